import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callbackToken } from '../../../server/core/evidence/callback-token.ts';
import { calls, type Browser } from './browser.ts';
import { declaredFile, littlePdf, placeForFiles, sendFile, sha256 } from './declared-upload.ts';
import { portalUnderTest, type PortalUnderTest } from './portal-under-test.ts';

const pdf = littlePdf;

let portal: PortalUnderTest;
let clerk: Browser;
let docMaterialId: string;

beforeAll(async () => {
  portal = await portalUnderTest({ withoutSandbox: true });
  clerk = portal.browser();
  await clerk.signIn('zhousiyuan');
  docMaterialId = await placeForFiles(clerk);
});
afterAll(async () => portal.close());

const declared = async (wish: Parameters<typeof declaredFile>[2] = {}) => declaredFile(clerk, docMaterialId, wish);
const sent = sendFile;

describe('uploads through the API', () => {
  it('accept a file that matches its declaration', async () => {
    const { fileName } = await declared();
    expect(await sent(clerk, fileName, pdf)).toMatchObject({
      status: 200,
      code: '0',
      data: { pkFile: expect.stringMatching(/^PK/) as string },
    });
  });

  it('count a file that arrives twice as one', async () => {
    const { fileName } = await declared({ uploadId: 'twice' });
    const [first, second] = [await sent(clerk, fileName, pdf), await sent(clerk, fileName, pdf)];
    expect(second.data).toEqual(first.data);
    expect(await declared({ uploadId: 'twice' })).toMatchObject(first.data);
  });

  it('refuse bytes that differ from the declaration', async () => {
    const { fileName } = await declared({ digest: '0'.repeat(64) });
    expect(await sent(clerk, fileName, pdf)).toMatchObject({ status: 200, code: 'FILE_MISMATCH' });
  });

  it('refuse a file that is not a PDF inside', async () => {
    const other = Buffer.from('not a PDF');
    const { fileName } = await declared({ size: other.length, digest: sha256(other) });
    expect(await sent(clerk, fileName, other)).toMatchObject({ status: 200, code: 'FILE_CONTENT' });
  });

  it('refuse more than sixty megabytes, with the limit', async () => {
    const { fileName } = await declared();
    expect(await sent(clerk, fileName, Buffer.alloc(61_440 * 1024 + 1))).toMatchObject({
      status: 200,
      code: 'FILE_TOO_LARGE',
      data: { megabytes: 60 },
    });
  });

  it('refuse a file under another field than `fileContent`, and a form without a file', async () => {
    const { fileName } = await declared();
    expect(await sent(clerk, fileName, pdf, {}, 'other')).toMatchObject({
      status: 400,
      code: 'REQUEST_INVALID',
      data: { field: 'fileContent' },
    });
    expect(await clerk.post(`${calls.upload}?fileName=${fileName}`, {})).toMatchObject({
      status: 400,
      code: 'REQUEST_INVALID',
    });
  });

  it.each<readonly [string, readonly string[], readonly string[]]>([
    ['a field that is named as what every object has', ['__proto__'], []],
    ['such a field behind its file', ['constructor'], ['fileContent']],
    ['a file that is named so', [], ['constructor']],
    ['more fields than anybody needs', Array.from({ length: 30 }, (_unused, index) => `field${index}`), []],
    ['two files', [], ['fileContent', 'fileContent']],
    ['another file first', [], ['other', 'fileContent']],
  ])('refuse a form with %s', async (_, fields, files) => {
    const { fileName } = await declared();
    const form = new FormData();
    for (const file of files) form.append(file, new Blob([new Uint8Array(pdf)]), 'one.pdf');
    for (const field of fields) form.append(field, 'x');
    const encoded = new Response(form);
    const payload = Buffer.from(await encoded.arrayBuffer());
    const refused = await clerk.send('POST', `${calls.upload}?fileName=${fileName}`, payload, {
      'content-type': encoded.headers.get('content-type') ?? '',
    });
    expect(refused).toMatchObject({ status: 400, code: 'REQUEST_INVALID', data: { field: 'fileContent' } });
    expect(await sent(clerk, fileName, pdf)).toMatchObject({ status: 200, code: '0' });
  });

  it('refuse strangers, visitors and other sites', async () => {
    const { fileName } = await declared();
    const stranger = portal.browser();
    await stranger.signIn('heqinghe');
    expect(await sent(stranger, fileName, pdf)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    const visitor = portal.browser();
    await visitor.get(calls.loginSession);
    expect(await sent(visitor, fileName, pdf)).toMatchObject({ status: 401, code: 'SESSION_REQUIRED' });
    expect(await sent(clerk, fileName, pdf, { 'x-xsrf-token': '' })).toMatchObject({
      status: 403,
      code: 'XSRF_INVALID',
    });
  });
});

describe('a report that a file arrived', () => {
  it('has the same answer for every object from others than the store, without a look-up', async () => {
    const [awaited, kept] = [(await declared()).fileName, (await declared()).fileName];
    await sent(clerk, kept, pdf);
    portal.loseDatabase(true);
    const stranger = portal.browser();
    const said = [];
    for (const token of ['', 'x', 'A'.repeat(43)]) {
      for (const object of [awaited, kept, 'never.pdf', '', undefined])
        said.push(await stranger.post(calls.arrived, { uploadId: 'x', bucket: 'evidence', object, token }));
    }
    portal.loseDatabase(false);
    expect(
      new Set(said.map(({ status, code, message, data }) => JSON.stringify([status, code, message, data]))),
    ).toEqual(new Set([JSON.stringify([200, 'NOT_FOUND', '内容不存在或已被删除', {}])]));
  });

  it('from the store makes the server inspect the object itself', async () => {
    const { fileName } = await declared();
    const token = await callbackToken('of the tests', fileName);
    const store = portal.browser();
    expect(await store.post(calls.arrived, { object: fileName, token })).toMatchObject({
      status: 200,
      code: 'FILE_MISSING',
    });
    const arrived = await sent(clerk, fileName, pdf);
    expect(await store.post(calls.arrived, { object: fileName, token })).toMatchObject({
      status: 200,
      code: '0',
      data: arrived.data,
    });
  });
});
