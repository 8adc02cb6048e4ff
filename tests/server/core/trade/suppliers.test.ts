import { beforeEach, describe, expect, it } from 'vitest';
import { fillWithDemoWorld, plainPasswords, scenarioStart } from '../../../../features/support/demo-world.ts';
import { ManualClock } from '../../../../features/support/manual-clock.ts';
import type { BackEnd } from '../../../../server/core/back-end.ts';
import { sentTexts } from '../../../../server/core/sandbox/sandbox-texts.ts';
import { maxOpenRecommendations } from '../../../../src/domain/trade/suppliers/recommendation.ts';
import { recommendationMessages } from '../../../../server/core/trade/suppliers/recommendation-messages.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import type { Envelope } from '../../../../src/contract/envelope.ts';
import { Asker } from '../../../builders/asker.ts';
import { demoBackEnd } from '../../../builders/desks.ts';

const kind = { instrumentKind: 'credit' };
const qinghe = {
  ...kind,
  corpName: '绍兴青禾包装有限公司',
  socialCreditCode: '91330602MA2D9K4T77',
  contactName: '叶青禾',
  mobile: '138 0000 1299',
  reason: '包装材料',
};

let store: MemoryStore;
let clock: ManualClock;
let backEnd: BackEnd;
beforeEach(async () => {
  clock = new ManualClock(scenarioStart);
  const world = { now: () => clock.now(), realTime: () => clock.now() };
  store = await fillWithDemoWorld(new MemoryStore(), world, plainPasswords);
  backEnd = await demoBackEnd(store, undefined, { clock });
});

async function as(userName: string): Promise<Asker> {
  const asker = new Asker(backEnd);
  await asker.signIn(userName);
  return asker;
}

interface Recommendation {
  readonly recommendationId: string;
  readonly state: string;
  readonly progress: string;
  readonly mayAnswer: readonly string[];
}

const recommend = async (asker: Asker, more: object = {}, key?: string): Promise<Envelope> =>
  asker.ask('recommendTradeSupplier', { ...qinghe, ...more }, key);
const answer = async (asker: Asker, recommendationId: string, given: string, key?: string): Promise<Envelope> =>
  asker.ask('answerTradeRecommendation', { recommendationId, answer: given }, key);
const idOf = async (asker: Asker): Promise<string> =>
  ((await recommend(asker)).data as Recommendation).recommendationId;
const listed = async (asker: Asker): Promise<readonly Recommendation[]> =>
  (await asker.given<{ records: readonly Recommendation[] }>('tradeRecommendations', kind)).records;
const textsToContact = async (): Promise<readonly string[]> =>
  (await sentTexts(store)).filter(({ mobile }) => mobile === '13800001299').map(({ text }) => text);

describe('recommendations that wait', () => {
  it('are at most fifty in a company', async () => {
    const asker = await as('luoqiubai');
    const first = await idOf(asker);
    await store.transaction(async ({ supplierRecommendations }) => {
      const record = await supplierRecommendations.find(first);
      if (!record) throw new Error('Nothing was recommended');
      await supplierRecommendations.remove(first);
      for (let at = 0; at < maxOpenRecommendations; at += 1)
        await supplierRecommendations.save({ ...record, id: `SR-${at}`, uscc: `${record.uscc}-${at}` });
    });
    expect(await recommend(asker)).toMatchObject({
      code: 'SUPPLIER_RECOMMENDATION',
      data: { because: 'too-many' },
    });
    await store.transaction(async ({ supplierRecommendations }) => supplierRecommendations.remove('SR-0'));
    expect((await recommend(asker)).code).toBe('0');
  });
});

describe('suppliers of a core enterprise', () => {
  interface Page {
    readonly count: number;
    readonly openAmount: string;
    readonly records: readonly {
      readonly corpName: string;
      readonly because: string;
      readonly openAmount: string;
      readonly issued: { readonly count: number; readonly totalAmount: string };
    }[];
  }
  const asked = { ...kind, keyword: '', page: 1, pageSize: 20 };

  it('are those to which it has issued, with sums that agree with its statistics', async () => {
    const song = await as('songbeichen');
    const page = await song.given<Page>('tradeSuppliers', asked);
    const months = { ...kind, from: '2026-01', to: '2026-11' };
    const { parts, flows } = await song.given<{
      parts: readonly { name: string; amount: string }[];
      flows: readonly { flow: string; count: number }[];
    }>('tradeStatistics', months);
    const open = parts.filter(({ name }) => page.records.some(({ corpName }) => corpName === name));
    expect(page.records.filter(({ openAmount }) => openAmount !== '0.00')).toHaveLength(open.length);
    for (const { name, amount } of open)
      expect(page.records.find(({ corpName }) => corpName === name)?.openAmount).toBe(amount);
    const issued = flows.filter(({ flow }) => flow === 'issued').reduce((sum, { count }) => sum + count, 0);
    expect(page.records.reduce((sum, each) => sum + each.issued.count, 0)).toBe(issued);
  });

  it('are found by a part of the name or the credit code, page by page', async () => {
    const song = await as('songbeichen');
    const all = await song.given<Page>('tradeSuppliers', asked);
    expect(all.count).toBeGreaterThan(2);
    const [first, second] = await Promise.all(
      [1, 2].map(async (page) => song.given<Page>('tradeSuppliers', { ...asked, page, pageSize: 1 })),
    );
    expect([first?.records, second?.records].flat()).toEqual(all.records.slice(0, 2));
    const found = await song.given<Page>('tradeSuppliers', { ...asked, keyword: ' 砚舟' });
    expect(found.records.map(({ corpName }) => corpName)).toEqual(['宁波砚舟精密铸造有限公司']);
    expect(found.openAmount).toBe(found.records[0]?.openAmount);
    expect((await song.given<Page>('tradeSuppliers', { ...asked, keyword: 'ma5jmh9238' })).records).toEqual(
      found.records,
    );
    expect((await song.given<Page>('tradeSuppliers', { ...asked, keyword: 'constructor' })).count).toBe(0);
  });

  it('say what keeps one from being paid', async () => {
    const song = await as('songbeichen');
    await store.transaction(async ({ companies }) => {
      const company = await companies.lock('C-YANZHOU');
      if (company) await companies.save({ ...company, deregistered: true });
    });
    const { records } = await song.given<Page>('tradeSuppliers', { ...asked, keyword: '砚舟' });
    expect(records.map(({ because }) => because)).toEqual(['deregistered']);
  });

  it.each(['zhousiyuan', 'guyunzhou'])('are not shown to a supplier (%s)', async (userName) => {
    const asker = await as(userName);
    expect(await asker.ask('tradeSuppliers', asked)).toMatchObject({ code: 'NOT_PERMITTED' });
    expect(await asker.ask('tradeRecommendations', kind)).toMatchObject({ code: 'NOT_PERMITTED' });
  });
});

describe('the list of recommendations', () => {
  interface Listed {
    readonly records: readonly Recommendation[];
    readonly isMore: boolean;
    readonly mayRecommend: boolean;
  }

  it('has the newest hundred, and says that there are more', async () => {
    const luo = await as('luoqiubai');
    const id = await idOf(luo);
    const list = async (): Promise<Listed> => luo.given<Listed>('tradeRecommendations', kind);
    const keepMore = async (many: number): Promise<void> =>
      store.transaction(async ({ supplierRecommendations }) => {
        const record = await supplierRecommendations.find(id);
        if (!record) throw new Error('Nothing was recommended');
        for (let at = 0; at < many; at += 1)
          await supplierRecommendations.save({ ...record, id: `SR-${many}-${at}`, uscc: `${many}-${at}` });
      });
    await keepMore(99);
    const whole = await list();
    expect([whole.records.length, whole.isMore]).toEqual([100, false]);
    await keepMore(1);
    const part = await list();
    expect([part.records.length, part.isMore]).toEqual([100, true]);
  });

  it.each([
    ['luoqiubai', true],
    ['songbeichen', false],
    ['fumingheng', false],
  ])('says whether %s may recommend a supplier: %s', async (userName, mayRecommend) => {
    expect(await (await as(userName)).given<Listed>('tradeRecommendations', kind)).toMatchObject({ mayRecommend });
    const made = (await recommend(await as(userName))).code;
    expect(made).toBe(mayRecommend ? '0' : 'SUPPLIER_RECOMMENDATION');
  });

  it('is closed to people of an institution, like everything about suppliers', async () => {
    const id = await idOf(await as('luoqiubai'));
    const people = [await as('luoqiubai'), await as('songbeichen')];
    await store.transaction(async ({ users }) => {
      for (const name of ['luoqiubai', 'songbeichen']) {
        const user = await users.byName(name);
        if (user) await users.save({ ...user, institution: 'I-1' });
      }
    });
    for (const person of people)
      expect([
        (await person.ask('tradeSuppliers', { ...kind, keyword: '', page: 1, pageSize: 20 })).code,
        (await person.ask('tradeRecommendations', kind)).code,
        (await recommend(person)).code,
        (await answer(person, id, 'decline')).code,
      ]).toEqual(['NOT_PERMITTED', 'NOT_PERMITTED', 'NOT_PERMITTED', 'NOT_PERMITTED']);
  });
});

it.each([
  ['ROLE_CORE_OPERATOR', 'proposed', false],
  ['ROLE_CORE_DIRECTOR', 'proposed', true],
  ['ROLE_CORE_DIRECTOR', 'settled', false],
  ['ROLE_CORE_DIRECTOR', 'confirmed', false],
  ['CORE_FINAL_REVIEW', 'proposed', false],
  ['ROLE_CORP_OPERATOR', 'proposed', undefined],
  ['ROLE_CORP_DIRECTOR', 'proposed', undefined],
  ['ROLE_CORP_DEFAULT', 'proposed', undefined],
] as const)('the message about a recommendation, read as %s: %s, waits %s', async (role, state, waits) => {
  const luo = await as('luoqiubai');
  await idOf(luo);
  const { user, news } = await store.transaction(async ({ users, messages }) => ({
    user: await users.byName('songbeichen'),
    news: (await messages.of('U-songbeichen', 0, 50)).filter(({ source }) => source === 'supplier-recommendation'),
  }));
  const records = news.map((record) => ({
    ...record,
    ...(state === 'settled' ? { settledAt: clock.now() } : {}),
    ...(state === 'confirmed' ? { kind: state, matter: undefined } : {}),
  }));
  if (!user) throw new Error('No such account');
  const shown = await store.transaction(async (transaction) =>
    recommendationMessages.visibleMessages(transaction, records, { user, role, actsFor: undefined }),
  );
  expect(shown.map((each) => [each.path, each.waits])).toEqual(
    waits === undefined ? [] : [['/credit/core/supplier', waits]],
  );
});

describe('the recommendation of a supplier', () => {
  it('is sent to the contact once a director has confirmed it, and says how far the company has come', async () => {
    const [luo, song] = [await as('luoqiubai'), await as('songbeichen')];
    const made = (await recommend(luo)).data as Recommendation;
    expect(made).toMatchObject({ state: 'proposed', mobile: '138****1299', progress: '', mayAnswer: ['withdraw'] });
    expect(await textsToContact()).toEqual([]);
    expect((await listed(song))[0]?.mayAnswer).toEqual(['confirm', 'decline']);
    expect((await answer(song, made.recommendationId, 'confirm')).data).toMatchObject({
      state: 'confirmed',
      isTextSent: true,
      progress: 'not-registered',
      mayAnswer: [],
    });
    expect(await textsToContact()).toEqual([expect.stringContaining('91330602MA2D9K4T77')]);
    expect((await textsToContact())[0]).not.toContain('青禾');
    expect((await textsToContact())[0]).toContain('启衡重工集团股份有限公司');
  });

  it('tells the directors that it waits, and the operators what became of it', async () => {
    const [luo, song] = [await as('luoqiubai'), await as('songbeichen')];
    const id = await idOf(luo);
    const titles = async (asker: Asker): Promise<readonly string[]> => {
      const all = await asker.given<readonly { readonly title: string }[]>('messages', {
        messageState: 'SENT',
        messageType: 'ALL',
      });
      return all.map(({ title }) => title).filter((title) => title.includes('青禾'));
    };
    expect([await titles(luo), await titles(song)]).toEqual([
      [],
      ['Recommended supplier awaiting your confirmation: 绍兴青禾包装有限公司'],
    ]);
    await answer(song, id, 'decline');
    expect(await titles(luo)).toEqual(['The recommended supplier was declined: 绍兴青禾包装有限公司']);
    expect(await textsToContact()).toEqual([]);
  });

  it('is a message to the directors who may confirm it, until it is answered, and to no user once it is withdrawn', async () => {
    const luo = await as('luoqiubai');
    // An operator who recommends may also be a director.
    await store.transaction(async ({ users }) => {
      const user = await users.byName('luoqiubai');
      if (user) await users.save({ ...user, roles: [...user.roles, 'ROLE_CORE_DIRECTOR'] });
    });
    const news = async (userId: string) =>
      (await store.transaction(async ({ messages }) => messages.of(userId, 0, 50)))
        .filter(({ source }) => source === 'supplier-recommendation')
        .map(({ kind: state, settledAt }) => `${state} ${settledAt === undefined ? 'open' : 'settled'}`);
    const id = await idOf(luo);
    expect([await news('U-songbeichen'), await news('U-luoqiubai')]).toEqual([['proposed open'], []]);
    await answer(luo, id, 'withdraw');
    expect([await news('U-songbeichen'), await news('U-luoqiubai')]).toEqual([['proposed settled'], []]);
  });

  it.each([
    ['a wrong credit code', { socialCreditCode: '91330602MA2D9K4T78' }, { because: 'check-sign', field: 'uscc' }],
    ['no name', { corpName: ' \u200b' }, { because: 'missing', field: 'name' }],
    ['a number that is no mobile number', { mobile: '12345' }, { because: 'form', field: 'mobile' }],
  ])('is refused for %s', async (_what, change, values) => {
    const refused = await recommend(await as('luoqiubai'), change);
    expect(refused).toMatchObject({ code: 'SUPPLIER_RECOMMENDATION', data: values });
  });

  it('is refused for the own company, and for one that can be paid', async () => {
    const luo = await as('luoqiubai');
    const usccOf = async (id: string) =>
      store.transaction(async ({ companies }) => (await companies.find(id))?.uscc ?? '');
    const codes = await Promise.all(['C-QIHENG', 'C-YANZHOU'].map(usccOf));
    const answers = [];
    for (const socialCreditCode of codes) answers.push((await recommend(luo, { socialCreditCode })).data);
    expect(answers).toEqual([{ because: 'own-company' }, { because: 'can-be-paid' }]);
  });

  it('is made once for a credit code, also by two operators at once', async () => {
    const [luo, shen] = [await as('luoqiubai'), await as('shennanzhi')];
    const both = await Promise.all([recommend(luo), recommend(shen)]);
    expect(new Set(both.map(({ code }) => code))).toEqual(new Set(['0', 'SUPPLIER_RECOMMENDATION']));
    expect((await recommend(luo, { contactName: '别人' })).data).toEqual({ because: 'invited' });
    const [only] = await listed(luo);
    await answer(luo, only?.recommendationId ?? '', 'withdraw');
    await answer(shen, only?.recommendationId ?? '', 'withdraw');
    expect(await recommend(luo)).toMatchObject({ code: '0' });
  });

  it('is made once under one key', async () => {
    const luo = await as('luoqiubai');
    const [one, other] = [await recommend(luo, {}, 'K-1'), await recommend(luo, {}, 'K-1')];
    expect(other.data).toEqual(one.data);
    expect(await listed(luo)).toHaveLength(1);
  });

  it('sends one message however often its confirmation is repeated', async () => {
    const id = await idOf(await as('luoqiubai'));
    const song = await as('songbeichen');
    const answers = await Promise.all([
      answer(song, id, 'confirm', 'K-2'),
      answer(song, id, 'confirm', 'K-2'),
      answer(song, id, 'confirm', 'K-3'),
    ]);
    expect(answers.filter(({ code }) => code === '0').length).toBeGreaterThan(0);
    expect(await textsToContact()).toHaveLength(1);
  });

  it('is answered by a director of the company alone, and not after it has ended', async () => {
    const luo = await as('luoqiubai');
    const id = await idOf(luo);
    const refusalOf = async (asker: Asker, given: string) => {
      const { code, data } = await answer(asker, id, given);
      return [code, (data as { because?: string } | null)?.because].filter(Boolean).join(' ');
    };
    expect(await refusalOf(luo, 'confirm')).toBe('SUPPLIER_RECOMMENDATION not-theirs');
    expect(await refusalOf(await as('fumingheng'), 'confirm')).toBe('SUPPLIER_RECOMMENDATION not-theirs');
    const song = await as('songbeichen');
    expect(await refusalOf(song, 'withdraw')).toBe('SUPPLIER_RECOMMENDATION not-own');
    expect(await refusalOf(await as('zhousiyuan'), 'confirm')).toBe('NOT_PERMITTED');
    expect(await refusalOf(song, 'decline')).toBe('0');
    expect((await listed(song))[0]).toMatchObject({
      state: 'declined',
      contactName: '',
      mobile: '',
      isTextSent: false,
    });
    expect(await refusalOf(song, 'confirm')).toBe('SUPPLIER_RECOMMENDATION ended');
    expect(await answer(song, 'constructor', 'confirm')).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is of its own company alone', async () => {
    const id = await idOf(await as('luoqiubai'));
    await store.transaction(async ({ supplierRecommendations: table }) => {
      const record = await table.lock(id);
      if (record) await table.save({ ...record, companyId: 'C-LANCHUAN' });
    });
    const song = await as('songbeichen');
    expect(await listed(song)).toEqual([]);
    expect(await answer(song, id, 'confirm')).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is confirmed where no text messages are sent, and says so', async () => {
    backEnd = await demoBackEnd(store, undefined, { clock, texts: undefined });
    const id = await idOf(await as('luoqiubai'));
    expect((await answer(await as('songbeichen'), id, 'confirm')).data).toMatchObject({ isTextSent: false });
    expect(await textsToContact()).toEqual([]);
  });

  it('is confirmed although its message cannot be sent, which is reported', async () => {
    const faults: unknown[] = [];
    const texts = {
      send: async (): Promise<never> => {
        throw new Error('No network');
      },
    };
    const report = (fault: unknown): void => void faults.push(fault);
    backEnd = await demoBackEnd(store, undefined, { clock, texts, report });
    const id = await idOf(await as('luoqiubai'));
    expect((await answer(await as('songbeichen'), id, 'confirm')).data).toMatchObject({ state: 'confirmed' });
    await expect.poll(() => faults).toEqual([new Error('No network')]);
  });

  it('stays open where no further message may be sent to the number now', async () => {
    const luo = await as('luoqiubai');
    const other = { socialCreditCode: '91330602MA2D9K4T8A', corpName: '绍兴青禾印务有限公司' };
    const ids = [await idOf(luo), ((await recommend(luo, other)).data as Recommendation).recommendationId];
    const song = await as('songbeichen');
    expect(await answer(song, ids[0] ?? '', 'confirm')).toMatchObject({ code: '0' });
    expect(await answer(song, ids[1] ?? '', 'confirm')).toMatchObject({ code: 'SMS_TOO_SOON' });
    expect((await listed(song)).map(({ state }) => state).toSorted()).toEqual(['confirmed', 'proposed']);
  });
});
