import { beforeEach, expect, it } from 'vitest';
import { lapseDays, lapseDrafts } from '../../../../server/core/evidence/lapse-drafts.ts';
import type { PackageRecord } from '../../../../server/core/records/evidence.ts';
import { MemoryObjectStore } from '../../../../server/storage/objects/memory-object-store.ts';
import { lapsesOn } from '../../../../src/domain/evidence/materials/draft-lapse.ts';
import { GatedStore } from '../../../builders/gated-store.ts';
import { uploadingWorld, type World } from './uploading.ts';

const day = 86_400_000;
const createdAt = Date.parse('2026-08-01T02:00:00Z');

let world: World;
beforeEach(async () => {
  world = await uploadingWorld(new MemoryObjectStore());
});
async function draft(wish: Partial<PackageRecord> = {}): Promise<string> {
  const docDatumId = 'DD-DRAFT';
  await world.store.transaction(async (transaction) => {
    const like = await transaction.packages.find(world.docDatumId);
    if (like) await transaction.packages.save({ ...like, docDatumId, createdAt: createdAt, dataVersion: 4, ...wish });
  });
  return docDatumId;
}
const find = async (docDatumId: string) =>
  world.store.transaction(async (transaction) => transaction.packages.find(docDatumId));
const log = async (docDatumId: string) =>
  world.store.transaction(async (transaction) => transaction.log.ofPackage(docDatumId));

it('a draft without work for ninety days lapses, and its log records that', async () => {
  const docDatumId = await draft();
  const later = createdAt + 91 * day;
  await lapseDrafts(world.store, createdAt + 89 * day);
  expect((await find(docDatumId))?.state).toBe('PREPARE');
  await lapseDrafts(world.store, later);
  expect(await find(docDatumId)).toMatchObject({ state: 'INVALID', dataVersion: 5, stateSince: later });
  expect(await log(docDatumId)).toEqual([
    {
      docDatumId,
      at: later,
      action: 'lapsed',
      actorId: 'system',
      actorName: '',
      side: 'SYSTEM',
      detail: '',
      docFileId: undefined,
      returned: [],
      corrected: [],
      dataVersion: 5,
    },
  ]);
  await lapseDrafts(world.store, later + day);
  expect(await log(docDatumId)).toHaveLength(1);
});

it('work on a draft starts its ninety days again', async () => {
  const docDatumId = await draft();
  const worked = createdAt + 60 * day;
  await world.store.transaction(async (transaction) =>
    transaction.log.append({
      docDatumId,
      at: worked,
      action: 'item-edited',
      actorId: 'U1',
      actorName: '',
      side: 'CORP',
      detail: '',
      docFileId: undefined,
      returned: [],
      corrected: [],
      dataVersion: 4,
    }),
  );
  await lapseDrafts(world.store, createdAt + 91 * day);
  expect((await find(docDatumId))?.state).toBe('PREPARE');
  const record = await find(docDatumId);
  expect(record && (await world.store.transaction(async (transaction) => lapseDays(transaction, [record])))).toEqual(
    new Map([[docDatumId, lapsesOn(worked)]]),
  );
});

it('a package that is not a draft has no day of lapse, and never lapses', async () => {
  const docDatumId = await draft({ state: 'MODIFY' });
  const record = await find(docDatumId);
  expect(
    record &&
      (await world.store.transaction(async (transaction) =>
        lapseDays(transaction, [record, { ...record, docDatumId: 'DD-2', state: 'PREPARE' }]),
      )),
  ).toEqual(new Map([['DD-2', lapsesOn(createdAt)]]));
  await lapseDrafts(world.store, createdAt + 400 * day);
  expect((await find(docDatumId))?.state).toBe('MODIFY');
});

it.each<[string, (docDatumId: string) => Promise<unknown>, string]>([
  [
    'is worked on',
    async (docDatumId) =>
      world.store.transaction(async (transaction) =>
        transaction.log.append({
          docDatumId,
          at: createdAt + 91 * day,
          action: 'item-edited',
          actorId: 'U1',
          actorName: '',
          side: 'CORP',
          detail: '',
          docFileId: undefined,
          returned: [],
          corrected: [],
          dataVersion: 4,
        }),
      ),
    'PREPARE',
  ],
  ['is handed in', async () => draft({ state: 'UN_AUDIT' }), 'UN_AUDIT'],
  ['is left alone', async () => undefined, 'INVALID'],
])(
  'a draft that %s while the lapsing drafts are collected is judged by its state then',
  async (_what, meanwhile, state) => {
    const [docDatumId, gated] = [await draft(), new GatedStore(world.store)];
    gated.holdAfter(1);
    const lapsing = lapseDrafts(gated, createdAt + 91 * day);
    await gated.reached;
    await meanwhile(docDatumId);
    gated.release();
    await lapsing;
    expect((await find(docDatumId))?.state).toBe(state);
  },
);
