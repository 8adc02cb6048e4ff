import { beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../../../features/support/manual-clock.ts';
import { PortFault } from '../../../../src/application/ports/port-fault.ts';
import type { FinancingOutcome, FinancingRefusal } from '../../../../src/application/ports/trade/funding-desk.ts';
import type { TradeOutcome } from '../../../../src/application/ports/trade/trade-desk.ts';
import type {
  Financing,
  FinancingHistoryEvent,
  FinancingLine,
} from '../../../../src/domain/trade/financing/financing.ts';
import {
  FinancingPresenter,
  financingMilestones,
} from '../../../../src/presentation/trade/financing/financing-presenter.ts';
import { idleFundingDesk, keptOffer, reviewedFinancing } from '../../../builders/financing-figures.ts';
import { until } from '../../../builders/office.ts';
import { idleTradeDesk, waitingIssue } from '../../../builders/trade-application.ts';

const event = (name: string, at: number): FinancingHistoryEvent => ({
  event: name,
  at,
  personName: '',
  companyName: '',
  reason: '',
  words: '',
  amount: undefined,
});
const question = (id: string, answeredAt?: number) => ({
  id,
  words: `问 ${id}`,
  answer: answeredAt === undefined ? '' : '答',
  answeredBy: '',
  answeredAt,
});
const questioned: Financing = {
  ...reviewedFinancing,
  state: 'NEED_INFO',
  questions: [question('Q-0', 1_000), question('Q-1'), question('Q-2')],
  mayAnswer: true,
};

let shown: Financing | undefined;
let reads: string[];
let changes: unknown[];
let outcome: FinancingOutcome | PortFault;
let signing: TradeOutcome;
let went: string[];
let told: string[];

beforeEach(() => {
  shown = reviewedFinancing;
  [reads, changes, went, told] = [[], [], [], []];
  outcome = { done: true, financing: { ...reviewedFinancing, version: 4 } };
  signing = { done: true, application: waitingIssue };
});

function page(): FinancingPresenter {
  const change = async (asked: unknown): Promise<FinancingOutcome> => {
    changes.push(asked);
    if (outcome instanceof PortFault) throw outcome;
    return outcome;
  };
  return new FinancingPresenter({
    kind: 'credit',
    desk: { ...idleTradeDesk, save: async (form) => (changes.push(form), signing) },
    funding: {
      ...idleFundingDesk,
      financing: async (id) => (reads.push(id), shown),
      answer: async (which, answers) => change({ which, answers }),
      cancel: async (which, words) => change({ which, words }),
    },
    session: { faultSeen: () => undefined, who: undefined } as never,
    navigator: { goTo: (path: string) => void went.push(path) } as never,
    toasts: { show: (_tone: string, { key }: { key: string }) => void told.push(key) } as never,
    clock: new ManualClock(Date.parse('2026-11-27T02:00:00Z')),
    paths: {
      list: '/list',
      application: (id) => `/approval?id=${id}`,
      instrument: (id) => `/instrument?id=${id}`,
      package: (id) => `/package?id=${id}`,
      materials: (book) => (book === 'labourer' ? undefined : '/materials'),
      form: '/form',
    },
  });
}

async function openFinancing(): Promise<FinancingPresenter> {
  const presenter = page();
  presenter.opened('FN-1');
  await until(() => presenter.content.current.kind !== 'loading');
  return presenter;
}

describe('the missing evidence of a financing', () => {
  const line = { ...reviewedFinancing.lines[0], packageId: '', instrumentId: 'I-1' } as FinancingLine;
  const lacking = async (...lines: readonly FinancingLine[]): Promise<FinancingPresenter> => {
    shown = { ...reviewedFinancing, state: 'MATERIALS', lines };
    return openFinancing();
  };

  it('is made on the page of its book, together with that of other lines', async () => {
    const presenter = await lacking(line, { ...line, holdingId: 'H-2', book: 'credit' });
    expect(presenter.materialsPath).toBe('/materials?chosen=H-1&chosen=H-2&from=%2Flist%3Fid%3DFN-1');
    expect(presenter.financing?.lines.map((each) => presenter.beginningPath(each))).toEqual([undefined, undefined]);
  });

  it('begins at the instrument where the book has no such page', async () => {
    const presenter = await lacking({ ...line, book: 'labourer' }, { ...line, packageId: 'DD-1', book: 'labourer' });
    expect(presenter.materialsPath).toBeUndefined();
    expect(presenter.financing?.lines.map((each) => presenter.beginningPath(each))).toEqual([
      '/instrument?id=I-1',
      undefined,
    ]);
  });

  it('is not asked for in another state', async () => {
    shown = { ...reviewedFinancing, lines: [{ ...line, book: 'labourer' }] };
    const presenter = await openFinancing();
    expect([
      presenter.materialsPath,
      ...(presenter.financing?.lines.map((each) => presenter.beginningPath(each)) ?? []),
    ]).toEqual([undefined, undefined]);
  });
});

describe('a financing', () => {
  it('is read once for its address, and again after it was left', async () => {
    const presenter = await openFinancing();
    presenter.opened('FN-1');
    expect(reads).toEqual(['FN-1']);
    presenter.left();
    presenter.opened('FN-1');
    expect(reads).toEqual(['FN-1', 'FN-1']);
  });

  it('that does not exist is none', async () => {
    shown = undefined;
    const presenter = await openFinancing();
    expect([presenter.financing, presenter.figures, presenter.standing, presenter.openQuestions]).toEqual([
      undefined,
      undefined,
      undefined,
      [],
    ]);
    await Promise.all([presenter.answersPressed(), presenter.cancelConfirmed(), presenter.signPressed()]);
    expect(changes).toEqual([]);
  });

  it.each([
    ['2026-11-28', 1],
    ['2026-11-27', 0],
    ['2026-11-26', -1],
  ])('that is paid on %s has %i days left', async (paysOn, days) => {
    shown = { ...reviewedFinancing, paysOn };
    expect((await openFinancing()).standing?.days).toBe(days);
  });

  it.each([
    ['2026-11-26', 'DISBURSED', '2026-11-30', { key: 'financing.milestone-runs', values: { day: 1, all: 4, left: 3 } }],
    ['2026-11-01', 'OVERDUE', '2026-11-25', { key: 'financing.milestone-late', values: { days: 2 } }],
    // On the payment day itself it is not a day late yet.
    ['2026-11-01', 'OVERDUE', '2026-11-27', undefined],
    ['2026-11-01', 'SETTLED', '2026-11-25', undefined],
    ['2026-11-01', 'SETTLED', '2026-11-30', undefined],
    // Paid out today; and due, but not yet known to be overdue.
    ['2026-11-27', 'DISBURSED', '2026-11-30', { key: 'financing.milestone-runs', values: { day: 1, all: 3, left: 3 } }],
    ['2026-11-01', 'DISBURSED', '2026-11-26', undefined],
  ] as const)('paid out on %s in the state %s and due on %s says how far it is', async (on, state, paysOn, note) => {
    shown = { ...reviewedFinancing, state, paysOn, disbursed: { on, figures: keptOffer.figures, bankReference: '' } };
    const said = (await openFinancing()).milestoneNote('paid');
    expect(said && { key: said.key, values: said.values }).toEqual(note);
  });

  it.each([
    [['paid', 'settled'], 0, undefined],
    [['fell-overdue', 'paid', 'settled'], 2, { key: 'financing.milestone-paid-late', values: { days: 2 } }],
    [['fell-overdue', 'paid-in-time', 'paid', 'settled'], 0, undefined],
    [['fell-overdue', 'paid', 'repurchased', 'settled'], 2, undefined],
  ])('that was settled by %j was paid %i days late', async (names, days, note) => {
    const at = Date.parse('2026-11-27T10:00:00+08:00');
    const events = names.map((name) => ({ ...event(name, 0), at }));
    shown = { ...reviewedFinancing, state: 'SETTLED', paysOn: '2026-11-25', events };
    const presenter = await openFinancing();
    expect(presenter.standing?.daysLate).toBe(days);
    const said = presenter.milestoneNote('paid');
    expect(said && { key: said.key, values: said.values }).toEqual(note);
  });

  // Today is 27 November.
  it.each([
    ['2026-11-25', true],
    ['2026-11-26', true],
    ['2026-11-27', false],
  ])('whose grace ends on %s can be claimed from the day after: %s', async (graceUntil, canBeAsked) => {
    shown = { ...reviewedFinancing, state: 'OVERDUE', graceUntil };
    expect((await openFinancing()).standing?.canRepurchaseBeAsked).toBe(canBeAsked);
  });

  it.each([
    ['2026-11-26', true],
    ['2026-11-27', false],
    ['2026-11-28', false],
  ])('that is to be bought back by %s is late after that day: %s', async (payBy, isLate) => {
    shown = { ...reviewedFinancing, state: 'OVERDUE', repurchase: { askedAt: 0, payBy } };
    expect((await openFinancing()).standing?.isRepurchaseLate).toBe(isLate);
  });

  it('counts the days of what is still overdue until today, whatever part was paid late', async () => {
    const at = Date.parse('2026-11-26T10:00:00+08:00');
    const events = ['fell-overdue', 'paid'].map((name) => ({ ...event(name, 0), at }));
    shown = { ...reviewedFinancing, state: 'OVERDUE', paysOn: '2026-11-25', events };
    const said = (await openFinancing()).milestoneNote('paid');
    expect(said && { key: said.key, values: said.values }).toEqual({
      key: 'financing.milestone-late',
      values: { days: 2 },
    });
  });

  it.each([
    [[], ''],
    [['applied', 'ran-out'], 'ran-out'],
    [['applied', 'issuer-paid', 'registration-ended'], 'issuer-paid'],
    [['applied', 'overtaken'], 'overtaken'],
    [['applied', 'rejected'], 'rejected'],
    [['applied', 'offer-withdrawn'], 'offer-withdrawn'],
    [['applied', 'disbursed', 'settled'], ''],
  ])('after %j has ended by %j', async (names, endedBy) => {
    shown = { ...reviewedFinancing, events: names.map((name, index) => event(name, index)) };
    expect((await openFinancing()).standing?.endedBy).toBe(endedBy);
  });

  it('has the figures of its disbursement, before that of its contract, before that of its offer', async () => {
    const figures = (net: string) => ({ ...keptOffer.figures, net });
    const contract = {
      number: 'HT-1',
      drawnAt: 1,
      figures: figures('2.00'),
      signedAt: undefined,
      sealedAt: undefined,
      signingApplicationId: '',
    };
    const disbursed = { on: '2026-11-30', figures: figures('3.00'), bankReference: '' };
    const nets = [];
    for (const change of [{}, { contract }, { contract, disbursed }]) {
      shown = { ...reviewedFinancing, ...change };
      nets.push((await openFinancing()).figures?.net);
    }
    expect(nets).toEqual(['591635.83', '2.00', '3.00']);
  });
});

describe('the milestones', () => {
  it('are reached when their events happened, the last time for what happened twice', async () => {
    const names = [
      'applied',
      'materials-ready',
      'review-passed',
      'signed',
      'disbursed',
      'disbursement-returned',
      'disbursed',
      'settled',
    ];
    const disbursed = { on: '2026-12-02', figures: keptOffer.figures, bankReference: 'BK-2' };
    shown = { ...reviewedFinancing, disbursed, events: names.map((name, index) => event(name, 1_000 + index)) };
    const presenter = await openFinancing();
    expect(financingMilestones.map((each) => [each, presenter.reachedAt(each)])).toEqual([
      ['applied', 1_000],
      ['approved', 2_000],
      ['materials', 1_001],
      ['review', 1_002],
      ['contract', 1_003],
      ['disbursed', 1_006],
      ['paid', 1_007],
    ]);
  });

  it('have no disbursement any more once it came back', async () => {
    shown = { ...reviewedFinancing, events: ['disbursed', 'disbursement-returned'].map((name) => event(name, 1_000)) };
    expect((await openFinancing()).reachedAt('disbursed')).toBeUndefined();
  });

  it.each([
    ['MATERIALS', ['materials']],
    ['NEED_INFO', ['review']],
    ['DISBURSED', ['paid']],
    ['LAPSED', []],
  ] as const)('in the state %s are on the way to %j', async (state, next) => {
    shown = { ...reviewedFinancing, state };
    const presenter = await openFinancing();
    expect(financingMilestones.filter((each) => presenter.isNext(each))).toEqual(next);
  });

  it('name the director who approved', async () => {
    shown = { ...reviewedFinancing, events: [{ ...event('approved', 1_000), personName: '顾云舟' }] };
    expect((await openFinancing()).milestoneNote('approved')).toMatchObject({ values: { name: '顾云舟' } });
  });

  it('are not reached before', async () => {
    const presenter = await openFinancing();
    expect(financingMilestones.filter((each) => presenter.reachedAt(each) !== undefined)).toEqual(['approved']);
  });
});

describe('the answers', () => {
  it('are sent together once each is given', async () => {
    shown = questioned;
    const presenter = await openFinancing();
    expect(presenter.openQuestions.map(({ id }) => id)).toEqual(['Q-1', 'Q-2']);
    presenter.answerTyped('Q-1', '已上传');
    presenter.answerTyped('Q-2', '  ');
    await presenter.answersPressed();
    expect([changes, presenter.trouble?.key]).toEqual([[], 'financing.answer-missing']);
    presenter.answerTyped('Q-2', '见附件');
    await presenter.answersPressed();
    expect(changes).toEqual([
      {
        which: { financingId: 'FN-1', version: 3 },
        answers: [
          { questionId: 'Q-1', answer: '已上传' },
          { questionId: 'Q-2', answer: '见附件' },
        ],
      },
    ]);
    expect([presenter.financing?.version, told, presenter.answers.size, presenter.trouble]).toEqual([
      4,
      ['financing.answered'],
      0,
      undefined,
    ]);
  });

  it.each<[FinancingRefusal, string]>([
    ['changed', 'trade.refused-changed'],
    ['state', 'trade.refused-state'],
    ['gone', 'trade.refused-gone'],
    ['not-permitted', 'trade.refused-not-permitted'],
    ['incomplete', 'financing.answer-missing'],
  ])('that are refused as %s are kept, and the financing is read again', async (because, words) => {
    shown = questioned;
    outcome = { done: false, because };
    const presenter = await openFinancing();
    for (const id of ['Q-1', 'Q-2']) presenter.answerTyped(id, '已上传');
    await presenter.answersPressed();
    expect([presenter.trouble?.key, presenter.answers.get('Q-1'), reads.length, told]).toEqual([
      words,
      '已上传',
      2,
      [],
    ]);
  });

  it('to another financing begin empty', async () => {
    shown = questioned;
    const presenter = await openFinancing();
    presenter.answerTyped('Q-1', '已上传');
    presenter.opened('FN-2');
    expect(presenter.answers.size).toBe(0);
  });
});

describe('the cancellation', () => {
  it('is asked for first, and closes once it is done', async () => {
    const presenter = await openFinancing();
    presenter.cancelPressed();
    presenter.cancelWordsTyped('改用自有资金');
    presenter.dialogClosed();
    expect([presenter.cancelling, changes]).toEqual([false, []]);
    presenter.cancelPressed();
    outcome = { done: true, financing: { ...reviewedFinancing, state: 'CANCELLED', mayCancel: false } };
    await presenter.cancelConfirmed();
    expect(changes).toEqual([{ which: { financingId: 'FN-1', version: 3 }, words: '改用自有资金' }]);
    expect([presenter.cancelling, presenter.financing?.state, told]).toEqual([
      false,
      'CANCELLED',
      ['financing.cancelled'],
    ]);
  });

  it('that fails stays open with the reason, which is gone when it is opened again', async () => {
    outcome = new PortFault('offline');
    const presenter = await openFinancing();
    presenter.cancelPressed();
    await presenter.cancelConfirmed();
    expect([presenter.cancelling, presenter.trouble === undefined, presenter.busy]).toEqual([true, false, false]);
    presenter.cancelPressed();
    expect(presenter.trouble).toBeUndefined();
  });

  it('is done once, however often it is confirmed', async () => {
    const presenter = await openFinancing();
    presenter.cancelPressed();
    await Promise.all([presenter.cancelConfirmed(), presenter.cancelConfirmed()]);
    expect(changes).toHaveLength(1);
  });
});

describe('the contract', () => {
  it('is put to the director, and leads to the application', async () => {
    const presenter = await openFinancing();
    await Promise.all([presenter.signPressed(), presenter.signPressed()]);
    expect(changes).toMatchObject([{ act: 'contract', submits: true, form: { financingId: 'FN-1' } }]);
    expect([went, told]).toEqual([['/approval?id=TA-1'], ['financing.contract-sent']]);
  });

  it('that cannot be put says why, and the financing is read again', async () => {
    signing = { done: false, because: 'state' };
    const presenter = await openFinancing();
    await presenter.signPressed();
    expect([presenter.trouble?.key, went, reads.length, presenter.busy]).toEqual(['trade.refused-state', [], 2, false]);
  });
});
