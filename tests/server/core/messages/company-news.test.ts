import { beforeEach, describe, expect, it } from 'vitest';
import type { BackEnd } from '../../../../server/core/back-end.ts';
import { notifyPersonJoined } from '../../../../server/core/people/people-messages.ts';
import { sendMessages } from '../../../../server/core/messages/shared/send-messages.ts';
import { settleApplication } from '../../../../server/core/products/shared/application-news.ts';
import { sandboxApplications, type ApplicationAction } from '../../../../server/core/sandbox/sandbox-applications.ts';
import { sandboxOnboarding, type BankAction } from '../../../../server/core/sandbox/sandbox-onboarding.ts';
import type { UserRecord } from '../../../../server/core/records/company.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import {
  onboardingAgreement,
  onboardingAgreementName,
} from '../../../../src/domain/agreements/onboarding-agreement.ts';
import { Asker } from '../../../builders/asker.ts';
import { demoBackEnd } from '../../../builders/desks.ts';

const day = 86_400_000;
let now: number;
const clock = { now: () => now, realTime: () => now };
let store: MemoryStore;
let backEnd: BackEnd;

beforeEach(async () => {
  [store, now] = [new MemoryStore(), Date.parse('2026-11-21T02:00:00Z')];
  backEnd = await demoBackEnd(store, undefined, { clock });
});

interface Told {
  readonly title: string;
  readonly content: string;
  readonly isToDo: boolean;
  readonly url?: string;
  readonly messageType: string;
}
async function as(account: string): Promise<Asker> {
  const asker = new Asker(backEnd);
  asker.locale = 'zh-CN';
  expect(await asker.signIn(account)).toMatchObject({ code: '0' });
  return asker;
}
const paths = [
  '/my/person',
  '/access/settlement-process',
  '/my/signup/apply?productType=ABS',
  '/my/product/overview?productType=ABS',
];
/** The messages of a user about the company's own matters. */
const told = async (asker: Asker): Promise<readonly Told[]> =>
  (await asker.given<readonly Told[]>('messages', { messageState: 'SENT', messageType: 'ALL' })).filter(({ url }) =>
    paths.includes(url ?? ''),
  );
const titles = async (account: string): Promise<readonly string[]> =>
  (await told(await as(account))).map(({ title }) => title);
async function put(userName: string, wish: Partial<UserRecord>): Promise<void> {
  await store.transaction(async ({ users }) => {
    const found = await users.byName(userName);
    if (found) await users.save({ ...found, ...wish });
  });
}
/** The messages to a user regardless of the present role: telephones and windows receive these. */
const written = async (account: string): Promise<readonly string[]> =>
  store.transaction(async ({ users, messages }) =>
    (await messages.of((await users.byName(account))?.userId ?? '', 0, 50))
      .filter(({ source }) => source === 'people' || source === 'application' || source === 'settling')
      .map(({ kind }) => kind),
  );
const propose = async (zhou: Asker): Promise<string> => {
  const { proposals } = await zhou.given<{ readonly proposals: readonly { readonly proposalId: string }[] }>(
    'giveRoles',
    { userId: 'U-limin', roles: ['operator', 'administrator'], seen: ['ROLE_CORP_OPERATOR'] },
  );
  return proposals[0]?.proposalId ?? '';
};

describe('a proposal that a colleague confirms', () => {
  it('is a task only for each person who may confirm it in a current role', async () => {
    await put('shenruogu', { roles: ['CORP_MANAGER'] });
    await propose(await as('zhousiyuan'));
    for (const account of ['guyunzhou', 'shenruogu'])
      expect(await told(await as(account))).toMatchObject([
        {
          title: '周思远提出的权限变更等您确认',
          content: '李敏的角色由经办人改为经办人、管理员。请在 2026-11-28 10:00 前确认，逾期作废。',
          isToDo: true,
          url: '/my/person',
          messageType: 'SYSTEM',
        },
      ]);
    for (const account of ['zhousiyuan', 'limin', 'heqinghe']) expect(await titles(account)).toEqual([]);
    await put('guyunzhou', { roles: ['CORP_QUERY'] });
    expect(await titles('guyunzhou')).toEqual([]);
  });

  it('is written only to those who may confirm it', async () => {
    await propose(await as('zhousiyuan'));
    expect(await written('guyunzhou')).toEqual(['proposed']);
    for (const account of ['zhousiyuan', 'limin', 'shenruogu', 'heqinghe'])
      expect([account, await written(account)]).toEqual([account, []]);
  });

  it('is not reported to a proposer who has lost the roles', async () => {
    const zhou = await as('zhousiyuan');
    const proposalId = await propose(zhou);
    const gu = await as('guyunzhou');
    await put('zhousiyuan', { roles: [] });
    expect(await gu.ask('decideProposal', { proposalId, confirmed: false, reason: '人手不足' })).toMatchObject({
      code: '0',
    });
    expect(await written('zhousiyuan')).toEqual([]);
  });

  it('is reported as withdrawn only to those who may still confirm proposals', async () => {
    const zhou = await as('zhousiyuan');
    await zhou.given('withdrawProposal', { proposalId: await propose(zhou) });
    expect(await titles('guyunzhou')).toContain('周思远撤回了提出的权限变更');
    await put('guyunzhou', { roles: ['CORP_QUERY'] });
    expect(await titles('guyunzhou')).toEqual([]);
  });

  it('stops being a task when it expires', async () => {
    await propose(await as('zhousiyuan'));
    now += 7 * day;
    expect(await told(await as('guyunzhou'))).toMatchObject([{ isToDo: false }]);
  });

  it.each([
    [true, '顾云舟确认了您提出的权限变更', '李敏的角色由经办人改为经办人、管理员'],
    [false, '顾云舟没有同意您提出的权限变更', '李敏的角色由经办人改为经办人、管理员。理由：人手不足'],
  ])('is reported to its proposer when decided (%s), and is no longer a task', async (confirmed, title, content) => {
    const zhou = await as('zhousiyuan');
    const proposalId = await propose(zhou);
    const gu = await as('guyunzhou');
    await gu.given('decideProposal', { proposalId, confirmed, reason: '人手不足' });
    expect((await told(zhou))[0]).toMatchObject({
      title,
      content: confirmed ? '李敏的角色由经办人改为经办人、管理员' : content,
      isToDo: false,
    });
    expect((await told(gu)).map(({ isToDo }) => isToDo)).toEqual([false]);
  });

  it('is reported to the confirmers when it is withdrawn, and to its proposer when it is void', async () => {
    await put('shenruogu', { roles: ['CORP_MANAGER'] });
    const zhou = await as('zhousiyuan');
    await zhou.given('withdrawProposal', { proposalId: await propose(zhou) });
    expect(
      (await told(await as('guyunzhou'))).map(({ title, isToDo }) => `${title} ${String(isToDo)}`).toSorted(),
    ).toEqual(['周思远提出的权限变更已处理 false', '周思远撤回了提出的权限变更 false']);
    expect(await told(zhou)).toEqual([]);
    await propose(zhou);
    await (await as('shenruogu')).given('endMembership', { userId: 'U-limin', successorId: 'U-zhousiyuan' });
    expect((await told(zhou)).map(({ title }) => title).toSorted()).toEqual([
      '您提出的权限变更已失效',
      '李敏已离岗，工作由您接手',
    ]);
    expect((await told(await as('guyunzhou'))).filter(({ isToDo }) => isToDo)).toEqual([]);
  });

  it('has texts for two-step sign-in and for invitations in both languages', async () => {
    const zhou = await as('zhousiyuan');
    await zhou.given('proposeTwoSteps', { demanded: true });
    await zhou.given('invitePerson', {
      personName: '闻人语',
      mobile: '14000008811',
      idNumber: '330299199003071235',
      roles: ['director'],
      institution: '',
    });
    const gu = await as('guyunzhou');
    const contents = async () => (await told(gu)).map(({ content }) => content.split(/[。.]/u)[0] ?? '').toSorted();
    expect(await contents()).toEqual(['要求全体人员登录时两步验证', '邀请闻人语担任主管']);
    gu.locale = 'en';
    expect(await contents()).toEqual(['Invite 闻人语 as Director', 'Require two-step verification for everybody']);
  });
});

describe('a person who leaves', () => {
  it('is reported to those who manage people, and not to the person who entered it', async () => {
    await put('shenruogu', { roles: ['CORP_MANAGER'] });
    await put('limin', { roles: ['CORP_QUERY'] });
    await (await as('zhousiyuan')).given('endMembership', { userId: 'U-shenruogu' });
    expect(await titles('zhousiyuan')).toEqual([]);
    await put('shenruogu', { roles: ['CORP_MANAGER'] });
    await (await as('zhousiyuan')).given('endMembership', { userId: 'U-limin', successorId: 'U-linzhixia' });
    expect(await told(await as('shenruogu'))).toMatchObject([
      { title: '李敏已离岗', content: '由周思远办理，工作由林知夏接手。', isToDo: false },
    ]);
    expect(await titles('linzhixia')).toEqual(['李敏已离岗，工作由您接手']);
    expect(await titles('heqinghe')).toEqual([]);
  });
});

describe('a person who joins or leaves', () => {
  it('is reported only to those who manage people', async () => {
    const left = await store.transaction(async ({ users }) => users.byName('linzhixia'));
    if (!left) throw new Error('There is no such person');
    await put('shenruogu', { roles: ['CORP_MANAGER'] });
    await store.transaction(async (transaction) => notifyPersonJoined(transaction, left, now));
    await (await as('zhousiyuan')).given('endMembership', { userId: 'U-limin', successorId: 'U-linzhixia' });
    expect((await written('shenruogu')).toSorted()).toEqual(['joined', 'left']);
    expect(await written('zhousiyuan')).toEqual(['joined']);
    for (const account of ['guyunzhou', 'limin', 'heqinghe'])
      expect([account, await written(account)]).toEqual([account, []]);
    expect((await titles('shenruogu')).toSorted()).toEqual(['李敏已离岗', '林知夏已接受邀请，加入企业']);
    await put('shenruogu', { roles: ['CORP_QUERY'] });
    expect(await titles('shenruogu')).toEqual([]);
  });

  it('is reported without a takeover when there is no work to take over', async () => {
    await (await as('zhousiyuan')).given('endMembership', { userId: 'U-shenruogu', successorId: 'U-limin' });
    expect(await written('limin')).toEqual([]);
  });
});

describe('a decision of the partner bank', () => {
  const company = 'C-YUANHANG';
  const bank = async (action: BankAction, reason = '') =>
    sandboxOnboarding(store, clock).applyAction(company, action, reason);

  it('is reported only to the main user; a refusal is a task until the next submission', async () => {
    const main = await as('xiazhiwei');
    await main.given('signAgreement', {
      agreementNames: [onboardingAgreementName],
      textHashes: [onboardingAgreement.textHash],
    });
    await main.given('submitOnboarding');
    expect(await told(main)).toEqual([]);
    await bank('refuse', '经营范围不符');
    expect(await told(main)).toMatchObject([
      {
        title: '合作银行没有通过入驻',
        content: '合作银行的说明：经营范围不符',
        isToDo: true,
        url: '/access/settlement-process',
        messageType: 'REVIEW',
      },
    ]);
    expect(await titles('jiangtingxue')).toEqual([]);
    now += 1;
    await main.given('submitOnboarding');
    expect((await told(main)).map(({ isToDo }) => isToDo)).toEqual([false]);
    now += 1;
    await bank('take');
    expect((await told(main)).map(({ title }) => title)).toEqual(['合作银行已通过入驻', '合作银行没有通过入驻']);
  });

  it('is sent to no other user, and hidden from a former main user', async () => {
    await bank('change', '股权变更');
    expect(await written('xiazhiwei')).toEqual(['change']);
    for (const account of ['jiangtingxue', 'linfengmian'])
      expect([account, await written(account)]).toEqual([account, []]);
    await put('xiazhiwei', { isMain: false });
    expect(await titles('xiazhiwei')).toEqual([]);
    await put('xiazhiwei', { isMain: true, roles: [] });
    now += 1;
    await bank('restore');
    expect(await written('xiazhiwei')).toEqual(['change']);
  });

  it('is reported when the conditions are lost and when they are met again', async () => {
    await bank('change', '股权变更');
    now += 1;
    await bank('restore');
    expect((await told(await as('xiazhiwei'))).map(({ title, content, isToDo }) => [title, content, isToDo])).toEqual([
      ['贵公司重新符合合作银行的要求', '现在可以提交入驻。', false],
      ['入驻合作银行暂停办理', '合作银行的说明：股权变更', false],
    ]);
  });
});

describe('a decision about a product application', () => {
  const request = {
    productType: 'ABS',
    revision: 0,
    applicantName: '江听雪',
    applicantTitle: '财务经理',
    contactName: '江听雪',
    contactMobile: '13800000000',
    yearlyAmount: '1200000.00',
    purpose: '采购付款',
  };
  const decide = async (action: Partial<ApplicationAction>) =>
    sandboxApplications(store, clock).applyAction({
      id: 'C-YUANHANG ABS',
      action: 'grant',
      returned: [],
      answer: '',
      ...action,
    });

  it('is reported to the applicant and the operators; a return is a task until the next submission', async () => {
    const director = await as('jiangtingxue');
    await director.given('submitApplication', request);
    await decide({
      action: 'return',
      returned: [
        { part: 'contact', reason: '请核对' },
        { part: 'volume', reason: '请说明用途' },
      ],
    });
    for (const account of ['jiangtingxue', 'xiazhiwei'])
      expect(await told(await as(account))).toMatchObject([
        {
          title: expect.stringMatching(/^“.+”的开通申请退回 2 部分$/u) as string,
          content: '请核对（另有 1 部分）',
          isToDo: true,
          url: '/my/signup/apply?productType=ABS',
        },
      ]);
    expect(await titles('linfengmian')).toEqual([]);
    now += 1;
    await (await as('xiazhiwei')).given('submitApplication', { ...request, revision: 2 });
    expect((await told(await as('jiangtingxue'))).map(({ isToDo }) => isToDo)).toEqual([false]);
    now += 1;
    await decide({});
    expect((await told(await as('xiazhiwei')))[0]).toMatchObject({
      title: expect.stringContaining('的开通申请已通过') as string,
      isToDo: false,
      url: '/my/product/overview?productType=ABS',
    });
    // A former submitter without the operator role is not told of another's submission.
    expect(await told(await as('jiangtingxue'))).toHaveLength(1);
  });

  it('is hidden from, and not written to, people whose role cannot open products', async () => {
    const director = await as('jiangtingxue');
    await director.given('submitApplication', request);
    await decide({ action: 'return', returned: [{ part: 'contact', reason: '请核对' }] });
    expect(await titles('jiangtingxue')).toHaveLength(1);
    await put('jiangtingxue', { roles: ['CORP_QUERY'] });
    expect(await titles('jiangtingxue')).toEqual([]);
    now += 1;
    await (await as('xiazhiwei')).given('submitApplication', { ...request, revision: 2 });
    await put('xiazhiwei', { roles: ['CORP_QUERY'] });
    await decide({ action: 'decline', answer: '本期额度已满' });
    expect(await written('xiazhiwei')).toEqual(['return']);
  });

  it.each([
    ['granted', 'grant', {}],
    ['declined', 'decline', { answer: '本期额度已满' }],
    ['returned again', 'return', { returned: [{ part: 'volume', reason: '请说明用途' }] }],
  ] as const)('ends the task of an earlier return once the application was %s', async (_what, action, more) => {
    await (await as('xiazhiwei')).given('submitApplication', request);
    await decide({ action: 'return', returned: [{ part: 'contact', reason: '请核对' }] });
    // The platform has it again, regardless of who submitted it; the message about the former request remains.
    await store.transaction(async ({ applications }) => {
      const found = await applications.find('C-YUANHANG ABS');
      if (found) await applications.save({ ...found, state: 'submitted' });
    });
    expect((await told(await as('xiazhiwei'))).map(({ isToDo }) => isToDo)).toEqual([true]);
    now += 1;
    await decide({ action, ...more });
    expect((await told(await as('xiazhiwei'))).map(({ isToDo }) => isToDo)).toEqual([action === 'return', false]);
  });

  it('leaves the tasks of another product and of another company', async () => {
    await (await as('xiazhiwei')).given('submitApplication', request);
    await decide({ action: 'return', returned: [{ part: 'contact', reason: '请核对' }] });
    for (const id of ['C-YUANHANG POND', 'C-OTHER ABS'])
      await store.transaction(async (transaction) => settleApplication(transaction, id, now));
    expect((await told(await as('xiazhiwei'))).map(({ isToDo }) => isToDo)).toEqual([true]);
  });

  it('is announced only to the windows of its readers', async () => {
    await (await as('xiazhiwei')).given('submitApplication', request);
    const heard: string[] = [];
    const stop = store.onAnnounced(
      (announcement) => void (announcement?.topic === 'messages' && heard.push(announcement.userId)),
    );
    await decide({ action: 'return', returned: [{ part: 'contact', reason: '请核对' }] });
    stop();
    const readers = await store.transaction(async ({ users, messages }) =>
      Promise.all(
        (await users.ofCompany('C-YUANHANG')).map(
          async ({ userId }) =>
            [userId, (await messages.of(userId, 0, 50)).some(({ source }) => source === 'application')] as const,
        ),
      ),
    );
    expect(heard.toSorted()).toEqual(
      readers
        .filter(([, isTold]) => isTold)
        .map(([userId]) => userId)
        .toSorted(),
    );
    expect(heard.length).toBeGreaterThan(0);
  });

  it('is not announced when it has no readers', async () => {
    const heard: unknown[] = [];
    const stop = store.onAnnounced((announcement) => void heard.push(announcement));
    await store.transaction(async (transaction) =>
      sendMessages(transaction, [], {
        source: 'application',
        kind: 'grant',
        subject: 'C-YUANHANG ABS',
        category: 'review',
        values: {},
        sentAt: now,
      }),
    );
    stop();
    expect(heard).toEqual([]);
  });

  it('has the reason of a refusal', async () => {
    await (await as('xiazhiwei')).given('submitApplication', request);
    await decide({ action: 'decline', answer: '本期额度已满' });
    expect(await told(await as('xiazhiwei'))).toMatchObject([
      { content: '原因：本期额度已满', isToDo: false, url: '/my/signup/apply?productType=ABS' },
    ]);
  });
});
