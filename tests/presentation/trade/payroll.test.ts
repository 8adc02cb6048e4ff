import { beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../../features/support/manual-clock.ts';
import { until } from '../../builders/office.ts';
import { PortFault } from '../../../src/application/ports/port-fault.ts';
import type { Payroll, PayrollDesk, PayrollSheetOutcome } from '../../../src/application/ports/trade/payroll-desk.ts';
import { money } from '../../../src/domain/money/money.ts';
import type { MaskedPerson } from '../../../src/domain/trade/payroll/payroll.ts';
import { IssuePresenter } from '../../../src/presentation/trade/issue/issue-presenter.ts';
import { PayrollPresenter } from '../../../src/presentation/trade/issue/payroll/payroll-presenter.ts';
import { PayrollReader } from '../../../src/presentation/trade/issue/payroll/payroll-reader.ts';
import { PayrollPeople } from '../../../src/presentation/trade/shared/payroll/payroll-people.ts';
import { message } from '../../../src/words/catalogue.ts';
import { sheetGiven } from '../../builders/imports.ts';

const person = (name: string): MaskedPerson => ({
  name,
  residentId: '990************018',
  card: '622848*********0018',
  amount: money('6500.00'),
});
const people = [person('工一'), person('工二')];
const kept: PayrollSheetOutcome = {
  read: true,
  payrollId: 'PL-1',
  rows: 2,
  total: money('13000.00'),
  people,
  problems: [],
  unread: { sheets: ['说明'], hiddenRows: 1 },
  faultyRows: undefined,
};
const payroll: Payroll = {
  project: '滨江站',
  period: '2026-11',
  total: money('13000.00'),
  people,
  isRemoved: false,
  mayReveal: true,
};

let outcome: PayrollSheetOutcome;
let asked: unknown[];
let faults: unknown[];
let desk: PayrollDesk;
const session = { faultSeen: (thrown: unknown) => void faults.push(thrown), who: undefined } as never;

beforeEach(() => {
  outcome = kept;
  [asked, faults] = [[], []];
  desk = {
    template: async () => ({ name: '模板.xlsx', address: 'data:,' }),
    keep: async () => outcome,
    payroll: async (which) => {
      asked.push(which);
      return payroll;
    },
    numbers: async (which, place) => {
      asked.push([which, place]);
      return { residentId: `whole ${place}`, card: `card ${place}` };
    },
  };
});

function openForm(): PayrollPresenter {
  const issue = new IssuePresenter({
    act: 'payroll-issue',
    kind: 'credit',
    desk: {} as never,
    session,
    navigator: {} as never,
    toasts: {} as never,
    clock: new ManualClock(Date.parse('2026-11-27T02:00:00Z')),
    paths: { form: '/payroll', application: (id) => `/approval?id=${id}` },
    sheet: () => {
      throw new Error('No sheet of issues in this test');
    },
  });
  return new PayrollPresenter({
    issue,
    people: new PayrollPeople({ desk, session }),
    reading: (onKept) =>
      new PayrollReader({
        kind: 'credit',
        desk,
        vault: { upload: async () => ({ arrived: true, fileId: 'PK-1' }) },
        identifiers: { next: () => 'id-1' },
        session,
        onKept,
      }),
  });
}

describe('the form of a payroll', () => {
  it('takes the list that was kept, and its sum as the amount where none is typed', async () => {
    const form = openForm();
    await form.reading.filesGiven([sheetGiven]);
    expect(form.issue.form).toMatchObject({ payrollId: 'PL-1', amount: '13000.00' });
    expect(form.sumToEnter).toBeUndefined();
  });

  it('leaves an amount that was typed, and offers the sum', async () => {
    const form = openForm();
    form.issue.changed({ amount: '13000.01' });
    await form.reading.filesGiven([sheetGiven]);
    expect([form.issue.form.amount, form.sumToEnter]).toEqual(['13000.01', '13000.00']);
  });

  it('offers the present month and the eleven before, and keeps an earlier one that was chosen', () => {
    const form = openForm();
    expect([form.months[0], form.months.at(-1), form.months.length]).toEqual(['2026-11', '2025-12', 12]);
    form.issue.changed({ period: '2025-01' });
    expect(form.months.at(-1)).toBe('2025-01');
  });

  it('shows the people of a draft that was kept, until another list is read', async () => {
    const form = openForm();
    expect(form.applicationId).toBeUndefined();
    form.issue.changed({ payrollId: 'PL-0' });
    form.issue.draft.take({ id: 'TA-1', version: 1, number: 'GF-1' });
    expect(form.applicationId).toBe('TA-1');
    await form.reading.filesGiven([sheetGiven]);
    expect(form.applicationId).toBeUndefined();
  });
});

describe('the list of a form', () => {
  it('can be removed, and leaves the amount', async () => {
    const form = openForm();
    await form.reading.filesGiven([sheetGiven]);
    form.listRemoved();
    expect(form.issue.form).toMatchObject({ payrollId: '', amount: '13000.00' });
    expect([form.reading.kept, form.reading.read]).toEqual([undefined, undefined]);
  });
});

describe('a sheet of people', () => {
  it('with a fault takes the place of the list that the form has', async () => {
    const form = openForm();
    form.issue.draft.take({ id: 'TA-1', version: 1, number: 'GF-1' });
    await form.reading.filesGiven([sheetGiven]);
    outcome = { ...kept, payrollId: undefined };
    await form.reading.filesGiven([sheetGiven]);
    expect(form.issue.form).toMatchObject({ payrollId: '', amount: '13000.00' });
    expect([form.applicationId, form.sumToEnter]).toEqual([undefined, undefined]);
  });

  it('with a fault leaves the form without a list, and tells row, column and reason', async () => {
    outcome = {
      ...kept,
      payrollId: undefined,
      people: [],
      problems: [
        { row: 3, name: '工二', value: '990************018', column: 'residentId', because: 'person-twice', sameAs: 2 },
        { row: 3, name: '工二', value: '1e3', column: 'amount', because: 'not-an-amount', sameAs: undefined },
        { row: 4, name: '', value: '', column: undefined, because: 'unknown', sameAs: undefined },
      ],
    };
    const form = openForm();
    await form.reading.filesGiven([sheetGiven]);
    expect(form.issue.form).toMatchObject({ payrollId: '', amount: '' });
    expect([form.reading.kept, form.reading.faulty]).toEqual([undefined, 2]);
    expect(form.reading.problems.map(({ row, value, column, words }) => [row, value, column, words])).toEqual([
      [3, '990************018', message('payroll.column-residentId'), message('payroll.person-twice', { row: 2 })],
      [3, '1e3', message('payroll.column-amount'), message('payroll.not-an-amount')],
      [4, '', undefined, message('payroll.unknown')],
    ]);
  });

  it('names the unread parts of it', async () => {
    const form = openForm();
    await form.reading.filesGiven([sheetGiven]);
    expect(form.reading.unread).toEqual([
      message('imports.unread-sheets', { names: ['说明'] }),
      message('imports.hidden-rows', { count: 1 }),
    ]);
  });

  it.each<[Extract<PayrollSheetOutcome, { read: false }>['trouble'], string]>([
    [{ because: 'no-headings' }, 'payroll.no-headings'],
    [{ because: 'no-rows' }, 'imports.no-rows'],
    [{ because: 'too-many-rows', most: 1000 }, 'imports.too-many-rows'],
    [{ because: 'encrypted' }, 'imports.encrypted'],
  ])('that cannot be used says why: %j', async (trouble, key) => {
    outcome = { read: false, trouble };
    const { reading } = openForm();
    await reading.filesGiven([sheetGiven]);
    expect(reading.sending.trouble?.key).toBe(key);
  });

  it('names the columns that it lacks', async () => {
    outcome = { read: false, trouble: { because: 'headings-missing', missing: ['card'] } };
    const { reading } = openForm();
    await reading.filesGiven([sheetGiven]);
    expect(reading.sending.missing).toEqual([message('payroll.column-card')]);
  });
});

describe('the people of a payroll', () => {
  const opened = async (): Promise<PayrollPeople> => {
    const shown = new PayrollPeople({ desk, session });
    shown.opened({ instrumentId: 'I-1' });
    await until(() => shown.payroll !== undefined);
    return shown;
  };

  it('are masked until the user asks for the numbers of one of them, and again after a second press', async () => {
    const shown = await opened();
    expect(shown.payroll?.people).toEqual(people);
    expect(shown.whole.size).toBe(0);
    await shown.numbersPressed(2);
    expect([...shown.whole]).toEqual([[2, { residentId: 'whole 2', card: 'card 2' }]]);
    await shown.numbersPressed(2);
    expect(shown.whole.size).toBe(0);
    expect(asked).toEqual([{ instrumentId: 'I-1' }, [{ instrumentId: 'I-1' }, 2]]);
  });

  it('stay masked when the request is refused, which is shown', async () => {
    desk.numbers = async () => {
      throw new PortFault('refused', { call: 'x', code: 'TOO_MANY_REQUESTS' });
    };
    const shown = await opened();
    await shown.numbersPressed(1);
    expect(shown.whole.size).toBe(0);
    expect(shown.trouble).toBeDefined();
    expect(faults).toHaveLength(1);
  });

  it('are masked again once the page is left', async () => {
    const shown = await opened();
    await shown.numbersPressed(1);
    shown.left();
    expect([shown.whole.size, shown.payroll]).toEqual([0, undefined]);
  });

  it('that were asked for before the page was left stay masked', async () => {
    const answer = Promise.withResolvers<{ residentId: string; card: string }>();
    desk.numbers = async () => answer.promise;
    const shown = await opened();
    const pressed = shown.numbersPressed(1);
    shown.left();
    answer.resolve({ residentId: 'whole', card: 'card' });
    await pressed;
    expect(shown.whole.size).toBe(0);
  });

  it('that were asked for before another payroll was opened are not shown there', async () => {
    const answer = Promise.withResolvers<{ residentId: string; card: string }>();
    desk.numbers = async () => answer.promise;
    const shown = await opened();
    const pressed = shown.numbersPressed(1);
    shown.opened({ instrumentId: 'I-2' });
    answer.resolve({ residentId: 'whole', card: 'card' });
    await pressed;
    expect(shown.whole.size).toBe(0);
  });
});
