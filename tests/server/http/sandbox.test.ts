import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PortalClock } from '../../../server/core/sandbox/portal-clock.ts';
import { sandboxDesk } from '../../../server/core/sandbox/sandbox-desk.ts';
import { durationMilliseconds } from '../../../server/http/sandbox/sandbox-requests.ts';
import { InProcessJobs } from '../../../server/jobs/in-process-jobs.ts';
import { MemoryObjectStore } from '../../../server/storage/objects/memory-object-store.ts';
import { calls, type Browser } from './browser.ts';
import { allMarked } from './marking.ts';
import { portalUnderTest, type PortalUnderTest } from './portal-under-test.ts';

let portal: PortalUnderTest;
let player: Browser;
beforeEach(async () => {
  portal = await portalUnderTest();
  player = portal.browser();
});
afterEach(async () => portal.close());

interface Queued {
  readonly docDatumId: string;
  readonly state: string;
  readonly reviewStage: string | null;
  readonly materials: readonly {
    readonly docMaterialId: string;
    readonly required: boolean;
    readonly items: readonly {
      readonly docMaterialId: string;
      readonly docFileId: string;
      readonly name: string;
      readonly fields: object;
      readonly files: readonly { readonly url: string }[];
    }[];
  }[];
}
const queue = async (state: string) =>
  (await player.get(`/sandbox/v1/packages?state=${state}`)).data as readonly Queued[];
const marks = (queued: Queued | undefined) => (queued ? allMarked(queued) : []);
const review = async (docDatumId: string | undefined, body: object) =>
  player.post(`/sandbox/v1/packages/${docDatumId}/review`, body);

describe('the sandbox', () => {
  it('is not available unless it is switched on', async () => {
    const plain = await portalUnderTest({ withoutSandbox: true });
    expect(await plain.browser().get('/sandbox/v1/accounts')).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect((await plain.browser().get('/sandbox/')).status).toBe(404);
    expect((await plain.browser().get('/cv3/config.json')).response.json()).toMatchObject({ sandbox: false });
    await plain.close();
  });

  it('sets an invoice’s state in the tax register, and shows it', async () => {
    const [queued] = await queue('UN_AUDIT');
    const [item] = (queued?.materials ?? [])
      .flatMap(({ items }) => items)
      .filter(({ fields }) => 'invoiceNum' in fields);
    const { invoiceNum: number = '', invoiceCode: code = '' } = (item?.fields ?? {}) as {
      readonly invoiceNum?: string;
      readonly invoiceCode?: string;
    };
    const shown = async () =>
      (
        (await queue('UN_AUDIT'))
          .flatMap(({ materials }) => materials.flatMap(({ items }) => items))
          .find(({ docFileId }) => docFileId === item?.docFileId) as
          | { readonly invoiceState: string | null }
          | undefined
      )?.invoiceState;
    const registered = async () =>
      (
        (await player.get(`/sandbox/v1/invoices?search=${number}`)).data as {
          readonly invoices: readonly { readonly number: string; readonly state: string }[];
        }
      ).invoices.map((each) => [each.number, each.state]);
    for (const [state, said] of [
      ['RED', 'RED'],
      ['VOID', 'VOID'],
      ['NORMAL', null],
    ] as const) {
      expect(await player.post('/sandbox/v1/invoices', { number, code, state })).toMatchObject({
        status: 200,
        code: '0',
      });
      expect(await shown()).toBe(said);
      expect(await registered()).toEqual(said === null ? [] : [[number, said]]);
    }
    expect(await player.get(`/sandbox/v1/invoices?search=${'9'.repeat(33)}`)).toMatchObject({
      status: 400,
      code: 'REQUEST_INVALID',
    });
    expect(await player.post('/sandbox/v1/invoices', { number: ' ', state: 'RED' })).toMatchObject({
      status: 400,
      code: 'REQUEST_INVALID',
    });
    expect(await player.post('/sandbox/v1/invoices', { number, state: 'GREEN' })).toMatchObject({
      status: 400,
      code: 'REQUEST_INVALID',
    });
  });

  it('changes the look of a host from its next load on, and refuses invalid looks', async () => {
    interface Shown {
      readonly host: string;
      readonly look: Readonly<Record<string, string | boolean>>;
    }
    const shown = async () => (await player.get('/sandbox/v1/platforms')).data as readonly Shown[];
    const lanchuan = (await shown()).find(({ host }) => host === 'lanchuan.localhost');
    expect(lanchuan?.look).toMatchObject({
      platformName: '澜川产业金融',
      topSlogan: '同轨而行，资金先到每一间工厂，月月如期',
      isRT: true,
      shortBar: false,
    });
    const changed = {
      host: 'lanchuan.localhost',
      look: { ...lanchuan?.look, platformName: '澜川新貌', topSlogan: '', shortBar: true },
    };
    expect(await player.post('/sandbox/v1/platforms', changed)).toMatchObject({
      status: 200,
      code: '0',
      data: changed,
    });
    const page = await player.get('/cv3/login/login', { host: 'lanchuan.localhost' });
    expect(page.response.body).toContain('澜川新貌');
    expect(page.response.body).not.toContain('同轨而行');
    for (const [field, value] of [
      ['topBarColor', 'red'],
      ['onlineService', 'javascript:alert(1)'],
      ['platformLogo', 'https://huiyu.example/x.png'],
      ['platformName', ''],
    ] as const) {
      expect(
        await player.post('/sandbox/v1/platforms', { ...changed, look: { ...changed.look, [field]: value } }),
      ).toMatchObject({ status: 400, code: 'REQUEST_INVALID', data: { field: `look.${field}` } });
    }
    expect(await player.post('/sandbox/v1/platforms', { ...changed, host: 'nobody.localhost' })).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    });
    expect(await player.post('/sandbox/v1/platforms', { ...changed, host: '__proto__' })).toMatchObject({
      status: 404,
    });
    expect((await shown()).find(({ host }) => host === 'wuming.localhost')?.look).toMatchObject({ platformName: '' });
  });

  it('refuses other host names, and pages of other origins', async () => {
    const refused = { status: 403, code: 'NOT_PERMITTED' };
    expect(await player.get('/sandbox/v1/clock', { host: 'evil.example' })).toMatchObject(refused);
    expect(await player.get('/sandbox/v1/clock', { host: '127.0.0.1:9999' })).toMatchObject(refused);
    expect(await player.post('/sandbox/v1/reset', {}, { origin: 'http://evil.example' })).toMatchObject(refused);
    expect(await player.post('/sandbox/v1/reset', {}, { origin: 'null' })).toMatchObject(refused);
    expect((await player.get('/sandbox/', { host: 'evil.example' })).status).toBe(403);
    // A navigation from another site has no origin; the browser sends its source in another header.
    expect(await player.get('/sandbox/v1/clock', { 'sec-fetch-site': 'cross-site' })).toMatchObject(refused);
    // The entry page of the workbench, to which every host of the portal leads, may be opened by a navigation, and by
    // no other request.
    const led = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
    expect((await player.get('/sandbox/v1/workbench', led)).response.body).toContain('<form');
    for (const [path, by] of [
      ['/sandbox/v1/clock', led],
      ['/sandbox/v1/workbench', { ...led, 'sec-fetch-dest': 'iframe' }],
      ['/sandbox/v1/workbench', { ...led, 'sec-fetch-mode': 'no-cors' }],
      ['/sandbox/v1/workbench', { ...led, host: 'evil.example' }],
    ] as const)
      expect((await player.get(path, by)).response.body).toContain('NOT_PERMITTED');
    expect(await player.post('/sandbox/v1/workbench/leave', {}, led)).toMatchObject({ status: 403 });
    expect(await player.get('/sandbox/v1/clock', { 'sec-fetch-site': 'none' })).toMatchObject({ code: '0' });
    expect(await player.get('/sandbox/v1/clock', { origin: 'http://127.0.0.1:8080' })).toMatchObject({ code: '0' });
    expect(
      await player.get('/sandbox/v1/clock', { host: 'localhost:8080', origin: 'http://localhost:8080' }),
    ).toMatchObject({ code: '0' });
  });

  it.each([
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-forwarded',
    'x_forwarded_for',
    'x-real-ip',
    'x-client-ip',
    'x-original-host',
    'cf-connecting-ip',
    'true-client-ip',
    'forwarded',
    'forwarded-for',
    'forwarded_for',
    'via',
  ])('refuses requests that a proxy forwarded under %s, unless that was allowed', async (header) => {
    const passed = { [header]: 'by a proxy' };
    expect(await player.post('/sandbox/v1/sign-in', { account: 'limin' }, passed)).toMatchObject({
      status: 403,
      code: 'NOT_PERMITTED',
    });
    expect((await player.get('/sandbox/', passed)).status).toBe(403);
    const onPurpose = await portalUnderTest({ sandboxProxied: true });
    expect(await onPurpose.browser().post('/sandbox/v1/sign-in', { account: 'limin' }, passed)).toMatchObject({
      code: '0',
    });
    expect((await onPurpose.browser().get('/sandbox/', passed)).status).toBe(200);
    await onPurpose.close();
  });

  it('refuses HTTP/1.0, which proxies use that forward no address', async () => {
    const lately = await portalUnderTest();
    const port = Number(new URL(await lately.app.listen({ port: 0, host: '127.0.0.1' })).port);
    const status = async (version: string): Promise<string> => {
      const socket = connect(port, '127.0.0.1');
      socket.write(`GET /sandbox/v1/clock HTTP/${version}\r\nHost: 127.0.0.1:8080\r\nConnection: close\r\n\r\n`);
      const [head] = (await once(socket, 'data')) as [Buffer];
      socket.destroy();
      return head.toString().slice(9, 12);
    };
    expect([await status('1.0'), await status('1.1')]).toEqual(['403', '200']);
    await lately.close();
  });

  it('accepts JSON only', async () => {
    expect(
      await player.send('POST', '/sandbox/v1/clock', 'advance=1', {
        'content-type': 'application/x-www-form-urlencoded',
      }),
    ).toMatchObject({ status: 415, code: 'REQUEST_INVALID' });
  });

  it('has a console with its own policy', async () => {
    const { response } = await player.get('/sandbox/');
    expect(response.body).toContain('console');
    expect(response.headers['content-security-policy']).toContain('frame-src http://files.localhost:8081');
  });

  it('lists the accounts with roles, password and purpose', async () => {
    const accounts = (await player.get('/sandbox/v1/accounts', { 'accept-language': 'en' })).data as readonly object[];
    expect(accounts[0]).toEqual({
      userName: 'heqinghe',
      personName: '何青禾',
      company: '苏州澄叶电子材料有限公司',
      roles: [{ pkRole: 'ROLE_CORP_OPERATOR', roleName: 'Operator' }],
      password: 'Huiyu#2026',
      shows: 'returned',
    });
    expect(accounts.length).toBeGreaterThan(10);
  });

  it('signs in like the portal, under a role of the account', async () => {
    expect(
      await player.post('/sandbox/v1/sign-in', { account: 'linzhixia', role: 'ROLE_CORP_DIRECTOR' }),
    ).toMatchObject({ code: '0' });
    expect(await player.get(`${calls.security}?currentRole3=true`)).toMatchObject({
      code: '0',
      data: { currentRole3: 'ROLE_CORP_DIRECTOR' },
    });
    expect(await player.get(calls.refresh)).toMatchObject({ code: '0' });
    expect(await player.post('/sandbox/v1/sign-in', { account: 'linzhixia', role: 'CORP_QUERY' })).toMatchObject({
      status: 403,
      code: 'NOT_PERMITTED',
    });
    expect(await player.post('/sandbox/v1/sign-in', { account: 'nobody' })).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    });
    expect(await player.post('/sandbox/v1/sign-in', { account: 'dingmuye' })).toMatchObject({
      status: 200,
      code: 'COMPANY_DEREGISTERED',
    });
    expect(await player.post('/sandbox/v1/sign-in', {})).toMatchObject({
      status: 400,
      code: 'REQUEST_INVALID',
      data: { field: 'account' },
    });
  });

  it('records in the security log its sign-ins and the sessions that they ended', async () => {
    await player.post('/sandbox/v1/sign-in', { account: 'linzhixia' });
    await portal.browser().post('/sandbox/v1/sign-in', { account: 'linzhixia' });
    await player.post('/sandbox/v1/sign-in', { account: 'nobody' });
    expect(portal.securityEvents.map(({ what, account }) => [what, account])).toEqual([
      ['sandbox-signed-in', 'linzhixia'],
      ['sandbox-signed-in', 'linzhixia'],
      ['sessions-replaced', 'linzhixia'],
    ]);
    expect(portal.securityEvents[0]).toMatchObject({
      source: '127.0.0.1',
      traceId: expect.stringMatching(/./) as string,
    });
  });

  it('lists the packages of some states, with each file beside its fields', async () => {
    const [waiting] = await queue('UN_AUDIT,FIRST_AUDITING');
    expect(waiting).toMatchObject({
      reviewStage: 'first',
      company: '宁波砚舟精密铸造有限公司',
      totalAmount: expect.stringMatching(/^\d+\.\d\d$/) as string,
    });
    const item = waiting?.materials.flatMap((material) => material.items).find((each) => 'invoiceNum' in each.fields);
    expect(item).toMatchObject({
      docMaterialId: expect.any(String) as string,
      docFileId: expect.any(String) as string,
      result: 'UNKNOWN',
      changedSinceReturn: false,
      replaced: null,
    });
    const { response } = await player.get(new URL(item?.files[0]?.url ?? '').pathname);
    expect(response.statusCode).toBe(302);
    expect(response.headers['location']).toMatch(/^data:application\/pdf/);
    expect(await player.get('/sandbox/v1/packages?state=NO_STATE')).toMatchObject({
      status: 400,
      code: 'REQUEST_INVALID',
    });
  });

  it('passes a package through both reviews, and refuses the wrong one with the current one', async () => {
    const [waiting] = await queue('UN_AUDIT');
    expect(await review(waiting?.docDatumId, { as: 'final', result: 'PASS' })).toMatchObject({
      status: 200,
      code: 'REVIEW_STAGE',
      data: { state: 'UN_AUDIT', current: 'first' },
    });
    expect(await review(waiting?.docDatumId, { as: 'first', result: 'PASS', items: marks(waiting) })).toMatchObject({
      code: '0',
      data: { state: 'UN_FINAL_AUDIT' },
    });
    expect(await review(waiting?.docDatumId, { as: 'first', result: 'PASS' })).toMatchObject({
      code: 'REVIEW_STAGE',
      data: { current: 'final' },
    });
    expect(await review(waiting?.docDatumId, { as: 'final', result: 'PASS', items: marks(waiting) })).toMatchObject({
      code: '0',
      data: { state: 'AUDITED' },
    });
  });

  it('passes nothing with unmarked documents, and tells how many there are', async () => {
    const [waiting] = await queue('UN_AUDIT');
    const all = marks(waiting);
    const refused = (count: number) => ({ status: 200, code: 'REVIEW_UNMARKED', data: { count } });
    expect(await review(waiting?.docDatumId, { as: 'first', result: 'PASS' })).toMatchObject(refused(all.length));
    expect(await review(waiting?.docDatumId, { as: 'first', result: 'PASS', items: all.slice(1) })).toMatchObject(
      refused(1),
    );
    expect((await queue('UN_AUDIT')).find((each) => each.docDatumId === waiting?.docDatumId)).toEqual(waiting);
    expect(await review(waiting?.docDatumId, { as: 'first', result: 'PASS', items: all })).toMatchObject({ code: '0' });
    expect(await review(waiting?.docDatumId, { as: 'final', result: 'PASS' })).toMatchObject(refused(all.length));
  });

  it('leaves unmarked documents unreviewed when it returns something', async () => {
    const [waiting] = await queue('UN_AUDIT');
    const [returned, passed, ...others] = marks(waiting);
    await review(waiting?.docDatumId, {
      as: 'first',
      result: 'NOPASS',
      items: [{ ...returned, result: 'NOPASS', reason: '不清晰' }, passed],
    });
    const items = (await queue('AUDIT_REJECT'))
      .find((each) => each.docDatumId === waiting?.docDatumId)
      ?.materials.flatMap((material) => material.items);
    expect(items).toMatchObject([
      { result: 'NOPASS' },
      { result: 'PASS' },
      ...others.map(() => ({ result: 'UNKNOWN', reviewedBy: null })),
    ]);
    expect(others.length).toBeGreaterThan(0);
  });

  it('does a repeated request under one key once, and refuses another under it', async () => {
    const [waiting] = await queue('UN_AUDIT');
    const address = `/sandbox/v1/packages/${waiting?.docDatumId}`;
    const key = { 'idempotency-key': 'k-1' };
    const pass = { as: 'first', by: 'shen', result: 'PASS', items: marks(waiting) };
    const first = await player.post(`${address}/review`, pass, key);
    expect(first).toMatchObject({ code: '0', data: { state: 'UN_FINAL_AUDIT' } });
    expect((await player.post(`${address}/review`, pass, key)).data).toEqual(first.data);
    expect(await player.post(`${address}/review`, { ...pass, by: 'lu' }, key)).toMatchObject({
      code: 'IDEMPOTENCY_REUSED',
    });
    const takeUp = { action: 'final-review-begins', by: 'lu' };
    const taken = await player.post(`${address}/actions`, takeUp, { 'idempotency-key': 'k-2' });
    expect(taken).toMatchObject({ code: '0', data: { state: 'FINAL_AUDITING' } });
    expect((await player.post(`${address}/actions`, takeUp, { 'idempotency-key': 'k-2' })).data).toEqual(taken.data);
    expect(await player.post(`${address}/actions`, takeUp, { 'idempotency-key': 'k-3' })).toMatchObject({
      code: 'REVIEW_STAGE',
    });
  });

  it('shows the due date of the platform’s answer, and whether it has passed', async () => {
    const first = async () => (await queue('UN_AUDIT'))[0] as (Queued & { readonly expectedBy: string }) | undefined;
    const { expectedBy = '' } = (await first()) ?? {};
    await player.post('/sandbox/v1/clock', { now: `${expectedBy}T12:00:00+08:00` });
    expect(await first()).toMatchObject({ expectedBy, isLate: false });
    await player.post('/sandbox/v1/clock', { advance: 'P1D' });
    expect(await first()).toMatchObject({ expectedBy, isLate: true });
    expect((await queue('AUDIT_REJECT'))[0]).toMatchObject({ expectedBy: null, isLate: false });
  });

  it('has the played time in the Date header of each answer', async () => {
    await player.post('/sandbox/v1/clock', { now: '2027-02-03T04:05:06Z' });
    const { response } = await player.get('/api/web/corp/v2/page-config');
    expect(Math.abs(Date.parse(String(response.headers.date)) - Date.UTC(2027, 1, 3, 4, 5, 6))).toBeLessThan(60_000);
  });

  it('returns a document only with a reason', async () => {
    const [waiting] = await queue('UN_AUDIT');
    const item = waiting?.materials.flatMap((material) => material.items)[0];
    const judged = { docMaterialId: item?.docMaterialId, docFileId: item?.docFileId, result: 'NOPASS' };
    expect(await review(waiting?.docDatumId, { as: 'first', result: 'NOPASS', items: [] })).toMatchObject({
      status: 200,
      code: 'REVIEW_REASON',
    });
    expect(await review(waiting?.docDatumId, { as: 'first', result: 'NOPASS', items: [judged] })).toMatchObject({
      status: 200,
      code: 'REVIEW_REASON',
    });
    expect(
      await review(waiting?.docDatumId, { as: 'first', result: 'NOPASS', items: [{ ...judged, reason: '不清晰' }] }),
    ).toMatchObject({ code: '0', data: { state: 'AUDIT_REJECT' } });
    expect(
      (await queue('AUDIT_REJECT'))
        .find((each) => each.docDatumId === waiting?.docDatumId)
        ?.materials.flatMap((material) => material.items),
    ).toContainEqual(expect.objectContaining({ docFileId: item?.docFileId, result: 'NOPASS', reason: '不清晰' }));
    expect(await review('DD-none', { as: 'first', result: 'PASS' })).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect(await review(waiting?.docDatumId, { as: 'third', result: 'PASS' })).toMatchObject({
      status: 400,
      data: { field: 'as' },
    });
  });

  it('shows when a draft lapses, and lapses it once the clock has passed that day', async () => {
    const [draft] = (await queue('PREPARE')) as readonly (Queued & { readonly lapsesOn: string })[];
    expect(draft?.lapsesOn).toMatch(/^\d{4}-\d\d-\d\d$/);
    const stateAt = async (now: string) => {
      await player.post('/sandbox/v1/clock', { now });
      return (await queue('PREPARE,INVALID')).find((each) => each.docDatumId === draft?.docDatumId);
    };
    expect(await stateAt(`${draft?.lapsesOn}T23:59:00+08:00`)).toMatchObject({
      state: 'PREPARE',
      lapsesOn: draft?.lapsesOn,
    });
    expect(
      await stateAt(new Date(Date.parse(`${draft?.lapsesOn}T00:00:00+08:00`) + 86_400_000).toISOString()),
    ).toMatchObject({ state: 'INVALID', lapsesOn: null });
  });

  it('moves the clock for deadlines, not for sessions, and across a restart', async () => {
    await player.signIn('heqinghe');
    const before = portal.clock.now();
    expect(await player.post('/sandbox/v1/clock', { advance: 'P3D' })).toMatchObject({ code: '0' });
    expect(portal.clock.now() - before).toBeGreaterThanOrEqual(3 * 86_400_000);
    expect(await player.get(calls.security)).toMatchObject({ code: '0' });
    expect(await player.post('/sandbox/v1/clock', { now: '2026-12-24T08:00:00+08:00' })).toMatchObject({
      data: { iso: expect.stringMatching(/^2026-12-24T00:00:0/) as string },
    });
    portal.clock.setAhead(0);
    await player.get(calls.security);
    expect(new Date(portal.clock.now()).toISOString()).toMatch(/^2026-12-24T00:00/);
    for (const wrong of [
      {},
      { now: 1, advance: 1 },
      { advance: 'tomorrow' },
      { now: '2026-12-24' },
      { now: '2026-02-30T08:00:00Z' },
      { now: 5 },
      { advance: 'P9999999D' },
    ]) {
      expect(await player.post('/sandbox/v1/clock', wrong)).toMatchObject({ status: 400, code: 'REQUEST_INVALID' });
    }
  });

  it('makes the object store fail in one way, shows it, and ends it with a reset', async () => {
    expect(await player.get('/sandbox/v1/faults')).toMatchObject({ data: { objectStore: 'none' } });
    expect(await player.post('/sandbox/v1/faults', { objectStore: 'full' })).toMatchObject({
      data: { objectStore: 'full' },
    });
    for (const wrong of [{}, { objectStore: 'toString' }, { objectStore: null }])
      expect(await player.post('/sandbox/v1/faults', wrong)).toMatchObject({ status: 400, code: 'REQUEST_INVALID' });
    expect(await player.get('/sandbox/v1/faults')).toMatchObject({ data: { objectStore: 'full' } });
    await player.post('/sandbox/v1/reset', {});
    expect(await player.get('/sandbox/v1/faults')).toMatchObject({ data: { objectStore: 'none' } });
  });

  it('creates businesses, each with an empty package for an operator of its company', async () => {
    const wanted = [
      { docType: 'LABOURER_RIGHTS' },
      { docType: 'EXTOC' },
      { docType: 'POND' },
      { docType: 'GUARANTEE' },
      { docType: 'BAB' },
      { docType: 'BAB' },
    ];
    const arrived = await Promise.all(wanted.map(async (order) => player.post('/sandbox/v1/packages', order)));
    expect(arrived.map(({ code }) => code)).toEqual(wanted.map(() => '0'));
    const told = arrived.map(
      ({ data }) => data as { readonly docDatumId: string; readonly number: string; readonly company: string },
    );
    expect(new Set(told.map(({ docDatumId }) => docDatumId)).size).toBe(6);
    expect(new Set(told.map(({ number }) => number)).size).toBe(6);
    const kept = await portal.store.transaction(async (transaction) =>
      Promise.all(
        told.map(async ({ docDatumId }) => [
          (await transaction.packages.find(docDatumId))?.state,
          (await transaction.items.ofPackage(docDatumId)).length,
          (await transaction.candidates.inPackage(docDatumId)).map(({ number }) => number),
        ]),
      ),
    );
    expect(kept).toEqual(told.map(({ number }) => ['PREPARE', 0, [number]]));
    for (const wrong of [
      {},
      { docType: 'CREDIT' },
      { docType: 'NOTHING' },
      { docType: 'constructor' },
      { docType: 'POND', docScene: 'first_trade' },
    ])
      expect(await player.post('/sandbox/v1/packages', wrong)).toMatchObject({ status: 400, code: 'REQUEST_INVALID' });
  });

  it('changes what a standard asks for, and refuses a repeated name', async () => {
    const [waiting] = await queue('UN_AUDIT');
    const ask = async (names: readonly string[]) =>
      player.post('/sandbox/v1/standards', {
        docDatumId: waiting?.docDatumId,
        asked: names.map((name) => ({ name, required: name === '质检报告' })),
      });
    expect(await ask(['质检报告', '质检报告'])).toMatchObject({
      status: 400,
      code: 'REQUEST_INVALID',
      data: { field: 'asked' },
    });
    expect(await ask(['质检报告', '装箱单'])).toMatchObject({ code: '0' });
  });

  it('shows what each standard asks for, and revises one by its number, once', async () => {
    interface Told {
      readonly fkStdSnapshotVersionEffect: string;
      readonly docType: string;
      readonly docScene: string | null;
      readonly core: string;
      readonly funder: string;
      readonly categories: readonly { readonly name: string; readonly required: boolean }[];
    }
    const told = async () => (await player.get('/sandbox/v1/standards')).data as readonly Told[];
    const before = await told();
    expect(before.map(({ docType, docScene, funder, core }) => [docType, docScene, funder, core].join())).toEqual([
      ...new Set(before.map(({ docType, docScene, funder, core }) => [docType, docScene, funder, core].join())),
    ]);
    const first = before[0];
    expect(first).toMatchObject({ docType: 'CREDIT', docScene: null, core: '', funder: '长屿银行股份有限公司' });
    expect(before.filter(({ core }) => core !== '').map(({ docType }) => docType)).toEqual([
      'CREDIT',
      'CREDIT',
      'CREDIT',
    ]);
    const revise = async (fkStdSnapshotVersionEffect: string | undefined, order: object) =>
      player.post('/sandbox/v1/standards', { fkStdSnapshotVersionEffect, ...order });
    expect(
      await revise(first?.fkStdSnapshotVersionEffect, {
        removed: ['发票'],
        asked: [{ name: '质检报告', required: false }],
      }),
    ).toMatchObject({ code: '0' });
    const after = await told();
    expect(after.slice(1)).toEqual(before.slice(1));
    expect(after[0]?.categories).toEqual([
      ...(first?.categories ?? []).filter(({ name }) => name !== '发票'),
      { name: '质检报告', required: false },
    ]);
    expect(await revise(first?.fkStdSnapshotVersionEffect, { removed: ['贸易合同'] })).toMatchObject({
      code: 'STANDARD_CHANGED',
    });
    expect(await revise('STD-NONE', { removed: ['贸易合同'] })).toMatchObject({ code: 'NOT_FOUND' });
    for (const wrong of [{}, { docDatumId: 'DD1', fkStdSnapshotVersionEffect: 'STD1' }])
      expect(await player.post('/sandbox/v1/standards', wrong)).toMatchObject({
        status: 400,
        code: 'REQUEST_INVALID',
        data: { field: 'docDatumId' },
      });
    expect(await told()).toEqual(after);
  });

  it('stops the platform’s machines until they are switched on again or the sandbox is reset', async () => {
    const [waiting] = await queue('UN_AUDIT');
    const put = async () =>
      portal.store.transaction(async (transaction) => {
        const record = await transaction.packages.find(waiting?.docDatumId ?? '');
        if (record)
          await transaction.packages.save({
            ...record,
            state: 'PRE_FILLING',
            stateSince: portal.clock.now(),
            submittedAt: portal.clock.now(),
          });
      });
    const stateOf = async () =>
      portal.store.transaction(
        async (transaction) => (await transaction.packages.find(waiting?.docDatumId ?? ''))?.state,
      );
    await put();
    expect(await player.post('/sandbox/v1/faults', { machines: 'off' })).toMatchObject({ data: { machines: 'off' } });
    for (const wrong of [{ machines: 'half' }, { machines: null }])
      expect(await player.post('/sandbox/v1/faults', wrong)).toMatchObject({ status: 400, code: 'REQUEST_INVALID' });
    await player.post('/sandbox/v1/clock', { advance: 3_600_000 });
    expect(await stateOf()).toBe('PRE_FILLING');
    expect(await player.post('/sandbox/v1/faults', { machines: 'on' })).toMatchObject({ data: { machines: 'on' } });
    await player.post('/sandbox/v1/clock', { advance: 1000 });
    await expect.poll(stateOf, { interval: 50 }).toBe('UN_AUDIT');
    await player.post('/sandbox/v1/faults', { machines: 'off' });
    await player.post('/sandbox/v1/reset', {});
    expect(await player.get('/sandbox/v1/faults')).toMatchObject({ data: { machines: 'on' } });
  });

  it('follows the clock that another server of the database has moved', async () => {
    const { store, backEnd } = portal;
    const another = sandboxDesk({
      store,
      backEnd,
      clock: new PortalClock(Date.now),
      objects: new MemoryObjectStore(),
      storeFaults: { trouble: undefined },
      readingFaults: { heldUp: false },
      workOf: new InProcessJobs(() => undefined),
      seed: async () => undefined,
      fill: async (order) => order,
      arrive: async () => ({ docDatumId: '', number: '', company: '', clerk: '' }),
      password: '',
      notes: {},
      openingAddress: String,
    });
    await another.moveClock(Date.parse('2030-05-06T00:00:00Z'));
    expect(await player.get('/sandbox/v1/clock')).toMatchObject({
      data: { iso: expect.stringMatching(/^2030-05-06T00:0/) as string },
    });
    await another.moveClock(Date.parse('2031-05-06T00:00:00Z'));
    await player.get(calls.security);
    expect(new Date(portal.clock.now()).getUTCFullYear()).toBe(2031);
    portal.loseDatabase(true);
    expect(await player.get(calls.security)).toMatchObject({ code: 'SERVER_BUSY' });
  });

  it('answers that it is busy while the database is away, and works once it is back', async () => {
    portal.loseDatabase(true);
    const answers = [
      await player.get('/sandbox/v1/accounts'),
      await player.get('/sandbox/v1/packages'),
      await player.get('/sandbox/v1/clock'),
      await player.get('/sandbox/v1/files/PK1'),
      await player.post('/sandbox/v1/sign-in', { account: 'heqinghe' }),
      await player.post('/sandbox/v1/clock', { advance: 1000 }),
      await player.post('/sandbox/v1/reset'),
      await review('DD1', { as: 'first', result: 'PASS' }),
    ];
    for (const answer of answers) expect(answer).toMatchObject({ status: 503, code: 'SERVER_BUSY' });
    expect(portal.logged.filter((line) => line.includes('"request failed"')).at(-1)).toContain('StoreUnavailable');
    portal.loseDatabase(false);
    expect(await player.get('/sandbox/v1/accounts')).toMatchObject({ status: 200, code: '0' });
  });

  it('resets the world, the clock and every session', async () => {
    await player.signIn('heqinghe');
    await player.post('/sandbox/v1/clock', { advance: 86_400_000 });
    const [waiting] = await queue('UN_AUDIT');
    expect(await review(waiting?.docDatumId, { as: 'first', result: 'PASS', items: marks(waiting) })).toMatchObject({
      code: '0',
    });
    expect(await player.post('/sandbox/v1/reset')).toMatchObject({ code: '0' });
    expect(portal.clock.ahead()).toBe(0);
    expect((await queue('UN_AUDIT')).map((each) => each.docDatumId)).toContain(waiting?.docDatumId);
    expect(await player.get(calls.security)).toMatchObject({ status: 401 });
    expect(await player.signIn('heqinghe')).toMatchObject({ code: '0' });
  });
});

describe('a document of the demo world', () => {
  it('has its size once it is opened, also after a reset', async () => {
    const opened = async (): Promise<number> => {
      await player.signIn('heqinghe');
      const [returned] = await queue('AUDIT_REJECT');
      const url = returned?.materials.flatMap((material) => material.items)[0]?.files[0]?.url ?? '';
      await player.get(new URL(url).pathname);
      const [again] = await queue('AUDIT_REJECT');
      return (
        (again?.materials.flatMap((material) => material.items)[0]?.files[0] as { size?: number } | undefined)?.size ??
        0
      );
    };
    const before = await opened();
    expect(before).toBeGreaterThan(0);
    await player.post('/sandbox/v1/reset');
    expect(await opened()).toBe(before);
  });
});

describe('durations', () => {
  it('are read in the format of ISO 8601', () => {
    expect(['PT36H', 'P3D', 'P1W', 'P1DT2H3M4.5S', '-PT1M'].map(durationMilliseconds)).toEqual([
      129_600_000, 259_200_000, 604_800_000, 93_784_500, -60_000,
    ]);
    expect(['', 'P', 'PT', 'P1DT', '36H', 'P1Y', 'P1M', 'PT1.5H', 'p3d'].map(durationMilliseconds)).toEqual(
      Array(9).fill(undefined),
    );
  });
});

describe('filling the demo world', () => {
  it('adds packages and receivables to a company by its number, its name or by default', async () => {
    expect(await player.post('/sandbox/v1/seed', { packages: 30, receivables: 5 })).toMatchObject({
      code: '0',
      data: { packages: 30, receivables: 5, company: '宁波砚舟精密铸造有限公司' },
    });
    expect(await player.post('/sandbox/v1/seed', { packages: 2, company: '苏州澄叶电子材料有限公司' })).toMatchObject({
      code: '0',
      data: { packages: 2, receivables: 0, company: '苏州澄叶电子材料有限公司' },
    });
    expect(await player.post('/sandbox/v1/seed', { packages: 1, receivables: 1, docType: 'SCCP' })).toMatchObject({
      code: '0',
      data: { packages: 1, receivables: 1 },
    });
    expect(
      await player.post('/sandbox/v1/seed', { packages: 1, docType: 'CREDIT', docScene: 'FIRST_TRADE' }),
    ).toMatchObject({ code: '0', data: { packages: 1 } });
    expect(await player.post('/sandbox/v1/seed', {})).toMatchObject({
      code: '0',
      data: { packages: 0, receivables: 0 },
    });
  });

  it.each([
    ['packages', { packages: -1 }],
    ['packages', { packages: 1.5 }],
    ['packages', { packages: '5' }],
    ['packages', { packages: 1e12 }],
    ['packages', { packages: 20_001 }],
    ['receivables', { receivables: -3 }],
    ['receivables', { receivables: null }],
    ['docType', { packages: 1, docType: 'constructor' }],
    ['docType', { packages: 1, docType: 'credit' }],
    ['docType', { packages: 1, docType: 'CREDIT', docScene: '__proto__' }],
    ['docType', { packages: 1, docScene: 'FIRST_TRADE' }],
    ['docType', { packages: 1, docType: null }],
    ['company', { packages: 1, company: '__proto__' }],
    ['company', { packages: 1, company: 'nobody' }],
    ['company', { packages: 1, company: '' }],
    ['company', { packages: 1, company: 7 }],
  ])('refuses by %s an excessive order: %j', async (field, order) => {
    expect(await player.post('/sandbox/v1/seed', order)).toMatchObject({
      status: 400,
      code: 'REQUEST_INVALID',
      data: { field },
    });
  });
});
