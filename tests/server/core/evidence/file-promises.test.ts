import { beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../../../features/support/manual-clock.ts';
import { streamOf } from '../../../../server/core/byte-stream.ts';
import { callbackToken, isCallbackToken } from '../../../../server/core/evidence/callback-token.ts';
import type { CallerFacts } from '../../../../server/core/context.ts';
import { MemoryObjectStore } from '../../../../server/storage/objects/memory-object-store.ts';
import { arrivedFile, asked, good, HeldInspector, policyFor, uploadingWorld, type World } from './uploading.ts';

const start = Date.parse('2026-11-21T02:00:00Z');

/** Records the expiry times of its addresses. */
class DatedStore extends MemoryObjectStore {
  readonly ends: number[] = [];

  override async signedAddress(
    key: string,
    options: { readonly expiresAt: number; readonly downloadName?: string },
  ): Promise<string> {
    this.ends.push(options.expiresAt);
    return super.signedAddress(key, options);
  }
}

let objects: DatedStore;
let world: World;
let clerk: CallerFacts;

beforeEach(async () => {
  objects = new DatedStore();
  world = await uploadingWorld(objects, { clock: new ManualClock(start) });
  clerk = await world.asking('zhousiyuan');
});

/** A second place for contracts in the same package. */
async function placeBeside(): Promise<string> {
  return world.store.transaction(async (transaction) => {
    const material = await transaction.materials.find(world.docMaterialId);
    if (material) await transaction.materials.save({ ...material, docMaterialId: 'beside' });
    return 'beside';
  });
}

const naming = async (pkFile: string, docMaterialId = world.docMaterialId) =>
  asked(
    world,
    'fileCreate',
    { docMaterialId, docFileType: 'BUSI_CONTRACT', busiContractFile: [pkFile], contract: {} },
    clerk,
  );

describe('a new document', () => {
  it('is refused with a file that has not arrived', async () => {
    await policyFor(world, clerk, 'up');
    const { pkFile = '' } = (await world.file('up')) ?? {};
    expect(await naming(pkFile)).toEqual({ code: 'FILE_MISSING', data: { pkFile } });
  });

  it('is refused with a file of another material', async () => {
    const beside = await placeBeside();
    const pkFile = await arrivedFile(world, clerk, 'up');
    expect(await naming(pkFile, beside)).toEqual({ code: 'FILE_MISSING', data: { pkFile } });
    expect((await naming(pkFile)).code).toBe('0');
  });
});

it('an upload cannot be moved to another material', async () => {
  const beside = await placeBeside();
  await policyFor(world, clerk, 'up');
  expect((await policyFor({ ...world, docMaterialId: beside }, clerk, 'up')).code).toBe('IDEMPOTENCY_REUSED');
  expect((await policyFor(world, clerk, 'up')).code).toBe('0');
});

it('an address for reading is valid for five minutes, for operators and for the reviewer', async () => {
  const pkFile = await arrivedFile(world, clerk, 'up');
  const { data } = await asked(world, 'fileInfo', { ids: [pkFile] }, clerk);
  await asked(world, 'fileDownload', { id: pkFile }, clerk);
  await world.backEnd.files.reviewerAddress(pkFile);
  const end = start + 5 * 60_000;
  expect([data, objects.ends]).toMatchObject([[{ expiresAt: end }], [end, end, end]]);
});

it('two reports of one arrival share one inspection', async () => {
  const inspector = new HeldInspector();
  inspector.holds = true;
  const { form } = await policyFor(world, clerk, 'up');
  await objects.put(form.fileName, { bytes: streamOf(good), size: good.length, contentType: 'application/pdf' });
  const patience = Promise.withResolvers<void>();
  let waiting = 0;
  const backEnd = world.beside({
    inspector,
    untilTooLong: async () => {
      waiting += 1;
      return patience.promise;
    },
  });
  const notice = { objectKey: form.fileName, token: await callbackToken('of the tests', form.fileName) };
  const first = backEnd.fileArrived(notice, clerk);
  await expect.poll(() => inspector.held.length).toBe(1);
  const second = backEnd.fileArrived(notice, clerk);
  await expect.poll(() => waiting).toBe(2);
  inspector.held[0]?.();
  const { envelope } = await first;
  expect(envelope.code).toBe('0');
  patience.resolve();
  expect((await second).envelope).toEqual(envelope);
  expect(inspector.held).toHaveLength(1);
});

it('a callback token is valid only for the exact object key', async () => {
  const token = await callbackToken('of the tests', 'abcdX.pdf');
  expect(await isCallbackToken('of the tests', 'abcdX.pdf', token)).toBe(true);
  for (const other of ['abcdY.pdf', 'abcdX.pdg', 'abcdX.pd', 'abcdX.pdf.pdf', 'Xbcda.pdf'])
    expect(await isCallbackToken('of the tests', other, token)).toBe(false);
});
