import { describe, expect, it } from 'vitest';
import { ManualClock } from '../../../features/support/manual-clock.ts';
import type { HoldingBook, HoldingFilter } from '../../../src/application/ports/trade/holding-book.ts';
import type { TradeApplicationFilter } from '../../../src/application/ports/trade/trade-desk.ts';
import type { FinancingRow } from '../../../src/domain/trade/financing/financing.ts';
import { money } from '../../../src/domain/money/money.ts';
import type { TradeApplicationRow } from '../../../src/domain/trade/shared/trade-application.ts';
import type { WaitingProposal } from '../../../src/domain/trade/shared/waiting-proposal.ts';
import { KeptResults } from '../../../src/presentation/trade/to-do/bulk-approval.ts';
import { TradeToDoPresenter } from '../../../src/presentation/trade/to-do/trade-to-do-presenter.ts';
import { reviewedFinancing } from '../../builders/financing-figures.ts';
import { until } from '../../builders/office.ts';
import { idleTradeDesk, waitingIssue } from '../../builders/trade-application.ts';
import { sentHolding } from '../../builders/trade-figures.ts';

const proposal = {
  what: 'review-threshold' as const,
  id: 'RT-1',
  kind: 'credit' as const,
  amount: waitingIssue.amount,
  validFrom: '2026-12-10',
  makerName: '宋北辰',
  proposedAt: Date.parse('2026-11-26T02:00:00Z'),
};
const recommendation = {
  what: 'supplier-recommendation' as const,
  id: 'SR-1',
  kind: 'credit' as const,
  name: '绍兴青禾包装有限公司',
  makerName: '骆秋白',
  proposedAt: Date.parse('2026-11-25T02:00:00Z'),
};

async function openPage(
  role: string,
  rows: readonly TradeApplicationRow[] = [],
  financings: readonly FinancingRow[] = [],
  proposals: readonly WaitingProposal[] = [],
) {
  const went: string[] = [];
  const asked: TradeApplicationFilter[] = [];
  const places: HoldingFilter[] = [];
  const page = new TradeToDoPresenter({
    kind: 'credit',
    desk: {
      ...idleTradeDesk,
      applications: async (filter) => (asked.push(filter), { count: 0, total: waitingIssue.amount, rows: [] }),
      waiting: async () => rows,
    },
    approvals: {
      signingText: async () => ({ asked: true, text: '', statement: '', validFor: 120 }),
      approve: async (read) => ({
        done: true,
        results: read.map(({ applicationId: id }) => ({
          applicationId: id,
          application: { ...waitingIssue, id, state: 'EFFECTIVE' },
          rule: undefined,
          refusal: undefined,
        })),
      }),
    },
    signing: (() => undefined) as never,
    keptResults: new KeptResults(),
    book: {
      holdings: async (filter: HoldingFilter) => (places.push(filter), { rows: [sentHolding] }),
    } as unknown as HoldingBook,
    session: { faultSeen: () => undefined, who: { role: { code: role } } } as never,
    clock: new ManualClock(Date.parse('2026-11-27T02:00:00Z')),
    navigator: { goTo: (path) => went.push(path), replaceWith: (path) => went.push(`instead ${path}`) },
    application: (() => undefined) as never,
    toasts: { show: () => undefined } as never,
    toDo: { proposals: async () => proposals },
    funding: {
      financings: async () => ({
        total: financings.length,
        amount: { fen: 0n },
        counterparties: [],
        funders: [],
        rows: financings,
      }),
    },
    paths: {
      toDo: '/to-do',
      application: () => undefined,
      form: () => undefined,
      acceptance: undefined,
      suppliers: '/suppliers',
      instrument: (id) => `/instrument?id=${id}`,
      financing: () => undefined,
    },
  });
  page.opened();
  await until(() => page.content.value !== undefined);
  return { page, asked, places, went };
}

describe('the waiting applications', () => {
  it('has for a director the threshold that a colleague proposes, among its tasks and in its number', async () => {
    const { page } = await openPage('ROLE_CORE_DIRECTOR', [], [], [proposal]);
    expect([page.count, page.confirmations, page.tasks]).toEqual([1, [proposal], [{ task: 'confirm', count: 1 }]]);
    page.addressChanged('?do=decide');
    expect(page.confirmations).toEqual([]);
    const holder = await openPage('ROLE_CORP_DIRECTOR', [], [], [proposal]);
    expect(holder.page.confirmations).toEqual([]);
  });

  it('has a recommended supplier beside the threshold, the longest waiting first and without a last day', async () => {
    const { page } = await openPage('ROLE_CORE_DIRECTOR', [], [], [proposal, recommendation]);
    expect([page.count, page.tasks]).toEqual([2, [{ task: 'confirm', count: 2 }]]);
    expect(page.confirmations.map(({ id }) => id)).toEqual(['SR-1', 'RT-1']);
    page.addressChanged('?order=until');
    expect(page.confirmations.map(({ id }) => id)).toEqual(['RT-1', 'SR-1']);
  });

  it('is no longer what was just approved together, though the list is older', async () => {
    const rows = ['TA-1', 'TA-2'].map((id) => ({
      ...waitingIssue,
      id,
      waitsFor: { role: 'operator', isOwn: true, names: ['沈南枝'], isSigned: false } as const,
    }));
    const { page } = await openPage('ROLE_CORE_OPERATOR', rows);
    const [first] = page.rowsOf('toDecide');
    if (first) page.together.toggled(first, true, false);
    await page.together.approvePressed();
    await page.together.confirmed();
    expect(page.together.results.map(({ row }) => row.id)).toEqual(['TA-1']);
    expect([page.rowsOf('toDecide').map(({ id }) => id), page.count, page.rowsOf('underWay')]).toEqual([
      ['TA-2'],
      1,
      [],
    ]);
  });

  it('is, of the drafts, the reader’s own', async () => {
    const { asked } = await openPage('ROLE_CORE_OPERATOR');
    expect(asked.map(({ states, hands }) => [states, hands])).toEqual([
      [['RETURNED', 'REFUSED_BY_RULE'], undefined],
      [['DRAFT'], 'mine'],
      [['WAITING'], undefined],
    ]);
  });

  it('is filtered by the cost of a repurchase, not by the whole amount of its financing', async () => {
    const row = { ...reviewedFinancing, state: 'OVERDUE', isTurn: true, askedAmount: money('612.34') } as const;
    const { page } = await openPage('ROLE_CORP_OPERATOR', [], [row]);
    page.addressChanged('?max=1000.00');
    expect(page.financings).toEqual([row]);
    page.addressChanged('?min=1000.00');
    expect(page.financings).toEqual([]);
  });

  it('is what arrived for a holder, and nothing of the kind for a core enterprise, which holds nothing', async () => {
    const holder = await openPage('ROLE_CORP_OPERATOR');
    expect(holder.places).toMatchObject([{ place: 'transit' }]);
    expect([holder.page.content.value?.toAccept, holder.page.count]).toEqual([[sentHolding], 1]);
    const core = await openPage('ROLE_CORE_OPERATOR');
    expect([core.places, core.page.content.value?.toAccept]).toEqual([[], []]);
  });
});

const day = Date.parse('2026-11-27T02:00:00Z');
const rows: readonly TradeApplicationRow[] = [
  { ...waitingIssue, id: 'small', amount: money('10.00'), stateSince: day - 86_400_000 },
  { ...waitingIssue, id: 'old', amount: money('500.00'), stateSince: day - 8 * 86_400_000 },
  { ...waitingIssue, id: 'checked', amount: money('500.00'), decisionBar: 'twice' },
  { ...waitingIssue, id: 'own', amount: money('500.00'), decisionBar: 'own' },
];

describe('the queue at an address', () => {
  it.each([
    ['', 'old small', 'checked'],
    ['?min=100.00', 'old', 'checked'],
    ['?max=100.00', 'small', ''],
    ['?waited=7', 'old', ''],
    ['?order=amount', 'old small', 'checked'],
    ['?do=decide', 'old small', ''],
    ['?do=mend', '', ''],
    ['?min=abc&max=-1&waited=5&order=x&do=y', 'old small', 'checked'],
  ])('%s lists %j to decide, and %j that the reader cannot', async (search, decidable, barred) => {
    const { page } = await openPage('ROLE_CORE_DIRECTOR', rows);
    page.addressChanged(search);
    const listed = (name: 'toDecide' | 'barred'): string =>
      page
        .rowsOf(name)
        .map(({ id }) => id)
        .join(' ');
    expect([listed('toDecide'), listed('barred'), page.count]).toEqual([decidable, barred, 2]);
    expect(page.together.most).toBe(decidable === '' ? 0 : decidable.split(' ').length);
  });

  it('keeps filters, order and the open application', async () => {
    const { page, went } = await openPage('ROLE_CORE_DIRECTOR', rows);
    page.addressChanged('?do=decide&open=old');
    page.narrowed({ amounts: { from: '5', to: 'x' } });
    page.narrowed({ waited: '3' });
    page.narrowed({ order: 'until' });
    page.taskChosen('');
    page.addressChanged('?do=decide&min=5.00&order=until');
    page.filterCleared();
    page.beside.rowOpened({ id: 'small' });
    expect([page.openPath({ id: 'own' }), ...went]).toEqual([
      '/to-do?do=decide&min=5.00&order=until&open=own',
      '/to-do?do=decide&min=5.00&open=old',
      '/to-do?do=decide&waited=3&open=old',
      '/to-do?do=decide&order=until&open=old',
      '/to-do?open=old',
      '/to-do?order=until',
      '/to-do?do=decide&min=5.00&order=until&open=small',
    ]);
  });

  it('offers filters where there are more than a few rows, and where one is in use', async () => {
    const few = await openPage('ROLE_CORE_DIRECTOR', rows);
    expect([few.page.hasFilters, few.page.isFiltered]).toEqual([false, false]);
    few.page.addressChanged('?waited=7');
    expect([few.page.hasFilters, few.page.isFiltered]).toEqual([true, true]);
    const many = await openPage(
      'ROLE_CORE_DIRECTOR',
      [1, 2, 3, 4, 5, 6].map((id) => ({ ...waitingIssue, id: `${id}` })),
    );
    expect(many.page.hasFilters).toBe(true);
  });
});

describe('an amount that is asked about beside the queue', () => {
  const standing = ({ acceptance }: TradeToDoPresenter) => [acceptance.accepting?.holdingId, acceptance.isMissing];

  it('is in the address, which opens it again', async () => {
    const { page, went } = await openPage('ROLE_CORP_OPERATOR');
    page.arrivalPressed(sentHolding);
    expect(went).toEqual(['/to-do?accept=H-1']);
    page.addressChanged('?accept=H-1');
    expect(standing(page)).toEqual(['H-1', false]);
    page.arrivalPressed(sentHolding);
    page.arrivalLeft();
    expect(went).toEqual(['/to-do?accept=H-1', '/to-do']);
    page.addressChanged('');
    expect(standing(page)).toEqual([undefined, false]);
  });

  it('takes the place of an application, and an application that of the amount', async () => {
    const { page, went } = await openPage('ROLE_CORP_OPERATOR');
    page.addressChanged('?open=TA-1');
    page.arrivalPressed(sentHolding);
    expect(went).toEqual(['instead /to-do?accept=H-1']);
    page.addressChanged('?accept=H-1');
    expect(page.openPath({ id: 'TA-1' })).toBe('/to-do?open=TA-1');
  });

  it('is said to be missing where the address names another one', async () => {
    const { page } = await openPage('ROLE_CORP_OPERATOR');
    page.addressChanged('?accept=H-9');
    expect(standing(page)).toEqual([undefined, true]);
  });
});
