import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '../../../application/ports/clock.ts';
import type { GeneratedFile } from '../../../application/ports/generated-file.ts';
import type { Navigator } from '../../../application/ports/navigator.ts';
import type { FinancingOutcome, FinancingRefusal, FundingDesk } from '../../../application/ports/trade/funding-desk.ts';
import type { TradeDesk } from '../../../application/ports/trade/trade-desk.ts';
import { daysBetween, shanghaiDate, type PlainDate } from '../../../domain/calendar/plain-date.ts';
import { plainWeek } from '../../../domain/calendar/working-days.ts';
import type { OpenBook } from '../../../domain/evidence/shared/book-policies.ts';
import type { Financing, FinancingLine } from '../../../domain/trade/financing/financing.ts';
import { presentFigures } from '../../../domain/trade/financing/present-figures.ts';
import {
  deferredInterestPayer,
  noDues,
  sumOfDues,
  type FinancingDues,
} from '../../../domain/trade/financing/financing-dues.ts';
import { lastDayOfGrace, repurchaseFrom } from '../../../domain/trade/financing/financing-deadlines.ts';
import { endingEvents, type FinancingState } from '../../../domain/trade/financing/financing-machine.ts';
import {
  disbursingStage,
  isRepurchased,
  paidByIssuer,
  presentDues,
  daysPaidLate,
  repaymentPlan,
  supplierDues,
  type RepaymentLine,
} from '../../../domain/trade/financing/repayment-plan.ts';
import { moneyToText, zeroMoney, type Money } from '../../../domain/money/money.ts';
import type { KeptCost } from '../../../domain/trade/financing/kept-offer.ts';
import type { InstrumentKind } from '../../../domain/trade/shared/instrument.ts';
import { emptyTradeForm } from '../../../domain/trade/shared/trade-application.ts';
import { message, type Message, type PlainKey } from '../../../words/catalogue.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import { PageContent } from '../../pages/page-content.ts';
import { failureOf } from '../../shared/failure.ts';
import type { Toasts } from '../../shared/toasts.ts';
import { refusalMessage } from '../shared/rule-words.ts';
import { evidenceAddress } from './evidence-address.ts';

export interface FinancingParts {
  readonly kind: InstrumentKind;
  readonly desk: TradeDesk;
  readonly funding: FundingDesk;
  readonly session: SessionStore;
  readonly navigator: Navigator;
  readonly toasts: Toasts;
  readonly clock: Clock;
  readonly paths: {
    readonly list: string;
    readonly application: (id: string) => string;
    /** Undefined for a page that the user does not have. */
    readonly instrument: (id: string) => string | undefined;
    /** Page of an evidence package, and the page on which one is made. */
    readonly package: (packageId: string, book: OpenBook | undefined) => string;
    /** Undefined for a book that creates its packages on the page of the instrument. */
    readonly materials: (book: OpenBook | undefined) => string | undefined;
    /** Undefined for a user who does not apply for financing. */
    readonly form: string | undefined;
  };
}

/** Steps of a financing on its time line. */
export const financingMilestones = [
  'applied',
  'approved',
  'materials',
  'review',
  'contract',
  'disbursed',
  'paid',
] as const;
export type FinancingMilestone = (typeof financingMilestones)[number];

/** The next milestone of a financing in a state. */
const nextMilestone: Partial<Record<FinancingState, FinancingMilestone>> = {
  MATERIALS: 'materials',
  FUNDER_REVIEW: 'review',
  NEED_INFO: 'review',
  CONTRACT_SIGN: 'contract',
  DISBURSING: 'disbursed',
  DISBURSED: 'paid',
  OVERDUE: 'paid',
};

const refusals: Readonly<Record<FinancingRefusal, PlainKey>> = {
  changed: 'trade.refused-changed',
  state: 'trade.refused-state',
  gone: 'trade.refused-gone',
  'not-permitted': 'trade.refused-not-permitted',
  incomplete: 'financing.answer-missing',
};

/** One financing: its holder, its deadline, its costs, its contract and its payments. */
export class FinancingPresenter {
  readonly content: PageContent<Financing | undefined>;
  answers: ReadonlyMap<string, string> = new Map();
  cancelling = false;
  cancelWords = '';
  trouble: Message | undefined = undefined;
  busy = false;
  #id = '';
  readonly #parts: FinancingParts;

  constructor(parts: FinancingParts) {
    this.#parts = parts;
    this.content = new PageContent(parts.session, async (signal) => parts.funding.financing(this.#id, signal));
    makeAutoObservable<this>(
      this,
      { content: false, beginningPath: false, isNext: false },
      { autoBind: true, deep: false },
    );
  }

  opened(id: string): void {
    if (id === this.#id) return;
    this.#id = id;
    this.answers = new Map();
    this.content.clear();
    void this.content.load();
  }

  left(): void {
    this.#id = '';
    this.content.stop();
  }

  get financing(): Financing | undefined {
    return this.content.value;
  }

  get paths(): FinancingParts['paths'] {
    return this.#parts.paths;
  }

  /** Page on which the missing evidence of several lines is made together; undefined if there is none. */
  get materialsPath(): string | undefined {
    const { financing } = this;
    if (financing?.state !== 'MATERIALS') return undefined;
    const { list, materials } = this.paths;
    const origin = list === '' ? '' : `${list}?id=${encodeURIComponent(financing.id)}`;
    return evidenceAddress(
      financing.lines.filter(({ packageId }) => packageId === ''),
      materials,
      origin,
    );
  }

  /**
   * Page on which the missing evidence of a single line is made; undefined if it is made together with others, or is
   * complete.
   */
  beginningPath({ packageId, book, instrumentId }: FinancingLine): string | undefined {
    if (this.financing?.state !== 'MATERIALS' || packageId !== '') return undefined;
    return this.paths.materials(book) === undefined ? this.paths.instrument(instrumentId) : undefined;
  }

  get today(): PlainDate {
    return shanghaiDate(this.#parts.clock.now());
  }

  get figures(): KeptCost | undefined {
    return this.financing && presentFigures(this.financing);
  }

  /** The amount that is owed to the funder today. */
  get dues(): FinancingDues {
    return this.financing ? presentDues(this.financing, this.today) : noDues;
  }

  get plan(): readonly RepaymentLine[] {
    return this.financing ? repaymentPlan(this.financing, this.today) : [];
  }

  /** The amount that the supplier itself has to pay today; undefined for nothing. */
  get ownDues(): Money | undefined {
    const sum = this.financing ? sumOfDues(supplierDues(this.financing, this.today)) : zeroMoney;
    return sum.fen > 0n ? sum : undefined;
  }

  /** The facts at the head of the page: the holder, the deadline, and the amount that is still owed. */
  get standing() {
    const { financing, dues, today } = this;
    if (!financing) return undefined;
    const { state, isTurn, funderName, issuerName, endsOn, paysOn, offer, events, payments, repurchase, graceUntil } =
      financing;
    const ended = events.findLast(({ event }) => endingEvents.includes(event));
    const textOf = (amount: Money): string => (amount.fen === 0n ? '' : moneyToText(amount));
    // A back end that does not report the last day of grace does not know days off either.
    const asksFrom = repurchaseFrom(graceUntil || lastDayOfGrace(paysOn, offer, plainWeek));
    return {
      state,
      isTurn,
      funder: funderName,
      issuer: issuerName,
      endsOn,
      endedBy: ended?.event ?? '',
      endWords: ended?.words ?? '',
      stage: disbursingStage(financing),
      payReason: payments.findLast(({ reason }) => reason !== '')?.reason ?? '',
      account: financing.accountEnding,
      paid: textOf(paidByIssuer(financing)),
      paysOn,
      days: daysBetween(today, paysOn),
      daysLate: daysPaidLate(financing),
      recourse: offer.hasRecourse,
      principal: textOf(dues.principal),
      interest: textOf(dues.interest),
      penalty: textOf(dues.penalty),
      doesSupplierBearInterest: deferredInterestPayer(offer) === 'supplier',
      repurchaseFrom: asksFrom,
      canRepurchaseBeAsked: asksFrom <= today,
      repurchaseBy: repurchase?.payBy ?? '',
      isRepurchaseLate: repurchase !== undefined && repurchase.payBy < today,
      repurchaseSum: repurchase ? moneyToText(sumOfDues(dues)) : '',
      isRepurchased: isRepurchased(financing),
    };
  }

  /** Questions without an answer. */
  get openQuestions(): Financing['questions'] {
    return (this.financing?.questions ?? []).filter(({ answeredAt }) => answeredAt === undefined);
  }

  /** Whether a milestone is the next one of the financing. */
  isNext(milestone: FinancingMilestone): boolean {
    const { state } = this.financing ?? {};
    return state !== undefined && nextMilestone[state] === milestone;
  }

  /** When a milestone was reached, in milliseconds; undefined before. */
  reachedAt(milestone: FinancingMilestone): number | undefined {
    const { events = [], createdAt } = this.financing ?? {};
    const last = (name: string): number | undefined => events.findLast(({ event }) => event === name)?.at;
    switch (milestone) {
      case 'applied':
        return last('applied');
      case 'approved':
        return createdAt;
      case 'materials':
        return last('materials-ready');
      case 'review':
        return last('review-passed');
      case 'contract':
        return last('signed');
      case 'disbursed':
        // A disbursement that came back no longer counts.
        return this.financing?.disbursed && last('disbursed');
      case 'paid':
        return last('settled');
    }
  }

  /** The person who reached a milestone, its result, or its progress; undefined if there is nothing to say. */
  milestoneNote(milestone: FinancingMilestone): Message | undefined {
    const { financing, today } = this;
    if (!financing) return undefined;
    const { events, disbursed, state, paysOn, funderName, companyName } = financing;
    if (milestone === 'paid') {
      const left = daysBetween(today, paysOn);
      if (state === 'SETTLED' && !isRepurchased(financing) && daysPaidLate(financing) > 0)
        return message('financing.milestone-paid-late', { days: daysPaidLate(financing) });
      if (state === 'OVERDUE' && left < 0) return message('financing.milestone-late', { days: -left });
      if (state !== 'DISBURSED' || !disbursed || left < 0) return undefined;
      const all = daysBetween(disbursed.on, paysOn);
      return message('financing.milestone-runs', { day: Math.max(1, all - left), all, left });
    }
    if (this.reachedAt(milestone) === undefined) return undefined;
    switch (milestone) {
      case 'applied':
        return message('financing.milestone-by', {
          name: events.find(({ event }) => event === 'applied')?.personName ?? '',
        });
      case 'review':
        return message('financing.milestone-by', { name: funderName });
      case 'contract':
        return message('financing.milestone-by', { name: companyName });
      case 'disbursed':
        return disbursed && message('financing.milestone-arrived', { net: disbursed.figures.net });
      case 'approved':
        return message('financing.milestone-by', {
          name: events.find(({ event }) => event === 'approved')?.personName ?? '',
        });
      case 'materials':
        return undefined;
    }
  }

  answerTyped(questionId: string, answer: string): void {
    this.answers = new Map([...this.answers, [questionId, answer]]);
  }

  async answersPressed(): Promise<void> {
    const { financing, openQuestions } = this;
    if (!financing) return;
    const given = openQuestions.map(({ id }) => ({ questionId: id, answer: this.answers.get(id) ?? '' }));
    if (given.some(({ answer }) => answer.trim() === '')) {
      this.trouble = message('financing.answer-missing');
      return;
    }
    const which = { financingId: financing.id, version: financing.version };
    await this.#change(async () => this.#parts.funding.answer(which, given), message('financing.answered'));
  }

  /** The contract as a file; undefined if it could not be made. */
  async contractPressed(): Promise<GeneratedFile | undefined> {
    const { funding, session } = this.#parts;
    this.trouble = undefined;
    try {
      return await funding.contract(this.#id);
    } catch (thrown) {
      session.faultSeen(thrown);
      runInAction(() => (this.trouble = failureOf(thrown).what));
      return undefined;
    }
  }

  cancelPressed(): void {
    this.cancelling = true;
    this.trouble = undefined;
  }

  cancelWordsTyped(words: string): void {
    this.cancelWords = words;
  }

  dialogClosed(): void {
    this.cancelling = false;
  }

  async cancelConfirmed(): Promise<void> {
    const { financing } = this;
    if (!financing) return;
    const which = { financingId: financing.id, version: financing.version };
    await this.#change(
      async () => this.#parts.funding.cancel(which, this.cancelWords),
      message('financing.cancelled', { number: financing.number }),
    );
    if (this.trouble === undefined) this.dialogClosed();
  }

  /** Submits the contract to the director for signature. */
  async signPressed(): Promise<void> {
    const { financing } = this;
    if (this.busy || !financing) return;
    this.busy = true;
    this.trouble = undefined;
    const { desk, kind, session, toasts, navigator, paths } = this.#parts;
    try {
      const form = { ...emptyTradeForm, financingId: financing.id };
      const asked = { act: 'contract', kind, applicationId: undefined, version: undefined, form } as const;
      const outcome = await desk.save({ ...asked, submits: true });
      if (outcome.done) {
        toasts.show('ok', message('financing.contract-sent', { number: financing.number }));
        navigator.goTo(paths.application(outcome.application.id));
        return;
      }
      runInAction(() => (this.trouble = refusalMessage(outcome)));
      await this.content.refresh();
    } catch (thrown) {
      session.faultSeen(thrown);
      runInAction(() => (this.trouble = failureOf(thrown).what));
    } finally {
      runInAction(() => (this.busy = false));
    }
  }

  async #change(send: () => Promise<FinancingOutcome>, done: Message): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.trouble = undefined;
    const { session, toasts } = this.#parts;
    try {
      const outcome = await send();
      if (outcome.done) {
        runInAction(() => (this.answers = new Map()));
        this.content.take(outcome.financing);
        toasts.show('ok', done);
        return;
      }
      runInAction(() => (this.trouble = message(refusals[outcome.because])));
      await this.content.refresh();
    } catch (thrown) {
      session.faultSeen(thrown);
      runInAction(() => (this.trouble = failureOf(thrown).what));
    } finally {
      runInAction(() => (this.busy = false));
    }
  }
}
