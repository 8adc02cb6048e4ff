import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { streamOf } from '../../../../server/core/byte-stream.ts';
import { callbackToken } from '../../../../server/core/evidence/callback-token.ts';
import type { CallerFacts } from '../../../../server/core/context.ts';
import type { FileInspector, Jobs } from '../../../../server/core/ports.ts';
import type { UserRecord } from '../../../../server/core/records/company.ts';
import type { Table } from '../../../../server/core/table.ts';
import type { Transaction } from '../../../../server/core/store.ts';
import type { ScanVerdict } from '../../../../server/core/evidence/virus-scanner.ts';
import { LightFileInspector } from '../../../../server/documents/light-file-inspector.ts';
import { MemoryObjectStore } from '../../../../server/storage/objects/memory-object-store.ts';
import { OssObjectStore } from '../../../../server/storage/objects/oss-object-store.ts';
import type { UploadForm } from '../../../../src/contract/documented/files.ts';
import { storeUnderTest, type Answer, type StoreUnderTest } from '../../object-store/store-under-test.ts';
import {
  bad,
  good,
  heldBack,
  HeldInspector,
  keptDigest,
  policyFor,
  sent,
  sha256,
  told,
  unasked,
  uploadingWorld,
  type World,
} from './uploading.ts';

// Nothing listens at this address: the test sends the store's callback itself.
const callbackAddress = 'http://127.0.0.1:9/callback';
let running: StoreUnderTest;
let world: World;
let clerk: CallerFacts;

async function opened(directUploads: boolean): Promise<void> {
  running = await storeUnderTest({ allowedCallbacks: [callbackAddress] });
  world = await uploadingWorld(new OssObjectStore({ ...running.config, directUploads, callbackAddress }));
  clerk = await world.asking('zhousiyuan');
}

async function had<Stored>(table: Table<Stored>, key: string): Promise<Stored> {
  const found = await table.find(key);
  if (!found) throw new Error(`There is no ${key}`);
  return found;
}

const objectsOnDisk = async () => (await running.filesOnDisk()).length;

/** Takes the turn from a server that is blocked for too long. */
const loseTurn = async () => world.store.transaction(async ({ leases }) => leases.remove('inspection C-YANZHOU'));

it('a file that waits for its inspection is opened only when its turn comes', async () => {
  const read: string[] = [];
  const objects = new (class extends MemoryObjectStore {
    override async get(key: string) {
      read.push(key);
      return super.get(key);
    }
  })();
  const [looks, turns] = [new LightFileInspector(), [] as (() => void)[]];
  const inspector: FileInspector = {
    inspect: async (content) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      turns.push(resolve);
      await promise;
      return looks.inspect(content);
    },
  };
  // The same server also opens the files whose arrival it reports.
  const jobs: Jobs = { put: async () => undefined, handle: () => undefined, counts: async () => [] };
  world = await uploadingWorld(objects, { inspector, jobs });
  clerk = await world.asking('zhousiyuan');
  const { form } = await policyFor(world, clerk, 'up');
  const coming = sent(world, clerk, form.fileName, streamOf(good));
  await expect.poll(() => turns.length).toBe(1);
  expect(read).toEqual([]);
  turns[0]?.();
  expect((await coming).code).toBe('0');
  expect(read).toHaveLength(1);
});

describe('bytes sent through the API', () => {
  beforeEach(async () => opened(false));
  afterEach(async () => running.stop());

  it.each([
    ['the same bytes', good],
    ['other bytes', bad],
  ])('that arrived completely are kept when %s arrive later', async (_, later) => {
    const { form } = await policyFor(world, clerk, 'up');
    const slow = heldBack(later);
    const first = sent(world, clerk, form.fileName, slow.stream);
    await slow.begun;
    const whole = await sent(world, clerk, form.fileName, streamOf(good));
    expect(whole.code).toBe('0');
    slow.release();
    expect(await first).toEqual(whole);
    expect(await keptDigest(world, 'up')).toBe(sha256(good));
    expect(await objectsOnDisk()).toBe(1);
  });

  it('that match the declaration are accepted although other bytes arrived meanwhile', async () => {
    const { form } = await policyFor(world, clerk, 'up');
    const slow = heldBack(good);
    const first = sent(world, clerk, form.fileName, slow.stream);
    await slow.begun;
    expect((await sent(world, clerk, form.fileName, streamOf(bad))).code).toBe('FILE_MISMATCH');
    slow.release();
    expect((await first).code).toBe('0');
    expect(await keptDigest(world, 'up')).toBe(sha256(good));
    expect(await objectsOnDisk()).toBe(1);
  });

  it('that match the declaration are accepted while earlier other bytes are still inspected', async () => {
    const slow = new HeldInspector();
    const { form } = await policyFor(world, clerk, 'up');
    slow.holds = true;
    const first = sent({ backEnd: world.beside({ inspector: slow }) }, clerk, form.fileName, streamOf(bad));
    await expect.poll(() => slow.held.length).toBe(1);
    await loseTurn();
    expect((await sent(world, clerk, form.fileName, streamOf(good))).code).toBe('0');
    slow.held[0]?.();
    expect((await first).code).toBe('0');
    expect(await keptDigest(world, 'up')).toBe(sha256(good));
    expect(await objectsOnDisk()).toBe(1);
  });

  it('are not disturbed by an early report of their arrival', async () => {
    const { form } = await policyFor(world, clerk, 'up');
    const slow = heldBack(good);
    const coming = sent(world, clerk, form.fileName, slow.stream);
    await slow.begun;
    const early = await world.backEnd.fileArrived(
      { objectKey: form.fileName, token: await callbackToken('of the tests', form.fileName) },
      clerk,
    );
    expect(early.envelope.code).toBe('FILE_MISSING');
    slow.release();
    expect((await coming).code).toBe('0');
    expect(await keptDigest(world, 'up')).toBe(sha256(good));
  });

  it('that are too many or too few leave no object', async () => {
    const { form } = await policyFor(world, clerk, 'up');
    for (const bytes of [good.subarray(1), Uint8Array.from([...good, 10])])
      expect((await sent(world, clerk, form.fileName, streamOf(bytes))).code).toBe('FILE_MISMATCH');
    expect([await objectsOnDisk(), (await world.file('up'))?.state]).toEqual([0, 'awaited']);
  });

  it('are not read from a caller who may not send them', async () => {
    const { form } = await policyFor(world, clerk, 'up');
    const [stranger, director] = [
      await world.asking('heqinghe'),
      await world.asking('guyunzhou', 'ROLE_CORP_DIRECTOR'),
    ];
    const own = await policyFor(world, await world.asking('linzhixia', 'ROLE_CORP_OPERATOR'), 'own');
    expect((await sent(world, stranger, form.fileName, unasked)).code).toBe('NOT_FOUND');
    expect((await sent(world, director, form.fileName, unasked)).code).toBe('NOT_FOUND');
    // The user's own file, in a role that changes no package.
    expect(
      (await sent(world, await world.asking('linzhixia', 'ROLE_CORP_DIRECTOR'), own.form.fileName, unasked)).code,
    ).toBe('NOT_PERMITTED');
    expect((await sent(world, { ...clerk, sessionToken: undefined }, form.fileName, unasked)).code).toBe(
      'SESSION_REQUIRED',
    );
  });
});

describe('bytes sent by a form', () => {
  beforeEach(async () => opened(true));
  afterEach(async () => running.stop());

  async function post(form: UploadForm, bytes: Uint8Array): Promise<Answer> {
    const data = new FormData();
    const fields = {
      key: form.key,
      policy: form.policy,
      OSSAccessKeyId: form.accessKeyId,
      Signature: form.sign,
      'x-oss-forbid-overwrite': 'true',
      'Content-Type': 'application/pdf',
    };
    for (const [name, value] of Object.entries(fields)) data.set(name, value ?? '');
    data.set('callback', form.callback ?? '');
    data.set('file', new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }));
    return running.post(data);
  }

  async function opens(): Promise<UploadForm> {
    return (await policyFor(world, clerk, 'up')).form;
  }

  it('are refused through the API without being read', async () => {
    const form = await opens();
    expect(form.useOss).toBe(true);
    expect((await sent(world, clerk, form.fileName, unasked)).code).toBe('UPLOAD_BY_FORM');
  });

  it('that were accepted are never replaced', async () => {
    const form = await opens();
    await post(form, good);
    expect((await told(world.backEnd, form)).code).toBe('0');
    expect((await post(form, bad)).status).toBe(409);
    expect((await told(world.backEnd, form)).code).toBe('0');
    expect(await keptDigest(world, 'up')).toBe(sha256(good));
  });

  it('that were refused void their form, and the right ones arrive by another form', async () => {
    const form = await opens();
    await post(form, bad);
    expect((await told(world.backEnd, form)).code).toBe('FILE_MISMATCH');
    expect(await objectsOnDisk()).toBe(0);
    await post(form, good);
    expect((await told(world.backEnd, form)).code).toBe('FILE_MISSING');
    expect(await objectsOnDisk()).toBe(0);
    const again = await opens();
    expect(again.key).not.toBe(form.key);
    await post(again, good);
    expect((await told(world.backEnd, again)).code).toBe('0');
    expect(await keptDigest(world, 'up')).toBe(sha256(good));
  });

  it('that were accepted stay when a slow server refuses earlier ones afterwards', async () => {
    const slow = new HeldInspector();
    const another = world.beside({ inspector: slow });
    const form = await opens();
    await post(form, bad);
    slow.holds = true;
    const late = told(another, form);
    await expect.poll(() => slow.held.length).toBe(1);
    await loseTurn();
    expect((await told(world.backEnd, form)).code).toBe('FILE_MISMATCH');
    // The old form can still be used, but nothing waits for its upload any more.
    await post(form, good);
    const again = await opens();
    await post(again, good);
    expect((await told(world.backEnd, again)).code).toBe('0');
    slow.held[0]?.();
    expect(await late).toMatchObject({ code: '0' });
    expect(await keptDigest(world, 'up')).toBe(sha256(good));
  });

  it.each([
    [
      'the company was struck off',
      'COMPANY_DEREGISTERED',
      async ({ companies }: Transaction, { pkCorp }: UserRecord) =>
        companies.save({ ...(await had(companies, pkCorp)), deregistered: true }),
    ],
    [
      'the role was withdrawn',
      'NOT_PERMITTED',
      async ({ users }: Transaction, user: UserRecord) => users.save({ ...user, roles: ['ROLE_CORP_DIRECTOR'] }),
    ],
    [
      'the account was taken away',
      'NOT_PERMITTED',
      async ({ users }: Transaction, { userId }: UserRecord) => users.remove(userId),
    ],
  ] as const)('are not accepted when %s since the form was given', async (_, code, happens) => {
    const form = await opens();
    const { createdBy = '' } = (await world.file('up')) ?? {};
    await world.store.transaction(async (transaction) => happens(transaction, await had(transaction.users, createdBy)));
    await post(form, good);
    expect((await told(world.backEnd, form)).code).toBe(code);
    expect(await objectsOnDisk()).toBe(0);
    expect(
      (await world.store.transaction(async (transaction) => transaction.files.byUploadId(createdBy, 'up')))?.state,
    ).toBe('awaited');
  });

  it('that were not reported are accepted when their upload is requested again', async () => {
    const form = await opens();
    await post(form, good);
    expect((await policyFor(world, clerk, 'up')).data).toMatchObject({
      pkFile: expect.stringMatching(/^PK/) as string,
    });
    expect(await keptDigest(world, 'up')).toBe(sha256(good));
  });
});

describe('a slow inspection of a file', () => {
  beforeEach(async () => opened(false));
  afterEach(async () => running.stop());

  it('does not block the caller, and the next request gets its result', async () => {
    const slow = new HeldInspector();
    slow.holds = true;
    let patience = Promise.withResolvers<void>();
    const server = {
      docMaterialId: world.docMaterialId,
      backEnd: world.beside({ inspector: slow, untilTooLong: async () => patience.promise }),
    };
    const { form } = await policyFor(server, clerk, 'up');
    const coming = sent(server, clerk, form.fileName, streamOf(good));
    await expect.poll(() => slow.held.length).toBe(1);
    patience.resolve();
    expect((await coming).code).toBe('FILE_BEING_CHECKED');
    expect((await policyFor(server, clerk, 'up')).code).toBe('FILE_BEING_CHECKED');
    patience = Promise.withResolvers<void>();
    const again = policyFor(server, clerk, 'up');
    slow.held[0]?.();
    expect((await again).data).toMatchObject({ pkFile: expect.stringMatching(/^PK/) as string });
    expect(slow.held).toHaveLength(1);
  });
});

describe('the verdict of a virus scanner', () => {
  beforeEach(async () => opened(false));
  afterEach(async () => running.stop());

  it.each<readonly [string, ScanVerdict, boolean, string, string | undefined]>([
    ['is kept with a clean file', { kind: 'clean' }, true, '0', 'clean'],
    ['keeps an infected file out', { kind: 'infected', threat: 'Some.Threat' }, false, 'FILE_INFECTED', 'not-scanned'],
    ['is kept as nothing where it could not scan', { kind: 'not-scanned' }, false, '0', 'not-scanned'],
    [
      'keeps out what it could not scan where it must',
      { kind: 'not-scanned' },
      true,
      'FILE_NOT_SCANNED',
      'not-scanned',
    ],
  ])('%s', async (_, verdict, required, code, kept) => {
    const { form } = await policyFor(world, clerk, 'up');
    const scanner = { required, scan: async () => verdict };
    expect((await sent({ backEnd: world.beside({ scanner }) }, clerk, form.fileName, streamOf(good))).code).toBe(code);
    const file = await world.file('up');
    expect([file?.state, file?.scan]).toEqual([code === '0' ? 'stored' : 'awaited', kept]);
    expect(await objectsOnDisk()).toBe(code === '0' ? 1 : 0);
  });
});
