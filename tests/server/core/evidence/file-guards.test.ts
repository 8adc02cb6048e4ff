import { beforeEach, describe, expect, it } from 'vitest';
import { streamOf } from '../../../../server/core/byte-stream.ts';
import type { CallerFacts } from '../../../../server/core/context.ts';
import { forgetUploads } from '../../../../server/core/evidence/shared/forgotten-uploads.ts';
import type { UserRecord } from '../../../../server/core/records/company.ts';
import type { PackageState } from '../../../../src/domain/evidence/materials/package-state.ts';
import { MemoryObjectStore } from '../../../../server/storage/objects/memory-object-store.ts';
import {
  arrivedFile,
  asked,
  good,
  heldBack,
  policyFor,
  sent,
  sha256,
  uploadingWorld,
  type World,
} from './uploading.ts';

let world: World;
let clerk: CallerFacts;
let waited = 0;

beforeEach(async () => {
  waited = 0;
  world = await uploadingWorld(new MemoryObjectStore(), {
    clock: { now: () => Date.now(), realTime: () => Date.now() + waited },
  });
  clerk = await world.asking('zhousiyuan');
});

async function moveTo(state: PackageState): Promise<void> {
  await world.store.transaction(async (transaction) => {
    const record = await transaction.packages.find(world.docDatumId);
    if (record) await transaction.packages.save({ ...record, state });
  });
}

/** Another company with a package that it is correcting, and a place in it for files. */
async function neighbour(): Promise<{ readonly asking: CallerFacts; readonly docMaterialId: string }> {
  const asking = await world.asking('heqinghe');
  const docMaterialId = await world.store.transaction(async (transaction) => {
    const [record] = (await transaction.packages.inStates(undefined)).filter(
      (each) => each.pkCorp === 'C-CHENGYE' && each.state === 'AUDIT_REJECT',
    );
    if (record) await transaction.packages.save({ ...record, state: 'PREPARE' });
    return (
      (await transaction.materials.ofPackage(record?.docDatumId ?? '')).find(
        (each) => each.category.docFileType === 'BUSI_CONTRACT',
      )?.docMaterialId ?? ''
    );
  });
  return { asking, docMaterialId };
}

const newItem = (pkFiles: readonly string[]) => ({
  docMaterialId: world.docMaterialId,
  docFileType: 'BUSI_CONTRACT',
  busiContractFile: pkFiles,
  contract: { contractNo: 'HT1', contractAmount: '1.00' },
});
const idOf = ({ data }: { readonly data: unknown }) => (data as { readonly docFileId: string }).docFileId;

describe('a file of a document may be seen by', () => {
  const reading = (pkFile: string) =>
    [
      ['fileInfo', { ids: [pkFile] }],
      ['fileDownload', { id: pkFile }],
      ['mimeTypes', { pkFiles: [pkFile] }],
    ] as const;

  it.each([
    ['an operator and a director of the company', 'guyunzhou', 'ROLE_CORP_DIRECTOR', '0'],
    ['nobody under a role without packages', 'zhousiyuan', 'ROLE_CORP_ADMIN', 'NOT_PERMITTED'],
    ['nobody under a role of the core side', 'zhousiyuan', 'ROLE_CORE_DIRECTOR', 'NOT_FOUND'],
    ['nobody of another company', 'heqinghe', 'ROLE_CORP_OPERATOR', 'NOT_FOUND'],
  ] as const)('%s', async (_, userName, role, code) => {
    const pkFile = await arrivedFile(world, clerk, 'up');
    for (const [name, request] of reading(pkFile)) expect((await asked(world, name, request, clerk)).code).toBe('0');
    const other = await world.asking(userName, role);
    for (const [name, request] of reading(pkFile))
      expect([name, (await asked(world, name, request, other)).code]).toEqual([name, code]);
  });

  it('nobody of an inner organisation of the company, nor may they see a file of all companies', async () => {
    const ofPackage = await arrivedFile(world, clerk, 'up');
    const ofAll = await arrivedFile(world, clerk, 'other');
    const change = async (more: Partial<UserRecord>) =>
      world.store.transaction(async ({ users }) => {
        const user = await users.byName('guyunzhou');
        if (user) await users.save({ ...user, ...more });
      });
    await world.store.transaction(async ({ files }) => {
      const file = await files.find(ofAll);
      if (file) await files.save({ ...file, pkCorp: undefined });
    });
    const reader = await world.asking('guyunzhou', 'ROLE_CORP_DIRECTOR');
    const codes = async () => {
      const all: string[] = [];
      for (const pkFile of [ofPackage, ofAll])
        for (const [name, request] of reading(pkFile)) all.push((await asked(world, name, request, reader)).code);
      return [...new Set(all)];
    };
    expect(await codes()).toEqual(['0']);
    await change({ institution: '象山仓储部', innerOrganisationId: 'IO-1' });
    expect(await codes()).toEqual(['NOT_PERMITTED']);
  });

  it('nobody, when it belongs to no package of the company', async () => {
    const { docMaterialId } = await neighbour();
    const pkFile = await arrivedFile(world, clerk, 'up');
    const move = async (place: string | undefined) =>
      world.store.transaction(async (transaction) => {
        const file = await transaction.files.find(pkFile);
        if (file) await transaction.files.save({ ...file, docMaterialId: place });
      });
    for (const place of [undefined, docMaterialId]) {
      await move(place);
      for (const [name, request] of reading(pkFile))
        expect((await asked(world, name, request, clerk)).code).toBe('NOT_FOUND');
    }
  });
});

describe('an upload', () => {
  it.each(['UN_AUDIT', 'AUDIT_REJECT', 'AUDITED'] as const)('is refused for a package in %s', async (state) => {
    await moveTo(state);
    expect((await policyFor(world, clerk, 'up')).code).toBe('NOT_OPEN_FOR_CHANGE');
  });

  it('is refused for a category that was not returned', async () => {
    await moveTo('MODIFY');
    expect((await policyFor(world, clerk, 'up')).code).toBe('NOT_OPEN_FOR_CHANGE');
  });

  it('is refused once the package is submitted, even when it has begun', async () => {
    const { form } = await policyFor(world, clerk, 'up');
    const slow = heldBack(good);
    const coming = sent(world, clerk, form.fileName, slow.stream);
    await slow.begun;
    await moveTo('UN_AUDIT');
    slow.release();
    expect((await coming).code).toBe('NOT_OPEN_FOR_CHANGE');
    expect((await sent(world, clerk, form.fileName, streamOf(good))).code).toBe('NOT_OPEN_FOR_CHANGE');
    expect((await world.file('up'))?.state).toBe('awaited');
  });

  it.each(['a/b.pdf', 'invoice\u202efdp.exe.pdf', `${'x'.repeat(252)}.pdf`])(
    'is refused under the name %j',
    async (localFileName) => {
      expect(await policyFor(world, clerk, 'up', { localFileName })).toMatchObject({
        code: 'FILE_NAME',
        data: { most: 255 },
      });
    },
  );

  it('is refused as the two hundred and first that is pending, until the others’ time is over', async () => {
    for (let count = 0; count < 200; count += 1) expect((await policyFor(world, clerk, `up-${count}`)).code).toBe('0');
    expect(await policyFor(world, clerk, 'one-more')).toMatchObject({ code: 'TOO_MANY_UPLOADS', data: { most: 200 } });
    expect((await policyFor(world, clerk, 'up-0')).code).toBe('0');
    expect((await policyFor(world, await world.asking('limin'), 'of-a-colleague')).code).toBe('0');
    waited = 15 * 60_000 + 1000;
    expect((await policyFor(world, clerk, 'one-more')).code).toBe('0');
  });

  it('is refused as the two hundred and first that arrived without a document', async () => {
    for (let count = 0; count < 200; count += 1) await arrivedFile(world, clerk, `up-${count}`);
    expect(await policyFor(world, clerk, 'one-more')).toMatchObject({ code: 'TOO_MANY_UPLOADS', data: { most: 200 } });
    const named = (await world.file('up-0'))?.pkFile ?? '';
    expect((await asked(world, 'fileCreate', newItem([named]), clerk)).code).toBe('0');
    expect((await policyFor(world, clerk, 'one-more')).code).toBe('0');
  });

  it('is removed with its object when no document uses it', async () => {
    await arrivedFile(world, clerk, 'loose');
    const key = (await world.file('loose'))?.objectKey ?? '';
    const forget = async () => forgetUploads(world.store, world.parts.objects, Date.now() + waited);
    waited = 74 * 60_000;
    await forget();
    expect([(await world.file('loose'))?.state, await world.parts.objects.head(key)]).toEqual([
      'stored',
      expect.anything(),
    ]);
    waited = 76 * 60_000;
    await forget();
    expect([await world.file('loose'), await world.parts.objects.head(key)]).toEqual([undefined, undefined]);
  });

  it('is removed with its objects when it was never accepted', async () => {
    const { form } = await policyFor(world, clerk, 'up');
    const kept = await arrivedFile(world, clerk, 'kept');
    await asked(world, 'fileCreate', newItem([kept]), clerk);
    const file = await world.file('up');
    await world.parts.objects.put(`${form.fileName.replace('.pdf', '')}-1.pdf`, {
      bytes: streamOf(good),
      size: good.length,
      contentType: 'application/pdf',
    });
    if (file) await world.store.transaction(async (transaction) => transaction.files.save({ ...file, attempts: 1 }));
    const forget = async () => forgetUploads(world.store, world.parts.objects, Date.now() + waited);
    waited = 60 * 60_000;
    await forget();
    expect(await world.file('up')).toBeDefined();
    waited = 76 * 60_000;
    await forget();
    expect(await world.file('up')).toBeUndefined();
    expect(await world.parts.objects.head(`${form.fileName.replace('.pdf', '')}-1.pdf`)).toBeUndefined();
    expect((await asked(world, 'fileInfo', { ids: [kept] }, await world.asking('zhousiyuan'))).code).toBe('0');
  });
});

describe('a document', () => {
  it('takes no file of another company, when it is created or changed', async () => {
    const { asking, docMaterialId } = await neighbour();
    const theirs = await arrivedFile(world, asking, 'theirs', docMaterialId);
    expect(theirs).toMatch(/^PK/);
    const own = await asked(world, 'fileCreate', newItem([await arrivedFile(world, clerk, 'own')]), clerk);
    expect(own.code).toBe('0');
    // Not even where it names a place of our own company.
    await world.store.transaction(async (transaction) => {
      const file = await transaction.files.find(theirs);
      if (file) await transaction.files.save({ ...file, docMaterialId: world.docMaterialId });
    });
    expect(await asked(world, 'fileCreate', newItem([theirs]), clerk)).toEqual({
      code: 'FILE_MISSING',
      data: { pkFile: theirs },
    });
    expect((await asked(world, 'fileModify', { docFileId: idOf(own), busiContractFile: [theirs] }, clerk)).code).toBe(
      'FILE_MISSING',
    );
  });

  it('takes as many files as its category allows', async () => {
    const files: string[] = [];
    for (let count = 0; count < 11; count += 1) files.push(await arrivedFile(world, clerk, `up-${count}`));
    expect(await asked(world, 'fileCreate', newItem(files), clerk)).toEqual({
      code: 'TOO_MANY_FILES',
      data: { most: 10 },
    });
    const made = await asked(world, 'fileCreate', newItem(files.slice(0, 10)), clerk);
    expect(made.code).toBe('0');
    expect((await asked(world, 'fileModify', { docFileId: idOf(made), busiContractFile: files }, clerk)).code).toBe(
      'TOO_MANY_FILES',
    );
  });

  it('takes each file once, and no file of another document', async () => {
    const [a, b] = [await arrivedFile(world, clerk, 'a'), await arrivedFile(world, clerk, 'b')];
    expect(await asked(world, 'fileCreate', newItem([a, a]), clerk)).toEqual({
      code: 'FILE_TWICE',
      data: { pkFile: a },
    });
    const first = await asked(world, 'fileCreate', newItem([a]), clerk);
    expect((await asked(world, 'fileCreate', newItem([a]), clerk)).code).toBe('FILE_TWICE');
    expect((await asked(world, 'fileModify', { docFileId: idOf(first), busiContractFile: [a, b] }, clerk)).code).toBe(
      '0',
    );
    expect((await asked(world, 'fileCreate', newItem([b]), clerk)).code).toBe('FILE_TWICE');
  });
});

it('an upload cannot be requested again with another digest', async () => {
  await policyFor(world, clerk, 'up');
  expect((await policyFor(world, clerk, 'up', { sha256: sha256(new Uint8Array()) })).code).toBe('IDEMPOTENCY_REUSED');
});
