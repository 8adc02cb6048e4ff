import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls, type Browser } from './browser.ts';
import { portalUnderTest, type PortalUnderTest } from './portal-under-test.ts';

let portal: PortalUnderTest;
let clerk: Browser;

beforeAll(async () => {
  portal = await portalUnderTest();
  clerk = portal.browser();
  await clerk.signIn('heqinghe');
});
afterAll(async () => portal.close());

interface Listed {
  readonly records: readonly { readonly docDatumId: string; readonly dataVersion: number; readonly state: string }[];
}
const words = async (wish: string) => (await portal.browser().get(calls.security, { 'accept-language': wish })).message;
const list = async (browser: Browser, more: object = {}) =>
  ((await browser.post(calls.page, { docType: 'CREDIT', page: 1, pageSize: 20, ...more })).data as Listed).records;

describe('calls over HTTP', () => {
  it('answer with the envelope and a trace, and are not stored', async () => {
    const answer = await clerk.post(
      calls.page,
      { docType: 'CREDIT', page: 1, pageSize: 5 },
      { 'x-trace-id': 'trace-of-mine-1' },
    );
    expect(answer).toMatchObject({ status: 200, code: '0', message: '', traceId: 'trace-of-mine-1' });
    expect(answer.response.headers).toMatchObject({
      'x-trace-id': 'trace-of-mine-1',
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
    });
  });

  it('get a new trace id when the given one is not valid', async () => {
    for (const bad of ['<script>', 'short', 'x'.repeat(65)]) {
      const { response } = await clerk.get(calls.security, { 'x-trace-id': bad });
      expect(response.headers['x-trace-id']).toMatch(/^[0-9a-f]{32}$/);
    }
  });

  it('word refusals in the requested language', async () => {
    expect(await words('en-GB,en;q=0.9')).toBe('Please sign in first');
    expect(await words('fr, en;q=0.4, zh-TW;q=0.8')).toBe('请先登录');
    expect(await words('de')).toBe('请先登录');
  });

  it("answer for another company's package as for an unknown one", async () => {
    const [own] = await list(clerk);
    const stranger = portal.browser();
    await stranger.signIn('limin');
    expect(await clerk.get(`${calls.find}?docDatumId=${own?.docDatumId}`)).toMatchObject({ status: 200, code: '0' });
    const foreign = await stranger.get(`${calls.find}?docDatumId=${own?.docDatumId}`);
    const none = await stranger.get(`${calls.find}?docDatumId=DD20200101-0001`);
    expect(foreign).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect({ ...foreign, traceId: '', response: '' }).toEqual({ ...none, traceId: '', response: '' });
  });

  it('refuse an invalid request without a fault of the server', async () => {
    const json = { 'content-type': 'application/json' };
    expect(await clerk.post(calls.page, { docType: 'CREDIT', page: 0, pageSize: 5 })).toMatchObject({
      status: 400,
      code: 'REQUEST_INVALID',
      data: { field: 'page' },
    });
    expect(await clerk.send('POST', calls.page, '{', json)).toMatchObject({ status: 400, code: 'REQUEST_INVALID' });
    expect(await clerk.send('POST', calls.page, '[1]', json)).toMatchObject({ status: 400, code: 'REQUEST_INVALID' });
    expect(await clerk.send('POST', calls.page, '"text"', json)).toMatchObject({
      status: 400,
      code: 'REQUEST_INVALID',
    });
    expect(await clerk.send('POST', calls.page, '', json)).toMatchObject({ status: 400, code: 'REQUEST_INVALID' });
    expect(await clerk.send('POST', calls.page, '{"docType":"a\\u0000","page":1,"pageSize":1}', json)).toMatchObject({
      status: 400,
      code: 'REQUEST_INVALID',
    });
    expect(
      await clerk.send('POST', calls.page, '{"docType":"CREDIT","keyword":"\\\\u0000","page":1,"pageSize":1}', json),
    ).toMatchObject({ status: 200, code: '0' });
    expect(await clerk.send('POST', calls.page, '{"__proto__":{"x":1}}', json)).toMatchObject({
      status: 400,
      code: 'REQUEST_INVALID',
    });
    expect(await clerk.send('POST', calls.page, '<a/>', { 'content-type': 'text/xml' })).toMatchObject({
      status: 415,
      code: 'REQUEST_INVALID',
    });
    expect(await clerk.send('POST', calls.page, 'x=1', { 'content-type': 'text/plain' })).toMatchObject({
      status: 415,
      code: 'REQUEST_INVALID',
    });
    expect(await clerk.send('POST', calls.page, `"${'x'.repeat(600_000)}"`, json)).toMatchObject({
      status: 413,
      code: 'REQUEST_INVALID',
    });
    expect(await clerk.get(`${calls.find}?docDatumId=%00`)).toMatchObject({ status: 400, code: 'REQUEST_INVALID' });
    expect(await clerk.get(`${calls.find}?docDatumId=%E0%A4%A`)).toMatchObject({
      status: 400,
      code: 'REQUEST_INVALID',
    });
  });

  it.each(['HT\u202e2026', 'HT\n2026', 'HT\u00072026', 'HT\u200b2026', `${'审核已通过无需再看'.repeat(2)}HT2026`])(
    'refuse an impossible contract number on paper by its field: %j',
    async (contractNoAsWritten) => {
      const asked = {
        docMaterialId: 'M1',
        docFileType: 'BUSI_CONTRACT',
        contract: { contractNo: 'HT2026' },
        extBusiParams: JSON.stringify({ contractNoAsWritten }),
      };
      expect(await clerk.post('/api/web/corp/v1/certificate/doc/file/create', asked)).toMatchObject({
        status: 400,
        code: 'REQUEST_INVALID',
        data: { field: 'extBusiParams.contractNoAsWritten' },
      });
    },
  );

  it('take the parameters of a POST from its body only', async () => {
    const wish = { docType: 'CREDIT', page: 1, pageSize: 20 };
    const whole = (await clerk.post(calls.page, wish)).data as Listed;
    expect((await clerk.post(`${calls.page}?pageSize=1&page=9`, wish)).data).toEqual(whole);
    expect(await clerk.post(`${calls.page}?docType=CREDIT&page=1&pageSize=1`, {})).toMatchObject({
      status: 400,
      code: 'REQUEST_INVALID',
    });
  });

  it('refuse a page of another account, except for the call that tells whose the session is', async () => {
    const meant = (account: string) => ({ 'x-account': account });
    expect(await clerk.get('/api/web/corp/v1/corps/info', meant('U-limin'))).toMatchObject({
      status: 409,
      code: 'ACCOUNT_SWITCHED',
      data: { account: 'U-limin' },
    });
    expect(await clerk.post(calls.page, { docType: 'CREDIT', page: 1, pageSize: 5 }, meant('U-limin'))).toMatchObject({
      status: 409,
      code: 'ACCOUNT_SWITCHED',
    });
    const form = '--x\r\ncontent-disposition: form-data; name="fileContent"; filename="a.pdf"\r\n\r\n%PDF\r\n--x--\r\n';
    expect(
      await clerk.send('POST', `${calls.upload}?fileName=a.pdf`, form, {
        'content-type': 'multipart/form-data; boundary=x',
        ...meant('U-limin'),
      }),
    ).toMatchObject({ status: 409, code: 'ACCOUNT_SWITCHED' });
    for (const account of ['U-heqinghe', ''])
      expect(await clerk.post(calls.page, { docType: 'CREDIT', page: 1, pageSize: 5 }, meant(account))).toMatchObject({
        status: 200,
        code: '0',
      });
    expect(await clerk.get(`${calls.security}?user3Required=true`, meant('U-limin'))).toMatchObject({
      status: 200,
      code: '0',
      data: { user3: { userId: 'U-heqinghe' } },
    });
    expect(await portal.browser().get(calls.security, meant('U-limin'))).toMatchObject({
      status: 401,
      code: 'SESSION_REQUIRED',
    });
  });

  it('answer business refusals with status 200', async () => {
    const [own] = await list(clerk, { docDatumStates: ['AUDIT_REJECT'] });
    expect(await clerk.post(calls.modify, { docDatumId: own?.docDatumId, dataVersion: 999 })).toMatchObject({
      status: 200,
      code: 'DATA_VERSION_STALE',
      data: { current: own?.dataVersion },
    });
  });

  it('answer unknown paths and methods with the envelope', async () => {
    expect(await clerk.get('/api/web/nothing')).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect(await clerk.get('/api/workbench/nothing')).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect(await clerk.send('PUT', calls.page, '{}', { 'content-type': 'application/json' })).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    });
  });

  it('refuse an extension that is not announced', async () => {
    const bare = await portalUnderTest({ extensions: [] });
    const browser = bare.browser();
    await browser.signIn('heqinghe');
    expect(await browser.post('/api/web/corp/v1/extensions/packages/totals', { docType: 'CREDIT' })).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    });
    expect((await browser.get('/cv3/config.json')).response.json()).toMatchObject({ extensions: [] });
    await bare.close();
    expect(await clerk.post('/api/web/corp/v1/extensions/packages/totals', { docType: 'CREDIT' })).toMatchObject({
      code: '0',
      data: { count: 1 },
    });
  });

  it('answer that the server is busy while the database is away, and log the fault without personal data', async () => {
    portal.loseDatabase(true);
    expect(await clerk.get(`${calls.security}?user3Required=true`, { 'x-trace-id': 'trace-of-a-fault' })).toMatchObject(
      { status: 503, code: 'SERVER_BUSY' },
    );
    portal.loseDatabase(false);
    const lines = portal.logged
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter((line) => line['traceId'] === 'trace-of-a-fault');
    expect(lines).toMatchObject([
      { level: 'error', call: 'security', fault: 'StoreUnavailable' },
      { level: 'warn', event: 'call', call: 'security', status: 503 },
    ]);
  });

  it('are logged by name, without personal data', () => {
    const text = portal.logged.join('');
    expect(text).toContain('"call":"loginPassword"');
    for (const personal of ['heqinghe', '何青禾', '127.0.0.1', 'user3Required', 'docDatumId='])
      expect(text).not.toContain(personal);
  });
});
