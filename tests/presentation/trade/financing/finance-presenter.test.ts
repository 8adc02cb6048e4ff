import { beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../../../features/support/manual-clock.ts';
import { PortFault } from '../../../../src/application/ports/port-fault.ts';
import type { OffersAsked, PayoutAccount } from '../../../../src/application/ports/trade/funding-desk.ts';
import type { HoldingBook } from '../../../../src/application/ports/trade/holding-book.ts';
import type { TradeDesk, TradeFormSaved, TradeOutcome } from '../../../../src/application/ports/trade/trade-desk.ts';
import { money } from '../../../../src/domain/money/money.ts';
import type { ReadOffers } from '../../../../src/domain/trade/financing/financing.ts';
import type { HeldInstrument } from '../../../../src/domain/trade/shared/held-instrument.ts';
import type { RuleCheck } from '../../../../src/domain/trade/shared/rule-check.ts';
import {
  emptyTradeForm,
  type JudgedForm,
  type TradeApplication,
} from '../../../../src/domain/trade/shared/trade-application.ts';
import { FinancePresenter } from '../../../../src/presentation/trade/financing/finance-presenter.ts';
import { heldCredit, idleFundingDesk, offersOf, readOffer } from '../../../builders/financing-figures.ts';
import { until } from '../../../builders/office.ts';
import { idleTradeDesk, waitingIssue } from '../../../builders/trade-application.ts';

const [one, other] = [heldCredit('RX-1', '650000.00'), heldCredit('RX-2', '750000.00')];
const account: PayoutAccount = { id: 'BA-1', bankName: '长屿银行', branchName: '', masked: '**8765', isDefault: false };
const draft: TradeApplication = {
  ...waitingIssue,
  act: 'finance',
  state: 'DRAFT',
  mayEdit: true,
  isMine: true,
  form: {
    ...emptyTradeForm,
    holdings: [{ holdingId: 'H-RX-1', amount: '600000.00' }],
    programmeId: 'FP-1',
    accountId: 'BA-2',
    purpose: '采购',
  },
};

let rows: readonly HeldInstrument[] | PortFault;
let offered: (asked: OffersAsked) => Promise<ReadOffers>;
let asked: OffersAsked[];
let checks: readonly RuleCheck[];
let judged: JudgedForm;
let saved: TradeFormSaved[];
let outcome: TradeOutcome | PortFault;
let kept: TradeApplication;
let accounts: readonly PayoutAccount[];
let went: string[];
let told: string[];
let keywords: unknown[];
let clock: ManualClock;
let desk: TradeDesk;

beforeEach(() => {
  clock = new ManualClock(Date.parse('2026-11-27T02:00:00Z'));
  rows = [one, other];
  [asked, checks, saved, went, told, keywords] = [[], [], [], [], [], []];
  kept = draft;
  accounts = [
    { ...account, id: 'BA-1' },
    { ...account, id: 'BA-2', isDefault: true },
  ];
  outcome = { done: true, application: { ...draft, version: 4 } };
  judged = {
    checks,
    company: { companyId: 'C-1', name: '', uscc: '' },
    parties: [],
    steps: [{ role: 'director', isOwn: true, names: ['顾云舟'], isSigned: false }],
    limit: undefined,
    invoices: [],
  };
  offered = async () => offersOf('650000.00', readOffer('FP-1', '640000.00'), readOffer('FP-2', '639000.00'));
  desk = {
    ...idleTradeDesk,
    application: async () => kept,
    judge: async () => ({ ...judged, checks }),
    save: async (form) => {
      saved.push(form);
      if (outcome instanceof PortFault) throw outcome;
      return outcome;
    },
  };
});

function newForm(): FinancePresenter {
  return new FinancePresenter({
    kind: 'credit',
    desk,
    funding: {
      ...idleFundingDesk,
      offers: async (wanted) => {
        asked.push(wanted);
        return offered(wanted);
      },
    },
    book: {
      holdings: async (wanted: unknown) => {
        keywords.push(wanted);
        if (rows instanceof PortFault) throw rows;
        return { rows, count: rows.length };
      },
    } as unknown as HoldingBook,
    accounts: { verified: async () => accounts },
    session: { faultSeen: () => undefined, who: undefined } as never,
    navigator: {
      goTo: (path: string) => void went.push(`to ${path}`),
      replaceWith: (path: string, places = 1) => void went.push(places === 1 ? path : `${path} for ${places}`),
    } as never,
    toasts: { show: (_tone: string, { key }: { key: string }) => void told.push(key) } as never,
    clock,
    paths: {
      form: '/form',
      application: (id) => `/approval?id=${id}`,
      materials: (book) => (book === 'labourer' ? undefined : '/materials'),
      instrument: (id) => `/instrument?id=${id}`,
      upload: (id, book) => `/upload/${book}?p=${id}`,
      accounts: '/accounts',
    },
  });
}

async function openForm(applicationId = '', holdingId = '', search = ''): Promise<FinancePresenter> {
  const presenter = newForm();
  presenter.opened(applicationId, holdingId);
  presenter.addressChanged(search);
  await until(() => presenter.content.current.kind !== 'loading');
  return presenter;
}

/** Waits for the pause after typing, and for the offers. */
async function restTyping(presenter: FinancePresenter): Promise<void> {
  clock.advance(400);
  await until(() => !presenter.isComputing);
}

/** A new form with the first credit and an offer chosen, at the step of the offers. */
async function atOffers(): Promise<FinancePresenter> {
  const presenter = await openForm();
  presenter.choice.togglePressed(one);
  await restTyping(presenter);
  await presenter.goOnPressed();
  presenter.offerChosen('FP-1');
  return presenter;
}

describe('the choice of credits', () => {
  it('of a draft does not lead on with one that has come too near to its due date', async () => {
    rows = [{ ...one, isClosed: true }, other];
    const presenter = await openForm('TA-1');
    await until(() => presenter.choice.chosen.length > 0);
    expect([presenter.choice.closed?.number, presenter.mayGoOn]).toEqual(['RX-1', false]);
  });

  it('begins with the credit that the address names', async () => {
    const presenter = await openForm('', 'H-RX-2');
    expect(presenter.choice.chosen.map(({ holding }) => holding.number)).toEqual(['RX-2']);
  });

  it('counts amounts in an evidence package as available', async () => {
    rows = [heldCredit('RX-1', '100.00', { packaged: money('900.00') })];
    const presenter = await openForm('', 'H-RX-1');
    expect(presenter.choice.available).toEqual(money('1000.00'));
  });

  it.each([
    ['on the page of its book', { book: 'credit' }, '/materials?chosen=H-RX-1&from=%2Fform'],
    ['at the instrument where the book has no such page', { book: 'labourer' }, '/instrument?id=I-RX-1'],
    ['nowhere where a package has it', { book: 'labourer', packaged: money('900.00') }, undefined],
  ] as const)('leads to where its evidence is made: %s', async (_where, more, path) => {
    rows = [heldCredit('RX-1', '100.00', more)];
    const presenter = await openForm('', 'H-RX-1');
    expect(presenter.materialsPath).toBe(path);
  });

  it('leads to the package that is still to be submitted', async () => {
    rows = [heldCredit('RX-1', '100.00', { book: 'credit', packaged: money('100.00') })];
    const offer = readOffer('FP-1', '90.00');
    offered = async () => offersOf('100.00', { ...offer, materials: 'unsubmitted', unsubmittedPackageId: 'DD-1' });
    const presenter = await openForm('', 'H-RX-1');
    expect(presenter.uploadPath).toBeUndefined();
    await restTyping(presenter);
    presenter.offerChosen('FP-1');
    expect(presenter.uploadPath).toBe('/upload/credit?p=DD-1');
  });

  it('is searched after a rest in typing', async () => {
    const presenter = await openForm();
    presenter.keywordTyped('RX');
    presenter.keywordTyped('RX-2');
    expect(keywords).toHaveLength(1);
    clock.advance(400);
    expect(keywords.slice(1)).toMatchObject([{ keyword: 'RX-2', place: 'held', page: 1 }]);
  });

  it('says where the list could not be read', async () => {
    rows = new PortFault('offline');
    const presenter = await openForm();
    expect(presenter.content.current.kind).toBe('failed');
  });
});

describe('the stages', () => {
  it('continue only with the required values, and back to passed stages', async () => {
    const presenter = await openForm();
    await presenter.goOnPressed();
    expect([presenter.stage, presenter.attempt]).toEqual(['holdings', 1]);
    presenter.choice.togglePressed(one);
    await presenter.goOnPressed();
    expect(presenter.stage).toBe('offers');
    await presenter.goOnPressed();
    expect([presenter.stage, presenter.mayGoOn]).toEqual(['offers', false]);
    await restTyping(presenter);
    presenter.offerChosen('FP-1');
    await presenter.goOnPressed();
    await presenter.goOnPressed();
    expect(presenter.stage).toBe('check');
    for (const stage of ['documents', 'offers', 'holdings', 'holdings']) {
      presenter.backPressed();
      expect(presenter.stage).toBe(stage);
    }
  });

  it('stay at credits that do not go together', async () => {
    const apart = [one, heldCredit('RX-3', '1.00', { dueOn: '2027-04-30' })];
    rows = apart;
    const presenter = await openForm();
    for (const holding of apart) presenter.choice.togglePressed(holding);
    await presenter.goOnPressed();
    expect(presenter.stage).toBe('holdings');
    clock.advance(400);
    expect([asked, presenter.offers, presenter.isComputing]).toEqual([[], undefined, false]);
  });

  it('need an account, and preselect the usual one', async () => {
    const presenter = await atOffers();
    expect(presenter.account?.id).toBe('BA-2');
    await presenter.goOnPressed();
    presenter.accountChosen('BA-9');
    await presenter.goOnPressed();
    expect([presenter.stage, presenter.account]).toEqual(['documents', undefined]);
    presenter.accountChosen('BA-1');
    await presenter.goOnPressed();
    expect(presenter.stage).toBe('check');
  });

  it('stay at the documents while a rule refuses the application, and say which', async () => {
    const presenter = await atOffers();
    await presenter.goOnPressed();
    checks = [{ code: 'PACKAGED', outcome: 'refused', because: 'other-funder', values: {} }];
    await presenter.goOnPressed();
    expect([presenter.stage, presenter.attempt, presenter.refusals.length]).toEqual(['documents', 1, 1]);
    checks = [];
    await presenter.goOnPressed();
    expect([presenter.stage, presenter.mayGoOn]).toEqual(['check', true]);
  });
});

describe('the address', () => {
  it('names each stage from the second on, and going back on the page takes the place of the present one', async () => {
    const presenter = await atOffers();
    expect(went).toEqual(['/form?id=TA-1', 'to /form?id=TA-1&step=offers']);
    await presenter.goOnPressed();
    presenter.backPressed();
    presenter.backPressed();
    presenter.backPressed();
    expect(went.slice(2)).toEqual([
      'to /form?id=TA-1&step=documents',
      '/form?id=TA-1&step=offers for 2',
      '/form?id=TA-1 for 2',
    ]);
  });

  it('leads back and on between the stages, with the selection', async () => {
    const presenter = await atOffers();
    await presenter.goOnPressed();
    presenter.addressChanged('?id=TA-1&step=offers');
    expect([presenter.stage, presenter.programmeId]).toEqual(['offers', 'FP-1']);
    presenter.addressChanged('?id=TA-1');
    expect([presenter.stage, presenter.choice.chosen.length]).toEqual(['holdings', 1]);
    presenter.addressChanged('?id=TA-1&step=documents');
    expect([presenter.stage, went.length]).toEqual(['documents', 3]);
  });

  it.each<readonly [string, string]>([
    ['?id=TA-1', 'holdings'],
    ['?id=TA-1&step=offers', 'offers'],
    ['?id=TA-1&step=documents', 'documents'],
    ['?id=TA-1&step=check', 'check'],
    ...['constructor', '-1', '99', '', 'CHECK', '__proto__'].map(
      (odd) => [`?id=TA-1&step=${odd}`, 'holdings'] as const,
    ),
  ])('opens a draft at its stage: %s', async (search, stage) => {
    const presenter = await openForm('TA-1', '', search);
    expect([presenter.stage, went]).toEqual([stage, []]);
  });

  it.each([
    ['holdings without a choice', () => (rows = []), '/form?id=TA-1'],
    ['offers without the chosen one', () => (offered = async () => offersOf('1.00')), '/form?id=TA-1&step=offers'],
    [
      'offers that fail',
      () => (offered = async () => Promise.reject(new PortFault('offline'))),
      '/form?id=TA-1&step=offers',
    ],
    [
      'documents while a rule refuses',
      () => (checks = [{ code: 'PACKAGED', outcome: 'refused', because: 'other-funder', values: {} }]),
      '/form?id=TA-1&step=documents',
    ],
  ])('of a stage that cannot be reached leads to the last one that can: %s', async (_case, arrange, path) => {
    arrange();
    await openForm('TA-1', '', '?id=TA-1&step=check');
    expect(went).toEqual([path]);
  });

  it('of a stage leads to the first one where nothing is chosen or kept', async () => {
    const presenter = await openForm('', '', '?step=check');
    expect([presenter.stage, went]).toEqual(['holdings', []]);
  });

  it('names the stage as soon as the form is kept', async () => {
    const presenter = await openForm();
    presenter.choice.togglePressed(one);
    await restTyping(presenter);
    outcome = new PortFault('offline');
    await presenter.goOnPressed();
    expect([presenter.stage, went]).toEqual(['offers', []]);
    outcome = { done: true, application: draft };
    await presenter.draftPressed();
    expect(went).toEqual(['/form?id=TA-1&step=offers']);
  });

  it('of no stage is left behind by the submission', async () => {
    const presenter = await atOffers();
    await presenter.goOnPressed();
    await presenter.goOnPressed();
    await presenter.submitPressed();
    expect(went.at(-1)).toBe('/approval?id=TA-1 for 4');
  });

  it('counts the stages behind again after going back', async () => {
    const presenter = await atOffers();
    await presenter.goOnPressed();
    presenter.addressChanged('?id=TA-1');
    await presenter.submitPressed();
    expect(went.at(-1)).toBe('/approval?id=TA-1');
  });
});

describe('the offers', () => {
  it('are computed after a pause in typing, for the last value', async () => {
    const presenter = await openForm();
    presenter.choice.togglePressed(one);
    presenter.choice.sumTyped('1000.00');
    presenter.choice.sumTyped('2000.00');
    expect([asked.length, presenter.isComputing]).toEqual([0, true]);
    await restTyping(presenter);
    expect(asked).toEqual([
      { kind: 'credit', applicationId: undefined, holdings: [{ holdingId: 'H-RX-1', amount: '2000.00' }] },
    ]);
    expect(presenter.shown.map(({ programmeId }) => programmeId)).toEqual(['FP-1', 'FP-2']);
  });

  it('of an earlier amount that arrive late are not shown', async () => {
    const presenter = await openForm();
    const late = Promise.withResolvers<ReadOffers>();
    offered = async () => late.promise;
    presenter.choice.togglePressed(one);
    clock.advance(400);
    offered = async () => offersOf('1000.00', readOffer('FP-2', '990.00'));
    presenter.choice.sumTyped('1000.00');
    clock.advance(400);
    await until(() => presenter.offers !== undefined);
    late.resolve(offersOf('650000.00', readOffer('FP-1', '1.00')));
    await late.promise;
    expect(presenter.offers?.amount).toEqual(money('1000.00'));
  });

  it('are ordered as asked, those that cannot be chosen last, and compared with the best', async () => {
    offered = async () =>
      offersOf(
        '650000.00',
        readOffer('FP-1', '649999.00', { bar: 'limit' }),
        readOffer('FP-2', '640000.00', { arrivesOn: '2026-12-02', annualRate: 30_000 }),
        readOffer('FP-3', '639000.00', { arrivesOn: '2026-11-27', annualRate: 40_000 }),
      );
    const presenter = await atOffers();
    const order = () => presenter.shown.map(({ programmeId }) => programmeId);
    expect(order()).toEqual(['FP-2', 'FP-3', 'FP-1']);
    presenter.orderChosen('arrival');
    expect(order()).toEqual(['FP-3', 'FP-2', 'FP-1']);
    presenter.orderChosen('rate');
    expect(order()).toEqual(['FP-2', 'FP-3', 'FP-1']);
    expect(presenter.best?.programmeId).toBe('FP-2');
    expect([...presenter.merits]).toEqual([
      ['FP-2', ['most-net']],
      ['FP-3', ['soonest']],
    ]);
  });

  it('do not lead on with an offer that can no longer be chosen', async () => {
    const presenter = await atOffers();
    expect(presenter.mayGoOn).toBe(true);
    offered = async () => offersOf('700000.00', readOffer('FP-1', '690000.00', { bar: 'limit' }));
    presenter.choice.sumTyped('649999.00');
    expect(presenter.mayGoOn).toBe(false);
    await restTyping(presenter);
    await presenter.goOnPressed();
    expect(presenter.stage).toBe('offers');
  });

  it('are recomputed for the amount that an offer takes, which is then the chosen one', async () => {
    const presenter = await atOffers();
    const taking = readOffer('FP-2', '1.00', { bar: 'limit', takes: money('500000.00') });
    presenter.takesPressed(taking);
    offered = async () => offersOf('500000.00', readOffer('FP-2', '499000.00'));
    await restTyping(presenter);
    expect([presenter.choice.typedSum, presenter.offer?.programmeId, presenter.mayGoOn]).toEqual([
      '500000.00',
      'FP-2',
      true,
    ]);
    presenter.takesPressed(readOffer('FP-1', '1.00', { bar: 'limit' }));
    expect(presenter.programmeId).toBe('FP-2');
  });

  it('name the hour until which an approval counts for today, and whether it is over', async () => {
    const at = Date.parse('2026-11-27T15:00:00+08:00');
    const presenter = await atOffers();
    clock.advance(at - 1 - clock.now());
    expect(presenter.cutOff).toEqual({ at, isOver: false });
    clock.advance(1);
    expect(presenter.cutOff).toEqual({ at, isOver: true });
  });

  it('name no hour where none of them can be chosen', async () => {
    offered = async () => offersOf('1.00', readOffer('FP-1', '1.00', { bar: 'limit' }));
    const presenter = await atOffers();
    expect(presenter.cutOff).toBeUndefined();
  });

  it('say so when they cannot be computed', async () => {
    const presenter = await openForm();
    offered = async () => {
      throw new PortFault('offline');
    };
    presenter.choice.togglePressed(one);
    await restTyping(presenter);
    expect([presenter.offers, presenter.trouble === undefined]).toEqual([undefined, false]);
    presenter.choice.sumTyped('1.00');
    expect(presenter.trouble).toBeUndefined();
  });
});

describe('the draft', () => {
  it('is stored with the selection, and its address replaces the one of the empty form', async () => {
    const presenter = await atOffers();
    presenter.purposeTyped('采购原材料');
    await presenter.draftPressed();
    expect(saved.at(-1)).toMatchObject({
      act: 'finance',
      kind: 'credit',
      submits: false,
      form: {
        holdings: [{ holdingId: 'H-RX-1', amount: '650000.00' }],
        programmeId: 'FP-1',
        accountId: 'BA-2',
        purpose: '采购原材料',
      },
    });
    expect([went[0], told.at(-1)]).toEqual(['/form?id=TA-1', 'trade.draft-kept']);
  });

  it('is opened with its amounts, its offer and its account, and its own reservation', async () => {
    rows = [
      heldCredit('RX-1', '50000.00', {
        openApplications: [{ id: 'TA-1', number: 'RZ-1', act: 'finance', state: 'RETURNED' }] as never,
      }),
    ];
    const presenter = await openForm('TA-1');
    await until(() => presenter.offers !== undefined);
    expect(presenter.choice.available).toEqual(money('650000.00'));
    expect([presenter.choice.typedSum, presenter.offer?.programmeId, presenter.account?.id, presenter.purpose]).toEqual(
      ['600000.00', 'FP-1', 'BA-2', '采购'],
    );
    expect(asked).toMatchObject([{ applicationId: 'TA-1' }]);
  });

  it('leaves out a credit that is not held any more', async () => {
    rows = [other];
    const presenter = await openForm('TA-1');
    expect(presenter.choice.chosen).toEqual([]);
  });

  it('that cannot be edited leads to its page', async () => {
    kept = waitingIssue;
    await openForm('TA-1');
    expect(went).toEqual(['/approval?id=TA-1']);
  });

  it('that was changed elsewhere is not kept over it, and is opened again', async () => {
    const presenter = await openForm('TA-1');
    outcome = { done: false, because: 'changed' };
    presenter.purposeTyped('别的');
    await presenter.draftPressed();
    expect([presenter.draft.isOutdated, presenter.trouble?.key]).toEqual([true, 'trade.refused-elsewhere']);
    presenter.latestPressed();
    await until(() => presenter.draft.kept !== undefined);
    expect([presenter.draft.isOutdated, presenter.purpose, presenter.trouble]).toEqual([false, '采购', undefined]);
  });
});

describe('the submission', () => {
  it('leads to the application', async () => {
    const presenter = await atOffers();
    await presenter.draftPressed();
    await presenter.submitPressed();
    expect(saved.at(-1)).toMatchObject({ submits: true, applicationId: 'TA-1', form: { programmeId: 'FP-1' } });
    expect([went.at(-1), told.at(-1), presenter.busy]).toEqual(['/approval?id=TA-1 for 2', 'trade.submitted', false]);
    expect(presenter.approvers).toEqual(['顾云舟']);
  });

  it('is made once, however often that is pressed', async () => {
    const presenter = await atOffers();
    await Promise.all([presenter.submitPressed(), presenter.submitPressed()]);
    expect(saved.filter(({ submits }) => submits)).toHaveLength(1);
  });

  it('that was refused says why, and judges and computes again', async () => {
    const presenter = await atOffers();
    const check: RuleCheck = { code: 'OFFER', outcome: 'refused', because: 'changed', values: {} };
    checks = [check];
    outcome = { done: false, because: 'rule', check };
    const before = asked.length;
    await presenter.submitPressed();
    expect([presenter.trouble === undefined, presenter.attempt > 0, presenter.canSubmit, asked.length]).toEqual([
      false,
      true,
      false,
      before + 1,
    ]);
    expect(presenter.refusals).toHaveLength(1);
    expect(went.filter((path) => path.startsWith('/approval'))).toEqual([]);
  });

  it('that failed can be pressed again', async () => {
    const presenter = await atOffers();
    outcome = new PortFault('offline');
    await presenter.submitPressed();
    expect([presenter.busy, presenter.trouble === undefined]).toEqual([false, false]);
    outcome = { done: true, application: draft };
    await presenter.submitPressed();
    expect(went.at(-1)).toBe('/approval?id=TA-1 for 2');
  });
});

it('keeps nothing and computes nothing after it was left without changes', async () => {
  const presenter = await openForm();
  presenter.keywordTyped('RX');
  presenter.left();
  clock.advance(10_000);
  expect([saved, asked, keywords.length]).toEqual([[], [], 1]);
});
