import { beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../../features/support/manual-clock.ts';
import type { AllocationDesk } from '../../../src/application/ports/trade/allocation-desk.ts';
import type { HoldingBook, HoldingPage } from '../../../src/application/ports/trade/holding-book.ts';
import type { TradeFormSaved, TradeOutcome } from '../../../src/application/ports/trade/trade-desk.ts';
import { money, moneyToText } from '../../../src/domain/money/money.ts';
import { HoldingsPresenter } from '../../../src/presentation/trade/holdings/holdings-presenter.ts';
import { until } from '../../builders/office.ts';
import { idleTradeDesk, waitingIssue } from '../../builders/trade-application.ts';
import { sentHolding } from '../../builders/trade-figures.ts';

const page: HoldingPage = {
  count: 2,
  total: money('100.00'),
  held: money('100.00'),
  parts: {
    available: money('50.00'),
    reserved: money('30.00'),
    packaged: money('20.00'),
    frozen: money('0.00'),
    overdue: money('0.00'),
  },
  overdueTotal: money('0.00'),
  transit: { count: 0, total: money('0.00'), toAccept: 0 },
  rows: [sentHolding],
};

let saved: TradeFormSaved[];
let loads: number;
let shown: string[];
let replaced: string[];
let role: { code: string };
let rows: HoldingPage['rows'];
let parts: HoldingPage['parts'];
let overdueTotal: HoldingPage['overdueTotal'];
let transit: HoldingPage['transit'];
let outcome: TradeOutcome;
let exported: object[];
let went: string[];
let list: HoldingsPresenter;

beforeEach(() => {
  [saved, loads, shown, replaced, exported, went] = [[], 0, [], [], [], []];
  [role, rows] = [{ code: 'ROLE_CORP_OPERATOR' }, [sentHolding]];
  ({ parts, overdueTotal } = page);
  transit = page.transit;
  outcome = { done: true, application: waitingIssue };
  list = new HoldingsPresenter({
    kind: 'credit',
    export: { ask: async (order: object) => void exported.push(order) } as never,
    allocation: { book: async () => ({ organisations: [], mayAllocate: false }) } as unknown as AllocationDesk,
    desk: { ...idleTradeDesk, save: async (form) => (saved.push(form), outcome) },
    book: {
      holdings: async () => ((loads += 1), { ...page, rows, parts, overdueTotal, transit }),
      issuers: async () => [],
      instrument: async () => ({}),
    } as unknown as HoldingBook,
    session: {
      faultSeen: () => undefined,
      get who() {
        return { role };
      },
    } as never,
    navigator: {
      goTo: (path: string) => void went.push(path),
      replaceWith: (path: string) => void replaced.push(path),
    } as never,
    toasts: { show: (tone: string, { key }: { key: string }) => void shown.push(`${tone} ${key}`) } as never,
    clock: new ManualClock(Date.parse('2026-11-27T02:00:00Z')),
    paths: {
      holdings: '/holdings',
      acceptance: '/accept',
      transfer: () => '',
      finance: () => undefined,
      application: () => '',
      instrument: (id) => `/holding?id=${id}`,
    },
  });
});

describe('the due dates of the list of holdings', () => {
  it.each(['?from=2027-01-01', '?to=2027-01-31'])('narrow it, each end by itself: %s', (search) => {
    list.addressChanged(search, 'held');
    expect(list.isFiltered).toBe(true);
    list.addressChanged(search, 'transit');
    expect([list.isFiltered, list.place.dueFrom, list.place.dueTo]).toEqual([false, undefined, undefined]);
  });

  it('are exported, and cleared with the other filters', async () => {
    list.addressChanged('?from=2027-01-01&to=2027-01-31&page=2', 'held');
    await list.exportPressed();
    list.filterCleared();
    expect(exported).toMatchObject([{ dueFrom: '2027-01-01', dueTo: '2027-01-31' }]);
    expect(went).toEqual(['/holdings']);
  });

  it('are chosen from the first page on; an empty end has no bound', () => {
    list.addressChanged('?page=3', 'held');
    list.dueDaysChosen('2027-01-01', '');
    list.dueDaysChosen('', '2027-01-31');
    expect(went).toEqual(['/holdings?from=2027-01-01', '/holdings?to=2027-01-31']);
  });
});

describe('the list of holdings', () => {
  it('is not read again where a chain is opened, but where an amount that is not listed is to be accepted', async () => {
    list.addressChanged('', 'transit');
    await until(() => list.content.value !== undefined);
    list.addressChanged('?open=I-1', 'transit');
    expect(loads).toBe(1);
    list.addressChanged(`?accept=${sentHolding.holdingId}`, 'transit');
    expect([loads, list.acceptance.accepting]).toEqual([1, sentHolding]);
    list.addressChanged('?accept=H-9', 'transit');
    expect([loads, list.acceptance.accepting, list.acceptance.isMissing]).toEqual([2, undefined, true]);
  });

  it.each([
    ['ROLE_CORP_OPERATOR', 6, { count: 6, waits: true }],
    ['ROLE_CORP_OPERATOR', 0, { count: 18, waits: false }],
    ['ROLE_CORP_DIRECTOR', 6, { count: 18, waits: false }],
  ])('counts for %s what is theirs to accept, %s of 18', async (code, toAccept, expected) => {
    [role, transit] = [{ code }, { ...page.transit, count: 18, toAccept }];
    list.addressChanged('', 'transit');
    await until(() => list.content.value !== undefined);
    expect(list.transitCount).toEqual(expected);
  });

  it('names overdue amounts beside the available one, with the address of its rows', async () => {
    [parts, overdueTotal] = [{ ...page.parts, overdue: money('12.00') }, money('15.00')];
    list.addressChanged('', 'held');
    await until(() => list.content.value !== undefined);
    // The amount is that of the rows behind its link; 3.00 of it is in a package.
    expect(list.parts.at(-1)).toEqual({
      part: 'overdue',
      amount: money('15.00'),
      elsewhere: money('3.00'),
      path: '/holdings?part=overdue',
    });
    list.addressChanged('?part=overdue', 'held');
    expect(list.place.part).toBe('overdue');
  });

  it('shows the available, reserved and packaged amounts, each with the address of its rows', async () => {
    list.addressChanged('?q=RX&page=3', 'held');
    await until(() => list.content.value !== undefined);
    expect(list.parts.map(({ part, amount, path }) => [part, moneyToText(amount), path])).toEqual([
      ['available', '50.00', '/holdings?part=available&q=RX'],
      ['reserved', '30.00', '/holdings?part=reserved&q=RX'],
      ['packaged', '20.00', '/holdings?part=packaged&q=RX'],
    ]);
  });

  it.each([
    ['?part=packaged', 'held', 'packaged'],
    ['?part=constructor', 'held', undefined],
    ['?part=packaged', 'transit', undefined],
  ] as const)('shows for %j of what is %s the part %j', (search, place, part) => {
    list.addressChanged(search, place);
    expect(list.place.part).toBe(part);
  });

  it.each([
    ['', false],
    ['?q=RX', true],
    ['?issuer=C-QIHENG', true],
    ['?part=reserved', true],
  ])('is a part of all for %j: %j', (search, isFiltered) => {
    list.addressChanged(search, 'held');
    expect(list.isFiltered).toBe(isFiltered);
  });
});

describe('amounts in transit to the company', () => {
  it('is accepted without the words of a refusal that was begun before', async () => {
    list.acceptance.refusalPressed(sentHolding);
    list.acceptance.reasonChosen('amount');
    list.acceptance.wordsTyped('金额不符');
    list.acceptance.closed();
    list.acceptance.acceptancePressed(sentHolding);
    await list.acceptance.acceptanceConfirmed();
    expect(saved).toMatchObject([
      { act: 'accept', reason: '', submits: true, form: { holdingId: 'H-1', purpose: '' } },
    ]);
    expect([list.acceptance.accepting, shown, loads]).toEqual([undefined, ['ok trade.acceptance-sent'], 1]);
  });

  it('is accepted once, however often that is pressed', async () => {
    list.acceptance.acceptancePressed(sentHolding);
    await Promise.all([list.acceptance.acceptanceConfirmed(), list.acceptance.acceptanceConfirmed()]);
    expect(saved).toHaveLength(1);
  });

  it('is refused with a reason alone, and begins without that of another', async () => {
    list.acceptance.refusalPressed(sentHolding);
    await list.acceptance.refusalConfirmed();
    expect([saved, list.acceptance.isReasonMissing]).toEqual([[], true]);
    list.acceptance.reasonChosen('amount');
    list.acceptance.wordsTyped('金额不符');
    await list.acceptance.refusalConfirmed();
    expect(saved).toMatchObject([{ act: 'refuse', reason: 'amount', form: { holdingId: 'H-1', purpose: '金额不符' } }]);
    list.acceptance.refusalPressed({ ...sentHolding, holdingId: 'H-2' });
    expect([list.acceptance.reason, list.acceptance.words, list.acceptance.isReasonMissing]).toEqual(['', '', false]);
  });

  it('stays to be accepted where that was refused, with why, and is read again', async () => {
    outcome = { done: false, because: 'changed' };
    list.acceptance.acceptancePressed(sentHolding);
    await list.acceptance.acceptanceConfirmed();
    expect([list.acceptance.accepting, list.acceptance.trouble?.key, shown, loads]).toEqual([
      sentHolding,
      'trade.refused-changed',
      [],
      1,
    ]);
    list.acceptance.acceptancePressed(sentHolding);
    expect(list.acceptance.trouble).toBeUndefined();
  });
});

describe('an address that asks to accept an amount', () => {
  const address = '?accept=H-1&q=RX';

  it('asks at once, and once only: the answer takes it out of the address', async () => {
    list.addressChanged(address, 'transit');
    await until(() => list.acceptance.accepting !== undefined);
    expect(list.acceptance.accepting?.holdingId).toBe('H-1');
    await list.acceptance.acceptanceConfirmed();
    expect([saved.length, list.acceptance.accepting, replaced]).toEqual([1, undefined, ['/accept?q=RX']]);
  });

  it('is forgotten when the question is closed', async () => {
    list.addressChanged(address, 'transit');
    await until(() => list.acceptance.accepting !== undefined);
    list.dialogLeft();
    list.dialogLeft();
    expect([list.acceptance.accepting, replaced]).toEqual([undefined, ['/accept?q=RX']]);
  });

  it('closes the question when the address changes', async () => {
    list.addressChanged(address, 'transit');
    await until(() => list.acceptance.accepting !== undefined);
    list.addressChanged('', 'transit');
    expect(list.acceptance.accepting).toBeUndefined();
  });

  it.each<[string, string, HoldingPage['rows'], string, 'held' | 'transit']>([
    ['another amount', 'ROLE_CORP_OPERATOR', [sentHolding], '?accept=H-2', 'transit'],
    ['a reader who does not make acceptances', 'ROLE_CORP_DIRECTOR', [sentHolding], address, 'transit'],
    [
      'an acceptance that a colleague submitted',
      'ROLE_CORP_OPERATOR',
      [{ ...sentHolding, openApplications: [{ id: 'TA-9', number: 'QS9', act: 'accept' }] }],
      address,
      'transit',
    ],
    ['what is held already', 'ROLE_CORP_OPERATOR', [sentHolding], address, 'held'],
  ])('asks nothing for %s', async (_case, code, shownRows, search, place) => {
    role.code = code;
    rows = shownRows;
    list.addressChanged(search, place);
    await until(() => list.content.value !== undefined);
    await Promise.resolve();
    expect(list.acceptance.accepting).toBeUndefined();
  });
});
