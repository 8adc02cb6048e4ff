import { beforeEach, describe, expect, it } from 'vitest';
import type { StatisticsAsked } from '../../../../src/application/ports/trade/trade-statistics-desk.ts';
import type { ExportedList } from '../../../../src/application/ports/trade/list-exports.ts';
import { money, moneyToText, zeroMoney } from '../../../../src/domain/money/money.ts';
import {
  StatisticsPresenter,
  statisticsPlaceFrom,
} from '../../../../src/presentation/trade/statistics/statistics-presenter.ts';
import { ManualClock } from '../../../../features/support/manual-clock.ts';
import { until } from '../../../builders/office.ts';
import { issuerStatistics } from '../../../builders/statistics.ts';

const today = '2026-11-27';
let exported: ExportedList[] = [];
beforeEach(() => (exported = []));

function page(role = 'ROLE_CORE_DIRECTOR', answer = issuerStatistics) {
  const asked: StatisticsAsked[] = [];
  const went: string[] = [];
  const presenter = new StatisticsPresenter({
    kind: 'credit',
    desk: {
      statistics: async (request) => {
        asked.push(request);
        return answer;
      },
    },
    session: { who: { role: { code: role } }, faultSeen: () => undefined } as never,
    navigator: { goTo: (path: string) => void went.push(path) } as never,
    clock: new ManualClock(Date.parse('2026-11-27T02:00:00Z')),
    export: { isOffered: true, busy: false, ask: async (list: ExportedList) => void exported.push(list) } as never,
    paths: { statistics: '/s', financings: '/f', list: '/l' },
  });
  return { presenter, asked, went };
}

async function shown(search = '', role?: string, answer?: typeof issuerStatistics) {
  const { presenter, ...rest } = page(role, answer);
  presenter.addressChanged(search);
  await until(() => presenter.content.value !== undefined);
  return { presenter, ...rest };
}

describe('the place of statistics', () => {
  it.each([
    ['', 'recent 2026-06 2026-11'],
    ['?span=month', 'month 2026-11 2026-11'],
    ['?span=year', 'year 2026-01 2026-11'],
    ['?span=constructor', 'recent 2026-06 2026-11'],
    ['?from=2026-02&to=2026-03', 'custom 2026-02 2026-03'],
    ['?from=2026-03&to=2026-02', 'recent 2026-06 2026-11'],
    ['?from=2026-02', 'recent 2026-06 2026-11'],
    ['?from=__proto__&to=2026-02', 'recent 2026-06 2026-11'],
  ])('that %j names is %s', (search, expected) => {
    const { span, from, to } = statisticsPlaceFrom(search, today);
    expect(`${span} ${from} ${to}`).toBe(expected);
  });
});

describe('statistics', () => {
  it('are asked for the period and the company of the address', async () => {
    const { asked } = await shown('?from=2026-10&to=2026-11&company=C-1');
    expect(asked).toEqual([{ kind: 'credit', from: '2026-10', to: '2026-11', counterpartyId: 'C-1' }]);
    expect((await shown()).asked[0]?.counterpartyId).toBeUndefined();
  });

  it('are compared with the period before only once they are over', async () => {
    const { presenter } = await shown('?from=2026-10&to=2026-11');
    expect([presenter.isRunning, ...presenter.figures.map(({ change }) => change)]).toEqual([
      true,
      ...presenter.figures.map(() => undefined),
    ]);
    expect(moneyToText(presenter.figures[0]?.before ?? zeroMoney)).toBe('200.00');
  });

  it('have a figure of each flow, with its change', async () => {
    const { presenter } = await shown('?from=2026-09&to=2026-10');
    expect(
      presenter.figures.map(({ flow, count, amount, change }) => [flow, count, moneyToText(amount), change]),
    ).toEqual([
      ['issued', 3, '400.00', 1000],
      ['accepted', 0, '0.00', undefined],
      ['passed-on', 0, '0.00', undefined],
      ['financed', 0, '0.00', undefined],
      ['paid', 1, '50.00', undefined],
    ]);
    expect(presenter.closing && moneyToText(presenter.closing)).toBe('370.00');
  });

  it('lead to the postings and the financings that they count', async () => {
    const answer = {
      ...issuerStatistics,
      flows: (['issued', 'accepted', 'financed', 'paid'] as const).map((flow) => ({
        month: '2026-10',
        flow,
        count: 1,
        amount: money('1.00'),
      })),
    };
    const pathsOf = async (search: string) =>
      (await shown(search, undefined, answer)).presenter.figures.map(({ flow, path }) => `${flow} ${path ?? '-'}`);
    expect(await pathsOf('?from=2026-10&to=2026-10')).toEqual([
      'issued /transfer-record?from=2026-10-01&to=2026-10-31&flow=issued',
      'accepted -',
      'passed-on -',
      'financed /f?view=paid-out',
      'paid /transfer-record?from=2026-10-01&to=2026-10-31&flow=paid',
    ]);
    expect((await pathsOf('?span=month'))[0]).toBe('issued /transfer-record?from=2026-11-01&to=2026-11-27&flow=issued');
    expect((await pathsOf('?company=C-1')).every((path) => path.endsWith(' -'))).toBe(true);
  });

  it('are exported as they are shown', async () => {
    const { presenter } = await shown('?from=2026-10&to=2026-11&company=C-1');
    await presenter.exportPressed();
    const months = { from: '2026-10', to: '2026-11' };
    expect(exported).toEqual([{ list: 'statistics', instrumentKind: 'credit', months, counterpartyId: 'C-1' }]);
  });

  it('show how long steps waited and which applications were sent back', async () => {
    const { presenter } = await shown();
    expect([presenter.longestMedian, presenter.highestRate, presenter.rate]).toEqual([70, 250, 250]);
    expect(presenter.reviewMonths.map(({ rate }) => rate)).toEqual([undefined, 250]);
  });

  it('have the flows of a holder for who holds', async () => {
    const { presenter } = await shown('', 'ROLE_CHAIN_DIRECTOR');
    expect(presenter.flows).toEqual(['received', 'passed-on', 'financed', 'paid']);
    expect(presenter.ladder.side).toBe('chain');
  });

  it('show what fell due in this month and is not paid as overdue', async () => {
    const { presenter } = await shown('', undefined, {
      ...issuerStatistics,
      dueMonths: [{ month: '2026-11', count: 3, amount: money('370.00') }],
      overdue: { count: 1, amount: money('70.00') },
    });
    const steps = presenter.ladder.ladder.map(({ span, month, amount }) => `${span} ${month} ${moneyToText(amount)}`);
    expect(steps.slice(0, 3)).toEqual(['overdue 2026-11 70.00', 'month 2026-11 300.00', 'month 2026-12 0.00']);
  });

  it('have every month of the period, with what was done and what was open', async () => {
    const { presenter } = await shown();
    expect(
      presenter.months.map(({ month, amounts, balance }) => [
        month,
        amounts.map(moneyToText).join(' '),
        balance && moneyToText(balance),
      ]),
    ).toEqual([
      ['2026-10', '300.00 0.00 0.00 0.00 0.00', '320.00'],
      ['2026-11', '100.00 0.00 0.00 0.00 50.00', '370.00'],
    ]);
  });

  it('say what else changed the balance, so that they add up, but not beside the flows with one company', async () => {
    expect((await shown()).presenter.other).toBeUndefined();
    const [first] = issuerStatistics.balances;
    const answer = {
      ...issuerStatistics,
      balances: first ? [first, { month: '2026-11', amount: money('365.00') }] : [],
    };
    const { presenter } = await shown('', undefined, answer);
    expect(presenter.other && moneyToText(presenter.other)).toBe('-5.00');
    expect(presenter.months.map(({ other }) => other && moneyToText(other))).toEqual(['0.00', '-5.00']);
    expect((await shown('?company=C-1', undefined, answer)).presenter.other).toBeUndefined();
  });

  it('name the companies with their shares, and sum up the others', async () => {
    const { presenter } = await shown();
    expect(
      presenter.partsListed.map(({ companyId, share, accumulated, isConcentrated }) => [
        companyId,
        share,
        accumulated,
        isConcentrated,
      ]),
    ).toEqual([
      ['C-1', 811, 811, true],
      ['C-2', 108, 919, false],
    ]);
    expect(presenter.otherParts && [presenter.otherParts.count, moneyToText(presenter.otherParts.amount)]).toEqual([
      2,
      '30.00',
    ]);
  });

  it('change their address by what is chosen, and keep the rest', async () => {
    const { presenter, went } = await shown('?company=C-1');
    presenter.spanChosen('year');
    presenter.spanChosen('recent');
    presenter.monthsChosen({ from: '2026-09' });
    // Months in the wrong order are sorted; a period that is too long is not requested.
    presenter.monthsChosen({ from: '2026-12' });
    presenter.monthsChosen({ from: '2020-01' });
    expect(went).toEqual([
      '/s?span=year&company=C-1',
      '/s?company=C-1',
      '/s?from=2026-09&to=2026-11&company=C-1',
      '/s?from=2026-11&to=2026-12&company=C-1',
    ]);
    expect(presenter.pathWith({ companyId: '' })).toBe('/s');
    expect(presenter.companyName).toBe('宁波砚舟');
  });
});
