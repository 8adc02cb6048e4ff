import { beforeEach, describe, expect, it } from 'vitest';
import { readRow } from '../../builders/imports.ts';
import { ManualClock } from '../../../features/support/manual-clock.ts';
import type { HoldingBook } from '../../../src/application/ports/trade/holding-book.ts';
import type { TradeFormSaved, TradeDesk, TradeOutcome } from '../../../src/application/ports/trade/trade-desk.ts';
import { money, moneyToText } from '../../../src/domain/money/money.ts';
import type { HeldInstrument, InstrumentDetail } from '../../../src/domain/trade/shared/held-instrument.ts';
import { refuseCheck } from '../../../src/domain/trade/shared/rule-check.ts';
import type { JudgedForm, TradeApplication } from '../../../src/domain/trade/shared/trade-application.ts';
import { IssuePresenter } from '../../../src/presentation/trade/issue/issue-presenter.ts';
import { TransferPresenter } from '../../../src/presentation/trade/transfer/transfer-presenter.ts';
import { until } from '../../builders/office.ts';
import { sentHolding } from '../../builders/trade-figures.ts';
import { idleTradeDesk, waitingIssue } from '../../builders/trade-application.ts';

const judged: JudgedForm = {
  checks: [],
  company: { companyId: 'C-QIHENG', name: '启衡重工', uscc: '' },
  parties: [],
  steps: [],
  limit: undefined,
  invoices: [],
};
const [submission] = waitingIssue.events;
const draft: TradeApplication = { ...waitingIssue, state: 'DRAFT', mayEdit: true, isMine: true };

let kept: TradeApplication;
let outcome: TradeOutcome;
let saved: TradeFormSaved[];
let went: string[];
let desk: TradeDesk;

beforeEach(() => {
  [kept, saved, went] = [draft, [], []];
  outcome = { done: true, application: { ...draft, version: 4 } };
  desk = {
    ...idleTradeDesk,
    application: async () => kept,
    judge: async () => judged,
    save: async (form) => (saved.push(form), outcome),
  };
});

const shared = () => ({
  kind: 'credit' as const,
  desk,
  session: { faultSeen: () => undefined, who: undefined } as never,
  navigator: {
    replaceWith: (path: string, places = 1) => void went.push(places === 2 ? `both ${path}` : path),
    goTo: (path: string) => void went.push(`to ${path}`),
  } as never,
  toasts: { show: () => undefined } as never,
  clock: new ManualClock(Date.parse('2026-11-27T02:00:00Z')),
});

const noSheet = (): never => {
  throw new Error('No sheet in this test');
};

describe('the form of an issue', () => {
  const openForm = async (): Promise<IssuePresenter> => {
    const form = new IssuePresenter({
      act: 'issue',
      ...shared(),
      paths: { form: '/issue', application: (id) => `/approval?id=${id}` },
      sheet: noSheet,
    });
    await form.opened('TA-1');
    return form;
  };

  it('leads to the application where that cannot be edited', async () => {
    kept = waitingIssue;
    await openForm();
    expect(went).toEqual(['/approval?id=TA-1']);
  });

  it('is kept before it is checked', async () => {
    const form = await openForm();
    form.changed({ remark: '第二批' });
    await form.checkPressed();
    expect(saved.map(({ submits, form: { remark } }) => [submits, remark])).toEqual([[false, '第二批']]);
    expect(form.stage).toBe('check');
  });

  it('tells of its limit whether it has ended, so that nothing is said to be left of it', async () => {
    const limit = { total: money('900.00'), used: money('0.00'), reserved: money('0.00'), validFrom: '' };
    const read = async (validUntil: string, validFrom = '') => {
      desk = { ...desk, judge: async () => ({ ...judged, limit: { ...limit, validUntil, validFrom } }) };
      const form = await openForm();
      await until(() => form.judged !== undefined);
      return [form.limit?.isExpired, form.limit?.isNotYetValid];
    };
    expect(await read('2026-11-26')).toEqual([true, false]);
    expect(await read('2026-11-27')).toEqual([false, false]);
    expect(await read('', '2026-11-28')).toEqual([false, true]);
  });

  it('has its check in the address: going back shows the form, reading again the check', async () => {
    const form = await openForm();
    await form.checkPressed();
    expect(went).toEqual(['to /issue?id=TA-1&step=check']);
    form.step.addressChanged('?id=TA-1');
    expect(form.stage).toBe('form');
    const again = await openForm();
    again.step.addressChanged('?id=TA-1&step=check');
    await until(() => again.judged !== undefined);
    expect(again.stage).toBe('check');
    again.backPressed();
    expect([again.stage, went.at(-1)]).toEqual(['form', '/issue?id=TA-1']);
  });

  it('leaves neither its check nor itself behind to go back to, once it is submitted', async () => {
    const form = await openForm();
    await form.checkPressed();
    form.backPressed();
    await form.checkPressed();
    await form.submitPressed();
    expect(went).toEqual([
      'to /issue?id=TA-1&step=check',
      'both /issue?id=TA-1',
      'to /issue?id=TA-1&step=check',
      'both /approval?id=TA-1',
    ]);
    // Reloaded at its check, it has no earlier steps to go back to.
    const again = await openForm();
    again.step.addressChanged('?id=TA-1&step=check');
    await until(() => again.judged !== undefined);
    await again.submitPressed();
    expect(went.at(-1)).toBe('/approval?id=TA-1');
  });

  it('is checked once it is kept, also where it is being kept while that is pressed', async () => {
    const clock = new ManualClock(Date.parse('2026-11-27T02:00:00Z'));
    const begun = Promise.withResolvers<undefined>();
    const answered = Promise.withResolvers<TradeOutcome>();
    desk.save = async () => {
      begun.resolve(undefined);
      return answered.promise;
    };
    const form = new IssuePresenter({
      act: 'issue',
      ...shared(),
      clock,
      paths: { form: '/issue', application: (id) => `/approval?id=${id}` },
      sheet: noSheet,
    });
    await form.opened('');
    form.changed({ remark: '第二批' });
    clock.advance(2_000);
    await begun.promise;
    const checked = form.checkPressed();
    answered.resolve(outcome);
    await checked;
    expect(went).toEqual(['/issue?id=TA-1', 'to /issue?id=TA-1&step=check']);
  });

  it('is shown in place of its check where a rule does not hold any more', async () => {
    const empty = { code: 'AMOUNT', outcome: 'refused', because: 'none', values: {} } as const;
    desk.judge = async () => ({ ...judged, checks: [empty] });
    const form = await openForm();
    form.step.addressChanged('?id=TA-1&step=check');
    await until(() => form.judged !== undefined);
    expect(form.stage).toBe('form');
  });

  it('asks for a confirmation before it exceeds its contract, and is submitted once that is given', async () => {
    const values = { number: 'QH2026', sum: '100.00', amount: '50.00', most: '120.00' };
    const exceeded = { code: 'CONTRACT_SUM', outcome: 'noted', because: 'exceeded', values } as const;
    desk = { ...desk, judge: async () => ({ ...judged, checks: [exceeded] }) };
    const form = await openForm();
    await form.checkPressed();
    await form.submitPressed();
    expect([form.isConfirming, saved.filter(({ submits }) => submits)]).toEqual([true, []]);
    form.confirmationClosed();
    expect(form.isConfirming).toBe(false);
    await form.submitPressed();
    await form.confirmed();
    expect([form.isConfirming, saved.filter(({ submits }) => submits).length]).toEqual([false, 1]);
  });

  it('is submitted once, however often that is pressed', async () => {
    const form = await openForm();
    await Promise.all([form.submitPressed(), form.submitPressed()]);
    expect(saved.map(({ submits }) => submits)).toEqual([true]);
    expect([went, form.busy]).toEqual([['/approval?id=TA-1'], false]);
  });

  it('stays to be mended where a rule does not hold, and tells what is empty only then', async () => {
    const form = await openForm();
    const empty = { code: 'AMOUNT', outcome: 'refused', because: 'none', values: {} } as const;
    desk.judge = async () => ({ ...judged, checks: [empty] });
    form.changed({ amount: '' });
    await form.draftPressed();
    expect(form.checksAt('amount')).toEqual([]);
    await form.checkPressed();
    expect([form.stage, form.attempt, form.canSubmit]).toEqual(['form', 1, false]);
    expect(form.checksAt('amount').map(({ code }) => code)).toEqual(['AMOUNT']);
    expect(form.obstacles).toEqual([]);
  });

  it('keeps the last typed values even where the page is left at once', async () => {
    const form = await openForm();
    form.changed({ remark: '第二批' });
    form.left();
    await until(() => form.draft.keptAt !== undefined);
    expect(saved.map(({ submits, form: { remark } }) => [submits, remark])).toEqual([[false, '第二批']]);
  });

  it.each([
    ['RETURNED', { reason: 'amount', words: '少了' }],
    ['REFUSED_BY_RULE', undefined],
    ['DRAFT', undefined],
  ] as const)('says why it came back while it is %s', async (state, grounds) => {
    const back = submission ? { ...submission, event: 'returned', reason: 'amount', words: '少了' } : undefined;
    kept = { ...draft, state, events: back ? [back] : [] };
    expect((await openForm()).returned).toEqual(grounds);
  });

  it.each([
    [true, undefined],
    [false, '骆秋白'],
  ])('names its maker where that is another one (own: %j)', async (isMine, maker) => {
    kept = { ...draft, isMine };
    expect((await openForm()).otherMaker).toBe(maker);
  });

  it('tells of a change in another window, saves nothing over it, and shows the latest when asked', async () => {
    const form = await openForm();
    outcome = { done: false, because: 'changed' };
    form.changed({ remark: '第二批' });
    await form.checkPressed();
    expect([form.draft.isOutdated, form.stage, form.trouble?.key]).toEqual([true, 'form', 'trade.refused-elsewhere']);
    form.changed({ remark: '第三批' });
    await form.draftPressed();
    expect([saved.length, form.trouble?.key]).toEqual([1, 'trade.refused-elsewhere']);
    kept = { ...draft, version: 5, form: { ...draft.form, remark: '别处改的' } };
    await form.latestPressed();
    expect([form.draft.isOutdated, form.trouble, form.form.remark]).toEqual([false, undefined, '别处改的']);
  });
});

describe('the form of a transfer', () => {
  let closed: readonly 'several-payees'[];
  beforeEach(() => {
    closed = [];
    desk.closedPilots = async () => closed;
  });

  const holding: HeldInstrument = {
    ...sentHolding,
    place: 'held',
    available: money('70.00'),
    openApplications: [{ id: 'TA-1', number: 'ZR-1', act: 'transfer' }],
  };
  const book = {
    instrument: async () => ({ own: [holding] }) as unknown as InstrumentDetail,
  } as unknown as HoldingBook;
  const formOf = (): TransferPresenter =>
    new TransferPresenter({
      ...shared(),
      book,
      paths: { form: '/transfer', application: (id) => `/approval?id=${id}`, holdings: '/holdings' },
      sheet: noSheet,
    });

  it('takes the payees of a sheet in place of empty lines, and not more than it has room for', async () => {
    const form = formOf();
    form.opened('I-1', 'H-1', '');
    await until(() => form.lines.length === 1);
    const rows = Array.from({ length: 19 }, (_each, at) =>
      readRow(at + 2, { payee: { companyId: `C-${at}`, name: `甲${at}`, uscc: '' } }),
    );
    form.rowsImported(rows.slice(0, 2));
    expect(form.lines.map(({ payee, amount }) => [payee.chosen?.name, amount])).toEqual([
      ['甲0', '10.00'],
      ['甲1', '10.00'],
    ]);
    expect(form.room).toBe(18);
    form.rowsImported(rows);
    expect(form.lines).toHaveLength(2);
    form.left();
  });

  it('is kept while it is typed, and goes on under the address of its draft', async () => {
    const form = formOf();
    form.opened('I-1', 'H-1', '');
    await until(() => form.lines.length === 1);
    form.amountTyped(form.lines[0]?.key ?? 0, '30.00');
    form.purposeTyped('货款');
    await form.draft.keepChanges();
    expect(
      saved.map(({ submits, form: { holdingId, lines, purpose } }) => [submits, holdingId, lines, purpose]),
    ).toEqual([[false, 'H-1', [{ payeeId: '', amount: '30.00' }], '货款']]);
    expect(went).toEqual(['/transfer?id=TA-1']);
    // The page opens at its new address: nothing is loaded over the entries.
    form.opened('', '', 'TA-1');
    expect([form.lines[0]?.amount, form.purpose, went.length]).toEqual(['30.00', '货款', 1]);
  });

  it('stores what was typed before another application takes its place', async () => {
    const form = formOf();
    form.opened('I-1', 'H-1', '');
    await until(() => form.lines.length === 1);
    form.purposeTyped('货款');
    kept = { ...draft, id: 'TA-2', act: 'transfer', form: { ...draft.form, purpose: '运费' } };
    form.opened('', '', 'TA-2');
    await until(() => form.purpose === '运费');
    expect(saved.map(({ applicationId, form: { purpose } }) => [applicationId, purpose])).toEqual([
      [undefined, '货款'],
    ]);
    form.left();
  });

  it('shows at its only amount why that cannot be transferred, and at none of several', async () => {
    desk.judge = async () => ({ ...judged, checks: [refuseCheck('AVAILABLE', 'exceeded')] });
    const form = formOf();
    form.opened('I-1', 'H-1', '');
    await until(() => form.lines.length === 1 && form.judged !== undefined);
    expect(form.amountRefusal).toBeUndefined();
    form.amountTyped(form.lines[0]?.key ?? 0, '3000000.00');
    await until(() => form.amountRefusal !== undefined);
    expect(form.amountRefusal?.code).toBe('AVAILABLE');
    form.lineAdded();
    expect(form.amountRefusal).toBeUndefined();
    form.left();
  });

  it('leads to the list of holdings where the address names none', async () => {
    const form = formOf();
    form.opened('', '', '');
    await until(() => form.content.current.kind === 'ready');
    expect(went).toEqual(['/holdings']);
  });

  it('counts what it has reserved itself as available, and says why it was returned', async () => {
    kept = {
      ...draft,
      act: 'transfer',
      state: 'RETURNED',
      amount: money('30.00'),
      form: { ...draft.form, holdingId: 'H-1', lines: [{ payeeId: 'C-P', amount: '30.00' }] },
      instrument: {
        id: 'I-1',
        number: 'RX',
        dueOn: '2027-02-28',
        issuedOn: '2026-11-20',
        issuerName: '',
        contractNumber: '',
        isTransferable: true,
        payroll: undefined,
      },
      events: submission ? [submission, { ...submission, event: 'returned', reason: 'amount', words: '少了' }] : [],
    };
    const form = formOf();
    form.opened('', '', 'TA-1');
    await until(() => form.holding !== undefined);
    expect([moneyToText(form.available), moneyToText(form.remaining)]).toEqual(['100.00', '70.00']);
    expect(form.hasOwn).toBe(true);
    expect(form.returned).toEqual({ reason: 'amount', words: '少了' });
  });

  it('leads to the application where that cannot be edited', async () => {
    kept = waitingIssue;
    const form = formOf();
    form.opened('', '', 'TA-1');
    await until(() => form.content.current.kind === 'ready');
    expect(went).toEqual(['/approval?id=TA-1']);
  });

  it('counts nothing as available that it has not reserved itself', async () => {
    kept = {
      ...draft,
      id: 'TA-2',
      act: 'transfer',
      amount: money('30.00'),
      form: { ...draft.form, holdingId: 'H-1', lines: [{ payeeId: 'C-P', amount: '30.00' }] },
      instrument: {
        id: 'I-1',
        number: 'RX',
        dueOn: '2027-02-28',
        issuedOn: '2026-11-20',
        issuerName: '',
        contractNumber: '',
        isTransferable: true,
        payroll: undefined,
      },
    };
    const form = formOf();
    form.opened('', '', 'TA-2');
    await until(() => form.holding !== undefined);
    expect(moneyToText(form.available)).toBe('70.00');
  });

  it('has one payee alone where several are not offered to the company', async () => {
    closed = ['several-payees'];
    const form = formOf();
    form.opened('I-1', 'H-1', '');
    await until(() => form.holding !== undefined);
    form.lineAdded();
    expect([form.mayAddLine, form.lines.length]).toEqual([false, 1]);
  });

  it('allows several payees when it is not known whether they are offered', async () => {
    desk.closedPilots = async () => Promise.reject(new Error('Not answered'));
    const form = formOf();
    form.opened('I-1', 'H-1', '');
    await until(() => form.holding !== undefined);
    form.lineAdded();
    expect(form.lines).toHaveLength(2);
  });

  it('is submitted once, however often that is pressed', async () => {
    const form = formOf();
    form.opened('I-1', 'H-1', '');
    await until(() => form.holding !== undefined);
    await Promise.all([form.submitPressed(), form.submitPressed()]);
    expect(saved.map(({ act, submits }) => [act, submits])).toEqual([['transfer', true]]);
  });

  it('is not checked further where a rule does not hold', async () => {
    const form = formOf();
    form.opened('I-1', 'H-1', '');
    await until(() => form.holding !== undefined);
    const refused = { code: 'AVAILABLE', outcome: 'refused', because: 'exceeded', values: {} } as const;
    desk.judge = async () => ({ ...judged, checks: [refused] });
    await form.checkPressed();
    expect([form.stage, form.attempt]).toEqual(['form', 1]);
    desk.judge = async () => judged;
    await form.checkPressed();
    expect(form.stage).toBe('check');
    form.step.addressChanged('?id=TA-1');
    expect(form.stage).toBe('form');
  });
});
