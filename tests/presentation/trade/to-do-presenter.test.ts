import { describe, expect, it } from 'vitest';
import { ManualClock } from '../../../features/support/manual-clock.ts';
import type { HoldingBook, HoldingFilter } from '../../../src/application/ports/trade/holding-book.ts';
import type { TradeApplicationFilter } from '../../../src/application/ports/trade/trade-desk.ts';
import { TradeToDoPresenter } from '../../../src/presentation/trade/to-do/trade-to-do-presenter.ts';
import { until } from '../../builders/office.ts';
import { idleTradeDesk, waitingIssue } from '../../builders/trade-application.ts';
import { sentHolding } from '../../builders/trade-figures.ts';

async function openPage(role: string) {
  const asked: TradeApplicationFilter[] = [];
  const places: HoldingFilter[] = [];
  const page = new TradeToDoPresenter({
    desk: {
      ...idleTradeDesk,
      applications: async (filter) => (asked.push(filter), { count: 0, total: waitingIssue.amount, rows: [] }),
    },
    approvals: {} as never,
    signing: (() => undefined) as never,
    book: {
      holdings: async (filter: HoldingFilter) => (places.push(filter), { rows: [sentHolding] }),
    } as unknown as HoldingBook,
    session: { faultSeen: () => undefined, who: { role: { code: role } } } as never,
    clock: new ManualClock(Date.parse('2026-11-27T02:00:00Z')),
    paths: { application: () => undefined, form: () => undefined, acceptance: undefined },
  });
  page.opened();
  await until(() => page.content.value !== undefined);
  return { page, asked, places };
}

describe('what waits', () => {
  it('is, of the drafts, the reader’s own', async () => {
    const { asked } = await openPage('ROLE_CORE_OPERATOR');
    expect(asked.map(({ states, hands }) => [states, hands])).toEqual([
      [['RETURNED', 'REFUSED_BY_RULE'], undefined],
      [['DRAFT'], 'mine'],
      [['WAITING'], undefined],
    ]);
  });

  it('is what arrived for a holder, and nothing of the kind for a core enterprise, which holds nothing', async () => {
    const holder = await openPage('ROLE_CORP_OPERATOR');
    expect(holder.places).toMatchObject([{ place: 'transit' }]);
    expect([holder.page.content.value?.toAccept, holder.page.count]).toEqual([[sentHolding], 1]);
    const core = await openPage('ROLE_CORE_OPERATOR');
    expect([core.places, core.page.content.value?.toAccept]).toEqual([[], []]);
  });
});
