import { describe, expect, it } from 'vitest';
import { money, moneyToText } from '../../../src/domain/money/money.ts';
import type { TradeFigures } from '../../../src/domain/trade/shared/trade-figures.ts';
import { pageFor, workAreaOf } from '../../../src/domain/trade/shared/work-areas.ts';
import type { SessionStore } from '../../../src/presentation/identity/session-store.ts';
import { defaultCollection } from '../../../src/domain/trade/shared/collection.ts';
import { LandingPresenter } from '../../../src/presentation/trade/landing/landing-presenter.ts';
import { reviewedFinancing } from '../../builders/financing-figures.ts';
import { holderFigures, issuerFigures, sentHolding, tradeRow } from '../../builders/trade-figures.ts';

async function landing(role: string, figures: TradeFigures, now = '2026-11-27T14:20:00+08:00') {
  const session = {
    who: { personName: '宋北辰', role: { code: role } },
    faultSeen: () => undefined,
  } as unknown as SessionStore;
  const presenter = new LandingPresenter({
    kind: 'credit',
    overview: { figures: async () => figures },
    session,
    navigator: { current: () => '', replaceWith: () => undefined },
    clock: { now: () => Date.parse(now), wakeAfter: () => () => undefined } as never,
    paths: {
      page: (kind) => pageFor(workAreaOf('credit'), kind, role)?.path,
      ledger: '/transfer-record',
      application: (id) => `/approve?id=${id}`,
      form: ({ act, id }) => (act === 'issue' ? `/issue?id=${id}` : undefined),
      financing: (id) => `/financings?id=${id}`,
    },
  });
  await presenter.content.load();
  return presenter;
}

describe('the overview of a product', () => {
  it('greets by the time of the day', async () => {
    expect((await landing('ROLE_CORE_DIRECTOR', issuerFigures)).greeting).toEqual({
      part: 'afternoon',
      name: '宋北辰',
      today: '2026-11-27',
    });
  });

  it('lists decisions, then returned applications, then arrivals, each with its page', async () => {
    const toDo = {
      ...holderFigures.toDo,
      count: 4,
      decisions: [tradeRow],
      returns: [
        { ...tradeRow, id: 'TA-2' },
        { ...tradeRow, id: 'TA-3', act: 'accept' as const },
      ],
    };
    const { waiting } = await landing('ROLE_CORP_OPERATOR', { ...holderFigures, toDo });
    expect(waiting.map(({ press, id, path, until }) => [press, id, path, until])).toEqual([
      ['decide', 'TA-1', '/approve?id=TA-1', '2026-12-22'],
      ['mend', 'TA-2', '/issue?id=TA-2', '2026-12-22'],
      ['mend', 'TA-3', '/approve?id=TA-3', '2026-12-22'],
      ['accept', 'H-1', `/credit/chain/accept?accept=H-1&q=${sentHolding.number}`, '2026-12-04'],
    ]);
    expect(waiting[3]).toMatchObject({ party: sentHolding.senderName, number: sentHolding.number });
  });

  it('shows a core enterprise the remaining limit, and whether it has run out', async () => {
    const { limit } = await landing('ROLE_CORE_DIRECTOR', issuerFigures);
    expect(limit && [moneyToText(limit.left), limit.isExpired]).toEqual(['50.00', false]);
    const late = await landing('ROLE_CORE_DIRECTOR', issuerFigures, '2027-07-01T00:00:00+08:00');
    expect(late.limit?.isExpired).toBe(true);
    const last = await landing('ROLE_CORE_DIRECTOR', issuerFigures, '2027-06-30T23:59:00+08:00');
    expect(last.limit?.isExpired).toBe(false);
    expect((await landing('ROLE_CORP_OPERATOR', holderFigures)).limit).toBeUndefined();
  });

  it('warns of the first day that the balance does not cover, and of none without a balance', async () => {
    const core = async (figures: TradeFigures) => landing('ROLE_CORE_DIRECTOR', figures);
    const { payments, firstMissing } = await core(issuerFigures);
    expect(payments?.days.map(({ day, payees }) => [day, payees?.length])).toEqual([
      ['2026-11-30', 1],
      ['2026-12-31', undefined],
    ]);
    expect(firstMissing && [firstMissing.day, moneyToText(firstMissing.missing)]).toEqual(['2026-11-30', '3.16']);
    const days = payments?.days.map((each) => ({ ...each, missing: money('0.00') })) ?? [];
    const issuer = issuerFigures.issuer && {
      ...issuerFigures.issuer,
      payments: { days, overdue: undefined, collection: defaultCollection, account: undefined },
    };
    expect((await core({ ...issuerFigures, issuer })).firstMissing).toBeUndefined();
    expect((await landing('ROLE_CORP_OPERATOR', holderFigures)).payments).toBeUndefined();
  });

  it('asks for a repurchase by its own name and amount, and for any other financing by its own', async () => {
    const asked = { ...reviewedFinancing, id: 'FN-2', askedAmount: money('612.34') };
    const toDo = { ...holderFigures.toDo, arrivals: [], financings: [reviewedFinancing, asked] };
    const { waiting } = await landing('ROLE_CORP_OPERATOR', { ...holderFigures, toDo });
    expect(waiting.map(({ id, act, amount }) => [id, act, amount && moneyToText(amount)])).toEqual([
      ['FN-1', 'finance', '600000.00'],
      ['FN-2', 'repurchase', '612.34'],
    ]);
  });

  it('leads from each proposal of a colleague to the page on which it is answered', async () => {
    const shared = { kind: 'credit', makerName: '骆秋白', proposedAt: 5 } as const;
    const confirmations = [
      { ...shared, what: 'review-threshold', id: 'RT-1', amount: money('5.00'), validFrom: '2026-12-10' },
      { ...shared, what: 'supplier-recommendation', id: 'SR-1', name: '绍兴青禾包装有限公司' },
    ] as const;
    const toDo = { ...issuerFigures.toDo, decisions: [], returns: [], confirmations };
    const { waiting } = await landing('ROLE_CORE_DIRECTOR', { ...issuerFigures, toDo });
    expect(waiting.map(({ id, party, amount, until: day, path }) => [id, party, amount, day, path])).toEqual([
      ['RT-1', '', money('5.00'), '2026-12-09', '/my/limit'],
      ['SR-1', '绍兴青禾包装有限公司', undefined, '', '/credit/core/supplier'],
    ]);
  });

  it('leads from each stage of financings to the list that it counts, and from what waits to the queue', async () => {
    const stagesFor = async (role: string, figures: TradeFigures) =>
      (await landing(role, figures)).financings.map(({ stage, count, path }) => [stage, count, path]);
    const list = '/credit/chain/finance/query';
    const stages = [
      ['under-way', 3, `${list}?view=pending`],
      ['disbursing', 1, `${list}?state=DISBURSING`],
      ['due-soon', 2, `${list}?state=DISBURSED&to=2026-12-27`],
      ['overdue', 0, undefined],
    ];
    const toDo = { ...holderFigures.toDo, toFinance: { count: 5, amount: money('50.00') } };
    expect(await stagesFor('ROLE_CHAIN_OPERATOR', { ...holderFigures, toDo })).toEqual([
      ['waiting', 5, '/credit/chain/todo/operator'],
      ...stages,
    ]);
    expect(await stagesFor('ROLE_CHAIN_DIRECTOR', { ...holderFigures, toDo })).toEqual(stages);
    expect(await stagesFor('ROLE_CORE_OPERATOR', issuerFigures)).toEqual([]);
    const none = { count: 0, amount: money('0.00') };
    const idle = { 'under-way': none, disbursing: none, 'due-soon': none, overdue: none, dueUntil: '2026-12-27' };
    expect(await stagesFor('ROLE_CHAIN_OPERATOR', { ...holderFigures, financings: idle })).toEqual([]);
  });

  it('leads from each figure to its list', async () => {
    const greetingOf = async (role: string, figures: TradeFigures) =>
      (await landing(role, figures)).figures.map(({ figure, count, amount, path }) => [
        figure,
        count,
        moneyToText(amount),
        path,
      ]);
    expect(await greetingOf('ROLE_CORE_OPERATOR', issuerFigures)).toEqual([
      ['issued-month', 3, '30.00', '/transfer-record?from=2026-11-01&to=2026-11-27&flow=issued'],
      ['issued-year', 12, '150.00', '/transfer-record?from=2026-01-01&to=2026-11-27&flow=issued'],
      ['unaccepted', 1, '10.00', '/credit/core/instruments?state=transit'],
    ]);
    expect(await greetingOf('ROLE_CORP_DIRECTOR', holderFigures)).toEqual([
      ['transit', 2, '150.00', '/credit/chain/accept'],
      ['held', 4, '90.00', '/credit/chain/holdings'],
      ['available', undefined, '40.00', '/credit/chain/holdings?part=available'],
      ['reserved', undefined, '30.00', '/credit/chain/holdings?part=reserved'],
      ['packaged', undefined, '20.00', '/credit/chain/holdings?part=packaged'],
    ]);
  });

  it('leads from no figure of zero, because its list would be empty', async () => {
    const none = { count: 0, amount: money('0.00') };
    const { issuer } = issuerFigures;
    if (!issuer) throw new Error('There is no issuer');
    const idle = { ...issuer, issuedThisMonth: none, unaccepted: none };
    const { figures } = await landing('ROLE_CORE_OPERATOR', { ...issuerFigures, issuer: idle });
    expect(figures.map(({ path }) => path !== undefined)).toEqual([false, true, false]);
  });

  it('leads from the bar of this month to what is not overdue, while something is', async () => {
    const late = { since: '2026-11-20', count: 1, amount: money('5.00'), beside: money('0.00') };
    const { issuer } = issuerFigures;
    if (!issuer?.payments) throw new Error('There are no payments');
    const payments = { ...issuer.payments, overdue: late };
    const { ladder } = await landing('ROLE_CORE_OPERATOR', { ...issuerFigures, issuer: { ...issuer, payments } });
    expect(ladder.slice(0, 2).map(({ path }) => path)).toEqual([
      '/credit/core/instruments?state=overdue',
      '/credit/core/instruments?from=2026-11-28&to=2026-11-30',
    ]);
  });

  it('leads a holder to its receipts, and a core enterprise to its payments', async () => {
    const [holder, issuer] = [
      await landing('ROLE_CORP_DIRECTOR', holderFigures),
      await landing('ROLE_CORE_DIRECTOR', issuerFigures),
    ];
    expect({
      holder: [holder.receiptsPath, holder.calendarPath],
      issuer: [issuer.receiptsPath, issuer.calendarPath],
    }).toEqual({
      holder: ['/credit/chain/receipts', undefined],
      issuer: [undefined, '/credit/core/payments'],
    });
  });

  it('shows a holder the overdue amount of the headline, and what of it counts in another part', async () => {
    const { holder } = holderFigures;
    if (!holder) throw new Error('There is no holder');
    const late = { ...holder, overdue: { count: 2, amount: money('15.00') }, awaitingPayment: money('12.00') };
    const shown = await landing('ROLE_CORP_DIRECTOR', { ...holderFigures, holder: late });
    expect(shown.overdue).toEqual(late.overdue);
    expect(shown.figures.at(-1)).toMatchObject({
      figure: 'awaiting-payment',
      count: 2,
      amount: money('15.00'),
      elsewhere: money('3.00'),
      path: '/credit/chain/holdings?part=overdue',
    });
    const whole = { ...late, awaitingPayment: money('15.00') };
    const free = await landing('ROLE_CORP_DIRECTOR', { ...holderFigures, holder: whole });
    expect(free.figures.at(-1)).toMatchObject({ figure: 'awaiting-payment', elsewhere: undefined });
    expect((await landing('ROLE_CORP_DIRECTOR', holderFigures)).overdue).toBeUndefined();
  });

  it('draws the ladder by its highest step, with its total', async () => {
    const { ladder, ladderTotal, ladderPath } = await landing('ROLE_CORE_DIRECTOR', issuerFigures);
    expect(ladder.map(({ month, share }) => [month, share]).slice(0, 3)).toEqual([
      ['2026-11', 0],
      ['2026-12', 0.3],
      ['2027-01', 1],
    ]);
    expect(ladder.map(({ path }) => path).slice(0, 3)).toEqual([
      undefined,
      '/credit/core/instruments?from=2026-12-01&to=2026-12-31',
      '/credit/core/instruments?from=2027-01-01&to=2027-01-31',
    ]);
    expect([ladderTotal.count, ladderTotal.amount, ladderPath]).toEqual([
      3,
      money('130.00'),
      '/credit/core/instruments',
    ]);
    const none = await landing('ROLE_CORE_DIRECTOR', { ...issuerFigures, months: [] });
    expect(new Set(none.ladder.map(({ share }) => share))).toEqual(new Set([0]));
  });

  it.each([
    ['ROLE_CORE_OPERATOR', ['issue', 'instruments', 'financings', 'ledger']],
    ['ROLE_CORE_DIRECTOR', ['instruments', 'financings', 'ledger']],
    ['CORE_FINAL_REVIEW', ['instruments', 'financings', 'ledger']],
    ['ROLE_CORP_OPERATOR', ['acceptance', 'finance', 'holdings', 'financings', 'ledger']],
    ['ROLE_CORP_DIRECTOR', ['acceptance', 'holdings', 'financings', 'ledger']],
  ])('offers %s to start with %j', async (role, whats) => {
    const { starts, toDoPath, acts, absence } = await landing(role, issuerFigures);
    expect(starts.map(({ what }) => what)).toEqual(whats);
    expect(toDoPath).toMatch(/\/todo\//);
    expect([acts, absence]).toEqual([true, undefined]);
  });

  it.each([
    ['ROLE_CORE_OPERATOR', ['issue']],
    ['ROLE_CORE_DIRECTOR', ['instruments']],
    ['ROLE_CORP_OPERATOR', ['acceptance', 'finance']],
    ['ROLE_CORP_DIRECTOR', ['acceptance']],
  ])('offers %s in its head, while something waits, %j', async (role, whats) => {
    const { headStarts } = await landing(role, issuerFigures);
    expect(headStarts.map(({ what }) => what)).toEqual(whats);
  });

  it.each([
    ['CORE_QUERY', ['instruments', 'financings', 'ledger']],
    ['CORP_QUERY', ['acceptance', 'holdings', 'financings', 'ledger']],
    ['CORP_FINAL_REVIEW', ['acceptance', 'holdings', 'financings', 'ledger']],
  ])('offers %s to look at %j, and nothing to do', async (role, whats) => {
    const { starts, toDoPath, acts, absence, figures } = await landing(
      role,
      role.includes('CORE') ? issuerFigures : holderFigures,
    );
    expect(starts.map(({ what }) => what)).toEqual(whats);
    expect([toDoPath, acts, absence]).toEqual([undefined, false, undefined]);
    expect(figures.every(({ path }) => path !== undefined)).toBe(true);
  });

  it.each([
    ['CORP_MANAGER', 'no-part'],
    ['PURCHASE', 'no-part'],
    ['FINANCE_CLIENT_MANAGER', 'no-part'],
    ['ROLE_CORP_DEFAULT', 'no-part'],
    ['__proto__', 'no-part'],
  ])('is none for %s, because of %s', async (role, absence) => {
    expect((await landing(role, holderFigures)).absence).toBe(absence);
  });
});

describe('the address of an overview that everybody may open', () => {
  function openPage(role: string, at: string, institution?: string) {
    const went: string[] = [];
    let loads = 0;
    const presenter = new LandingPresenter({
      kind: 'credit',
      overview: { figures: async () => ((loads += 1), issuerFigures) },
      session: { who: { role: { code: role }, institution }, faultSeen: () => undefined } as unknown as SessionStore,
      navigator: { current: () => at, replaceWith: (path) => void went.push(path) },
      clock: { now: () => 0, wakeAfter: () => () => undefined } as never,
      paths: {
        page: (kind) => (institution === undefined ? pageFor(workAreaOf('credit'), kind, role)?.path : undefined),
        ledger: '',
        application: () => undefined,
        form: () => undefined,
        financing: () => undefined,
      },
    });
    presenter.opened();
    return [presenter.absence, went, loads];
  }

  it.each([
    ['ROLE_CORP_DIRECTOR', '/credit/chain/index/director', []],
    ['ROLE_CORE_OPERATOR', '/credit/chain/index/director?from=mail', ['/credit/core/index/operator']],
    ['ROLE_CORE_OPERATOR', '/credit/core/index/operator', []],
    ['ROLE_CORE_OPERATOR', '/credit/core/index/director', []],
  ])('leads %s from %s to their own', (role, at, went) => {
    expect(openPage(role, at)).toEqual([undefined, went, 1]);
  });

  it('asks for nothing where there is nothing to see, and says why', () => {
    expect(openPage('CORP_MANAGER', '/credit/chain/index/director')).toEqual(['no-part', [], 0]);
    expect(openPage('ROLE_CORP_OPERATOR', '/credit/chain/index/director', 'GI-1')).toEqual(['institution', [], 0]);
  });
});
