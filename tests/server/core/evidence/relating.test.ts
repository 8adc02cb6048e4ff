import { beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../../../features/support/manual-clock.ts';
import type { CallerFacts } from '../../../../server/core/context.ts';
import type { PackageRecord } from '../../../../server/core/records.ts';
import { MemoryObjectStore } from '../../../../server/storage/objects/memory-object-store.ts';
import { asked, uploadingWorld, type World } from './uploading.ts';

let world: World;
let clerk: CallerFacts;
let handedIn: PackageRecord;

interface Offered {
  readonly isCanRelateBusinessNumber: boolean;
  readonly credits: readonly { readonly fkCredit: string; readonly creditNo: string; readonly amount: string }[];
}

beforeEach(async () => {
  world = await uploadingWorld(new MemoryObjectStore(), { clock: new ManualClock(Date.parse('2026-11-21T02:00:00Z')) });
  clerk = await world.asking('zhousiyuan');
  handedIn = await world.store.transaction(async (transaction) => {
    const { records } = await transaction.candidates.page({ book: 'credit', side: 'finance', pkCorp: 'C-YANZHOU', states: ['HOLDING'], businessTypes: undefined, productType: undefined, counterparty: undefined, offset: 0, limit: 200 });
    const first = records.find(({ number }) => number.endsWith('-00871'));
    const found = await transaction.packages.find(world.docDatumId);
    if (!first || !found) throw new Error('The demo world has lost its first receivable');
    const record: PackageRecord = { ...found, state: 'UN_AUDIT', fkFinance: first.fkFinance ?? '', businessType: first.businessType, book: 'credit', side: 'finance' };
    for (const business of await transaction.candidates.inPackage(world.docDatumId)) await transaction.candidates.save({ ...business, packagedIn: undefined });
    await transaction.candidates.save({ ...first, packagedIn: world.docDatumId });
    await transaction.packages.save(record);
    return record;
  });
});

const offered = async (asking = clerk) => (await asked(world, 'relateCheck', { docDatumId: world.docDatumId }, asking)).data as Offered;
const relate = async (ids: readonly string[], wish: object = {}, asking = clerk) =>
  asked(world, 'relate', { docType: 'CREDIT', docDatumId: world.docDatumId, dataVersion: handedIn.dataVersion, businessNumberIds: ids, ...wish }, asking);
const idOf = async (ending: string): Promise<string> => (await offered()).credits.find(({ creditNo }) => creditNo.endsWith(ending))?.fkCredit ?? '';

describe('relating further businesses', () => {
  it('offers what goes with the package, and counts what was related', async () => {
    expect((await offered()).isCanRelateBusinessNumber).toBe(true);
    const id = await idOf('-00880');
    expect(await relate([id])).toMatchObject({ code: '0', data: { dataVersion: handedIn.dataVersion + 1 } });
    const now = await world.store.transaction(async (transaction) => ({ record: await transaction.packages.find(world.docDatumId), related: await transaction.candidates.find(id), log: await transaction.log.ofPackage(world.docDatumId) }));
    expect(now.record).toMatchObject({ state: 'UN_AUDIT', totalAmount: { fen: handedIn.totalAmount.fen + 9_648_000n } });
    expect(now.related).toMatchObject({ packagedIn: world.docDatumId });
    expect(now.log.at(-1)).toMatchObject({ action: 'related', detail: 'RX6101-2026-00880', actorName: '周思远', dataVersion: handedIn.dataVersion + 1 });
    expect(await idOf('-00880')).toBe('');
  });

  it('relates all or none', async () => {
    const all = await world.store.transaction(async (transaction) => transaction.candidates.page({ book: 'credit', side: 'finance', pkCorp: 'C-YANZHOU', states: undefined, businessTypes: undefined, productType: undefined, counterparty: undefined, offset: 0, limit: 200 }));
    const foreign = all.records.find(({ number }) => number.endsWith('-01120'))?.id ?? '';
    const id = await idOf('-00880');
    expect(await relate([id, foreign])).toMatchObject({ code: 'SELECTION_REFUSED' });
    expect(await idOf('-00880')).toBe(id);
  });

  it('is guarded by version, by state, and by whose it is', async () => {
    const id = await idOf('-00880');
    expect((await relate([id], { dataVersion: 99 })).code).toBe('DATA_VERSION_STALE');
    expect((await relate([], {})).code).toBe('REQUEST_INVALID');
    expect((await relate(['K-NONE'])).code).toBe('NOT_FOUND');
    expect((await relate([id], {}, await world.asking('heqinghe'))).code).toBe('NOT_FOUND');
    expect((await relate([id], {}, await world.asking('guyunzhou', 'ROLE_CORP_DIRECTOR'))).code).toBe('NOT_PERMITTED');
    await world.store.transaction(async (transaction) => transaction.packages.save({ ...handedIn, state: 'AUDIT_REJECT' }));
    expect((await relate([id])).code).toBe('NOT_IN_THIS_STATE');
    expect(await offered()).toEqual({ isCanRelateBusinessNumber: false, credits: [] });
  });

  it('of two clerks at one moment is one, and under one key too', async () => {
    const id = await idOf('-00880');
    const limin = await world.asking('limin');
    const keyed = { ...clerk, idempotencyKey: 'once' };
    const codes = (await Promise.all([relate([id], {}, keyed), relate([id], {}, limin)])).map(({ code }) => code);
    expect(codes.toSorted()).toEqual(['0', 'DATA_VERSION_STALE']);
    if (codes[0] === '0') expect((await relate([id], {}, keyed)).code).toBe('0');
  });
});
