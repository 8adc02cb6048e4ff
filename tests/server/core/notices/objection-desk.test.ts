import { beforeEach, describe, expect, it } from 'vitest';
import type { BackEnd } from '../../../../server/core/back-end.ts';
import { sha256Hex } from '../../../../server/core/secrets.ts';
import { sandboxMembers } from '../../../../server/core/sandbox/sandbox-members.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import { pdfBytes } from '../../../../features/support/files.ts';
import { contentOf } from '../../../../server/core/byte-stream.ts';
import { Asker } from '../../../builders/asker.ts';
import { demoBackEnd } from '../../../builders/desks.ts';

let store: MemoryStore;
let backEnd: BackEnd;
let wei: Asker;

async function as(account: string): Promise<Asker> {
  const asker = new Asker(backEnd);
  await asker.signIn(account);
  return asker;
}

beforeEach(async () => {
  store = new MemoryStore();
  backEnd = await demoBackEnd(store);
  // The main user of a member on the watch list.
  wei = await as('weichangge');
});

const bytes = pdfBytes(300);
const declared = async (more: object = {}) => ({
  localFileName: '说明.pdf',
  size: bytes.length,
  sha256: await sha256Hex(bytes),
  docMaterialId: 'agency-objection',
  uploadId: 'U1',
  ...more,
});

/** Uploads a file as proof. Returns its number. */
async function proof(asker: Asker, uploadId = 'U1'): Promise<string> {
  const { fileName } = await asker.given<{ fileName: string }>('uploadPolicy', await declared({ uploadId }));
  const { envelope } = await backEnd.receiveFile(fileName, contentOf(bytes, 'application/pdf').bytes, {
    sessionToken: asker.token,
    locale: 'en',
    source: '192.0.2.1',
    host: '',
    traceId: 't',
    idempotencyKey: undefined,
  });
  return (envelope.data as { pkFile: string }).pkFile;
}

describe('an objection', () => {
  it('has a receipt number, its files, and the platform’s answer', async () => {
    const pkFile = await proof(wei);
    const sent = await wei.given<{ receiptNumber: string }>('objectToAgency', {
      statement: ' 我司并无违规 ',
      pkFiles: [pkFile, pkFile],
    });
    expect(sent).toMatchObject({
      receiptNumber: 'YY20261121-0001',
      billAgencyType: '2',
      statement: '我司并无违规',
      files: [{ pkFile, name: '说明.pdf' }],
      state: 'RECEIVED',
      answer: '',
      sentBy: '魏长歌',
    });
    // A submitted proof is not deleted.
    expect(await store.transaction(async ({ files }) => (await files.find(pkFile))?.submittedAt)).toBeDefined();
    await sandboxMembers(store, { now: () => 0 }).put({
      pkCorp: 'C-XILAN',
      objection: { receiptNumber: sent.receiptNumber, state: 'rejected', answer: '证据不足' },
    });
    const [answered] = await wei.given<readonly { readonly answerBy?: string }[]>('agencyObjections');
    expect(answered).toMatchObject({ state: 'REJECTED', answer: '证据不足' });
    expect([
      answered?.answerBy,
      (await wei.given<{ objectionReceipt?: string }>('companyFacts')).objectionReceipt,
    ]).toEqual([undefined, undefined]);
    const second = await wei.given<{ receiptNumber: string }>('objectToAgency', { statement: '补充说明', pkFiles: [] });
    expect(second.receiptNumber).toBe('YY20261121-0002');
    await sandboxMembers(store, { now: () => 0 }).put({
      pkCorp: 'C-XILAN',
      objection: { receiptNumber: second.receiptNumber, state: 'upheld', answer: '' },
    });
    expect(await wei.given('agencyNotices')).toEqual([]);
  });

  it('must be answered before the next one, and is refused for a good standing', async () => {
    await wei.ask('objectToAgency', { statement: '一', pkFiles: [] });
    expect((await wei.ask('objectToAgency', { statement: '二', pkFiles: [] })).code).toBe('NOT_IN_THIS_STATE');
    const [waits] =
      await wei.given<readonly { readonly receiptNumber: string; readonly answerBy: string }[]>('agencyObjections');
    expect([waits?.answerBy, await wei.given('companyFacts')]).toMatchObject([
      '2026-11-27',
      { objectionReceipt: waits?.receiptNumber },
    ]);
    expect((await (await as('heqinghe')).ask('objectToAgency', { statement: '一', pkFiles: [] })).code).toBe(
      'NOT_IN_THIS_STATE',
    );
  });

  it('belongs to the main user, and is hidden from other companies', async () => {
    await wei.ask('objectToAgency', { statement: '一', pkFiles: [] });
    expect([
      (await (await as('limin')).ask('objectToAgency', { statement: '一', pkFiles: [] })).code,
      (await (await as('limin')).ask('agencyObjections')).code,
    ]).toEqual(['NOT_PERMITTED', 'NOT_PERMITTED']);
    expect(await (await as('yanshuxin')).given('agencyObjections')).toEqual([]);
  });

  it('shows its files only to the main user', async () => {
    const pkFile = await proof(wei);
    await wei.given('objectToAgency', { statement: '一', pkFiles: [pkFile] });
    expect(await wei.given('fileInfo', { ids: [pkFile] })).toMatchObject([{ pkFile, name: '说明.pdf' }]);
    const others = [await as('yanshuxin'), await as('limin'), await as('zhousiyuan')];
    const codes = [];
    for (const other of others) codes.push((await other.ask('fileInfo', { ids: [pkFile] })).code);
    expect(codes).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND']);
  });

  it('hides its files from colleagues, and files that have not arrived from everybody', async () => {
    const pkFile = await proof(wei);
    await wei.given('objectToAgency', { statement: '一', pkFiles: [pkFile] });
    const { pkCorp } = (await store.transaction(async ({ users }) => users.byName('weichangge'))) ?? { pkCorp: '' };
    await store.transaction(async ({ users }) => {
      const other = await users.byName('limin');
      if (other) await users.save({ ...other, pkCorp, isMain: false });
    });
    const colleague = await as('limin');
    expect(await colleague.ask('fileInfo', { ids: [pkFile] })).toMatchObject({ code: 'NOT_FOUND' });
    // A colleague cannot add to the files either.
    expect(await colleague.ask('uploadPolicy', await declared({ uploadId: 'U2' }))).toMatchObject({
      code: 'NOT_FOUND',
    });
    await store.transaction(async ({ files }) => {
      const kept = await files.find(pkFile);
      if (kept) await files.save({ ...kept, state: 'awaited' });
    });
    expect(await wei.ask('fileInfo', { ids: [pkFile] })).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('needs a statement, and accepts only files that were uploaded for it by its sender', async () => {
    for (const statement of ['', '  ', '长'.repeat(2001)])
      expect(await wei.ask('objectToAgency', { statement, pkFiles: [] })).toMatchObject({
        code: 'REQUEST_INVALID',
        data: { field: 'statement' },
      });
    const yan = await as('yanshuxin');
    const theirs = await proof(yan, 'U9');
    expect(await wei.ask('objectToAgency', { statement: '一', pkFiles: [theirs] })).toMatchObject({
      code: 'REQUEST_INVALID',
      data: { field: 'pkFiles' },
    });
    expect(await wei.ask('objectToAgency', { statement: '一', pkFiles: ['PK-NONE'] })).toMatchObject({
      code: 'REQUEST_INVALID',
    });
    const awaited = await proof(wei, 'U8');
    await store.transaction(async ({ files }) => {
      const kept = await files.find(awaited);
      if (kept) await files.save({ ...kept, state: 'awaited' });
    });
    expect(await wei.ask('objectToAgency', { statement: '一', pkFiles: [awaited] })).toMatchObject({
      code: 'REQUEST_INVALID',
      data: { field: 'pkFiles' },
    });
    const own = await proof(wei);
    await store.transaction(async ({ files }) => {
      const file = await files.find(own);
      if (file) await files.save({ ...file, docMaterialId: 'DM-1' });
    });
    expect(await wei.ask('objectToAgency', { statement: '一', pkFiles: [own] })).toMatchObject({
      code: 'REQUEST_INVALID',
      data: { field: 'pkFiles' },
    });
    expect(await wei.ask('objectToAgency', { statement: '一', pkFiles: ['1', '2', '3', '4', '5', '6'] })).toMatchObject(
      { code: 'TOO_MANY_FILES', data: { most: 5 } },
    );
  });

  it('refuses a file of an earlier objection', async () => {
    const pkFile = await proof(wei);
    const { receiptNumber } = await wei.given<{ receiptNumber: string }>('objectToAgency', {
      statement: '一',
      pkFiles: [pkFile],
    });
    await sandboxMembers(store, { now: () => 0 }).put({
      pkCorp: 'C-XILAN',
      objection: { receiptNumber, state: 'rejected', answer: '' },
    });
    expect(await wei.ask('objectToAgency', { statement: '二', pkFiles: [pkFile] })).toMatchObject({
      code: 'REQUEST_INVALID',
      data: { field: 'pkFiles' },
    });
  });
});

describe('a file of an objection', () => {
  it('is accepted only from those who may object, in the allowed types and sizes', async () => {
    expect((await (await as('heqinghe')).ask('uploadPolicy', await declared())).code).toBe('NOT_FOUND');
    expect((await (await as('limin')).ask('uploadPolicy', await declared())).code).toBe('NOT_FOUND');
    expect((await wei.ask('uploadPolicy', await declared({ localFileName: 'a.exe' }))).code).toBe('FILE_EXTENSION');
    expect((await wei.ask('uploadPolicy', await declared({ size: 5120 * 1024 + 1 }))).code).toBe('FILE_TOO_LARGE');
    expect((await wei.ask('uploadPolicy', await declared({ size: 5120 * 1024 }))).code).toBe('0');
  });

  it('can be uploaded only by its owner, and is hidden from other companies', async () => {
    const { fileName } = await wei.given<{ fileName: string }>('uploadPolicy', await declared());
    const yan = await as('yanshuxin');
    const { envelope } = await backEnd.receiveFile(fileName, contentOf(bytes, 'application/pdf').bytes, {
      sessionToken: yan.token,
      locale: 'en',
      source: '192.0.2.1',
      host: '',
      traceId: 't',
      idempotencyKey: undefined,
    });
    expect(envelope.code).toBe('NOT_FOUND');
    const pkFile = await proof(wei, 'U2');
    expect((await yan.ask('fileInfo', { ids: [pkFile] })).code).toBe('NOT_FOUND');
  });

  it('does not open the upload of package files to a director', async () => {
    expect((await (await as('guyunzhou')).ask('uploadPolicy', await declared({ docMaterialId: 'DM-NONE' }))).code).toBe(
      'NOT_PERMITTED',
    );
  });
});
