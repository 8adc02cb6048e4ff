import { beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../../features/support/manual-clock.ts';
import { PortFault } from '../../../src/application/ports/port-fault.ts';
import type { PaymentMonth } from '../../../src/domain/trade/shared/trade-figures.ts';
import { PaymentsPresenter } from '../../../src/presentation/trade/payments/payments-presenter.ts';
import { paymentDayNote } from '../../../src/presentation/trade/shared/due-payments.ts';
import { money } from '../../../src/domain/money/money.ts';
import { until } from '../../builders/office.ts';
import { emptyMonth, payment } from '../../builders/payment-month.ts';

let answer: (month: string) => PaymentMonth | PortFault;
let asked: string[];
beforeEach(() => {
  asked = [];
  answer = (month) => emptyMonth(month);
});

function newPage(instruments = '/instruments'): PaymentsPresenter {
  return new PaymentsPresenter({
    kind: 'credit',
    book: {
      month: async (_kind, month) => {
        asked.push(month);
        const found = answer(month);
        if (found instanceof PortFault) throw found;
        return found;
      },
    },
    session: { faultSeen: () => undefined } as never,
    clock: new ManualClock(Date.parse('2026-11-27T02:00:00Z')),
    paths: { payments: '/payments', instruments },
  });
}

async function openPage(search: string, instruments?: string): Promise<PaymentsPresenter> {
  const page = newPage(instruments);
  page.calendar.addressChanged(search);
  await until(() => page.content.current.kind !== 'loading');
  return page;
}

describe('the month of the calendar', () => {
  it.each([
    ['', '2026-11'],
    ['?month=2027-02', '2027-02'],
    ...['2026-13', '2026-1', '1899-12', '3000-01', 'constructor', '-1', '2026-11-01'].map(
      (odd) => [`?month=${odd}`, '2026-11'] as const,
    ),
  ] as readonly (readonly [string, string])[])('is the one that the address names: %s', async (search, month) => {
    const page = await openPage(search);
    expect([page.calendar.month, asked]).toEqual([month, [month]]);
  });

  it.each([
    ['nothing', '2027-02-01', { day: '2027-02-01', about: true, path: '/payments?month=2027-02&view=list' }],
    ['nothing', undefined, undefined],
    ['something', '2027-02-01', undefined],
  ] as const)('with %s to pay and the next payment on %s leads to that or not', async (what, next, led) => {
    const days = what === 'nothing' ? [] : [payment('2026-11-30', '1.00')];
    answer = (month) => ({ ...emptyMonth(month), days, next, isNextAbout: next !== undefined });
    expect((await openPage('?view=list')).calendar.next).toEqual(led);
  });

  it('leads to a fixed next payment where it is not said that it may move', async () => {
    answer = (month) => ({ ...emptyMonth(month), next: '2027-02-01' });
    expect((await openPage('')).calendar.next).toMatchObject({ day: '2027-02-01', about: false });
  });

  it('does not show the days of another month while it is loaded', async () => {
    answer = (month) => ({ ...emptyMonth(month), days: [payment(`${month}-30`, '1.00')] });
    const page = await openPage('');
    expect(page.total.count).toBe(1);
    page.calendar.addressChanged('?month=2027-01');
    expect([page.content.current.kind, page.calendar.days, page.total.count]).toEqual(['loading', [], 0]);
    await until(() => page.content.value !== undefined);
    expect(page.calendar.days[0]?.day).toBe('2027-01-01');
  });

  it('is not shown any more once the page was left', async () => {
    const page = newPage();
    page.calendar.addressChanged('');
    page.left();
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    expect([asked, page.content.value]).toEqual([['2026-11'], undefined]);
  });

  it('is not loaded again when the view alone changes', async () => {
    const page = await openPage('');
    page.calendar.addressChanged('?view=list');
    expect([page.calendar.view, asked]).toEqual(['list', ['2026-11']]);
    page.calendar.addressChanged('?view=toString');
    expect(page.calendar.view).toBe('month');
  });

  it('leads to those beside it in the same view, and back to the present one', async () => {
    const page = await openPage('?month=2026-12&view=list');
    expect([
      page.calendar.pathOf(-1),
      page.calendar.pathOf(1),
      page.calendar.pathOfThisMonth,
      page.calendar.pathOfOtherView,
    ]).toEqual([
      '/payments?view=list',
      '/payments?month=2027-01&view=list',
      '/payments?view=list',
      '/payments?month=2026-12',
    ]);
    expect((await openPage('?month=1900-01')).calendar.pathOf(-1)).toBeUndefined();
    expect((await openPage('?month=2999-12')).calendar.pathOf(1)).toBeUndefined();
  });

  it('says where it could not be read', async () => {
    answer = () => new PortFault('offline');
    expect((await openPage('')).content.current.kind).toBe('failed');
  });
});

describe('an open payment', () => {
  it.each([
    ['2026-11-26', false, 'overdue'],
    ['2026-11-26', true, 'overdue'],
    ['2026-11-27', true, undefined],
    ['2026-11-28', true, 'about'],
    ['2026-11-28', false, undefined],
  ] as const)('of %s that may move: %j, is said to be %s', (day, about, standing) => {
    expect(paymentDayNote({ day, about }, '2026-11-27')).toBe(standing);
  });
});

describe('the days of the calendar', () => {
  it('are arranged in weeks from Monday to Sunday', async () => {
    const { weeks } = (await openPage('?month=2026-11')).calendar;
    expect(weeks.map((week) => week.map((entry) => Number(entry?.day.slice(8) ?? 0)))).toEqual([
      [0, 0, 0, 0, 0, 0, 1],
      [2, 3, 4, 5, 6, 7, 8],
      [9, 10, 11, 12, 13, 14, 15],
      [16, 17, 18, 19, 20, 21, 22],
      [23, 24, 25, 26, 27, 28, 29],
      [30, 0, 0, 0, 0, 0, 0],
    ]);
    expect((await openPage('?month=2027-02')).calendar.weeks.map(({ length }) => length)).toEqual([7, 7, 7, 7]);
    expect(newPage().calendar.weeks).toEqual([]);
  });

  it('tell days off, weekends and weekends that are worked', async () => {
    answer = (month) => ({
      ...emptyMonth(month),
      calendar: {
        holidays: new Set(['2026-10-01', '2026-10-04']),
        workedWeekends: new Set(['2026-10-10', '2026-10-18']),
        announced: new Set([2026]),
      },
    });
    const page = await openPage('?month=2026-10');
    const notes = Object.fromEntries(page.calendar.days.map(({ day, note }) => [day.slice(8), note]));
    expect([notes['01'], notes['02'], notes['03'], notes['04'], notes['10'], notes['11'], notes['18']]).toEqual([
      'holiday',
      undefined,
      'weekend',
      'holiday',
      'worked',
      'weekend',
      'worked',
    ]);
    expect(page.calendar.isAbout).toBe(false);
  });

  it('may still move in a year whose days off are not announced', async () => {
    answer = (month) => ({
      ...emptyMonth(month),
      calendar: { holidays: new Set(), workedWeekends: new Set(), announced: new Set() },
    });
    expect((await openPage('?month=2028-01')).calendar.isAbout).toBe(true);
    expect(newPage().calendar.isAbout).toBe(false);
  });

  it('carry what is to be paid, and add up with what funders are owed beside it', async () => {
    const [one, other] = [
      payment('2026-11-27', '100.00', { beside: money('5.00'), count: 2 }),
      payment('2026-11-30', '20.00', { missing: money('25.00') }),
    ];
    answer = (month) => ({ ...emptyMonth(month), days: [one, other] });
    const page = await openPage('');
    expect(page.calendar.days.filter(({ payment: found }) => found).map(({ day, isToday }) => [day, isToday])).toEqual([
      ['2026-11-27', true],
      ['2026-11-30', false],
    ]);
    expect(page.total).toEqual({ count: 3, amount: money('125.00') });
    expect(page.firstMissing).toBe(other);
  });

  it('say which the balance does not cover, the last of them only where that is another, and how old it is', async () => {
    const account = (at: string) => ({
      bankName: '',
      ending: '',
      balance: { amount: money('1.00'), source: '', at: Date.parse(at), paidSince: money('0.00') },
    });
    const [one, other] = [
      payment('2026-11-30', '20.00', { missing: money('5.00') }),
      payment('2026-12-31', '20.00', { missing: money('25.00') }),
    ];
    const shownFor = async (days: PaymentMonth['days'], at: string) => {
      answer = (month) => ({ ...emptyMonth(month), days, account: account(at) });
      const { firstMissing, largestShortfall, oldBalanceDays } = await openPage('');
      return [firstMissing, largestShortfall, oldBalanceDays];
    };
    expect(await shownFor([one, other], '2026-11-20T01:00:00+08:00')).toEqual([one, other, undefined]);
    expect(await shownFor([one], '2026-11-19T23:00:00+08:00')).toEqual([one, undefined, 8]);
    expect(await shownFor([], '2026-11-27T01:00:00+08:00')).toEqual([undefined, undefined, undefined]);
  });

  it('lead to the instruments of their due dates, where the reader has that list and there is one', async () => {
    const one = payment('2026-11-30', '100.00', { due: { from: '2026-11-28', to: '2026-11-30' } });
    const page = await openPage('');
    expect(page.instrumentsPath(one)).toBe('/instruments?from=2026-11-28&to=2026-11-30');
    expect(page.instrumentsPath({ ...one, count: 0 })).toBeUndefined();
    expect(page.instrumentsPath({ ...one, due: undefined })).toBeUndefined();
    expect((await openPage('', '')).instrumentsPath(one)).toBeUndefined();
  });

  it('say since when something is overdue, and lead to it', async () => {
    const overdue = { since: '2026-11-20', count: 1, amount: money('1.00'), beside: money('0.00') };
    answer = (month) => ({ ...emptyMonth(month), overdue });
    const page = await openPage('');
    expect([page.overdueDays, page.overduePath]).toEqual([7, '/instruments?state=overdue']);
    expect((await openPage('', '')).overduePath).toBeUndefined();
  });
});
