import { existsSync, statSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import type { BackEnd } from '../../../../server/core/back-end.ts';
import {
  helpPageAt,
  helpPictures,
  helpPlans,
  type HelpId,
  type HelpPlan,
} from '../../../../server/core/help/help-topics.ts';
import { englishHelp } from '../../../../server/core/help/texts/en-help.ts';
import { chineseHelp } from '../../../../server/core/help/texts/zh-cn-help.ts';
import { menusOf } from '../../../../server/core/home/shared/menus.ts';
import { openBooks } from '../../../../src/domain/evidence/shared/book-policies.ts';
import { ledgerPath, workAreas } from '../../../../src/domain/trade/shared/work-areas.ts';
import { findHelp, helpBlocks } from '../../../../src/domain/help/shared/help-topic.ts';
import { en, zhCN } from '../../../../features/support/every-word.ts';
import { Asker } from '../../../builders/asker.ts';
import { demoBackEnd } from '../../../builders/desks.ts';

const ids = Object.keys(helpPlans) as readonly HelpId[];
const planOf = (id: HelpId): HelpPlan => helpPlans[id];

/** All texts of the portal in a language, with placeholders. */
function sayable(catalogue: object, locale: 'zh-CN' | 'en'): string {
  const menus = ['ROLE_CORP_OPERATOR', 'ROLE_CORE_OPERATOR']
    .flatMap((role) => menusOf(role, openBooks(), locale))
    .flatMap((menu) => [menu, ...(menu.children ?? [])])
    .map(({ menuName }) => menuName ?? '');
  return [...Object.values(catalogue).map(String), ...menus].join('\n');
}

describe('the help answers', () => {
  it('are at least forty in nine categories, and each related answer exists', () => {
    expect(ids.length).toBeGreaterThanOrEqual(40);
    expect(new Set(ids.map((id) => planOf(id).category)).size).toBe(9);
    expect(
      ids.flatMap((id) => planOf(id).related.filter((other) => other === id || !ids.some((each) => each === other))),
    ).toEqual([]);
  });

  it.each([
    ['zh-CN', chineseHelp, zhCN, /“([^”…]+)”/g],
    ['en', englishHelp, en, /“([^”…]+)”/g],
  ] as const)('in %s quote only words of the portal’s catalogue', (locale, { topics }, catalogue, quoted) => {
    const said = sayable(catalogue, locale);
    const unknown = ids.flatMap((id) =>
      [...topics[id].content.matchAll(quoted)]
        .map(([, name = '']) => name.replace(/[.,。，]$/, ''))
        .filter((name) => !said.includes(name))
        .map((name) => `${id}: ${name}`),
    );
    expect(unknown).toEqual([]);
  });

  it.each([
    ['zh-CN', chineseHelp],
    ['en', englishHelp],
  ] as const)('in %s have a question as the title, and an answer', (_locale, { topics }) => {
    for (const id of ids) {
      expect(topics[id].title).toMatch(/[？?]$/);
      expect(helpBlocks(topics[id].content).length).toBeGreaterThan(1);
    }
    expect(new Set(ids.map((id) => topics[id].title)).size).toBe(ids.length);
  });

  it('have the same steps in both languages', () => {
    const kinds = (content: string) =>
      helpBlocks(content)
        .filter(({ kind }) => kind === 'steps' || kind === 'heed')
        .map((block) => ('lines' in block ? block.lines.length : 1));
    for (const id of ids)
      expect([id, kinds(englishHelp.topics[id].content)]).toEqual([id, kinds(chineseHelp.topics[id].content)]);
  });

  it.each(
    helpPictures.flatMap((picture) =>
      ['zh-CN', 'en'].map((locale) => `public/help-pictures/${picture}.${locale}.webp`),
    ),
  )('have the picture %s of at most 60 KB', (path) => {
    expect(existsSync(path)).toBe(true);
    expect(statSync(path).size).toBeLessThanOrEqual(60 * 1024);
  });
  it('use every picture', () =>
    expect(helpPictures.filter((picture) => !ids.some((id) => planOf(id).picture === picture))).toEqual([]));
});

describe('the help page of a route', () => {
  it.each([
    ['/index', 'home'],
    ['/cv3/index', 'home'],
    ['/credit/finance-data/index/finance', 'list'],
    ['/sccp/finance-data/index/issue?states=returned', 'list'],
    ['/est/finance-data/create/finance/', 'choose'],
    ['/credit/finance-data/upload/default?s=CHECK&p=1', 'upload'],
    ['/credit/finance-data/detail', 'detail'],
    ['/my/message/index', 'messages'],
    ['/my/account/info', 'account'],
    ['/common/receivables/index', 'due'],
    ['/my/limit', 'limits'],
    ['/my/protocol', 'agreements'],
    ['/my/agency-objection', 'standing'],
    ['/my/person', 'people'],
    ['/my/authorization/index', 'group'],
    ['/my/inner-org/index', 'group'],
    ['/my/enterprise-info', 'company'],
    ['/my/enterprise-info/bank-account', 'company'],
    ['/my/start', 'start'],
    ['/my/product/overview?productType=EST', 'products'],
    ['/my/signup/apply', 'products'],
    ['/my/enterprise-info/realname', 'certification'],
    ['/register/integration/realname', 'certification'],
    ['/my/enterprise-info/certificate-management', 'certificates'],
    ['/credit/core/index/director', 'trade'],
    ['/credit/chain/todo/operator', 'to-do'],
    ['/credit/core/issue/issue', 'issue'],
    ['/credit/core/issue/director-approve?id=TA-1', 'approval'],
    ['/credit/chain/accept', 'acceptance'],
    ['/transfer-record?q=RX', 'ledger'],
    ['/error-page/403', undefined],
    ['', undefined],
    ['/help/index', undefined],
  ])('%s is %s', (route, page) => expect(helpPageAt(route)).toBe(page));
});

describe('the help of the trade', () => {
  const pages = [...workAreas.flatMap((area) => area.pages.map(({ path }) => path)), ledgerPath];
  it.each(pages)('answers questions on %s', (path) => {
    const page = helpPageAt(path);
    expect(page).toBeDefined();
    expect(ids.filter((id) => page !== undefined && planOf(id).pages.includes(page)).length).toBeGreaterThan(1);
  });
});

describe('a search in the help', () => {
  const topics = (locale: 'zh-CN' | 'en') =>
    ids.map((id) => ({
      id,
      category: undefined,
      related: [],
      ...(locale === 'en' ? englishHelp : chineseHelp).topics[id],
    }));
  it.each([
    ['忘记密码', 'forgotten'],
    ['重设密码', 'forgotten'],
    ['找回密码', 'forgotten'],
    ['重置密码', 'forgotten'],
    ['解冻', 'frozen'],
    ['账号解冻', 'locked'],
    ['冻结', 'frozen'],
    ['登录不了', 'cannot-sign-in'],
    ['两步验证', 'two-steps'],
    ['换手机号', 'new-mobile'],
    ['协议', 'agreements'],
    ['异议', 'objection'],
    ['开票信息', 'invoicing-information'],
    ['违规', 'violating'],
    ['意见反馈', 'feedback'],
    ['UKey', 'key-trouble'],
  ] as const)('for %s finds %s among the first four', (asked, id) =>
    expect(
      findHelp(topics('zh-CN'), asked)
        .slice(0, 4)
        .map((each) => each.id),
    ).toContain(id),
  );
  it.each([
    ['怎么切换角色', 'switch-role'],
    ['切换角色', 'switch-role'],
    ['切换企业', 'switch-company'],
    ['如何换公司', 'switch-company'],
    ['额度', 'limits'],
    ['可用额度怎么算', 'limits'],
    ['内部组织', 'inner-organisations'],
    ['怎样撤回授权', 'authorisations'],
  ] as const)('for %s finds %s first', (asked, id) => expect(findHelp(topics('zh-CN'), asked)[0]?.id).toBe(id));
  it.each([
    ['switch company', 'switch-company'],
    ['how do I switch to another company', 'switch-company'],
    ['switch role', 'switch-role'],
    ['limit', 'limits'],
    ['limits', 'limits'],
    ['inner organisations', 'inner-organisations'],
    ['withdraw an authorisation', 'authorisations'],
  ] as const)('for %s finds %s first in English', (asked, id) => expect(findHelp(topics('en'), asked)[0]?.id).toBe(id));
  it.each(ids)('has keywords of %s in both languages or in neither', (id) =>
    expect((chineseHelp.topics[id].keywords ?? []).length > 0).toBe((englishHelp.topics[id].keywords ?? []).length > 0),
  );
});

describe('the help desk', () => {
  let backEnd: BackEnd;
  let zhou: Asker;
  beforeEach(async () => {
    backEnd = await demoBackEnd();
    zhou = new Asker(backEnd);
    await zhou.signIn('zhousiyuan');
  });

  it('gives the questions of a page in their order, with pictures in the caller’s language', async () => {
    const helps = await zhou.given<readonly { id: string; content: string; category: string }[]>('helps', {
      route: '/my/message/index',
    });
    expect(helps.map(({ id }) => id)).toEqual(['returned', 'messages-todo', 'downloads']);
    expect(helps[1]).toMatchObject({
      category: 'MESSAGES',
      content: expect.stringContaining('(/help-pictures/messages.en.webp)'),
    });
  });
  it('gives a visitor without a session only the questions about signing in', async () => {
    const open = await new Asker(backEnd).given<readonly { id: string }[]>('openHelps', {});
    expect(open.map(({ id }) => id)).toEqual(ids.filter((id) => planOf(id).isOpen));
    expect(open.length).toBeGreaterThan(5);
    expect(await new Asker(backEnd).ask('helps', {})).toMatchObject({ code: 'SESSION_REQUIRED' });
  });
  it('keeps each person’s opinion apart', async () => {
    await zhou.ask('judgeHelp', { id: 'returned', isHelpful: true });
    const li = new Asker(backEnd);
    await li.signIn('limin');
    expect([
      (await zhou.ask('helpOpinion', { id: 'returned' })).data,
      (await li.ask('helpOpinion', { id: 'returned' })).data,
    ]).toEqual([{ isHelpful: true }, { isHelpful: null }]);
  });
  it.each(['help', 'helpOpinion'] as const)('refuses %s about an unknown question', async (name) =>
    expect(await zhou.ask(name, { id: 'nothing' })).toMatchObject({ code: 'NOT_FOUND' }),
  );
});
