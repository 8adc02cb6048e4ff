import { beforeEach, describe, expect, it } from 'vitest';
import type { CallerFacts } from '../../../../server/core/context.ts';
import { readingEffects } from '../../../../server/core/evidence/reading-effects.ts';
import { MemoryObjectStore } from '../../../../server/storage/objects/memory-object-store.ts';
import type { LoggedAction } from '../../../../src/domain/evidence/materials/progress.ts';
import type { PackageState } from '../../../../src/domain/evidence/materials/package-state.ts';
import { asked, uploadingWorld, type Said, type World } from './uploading.ts';

let world: World;
let clerk: CallerFacts;

beforeEach(async () => {
  const now = Date.parse('2026-11-21T02:00:00Z');
  world = await uploadingWorld(new MemoryObjectStore(), { clock: { now: () => now, realTime: () => now } });
  clerk = await world.asking('zhousiyuan');
});

async function put(state: PackageState, dataVersion: number, action: LoggedAction = 'submitted'): Promise<void> {
  await world.store.transaction(async (transaction) => {
    const found = await transaction.packages.find(world.docDatumId);
    if (!found) throw new Error('There is no draft');
    await transaction.packages.save({ ...found, state, dataVersion });
    await transaction.log.append({
      docDatumId: world.docDatumId,
      at: 1,
      action,
      actorId: 'U',
      actorName: '周思远',
      side: 'CORP',
      detail: '',
      docFileId: undefined,
      returned: [],
      corrected: [],
      dataVersion,
    });
  });
}
const invoices = { docFileType: 'BUSI_INVOICE', keptFields: 5, correctedFields: 1, typedFields: 2 };
const tell = async (effects: readonly object[] = [invoices], asking = clerk): Promise<Said> =>
  asked(world, 'readingEffect', { docDatumId: world.docDatumId, effects }, asking);
const sums = async () => world.store.transaction(readingEffects);

describe('the benefit of reading documents', () => {
  it('is summed by document type over all submissions', async () => {
    await put('UN_AUDIT', 7);
    expect(
      (await tell([invoices, { docFileType: 'BUSI_CONTRACT', keptFields: 1, correctedFields: 0, typedFields: 1 }]))
        .code,
    ).toBe('0');
    await put('UN_AUDIT', 9);
    expect((await tell()).code).toBe('0');
    expect(await sums()).toEqual({
      submissions: 2,
      byType: {
        BUSI_INVOICE: { kept: 10, corrected: 2, typed: 4 },
        BUSI_CONTRACT: { kept: 1, corrected: 0, typed: 1 },
      },
    });
  });

  it('is counted once for each submission, even when several users report it', async () => {
    await put('UN_AUDIT', 7);
    await tell();
    expect((await tell([{ ...invoices, keptFields: 99 }], await world.asking('limin'))).code).toBe('0');
    expect(await sums()).toMatchObject({ submissions: 1, byType: { BUSI_INVOICE: { kept: 5 } } });
  });

  it('is not counted before a submission, or once the company has the package again', async () => {
    expect((await tell()).code).toBe('NOT_IN_THIS_STATE');
    await put('UN_AUDIT', 7);
    await put('MODIFY', 8, 'change-granted');
    expect((await tell()).code).toBe('NOT_IN_THIS_STATE');
    expect((await sums()).submissions).toBe(0);
  });

  it('is refused with a repeated type or invalid counts, to a director, and to another company', async () => {
    await put('UN_AUDIT', 7);
    expect((await tell([invoices, invoices])).code).toBe('REQUEST_INVALID');
    for (const keptFields of [-1, 0.5, 1e9])
      expect((await tell([{ ...invoices, keptFields }])).code).toBe('REQUEST_INVALID');
    expect((await tell([{ ...invoices, docFileType: 'OTHER' }])).code).toBe('REQUEST_INVALID');
    expect((await tell([invoices], await world.asking('guyunzhou', 'ROLE_CORP_DIRECTOR'))).code).toBe('NOT_PERMITTED');
    expect((await tell([invoices], await world.asking('heqinghe'))).code).toBe('NOT_FOUND');
    expect((await sums()).submissions).toBe(0);
  });
});
