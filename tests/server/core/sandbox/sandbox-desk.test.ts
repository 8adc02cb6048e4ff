import { beforeEach, describe, expect, it } from 'vitest';
import type { CallerFacts } from '../../../../server/core/context.ts';
import { PortalClock } from '../../../../server/core/sandbox/portal-clock.ts';
import { sandboxDesk, type SandboxDesk } from '../../../../server/core/sandbox/sandbox-desk.ts';
import type { SecurityEvent } from '../../../../server/core/identity/security-events.ts';
import { MemoryObjectStore } from '../../../../server/storage/objects/memory-object-store.ts';
import { arrivedFile, asked, uploadingWorld, type World } from '../evidence/uploading.ts';

const day = 86_400_000;
const real = Date.parse('2026-11-21T02:00:00Z');
const from = { source: '127.0.0.1', traceId: 't', host: 'huiyu.localhost' };

let world: World;
let clock: PortalClock;
let desk: SandboxDesk;
let events: SecurityEvent[];
let seeded: number;

beforeEach(async () => {
  clock = new PortalClock(() => real);
  const objects = new MemoryObjectStore();
  world = await uploadingWorld(objects, { clock });
  events = [];
  seeded = 0;
  desk = sandboxDesk({
    store: world.store,
    objects,
    storeFaults: { trouble: undefined },
    readingFaults: { heldUp: false },
    workOf: world.parts.jobs,
    clock,
    backEnd: world.backEnd,
    security: (event) => void events.push(event),
    password: 'secret',
    openingAddress: (pkFile) => `/opened/${pkFile}`,
    notes: { limin: { 'zh-CN': '两个人', en: 'two clerks' }, heqinghe: { 'zh-CN': '退回', en: 'returned' } },
    fill: async (order) => order,
    arrive: async () => ({ docDatumId: '', number: '', company: '', clerk: '' }),
    seed: async () => {
      seeded += 1;
    },
  });
});
const code = async (token: string, asking: Partial<CallerFacts> = {}) =>
  (await asked(world, 'security', {}, { ...(await world.asking('guyunzhou')), sessionToken: token, ...asking })).code;

describe('the list of accounts', () => {
  it('begins with the accounts that have a note, in the order of the notes, and names their roles', async () => {
    const accounts = await desk.accounts('en');
    expect(accounts.slice(0, 2)).toEqual([
      {
        userName: 'limin',
        personName: '李敏',
        company: '宁波砚舟精密铸造有限公司',
        roles: [{ pkRole: 'ROLE_CORP_OPERATOR', roleName: 'Operator' }],
        password: 'secret',
        shows: 'two clerks',
      },
      {
        userName: 'heqinghe',
        personName: '何青禾',
        company: '苏州澄叶电子材料有限公司',
        roles: [{ pkRole: 'ROLE_CORP_OPERATOR', roleName: 'Operator' }],
        password: 'secret',
        shows: 'returned',
      },
    ]);
    expect(accounts.find(({ userName }) => userName === 'guyunzhou')?.shows).toBe('');
    expect((await desk.accounts('zh-CN'))[0]).toMatchObject({ shows: '两个人', roles: [{ roleName: '经办人' }] });
  });
});

describe('signing in to an account through the sandbox', () => {
  it('ends the account’s open session and the one being left, and records security events', async () => {
    const [leaving, open] = [
      await desk.signIn('heqinghe', undefined, undefined, from),
      await desk.signIn('limin', undefined, undefined, from),
    ];
    const entered = await desk.signIn('limin', 'ROLE_CORP_OPERATOR', leaving.token, from);
    expect([await code(entered.token), await code(open.token), await code(leaving.token)]).toEqual([
      '0',
      'SESSION_REPLACED',
      'SESSION_REQUIRED',
    ]);
    expect(events.map(({ what, account }) => `${what} ${account}`)).toEqual([
      'sandbox-signed-in heqinghe',
      'sandbox-signed-in limin',
      'sandbox-signed-in limin',
      'sessions-replaced limin',
    ]);
    expect(events[0]).toMatchObject({ source: '127.0.0.1', traceId: 't' });
  });

  it('uses the first role of the account unless another of its roles is chosen', async () => {
    const roleOf = async (token: string) =>
      (
        (
          await asked(
            world,
            'security',
            { currentRole3: true },
            { ...(await world.asking('guyunzhou')), sessionToken: token },
          )
        ).data as { readonly currentRole3: string }
      ).currentRole3;
    expect(await roleOf((await desk.signIn('linzhixia', undefined, undefined, from)).token)).toBe('ROLE_CORP_OPERATOR');
    expect(await roleOf((await desk.signIn('linzhixia', 'ROLE_CORP_DIRECTOR', undefined, from)).token)).toBe(
      'ROLE_CORP_DIRECTOR',
    );
  });

  it('is refused for an unknown account, a missing role and a deregistered company', async () => {
    await expect(desk.signIn('nobody', undefined, undefined, from)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(desk.signIn('limin', 'CORP_QUERY', undefined, from)).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
    await world.store.transaction(async (transaction) => {
      const company = await transaction.companies.find('C-YANZHOU');
      if (company) await transaction.companies.save({ ...company, deregistered: true });
      const user = await transaction.users.byName('heqinghe');
      if (user) await transaction.users.save({ ...user, roles: [] });
    });
    await expect(desk.signIn('limin', undefined, undefined, from)).rejects.toMatchObject({
      code: 'COMPANY_DEREGISTERED',
    });
    await expect(desk.signIn('heqinghe', undefined, undefined, from)).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
    expect(events).toEqual([]);
  });
});

describe('the queue of packages', () => {
  it('shows the packages of chosen states or of all, each with its possible steps', async () => {
    const [waiting] = await desk.packages(['UN_AUDIT']);
    expect(waiting).toMatchObject({
      state: 'UN_AUDIT',
      reviewStage: 'first',
      company: '宁波砚舟精密铸造有限公司',
      fundedAt: null,
      lapsesOn: null,
      submittedBy: '周思远',
    });
    expect(waiting?.actions).toContain('first-review-begins');
    expect((await desk.packages(undefined)).length).toBeGreaterThan(
      (await desk.packages(['UN_AUDIT', 'PREPARE'])).length,
    );
    expect((await desk.packages(['PREPARE']))[0]).toMatchObject({
      reviewStage: null,
      lapsesOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/u) as unknown,
    });
  });

  it('offers only repayment for a funded package, and nothing after that', async () => {
    const passed = (await desk.packages(['AUDITED'])).find(({ fundedAt }) => fundedAt === null);
    expect(passed?.actions).toContain('fund');
    await desk.applyAction(passed?.docDatumId ?? '', { action: 'fund', by: 'funder', reason: '', corrections: [] });
    expect(
      (await desk.packages(['AUDITED'])).find(({ docDatumId }) => docDatumId === passed?.docDatumId),
    ).toMatchObject({ actions: ['repay'], fundedAt: real });
    await desk.applyAction(passed?.docDatumId ?? '', { action: 'repay', by: 'bai-jing', reason: '', corrections: [] });
    expect(
      (await desk.packages(['AUDITED'])).find(({ docDatumId }) => docDatumId === passed?.docDatumId),
    ).toMatchObject({ actions: [] });
  });

  it('keeps the customer’s time of submission after a platform correction', async () => {
    const [record] = await world.backEnd.reviews.packages(['UN_AUDIT']);
    const shown = async () =>
      (await desk.packages(undefined)).find(({ docDatumId }) => docDatumId === record?.docDatumId)?.submittedAt;
    const submittedAt = await shown();
    await world.store.transaction(
      async (transaction) => record && transaction.packages.save({ ...record, state: 'BIZ_MODIFY' }),
    );
    await desk.applyAction(record?.docDatumId ?? '', {
      action: 'platform-corrected',
      by: 'operator',
      reason: '',
      corrections: [],
    });
    expect(submittedAt).toBeLessThan(real);
    expect(await shown()).toBe(submittedAt);
  });

  it('shows each file with its fields, and links unopened demo files to the address that creates them', async () => {
    const clerk = await world.asking('zhousiyuan');
    const pkFile = await arrivedFile(world, clerk, 'upload-1');
    await asked(
      world,
      'fileCreate',
      {
        docMaterialId: world.docMaterialId,
        docFileType: 'BUSI_CONTRACT',
        busiContractFile: [pkFile],
        contract: { contractNo: 'HT1', contractAmount: '1.00' },
      },
      clerk,
    );
    const items = (await desk.packages(['PREPARE'])).flatMap(({ materials }) =>
      materials.flatMap((material) => material.items),
    );
    const mine = items.find(({ files }) => files.some((file) => file.pkFile === pkFile));
    expect(mine).toMatchObject({
      name: '合同.pdf',
      docFileType: 'BUSI_CONTRACT',
      fields: { contractNo: 'HT1', contractAmount: '1.00' },
      result: 'UNKNOWN',
      reviewedBy: null,
      replaced: null,
    });
    expect(mine?.files[0]?.url).not.toContain('/opened/');
    const made = items.flatMap(({ files }) => files).find(({ url }) => url.startsWith('/opened/'));
    expect(made?.url).toBe(`/opened/${made?.pkFile}`);
  });

  it('shows the earlier values and the removed files of a corrected document only', async () => {
    const [returned] = await world.backEnd.reviews.packages(['MODIFY']);
    const found = (await desk.packages(['MODIFY'])).find(({ docDatumId }) => docDatumId === returned?.docDatumId);
    const items = found?.materials.flatMap((material) => material.items) ?? [];
    const corrected = items.filter(({ changedSinceReturn }) => changedSinceReturn);
    for (const item of corrected)
      if (item.replaced)
        for (const file of item.replaced.files)
          expect(item.files.map(({ pkFile }) => pkFile)).not.toContain(file.pkFile);
    expect(items.every(({ replaced, changedSinceReturn }) => replaced === null || changedSinceReturn)).toBe(true);
  });
});

describe("the portal's clock", () => {
  it('keeps its offset in the store after it was moved', async () => {
    await desk.moveClock(real + 3 * day + 0.4);
    expect([desk.now(), clock.ahead(), clock.realTime()]).toEqual([real + 3 * day, 3 * day, real]);
    clock.setAhead(0);
    await desk.follow();
    expect(desk.now()).toBe(real + 3 * day);
  });

  it('shows real time until it is moved, and lets old drafts lapse when it moves on', async () => {
    await desk.follow();
    expect(desk.now()).toBe(real);
    await desk.moveClock(real + 200 * day);
    expect(await desk.packages(['PREPARE'])).toEqual([]);
  });

  it('shows real time again after a reset, which seeds the world once', async () => {
    await desk.moveClock(real + day);
    await desk.reset();
    expect([desk.now(), seeded, await desk.packages(undefined)]).toEqual([real, 1, []]);
  });
});

describe('the feedback and surveys of users', () => {
  it('are listed newest first with their author, whose name stays empty when the account is gone', async () => {
    await world.store.transaction(async ({ feedback, surveys, users }) => {
      const teller = await users.byName('limin');
      const ticket = {
        userId: teller?.userId ?? '',
        pkCorp: teller?.pkCorp ?? '',
        personName: '李敏',
        mobilePhone: '',
        content: '慢',
        pkFiles: ['F-1'],
      };
      await feedback.saveAll([
        { ...ticket, id: 'T-1', at: 1 },
        { ...ticket, id: 'T-2', at: 2, userId: 'U-gone', pkCorp: 'C-gone' },
      ]);
      await surveys.saveAll([
        { id: 'S-1', userId: 'U-gone', score: 3, comment: '一般', at: 3 },
        { id: 'S-2', userId: ticket.userId, score: 5, comment: '', at: 4 },
      ]);
    });
    const { tickets, surveys } = await desk.feedback();
    expect(tickets.map(({ id, account, company, files }) => [id, account, company, files])).toEqual([
      ['T-2', '', '', ['F-1']],
      ['T-1', 'limin', '宁波砚舟精密铸造有限公司', ['F-1']],
    ]);
    expect(surveys.map(({ account, company, score }) => [account, company, score])).toEqual([
      ['limin', '宁波砚舟精密铸造有限公司', 5],
      ['', '', 3],
    ]);
  });
});
