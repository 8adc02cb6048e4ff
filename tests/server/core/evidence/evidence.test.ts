import { beforeEach, describe, expect, it } from 'vitest';
import type { CallerFacts } from '../../../../server/core/context.ts';
import { forgetUploads } from '../../../../server/core/evidence/shared/forgotten-uploads.ts';
import type { ItemRecord, PackageRecord } from '../../../../server/core/records/evidence.ts';
import { MemoryObjectStore } from '../../../../server/storage/objects/memory-object-store.ts';
import { good, arrivedFile, asked, policyFor, uploadingWorld, type World } from './uploading.ts';

let world: World;
let clerk: CallerFacts;
let docDatumId: string;
let waited = 0;

const found = async (): Promise<PackageRecord | undefined> =>
  world.store.transaction(async (transaction) => transaction.packages.find(docDatumId));
const items = async (): Promise<readonly ItemRecord[]> =>
  world.store.transaction(async (transaction) => transaction.items.ofPackage(docDatumId));

beforeEach(async () => {
  waited = 0;
  world = await uploadingWorld(new MemoryObjectStore(), {
    clock: { now: () => Date.now(), realTime: () => Date.now() + waited },
  });
  clerk = await world.asking('heqinghe');
  const returned = await world.store.transaction(async (transaction) =>
    transaction.packages.inStates(['AUDIT_REJECT']),
  );
  docDatumId = returned.find((each) => each.pkCorp === 'C-CHENGYE')?.docDatumId ?? '';
  await reopen();
});

async function done(name: Parameters<typeof asked>[1], request: object): Promise<void> {
  expect([name, (await asked(world, name, request, clerk)).code]).toEqual([name, '0']);
}

async function reopen(): Promise<void> {
  await done('packageModify', { docDatumId, dataVersion: (await found())?.dataVersion });
}

async function confirm(): Promise<void> {
  await done('packageConfirm', { docDatumId, dataVersion: (await found())?.dataVersion, taskSegment: 'CORP' });
}

async function theReturned(): Promise<ItemRecord> {
  const [item] = (await items()).filter((each) => each.result === 'NOPASS');
  if (!item) throw new Error('Nothing was returned');
  return item;
}

/** The platform returns an invoice, or passes everything. */
async function review(returned?: ItemRecord): Promise<void> {
  const marks = (await items()).map(
    ({ docMaterialId, docFileId }) =>
      ({
        materialId: docMaterialId,
        documentId: docFileId,
        result: docFileId === returned?.docFileId ? 'NOPASS' : 'PASS',
        reason: docFileId === returned?.docFileId ? '不清晰' : '',
      }) as const,
  );
  await world.backEnd.reviews.review(docDatumId, { as: 'first', result: returned ? 'NOPASS' : 'PASS', items: marks });
}

/** Replaces the file of an item. */
async function replaceFile(
  { docFileId, docMaterialId }: ItemRecord,
  uploadId: string,
  said = uploadId,
): Promise<string> {
  const pkFile = await arrivedFile(
    world,
    clerk,
    uploadId,
    docMaterialId,
    new Uint8Array([...good, ...new TextEncoder().encode(`%${said}\n`)]),
  );
  await done('fileModify', { docFileId, invoiceFile: pkFile });
  return pkFile;
}

/** Advances the time by hours, and runs the scheduled processing. */
async function forgetLater(): Promise<void> {
  waited = 3 * 60 * 60_000;
  await forgetUploads(world.store, world.parts.objects, Date.now() + waited);
}

async function isKept(pkFile: string): Promise<boolean> {
  const file = await world.store.transaction(async (transaction) => transaction.files.find(pkFile));
  return file !== undefined && (await world.parts.objects.head(file.objectKey)) !== undefined;
}

describe('an answer to a return', () => {
  const standing = async (docFileId: string) => (await items()).find((each) => each.docFileId === docFileId);

  it('needs another file: the same bytes again do not count', async () => {
    const returned = await theReturned();
    await replaceFile(returned, 'first', 'the same');
    await confirm();
    await review(returned);
    await reopen();
    await replaceFile(returned, 'second', 'the same');
    expect([
      (await standing(returned.docFileId))?.changedSinceReturn,
      (
        await asked(
          world,
          'packageConfirm',
          { docDatumId, dataVersion: (await found())?.dataVersion, taskSegment: 'CORP' },
          clerk,
        )
      ).code,
    ]).toEqual([false, 'SUBMIT_BLOCKED']);
    await replaceFile(returned, 'third', 'something else');
    expect((await standing(returned.docFileId))?.changedSinceReturn).toBe(true);
    await confirm();
  });
});

describe('a file of a submission', () => {
  it('is kept when another file replaced it after the next return, and that was passed', async () => {
    const returned = await theReturned();
    const first = await replaceFile(returned, 'first');
    await confirm();
    await review(returned);
    await reopen();
    const second = await replaceFile(returned, 'second');
    await confirm();
    await review();
    await forgetLater();
    expect([await isKept(first), await isKept(second)]).toEqual([true, true]);
  });

  it('is kept when its document was removed after the next return', async () => {
    const returned = await theReturned();
    const first = await replaceFile(returned, 'first');
    await confirm();
    await review(returned);
    await reopen();
    await done('fileUnrelate', { docMaterialId: returned.docMaterialId, docFileIds: [returned.docFileId] });
    await forgetLater();
    expect(await isKept(first)).toBe(true);
  });

  it('is kept, unlike a file that was replaced before it was submitted', async () => {
    const returned = await theReturned();
    const first = await replaceFile(returned, 'first');
    const second = await replaceFile(returned, 'second');
    await forgetLater();
    expect([await isKept(first), await isKept(second)]).toEqual([false, true]);
  });
});

it('files of earlier submissions do not reduce the number of uploads', async () => {
  const returned = await theReturned();
  await replaceFile(returned, 'first');
  await confirm();
  await review(returned);
  await reopen();
  await done('fileUnrelate', { docMaterialId: returned.docMaterialId, docFileIds: [returned.docFileId] });
  const place = { ...world, docMaterialId: returned.docMaterialId };
  for (let count = 0; count < 200; count += 1) expect((await policyFor(place, clerk, `up-${count}`)).code).toBe('0');
  expect((await policyFor(place, clerk, 'one-more')).code).toBe('TOO_MANY_UPLOADS');
});
