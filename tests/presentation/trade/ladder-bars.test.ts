import { describe, expect, it } from 'vitest';
import { money } from '../../../src/domain/money/money.ts';
import { ladderBars, ladderListOf } from '../../../src/presentation/trade/shared/ladder-bars.ts';

const due = (month: string) => ({ month, count: 1, amount: money('10.00') });
const months = [due('2026-11'), due('2026-12'), due('2027-08')];
const pathsOf = (
  late?: { readonly count: number; readonly amount: ReturnType<typeof money> },
  list?: string,
  side: 'core' | 'chain' = 'core',
) => ladderBars(months, '2026-11-27', late, ladderListOf(side, list)).flatMap(({ path }) => path ?? []);

describe('the bars of a ladder', () => {
  it('lead to unpaid instruments that are due in their months', () => {
    expect(pathsOf(undefined, '/list')).toEqual([
      '/list?to=2026-11-30',
      '/list?from=2026-12-01&to=2026-12-31',
      '/list?from=2027-06-01',
    ]);
  });

  it('of a holder lead to its holdings', () => {
    const late = { count: 1, amount: money('4.00') };
    expect(pathsOf(late, '/held', 'chain').slice(0, 2)).toEqual([
      '/held?part=overdue',
      '/held?from=2026-12-01&to=2026-12-31',
    ]);
  });

  it('of this month lead to what is not overdue, which has its own list', () => {
    const late = { count: 1, amount: money('4.00') };
    const twice = [{ month: '2026-11', count: 2, amount: money('20.00') }];
    const pathsOfTwo = (aheadFrom?: string) =>
      ladderBars(twice, '2026-11-27', late, ladderListOf('core', '/list', aheadFrom)).flatMap(({ path }) => path ?? []);
    expect(pathsOfTwo('2026-11-28')).toEqual(['/list?state=overdue', '/list?from=2026-11-28&to=2026-11-30']);
    expect(pathsOfTwo()).toEqual(['/list?state=overdue']);
  });

  it('lead nowhere without a list by due date', () => {
    expect(pathsOf()).toEqual([]);
    expect(pathsOf(undefined, '')).toEqual([]);
  });
});
