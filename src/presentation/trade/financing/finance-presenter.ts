import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '../../../application/ports/clock.ts';
import type { Navigator } from '../../../application/ports/navigator.ts';
import type { FundingDesk, PayoutAccount, PayoutAccounts } from '../../../application/ports/trade/funding-desk.ts';
import type { HoldingBook, HoldingPage } from '../../../application/ports/trade/holding-book.ts';
import type { TradeDesk } from '../../../application/ports/trade/trade-desk.ts';
import { shanghaiDate, shanghaiInstant, type PlainDate } from '../../../domain/calendar/plain-date.ts';
import type { OpenBook } from '../../../domain/evidence/shared/book-policies.ts';
import { addMoney, moneyToText, parseMoney, type Money } from '../../../domain/money/money.ts';
import { uppercaseAmount } from '../../../domain/money/uppercase-amount.ts';
import type { ReadOffer, ReadOffers } from '../../../domain/trade/financing/financing.ts';
import {
  offerMerits,
  orderOffers,
  type OfferMerit,
  type OfferOrder,
} from '../../../domain/trade/financing/funding-offer.ts';
import type { HeldInstrument } from '../../../domain/trade/shared/held-instrument.ts';
import type { InstrumentKind } from '../../../domain/trade/shared/instrument.ts';
import {
  emptyTradeForm,
  type JudgedForm,
  type TradeApplication,
  type TypedTradeForm,
} from '../../../domain/trade/shared/trade-application.ts';
import { message, type Message } from '../../../words/catalogue.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import { PageContent } from '../../pages/page-content.ts';
import { failureOf } from '../../shared/failure.ts';
import { LatestRequest } from '../../shared/latest.ts';
import type { Toasts } from '../../shared/toasts.ts';
import { DraftKeeper } from '../shared/draft-keeper.ts';
import { returnOf, type ReturnGrounds } from '../shared/return-grounds.ts';
import { showCheck, type ShownCheck } from '../shared/rule-words.ts';
import { StageInAddress } from '../shared/stage-in-address.ts';
import { evidenceAddress } from './evidence-address.ts';
import { HoldingChoice } from './holding-choice.ts';

/** How long typing must pause before offers are computed and the form is judged, in milliseconds. */
const computingRest = 400;
/** Number of holdings that the form lists; more are found by their number or issuer. */
const maxListedHoldings = 100;

export const financeStages = ['holdings', 'offers', 'documents', 'check'] as const;
export type FinanceStage = (typeof financeStages)[number];

export interface FinanceParts {
  readonly kind: InstrumentKind;
  readonly desk: TradeDesk;
  readonly funding: FundingDesk;
  readonly book: HoldingBook;
  readonly accounts: PayoutAccounts;
  readonly session: SessionStore;
  readonly navigator: Navigator;
  readonly toasts: Toasts;
  readonly clock: Clock;
  readonly paths: {
    readonly form: string;
    readonly application: (id: string) => string;
    /** Page on which evidence packages are made. */
    /** Undefined for a book that creates its packages on the page of the instrument. */
    readonly materials: (book: OpenBook | undefined) => string | undefined;
    /** Page on which a package is completed and submitted. */
    readonly upload: (packageId: string, book: OpenBook | undefined) => string;
    readonly instrument: (id: string) => string | undefined;
    readonly accounts: string;
  };
}

/** The form by which a supplier applies for the financing of its holdings (checklist R-068). */
export class FinancePresenter {
  readonly choice: HoldingChoice;
  keyword = '';
  offers: ReadOffers | undefined = undefined;
  /** Whether the offers belong to an earlier amount, and others are being computed. */
  isComputing = false;
  order: OfferOrder = 'net';
  programmeId = '';
  accountId = '';
  purpose = '';
  accountList: readonly PayoutAccount[] = [];
  judged: JudgedForm | undefined = undefined;
  trouble: Message | undefined = undefined;
  busy = false;
  attempt = 0;
  showsAll = false;
  returned: ReturnGrounds | undefined = undefined;
  otherMaker: string | undefined = undefined;
  readonly content: PageContent<HoldingPage>;
  readonly draft: DraftKeeper;
  readonly steps: StageInAddress<FinanceStage>;
  #applicationId = '';
  #holdingId = '';
  #cancelComputing: (() => void) | undefined;
  #cancelSearch: (() => void) | undefined;
  readonly #computing = new LatestRequest();
  readonly #judging = new LatestRequest();
  readonly #parts: FinanceParts;

  constructor(parts: FinanceParts) {
    this.#parts = parts;
    this.choice = new HoldingChoice(() => this.changed());
    this.content = new PageContent(parts.session, async (signal) => this.#load(signal));
    const { kind, desk, paths } = parts;
    this.draft = new DraftKeeper({
      ...parts,
      save: async (kept) => desk.save({ ...this.askedAs(kept), kind, submits: false }),
      formPath: () => this.steps.path ?? paths.form,
      isBusy: () => this.busy,
      onTrouble: (trouble) => (this.trouble = trouble),
    });
    this.steps = new StageInAddress({
      stages: financeStages,
      navigator: parts.navigator,
      formPath: () => this.draft.kept && `${paths.form}?id=${encodeURIComponent(this.draft.kept.id)}`,
      furthest: () => financeStages.find((stage) => !this.mayGoOnFrom(stage)) ?? 'check',
    });
    makeAutoObservable<this>(
      this,
      { choice: false, content: false, draft: false, steps: false },
      { autoBind: true, deep: false },
    );
  }

  /** Opens a new application, one with a holding chosen already, or one that is kept. */
  opened(applicationId: string, holdingId: string): void {
    if (applicationId !== '' && applicationId === this.draft.kept?.id) return;
    this.#applicationId = applicationId;
    this.#holdingId = holdingId;
    void this.content.load();
  }

  /** Shows the stage that the address names. */
  addressChanged(search: string): void {
    this.steps.addressChanged(search);
    this.showsAll = false;
  }

  left(): void {
    this.#cancelComputing?.();
    this.#cancelSearch?.();
    this.#computing.stop();
    this.#judging.stop();
    this.draft.left();
    this.content.stop();
  }

  get stage(): FinanceStage {
    return this.steps.current;
  }

  get paths(): FinanceParts['paths'] {
    return this.#parts.paths;
  }

  /** Page on which the missing evidence of the chosen holdings is made; undefined if none is missing. */
  get materialsPath(): string | undefined {
    const { materials, instrument, form } = this.#parts.paths;
    const lacking = this.choice.chosen.map(({ holding }) => holding).filter(({ packaged }) => packaged.fen === 0n);
    const alone = lacking.map(({ instrumentId }) => instrument(instrumentId));
    return evidenceAddress(lacking, materials, this.steps.path ?? form) ?? alone.find((path) => path !== undefined);
  }

  /** Page of the package that is still to be submitted; undefined for none. */
  get uploadPath(): string | undefined {
    const id = this.offer?.unsubmittedPackageId;
    const [first] = this.choice.chosen;
    return id === undefined ? undefined : this.#parts.paths.upload(id, first?.holding.book);
  }

  get shown(): readonly ReadOffer[] {
    return orderOffers(this.offers?.offers ?? [], this.order);
  }

  get merits(): ReadonlyMap<string, readonly OfferMerit[]> {
    return offerMerits(this.offers?.offers ?? []);
  }

  get offer(): ReadOffer | undefined {
    return this.offers?.offers.find(({ programmeId }) => programmeId === this.programmeId);
  }

  /** The offer that pays out most; the others are compared with it. */
  get best(): ReadOffer | undefined {
    return orderOffers(this.offers?.offers ?? [], 'net').find(({ bar }) => bar === undefined);
  }

  /**
   * The cut-off of today in milliseconds: what is approved before it counts for today. Also whether it has passed.
   * Undefined if no offer can be chosen.
   */
  get cutOff(): { readonly at: number; readonly isOver: boolean } | undefined {
    const chosen = this.offer?.bar === undefined ? this.offer : undefined;
    const hour = (chosen ?? this.best)?.cutOffHour;
    if (hour === undefined) return undefined;
    const now = this.#parts.clock.now();
    const at = shanghaiInstant(shanghaiDate(now), hour);
    return { at, isOver: at <= now };
  }

  get today(): PlainDate {
    return shanghaiDate(this.#parts.clock.now());
  }

  get sum(): Money {
    return this.choice.sum;
  }

  get sumInWords(): string {
    return this.sum.fen > 0n ? uppercaseAmount(this.sum) : '';
  }

  get account(): PayoutAccount | undefined {
    return this.accountList.find(({ id }) => id === this.accountId);
  }

  get checks(): readonly ShownCheck[] {
    return (this.judged?.checks ?? []).map(showCheck);
  }

  /** Rules that do not hold. Empty fields are only included after an attempt to go on. */
  get refusals(): readonly ShownCheck[] {
    return (this.judged?.checks ?? [])
      .filter(({ outcome, because }) => outcome === 'refused' && (this.showsAll || because !== 'none'))
      .map(showCheck);
  }

  get canSubmit(): boolean {
    return this.judged !== undefined && this.judged.checks.every(({ outcome }) => outcome !== 'refused');
  }

  /** Names of those who approve it. */
  get approvers(): readonly string[] {
    return this.judged?.steps.find(({ role }) => role === 'director')?.names ?? [];
  }

  /** Whether the reader can go on from the present stage. */
  get mayGoOn(): boolean {
    return this.mayGoOnFrom(this.stage);
  }

  private mayGoOnFrom(stage: FinanceStage): boolean {
    switch (stage) {
      case 'holdings':
        return this.choice.chosen.length > 0 && this.choice.bar === undefined && this.choice.closed === undefined;
      case 'offers':
        return !this.isComputing && this.offer !== undefined && this.offer.bar === undefined;
      case 'documents':
        return this.account !== undefined && this.canSubmit;
      case 'check':
        return this.canSubmit;
    }
  }

  keywordTyped(text: string): void {
    this.keyword = text;
    this.#cancelSearch?.();
    this.#cancelSearch = this.#parts.clock.wakeAfter(computingRest, () => void this.content.load());
  }

  orderChosen(order: OfferOrder): void {
    this.order = order;
  }

  offerChosen(programmeId: string): void {
    this.programmeId = programmeId;
    this.draft.changed();
    void this.judge();
  }

  /** Lowers the amount to what an offer takes, and chooses the offer. */
  takesPressed(offer: ReadOffer): void {
    if (!offer.takes) return;
    this.programmeId = offer.programmeId;
    this.choice.sumTyped(moneyToText(offer.takes));
  }

  accountChosen(accountId: string): void {
    this.accountId = accountId;
    this.draft.changed();
    void this.judge();
  }

  purposeTyped(purpose: string): void {
    this.purpose = purpose;
    this.draft.changed();
  }

  async goOnPressed(): Promise<void> {
    this.showsAll = true;
    await this.draft.keepChanges();
    if (this.draft.isOutdated) return;
    if (this.stage === 'documents') await this.judge();
    runInAction(() => {
      if (!this.mayGoOn) {
        this.attempt += 1;
        return;
      }
      this.steps.goOn();
      this.showsAll = false;
    });
  }

  backPressed(): void {
    this.steps.goBack();
  }

  async draftPressed(): Promise<void> {
    await this.draft.keep();
    if (this.trouble === undefined) this.#parts.toasts.show('ok', message('trade.draft-kept'));
  }

  /** Discards what was typed here, and opens the stored application. */
  latestPressed(): void {
    const id = this.draft.forget();
    this.trouble = undefined;
    this.opened(id, '');
  }

  async submitPressed(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    const { desk, session, toasts, paths, kind } = this.#parts;
    try {
      await this.draft.settle();
      const outcome = await desk.save({ ...this.askedAs(this.draft.kept), kind, submits: true });
      if (outcome.done) {
        const { id, number } = outcome.application;
        toasts.show('ok', message('trade.submitted', { number }));
        this.steps.leaveFor(paths.application(id));
        return;
      }
      runInAction(() => {
        this.attempt += 1;
        this.trouble = this.draft.refused(outcome);
      });
      await Promise.all([this.judge(), this.compute()]);
    } catch (thrown) {
      session.faultSeen(thrown);
      runInAction(() => (this.trouble = failureOf(thrown).what));
    } finally {
      runInAction(() => (this.busy = false));
    }
  }

  private askedAs(kept: DraftKeeper['kept']) {
    const { programmeId, accountId, purpose } = this;
    const form: TypedTradeForm = { ...emptyTradeForm, holdings: this.choice.asked, programmeId, accountId, purpose };
    return { act: 'finance', applicationId: kept?.id, version: kept?.version, form } as const;
  }

  private changed(): void {
    if (!this.draft.isOutdated) this.trouble = undefined;
    this.draft.changed();
    this.isComputing = true;
    this.#cancelComputing?.();
    this.#cancelComputing = this.#parts.clock.wakeAfter(computingRest, () => void this.computeAndJudge());
  }

  private async computeAndJudge(): Promise<void> {
    await Promise.all([this.compute(), this.judge()]);
  }

  /** Requests the offers for the present choice. If the chosen offer is no longer possible, no offer is chosen. */
  private async compute(): Promise<void> {
    const signal = this.#computing.next();
    const { funding, kind, session } = this.#parts;
    if (this.choice.chosen.length === 0 || this.choice.bar !== undefined) {
      runInAction(() => {
        this.offers = undefined;
        this.isComputing = false;
      });
      return;
    }
    try {
      const applicationId = this.draft.kept?.id;
      const offers = await funding.offers({ kind, applicationId, holdings: this.choice.asked }, signal);
      if (signal.aborted) return;
      runInAction(() => {
        this.offers = offers;
        this.isComputing = false;
      });
    } catch (thrown) {
      if (signal.aborted) return;
      session.faultSeen(thrown);
      runInAction(() => {
        this.isComputing = false;
        this.trouble = failureOf(thrown).what;
      });
    }
  }

  private async judge(): Promise<void> {
    const signal = this.#judging.next();
    const { desk, kind, session } = this.#parts;
    try {
      const judged = await desk.judge({ ...this.askedAs(this.draft.kept), kind }, signal);
      if (!signal.aborted) runInAction(() => (this.judged = judged));
    } catch (thrown) {
      if (signal.aborted) return;
      session.faultSeen(thrown);
      runInAction(() => (this.trouble = failureOf(thrown).what));
    }
  }

  async #load(signal: AbortSignal): Promise<HoldingPage> {
    const { desk, book, accounts } = this.#parts;
    const found = await book.holdings(
      { place: 'held', keyword: this.keyword, orderBy: 'dueOn', page: 1, pageSize: maxListedHoldings },
      signal,
    );
    // An amount in an evidence package can be financed; it only cannot be transferred.
    const rows = found.rows.map(withPackaged);
    // Holdings on the page are sorted by due date. Closed ones have the earliest due dates and are moved to the end.
    const isOpen = ({ isClosed }: HeldInstrument): boolean => !isClosed;
    const page = { ...found, rows: [...rows.filter(isOpen), ...rows.filter(({ isClosed }) => isClosed)] };
    if (this.accountList.length === 0) {
      const verified = await accounts.verified(signal);
      runInAction(() => {
        this.accountList = verified;
        if (this.accountId === '')
          this.accountId = (verified.find(({ isDefault }) => isDefault) ?? verified[0])?.id ?? '';
      });
    }
    if (this.#applicationId !== '' && this.draft.kept?.id !== this.#applicationId) {
      const application = await desk.application(this.#applicationId, signal);
      if (application.mayEdit) await this.take(application, page);
      else this.#parts.navigator.replaceWith(this.#parts.paths.application(application.id));
    }
    const wanted = page.rows.find(({ holdingId }) => holdingId === this.#holdingId);
    if (wanted && this.choice.chosen.length === 0) runInAction(() => this.choice.togglePressed(wanted));
    if (!signal.aborted) this.steps.loaded();
    return page;
  }

  /** Shows a stored application. It waits for the offers and rules, which decide the stages that can be reached. */
  private async take(application: TradeApplication, { rows }: HoldingPage): Promise<void> {
    const { form } = application;
    this.draft.take(application);
    this.returned = returnOf(application);
    this.otherMaker = application.isMine ? undefined : application.makerName;
    this.programmeId = form.programmeId;
    if (form.accountId !== '') this.accountId = form.accountId;
    this.purpose = form.purpose;
    this.choice.take(
      form.holdings.flatMap(({ holdingId, amount }) => {
        const holding = rows.find((each) => each.holdingId === holdingId);
        if (!holding) return [];
        const isReserved = holding.openApplications.some(({ id }) => id === application.id);
        // The amount that the application itself has reserved is available to it.
        return [{ holding: isReserved ? withOwn(holding, amount) : holding, part: amount }];
      }),
    );
    await this.computeAndJudge();
  }
}

/** A holding with the amount in its evidence package counted as available. */
const withPackaged = (holding: HeldInstrument): HeldInstrument => ({
  ...holding,
  available: addMoney(holding.available, holding.packaged),
});

/** A holding with the amount that an application has reserved of it counted as available. */
const withOwn = (holding: HeldInstrument, own: string): HeldInstrument => ({
  ...holding,
  available: addMoney(holding.available, parseMoney(own) ?? { fen: 0n }),
});
