import { beforeEach, describe, expect, it } from 'vitest';
import type { CallerFacts } from '../../../../server/core/context.ts';
import type { ItemRecord, PackageRecord } from '../../../../server/core/records/evidence.ts';
import { MemoryObjectStore } from '../../../../server/storage/objects/memory-object-store.ts';
import { emptyInvoice } from '../../../../src/domain/evidence/invoice/invoice.ts';
import { asked, uploadingWorld, type World } from './uploading.ts';

const number = '26992000000001280999';
let world: World;
let clerk: CallerFacts;
let pattern: ItemRecord;
let mine: PackageRecord;

beforeEach(async () => {
  world = await uploadingWorld(new MemoryObjectStore());
  clerk = await world.asking('zhousiyuan');
  await world.store.transaction(async (transaction) => {
    const parent = await transaction.packages.find(world.docDatumId);
    const [some] = (await transaction.items.ofPackage(world.docDatumId)).filter(
      ({ content }) => content.kind === 'invoice',
    );
    if (!parent || !some) throw new Error('There is no invoice to begin with');
    [pattern, mine] = [some, parent];
    await transaction.items.save(invoice('DF-MINE', world.docDatumId));
  });
});

const invoice = (docFileId: string, docDatumId: string, code = ''): ItemRecord => ({
  ...pattern,
  docFileId,
  docDatumId,
  pkFiles: [],
  content: { kind: 'invoice', invoice: { ...emptyInvoice, code, number } },
});

/** Another package with the same invoice. */
async function another(docDatumId: string, change: Partial<PackageRecord>, code = ''): Promise<void> {
  await world.store.transaction(async (transaction) => {
    await transaction.packages.save({ ...mine, docDatumId, createdAt: mine.createdAt - 1, ...change });
    await transaction.items.save(invoice(`DF-${docDatumId}`, docDatumId, code));
  });
}
const usesOf = async (docDatumId: string, asking = clerk) => asked(world, 'invoiceUses', { docDatumId }, asking);

describe('the other uses of an invoice', () => {
  it('name the earlier package of the same company', async () => {
    await another('DD-EARLIER', {});
    expect(await usesOf(world.docDatumId)).toMatchObject({
      code: '0',
      data: { uses: [{ docFileId: 'DF-MINE', invoiceNum: number, usedIn: 'DD-EARLIER' }] },
    });
    expect(await usesOf('DD-EARLIER')).toMatchObject({ code: '0', data: { uses: [] } });
  });

  it.each<[string, Partial<PackageRecord>, string]>([
    ['of another company', { pkCorp: 'C-CHENGYE' }, ''],
    ['that is void', { state: 'INVALID' }, ''],
    ['that has one of another code', {}, '033992400111'],
  ])('name no package %s', async (_what, change, code) => {
    await another('DD-OTHER', change, code);
    expect(await usesOf(world.docDatumId)).toMatchObject({ code: '0', data: { uses: [] } });
  });

  it('are hidden from another company, together with the package’s existence', async () => {
    await another('DD-EARLIER', {});
    const stranger = await usesOf(world.docDatumId, await world.asking('heqinghe'));
    expect(stranger.code).toBe('NOT_FOUND');
    expect(stranger.code).toBe((await usesOf('DD-NONE', await world.asking('heqinghe'))).code);
  });
});
