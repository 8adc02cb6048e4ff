import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '../../../application/ports/clock.ts';
import type { Navigator } from '../../../application/ports/navigator.ts';
import type { ReadRow } from '../../../application/ports/trade/import-desk.ts';
import type { HoldingBook } from '../../../application/ports/trade/holding-book.ts';
import type { TradeDesk } from '../../../application/ports/trade/trade-desk.ts';
import { parseMoney, sumMoney, zeroMoney, type Money } from '../../../domain/money/money.ts';
import { uppercaseAmount } from '../../../domain/money/uppercase-amount.ts';
import { shownParts, type HeldPart } from '../../../domain/trade/shared/holding.ts';
import type { HeldInstrument } from '../../../domain/trade/shared/held-instrument.ts';
import type { InstrumentKind } from '../../../domain/trade/shared/instrument.ts';
import {
  emptyTradeForm,
  type JudgedForm,
  type TradeApplication,
  type TypedTradeForm,
} from '../../../domain/trade/shared/trade-application.ts';
import type { PilotFunction } from '../../../domain/trade/shared/pilot.ts';
import { maxPayees } from '../../../domain/trade/shared/transfer-rules.ts';
import { message, type Message } from '../../../words/catalogue.ts';
import { PageContent } from '../../pages/page-content.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import { failureOf } from '../../shared/failure.ts';
import { LatestRequest } from '../../shared/latest.ts';
import type { Toasts } from '../../shared/toasts.ts';
import { heldPartQuery } from '../shared/held-part-query.ts';
import { CheckStep } from '../shared/check-step.ts';
import { DraftKeeper } from '../shared/draft-keeper.ts';
import { returnOf, type ReturnGrounds } from '../shared/return-grounds.ts';
import { PayeeSearch } from '../shared/payee-search.ts';
import type { SheetReader } from '../shared/imports/sheet-reader.ts';
import { showCheck, type ShownCheck } from '../shared/rule-words.ts';

/** How long typing must pause before the form is judged, in milliseconds. */
const judgingRest = 400;

export interface TransferParts {
  readonly kind: InstrumentKind;
  readonly desk: TradeDesk;
  readonly book: HoldingBook;
  readonly session: SessionStore;
  readonly navigator: Navigator;
  readonly toasts: Toasts;
  readonly clock: Clock;
  /** Paths of the form, of the page that shows an application, and of the list in which a holding is chosen. */
  readonly paths: {
    readonly form: string;
    readonly application: (id: string) => string;
    readonly holdings: string;
  };
  /** Creates the import of payees from a sheet. */
  readonly sheet: () => SheetReader;
}

/** A payee in the form of a transfer. */
export interface TransferLineForm {
  readonly key: number;
  readonly payee: PayeeSearch;
  readonly amount: string;
}

/** The form by which a holder transfers a holding or a part of it to one or several payees. */
export class TransferPresenter {
  lines: readonly TransferLineForm[] = [];
  purpose = '';
  judged: JudgedForm | undefined = undefined;
  trouble: Message | undefined = undefined;
  busy = false;
  attempt = 0;
  showsAll = false;
  /** Reason of a return, as the approver gave it; undefined for a form that was not returned. */
  returned: ReturnGrounds | undefined = undefined;
  /** The colleague who made it; undefined for the user's own. */
  otherMaker: string | undefined = undefined;
  /** Whether transfers to several payees are offered to the company (checklist C-056). */
  paysSeveral = true;
  readonly content: PageContent<HeldInstrument | undefined>;
  #instrumentId = '';
  #holdingId = '';
  #applicationId = '';
  readonly draft: DraftKeeper;
  readonly step: CheckStep;
  /** Amount of the previous submission. */
  #reserved: Money = zeroMoney;
  #keys = 0;
  #cancelJudging: (() => void) | undefined;
  readonly #judging = new LatestRequest();
  readonly #parts: TransferParts;

  constructor(parts: TransferParts) {
    this.#parts = parts;
    this.content = new PageContent(parts.session, async (signal) => this.#load(signal));
    const { kind, desk, paths } = parts;
    const formPath = (id: string) => `${paths.form}?id=${encodeURIComponent(id)}`;
    this.draft = new DraftKeeper({
      ...parts,
      save: async (kept) => desk.save({ ...this.askedAs(kept), kind, submits: false }),
      formPath,
      isBusy: () => this.busy,
      onTrouble: (trouble) => (this.trouble = trouble),
    });
    this.step = new CheckStep({
      navigator: parts.navigator,
      formPath: () => this.draft.kept && formPath(this.draft.kept.id),
      canSubmit: () => this.canSubmit,
    });
    makeAutoObservable<this>(this, { content: false, draft: false, step: false }, { autoBind: true, deep: false });
  }

  /** Opens a transfer of a holding of an instrument, or a returned application. */
  opened(instrumentId: string, holdingId: string, applicationId: string): void {
    // The address changed only because the open form was stored; it names the form that is already open.
    if (applicationId === this.draft.kept?.id) return;
    // Another application at the same page: the last values of the one before are stored.
    if (this.lines.length > 0) this.left();
    this.#instrumentId = instrumentId;
    this.#holdingId = holdingId;
    this.#applicationId = applicationId;
    void this.content.load();
  }

  /** The import of payees from a sheet, which fills them in by `rowsImported`. */
  sheet(): SheetReader {
    return this.#parts.sheet();
  }

  left(): void {
    this.#cancelJudging?.();
    this.#judging.stop();
    this.draft.left();
    this.content.stop();
    for (const { payee } of this.lines) payee.left();
  }

  /** Whether the page shows the form, or the check before the submission. */
  get stage(): CheckStep['stage'] {
    return this.step.stage;
  }

  get holding(): HeldInstrument | undefined {
    return this.content.value;
  }

  get sum(): Money {
    return sumMoney(this.lines.map(({ amount }) => parseMoney(amount) ?? zeroMoney));
  }

  get sumInWords(): string {
    return this.sum.fen > 0n ? uppercaseAmount(this.sum) : '';
  }

  /**
   * The amount that can be transferred, which nothing else has reserved. This application's own reservation counts as
   * available.
   */
  get available(): Money {
    const { holding } = this;
    const ownId = this.draft.kept?.id;
    const isReserved = holding?.openApplications.some(({ id }) => id === ownId) ?? false;
    return { fen: (holding?.available.fen ?? 0n) + (isReserved ? this.#reserved.fen : 0n) };
  }

  /** Whether the available amount contains this application's own reservation. */
  get hasOwn(): boolean {
    return this.available.fen > (this.holding?.available.fen ?? 0n);
  }

  /** The parts of the holding, which add up to it, each with the address of its row in the list. */
  get parts(): readonly { readonly part: HeldPart; readonly amount: Money; readonly path: string }[] {
    const { holding, available } = this;
    if (!holding) return [];
    const own = available.fen - holding.available.fen;
    const amounts = {
      available,
      reserved: { fen: holding.reserved.fen - own },
      packaged: holding.packaged,
      frozen: holding.frozen,
    };
    return shownParts(amounts).map(({ part, amount }) => ({
      part,
      amount,
      path: `${this.#parts.paths.holdings}${heldPartQuery(part, holding.number)}`,
    }));
  }

  /** The amount that would be left available; negative if more is requested than there is. */
  get remaining(): Money {
    return { fen: this.available.fen - this.sum.fen };
  }

  get mayAddLine(): boolean {
    return this.lines.length < (this.paysSeveral ? maxPayees : 1);
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

  /** Why the payee of a line cannot be paid; undefined if it can, and until it is judged. */
  payeeRefusal({ payee: { chosen } }: TransferLineForm): ShownCheck | undefined {
    const refused = this.judged?.checks.find(
      ({ code, outcome, values }) =>
        outcome === 'refused' && code.startsWith('PAYEE') && chosen !== undefined && values['name'] === chosen.name,
    );
    return refused && showCheck(refused);
  }

  /** Why the amount of the only line cannot be transferred. The sum of several lines is shown below them. */
  get amountRefusal(): ShownCheck | undefined {
    const [line, ...others] = this.lines;
    if (line === undefined || line.amount === '' || others.length > 0) return undefined;
    return this.refusals.find(({ code }) => code === 'AMOUNT' || code === 'AVAILABLE');
  }

  get canSubmit(): boolean {
    return this.judged !== undefined && this.judged.checks.every(({ outcome }) => outcome !== 'refused');
  }

  lineAdded(): void {
    if (this.mayAddLine) this.lines = [...this.lines, this.#newLine('')];
  }

  /** How many more payees the form has room for. */
  get room(): number {
    return (this.paysSeveral ? maxPayees : 1) - this.#filled.length;
  }

  /** Adds the payees of a sheet after those that are filled in. The caller checks that there is `room`. */
  rowsImported(rows: readonly Pick<ReadRow, 'payee' | 'form'>[]): void {
    if (rows.length > this.room) return;
    for (const line of this.lines) if (!this.#filled.includes(line)) line.payee.left();
    const added = rows.map(({ payee, form }) => {
      const line = this.#newLine(form.amount);
      line.payee.take(payee);
      return line;
    });
    this.lines = [...this.#filled, ...added];
    this.changed();
  }

  lineRemoved(key: number): void {
    this.lines = this.lines.filter((line) => line.key !== key);
    this.changed();
  }

  amountTyped(key: number, amount: string): void {
    this.lines = this.lines.map((line) => (line.key === key ? { ...line, amount } : line));
    this.changed();
  }

  payeeChosen(key: number, party: PayeeSearch['chosen']): void {
    this.lines.find((line) => line.key === key)?.payee.take(party);
    this.changed();
  }

  purposeTyped(purpose: string): void {
    this.purpose = purpose;
    this.draft.changed();
  }

  async checkPressed(): Promise<void> {
    this.showsAll = true;
    this.#cancelJudging?.();
    await this.draft.keepChanges();
    if (this.draft.isOutdated) return;
    await this.judge();
    runInAction(() => {
      if (this.canSubmit) this.step.entered();
      else this.attempt += 1;
    });
  }

  async draftPressed(): Promise<void> {
    await this.draft.keep();
    if (this.trouble === undefined) this.#parts.toasts.show('ok', message('trade.draft-kept'));
  }

  /** Discards what was typed here, and opens the stored application. */
  latestPressed(): void {
    const id = this.draft.forget();
    this.trouble = undefined;
    this.opened('', '', id);
  }

  backPressed(): void {
    this.step.left();
  }

  async submitPressed(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    const { desk, session, toasts, paths } = this.#parts;
    try {
      await this.draft.settle();
      const outcome = await desk.save({ ...this.asked, submits: true });
      if (outcome.done) {
        const { id, number } = outcome.application;
        toasts.show('ok', message('trade.submitted', { number }));
        this.step.goOnTo(paths.application(id));
        return;
      }
      runInAction(() => {
        this.step.left();
        this.attempt += 1;
        this.trouble = this.draft.refused(outcome);
      });
      await this.content.refresh();
      await this.judge();
    } catch (thrown) {
      session.faultSeen(thrown);
      runInAction(() => (this.trouble = failureOf(thrown).what));
    } finally {
      runInAction(() => (this.busy = false));
    }
  }

  private get asked() {
    return { ...this.askedAs(this.draft.kept), kind: this.#parts.kind } as const;
  }

  private askedAs(kept: DraftKeeper['kept']) {
    const form: TypedTradeForm = {
      ...emptyTradeForm,
      holdingId: this.#holdingId,
      lines: this.lines.map(({ payee, amount }) => ({ payeeId: payee.chosen?.companyId ?? '', amount })),
      purpose: this.purpose,
    };
    return { act: 'transfer', applicationId: kept?.id, version: kept?.version, form } as const;
  }

  private changed(): void {
    if (!this.draft.isOutdated) this.trouble = undefined;
    this.draft.changed();
    this.#cancelJudging?.();
    this.#cancelJudging = this.#parts.clock.wakeAfter(judgingRest, () => void this.judge());
  }

  private async judge(): Promise<void> {
    const signal = this.#judging.next();
    try {
      const judged = await this.#parts.desk.judge(this.asked, signal);
      if (!signal.aborted) runInAction(() => (this.judged = judged));
    } catch (thrown) {
      if (signal.aborted) return;
      this.#parts.session.faultSeen(thrown);
      runInAction(() => (this.trouble = failureOf(thrown).what));
    }
  }

  /** Lines in which something is filled in. */
  get #filled(): readonly TransferLineForm[] {
    return this.lines.filter(({ payee, amount }) => payee.chosen !== undefined || amount !== '');
  }

  #newLine(amount: string): TransferLineForm {
    this.#keys += 1;
    return { key: this.#keys, payee: new PayeeSearch(this.#parts), amount };
  }

  async #load(signal: AbortSignal): Promise<HeldInstrument | undefined> {
    const { desk, book } = this.#parts;
    if (this.#applicationId !== '' && this.draft.kept?.id !== this.#applicationId) {
      const application = await desk.application(this.#applicationId, signal);
      if (!application.mayEdit) {
        this.#parts.navigator.replaceWith(this.#parts.paths.application(application.id));
        return undefined;
      }
      runInAction(() => this.take(application));
    }
    if (this.lines.length === 0) runInAction(() => (this.lines = [this.#newLine('')]));
    if (this.#instrumentId === '') {
      this.#parts.navigator.replaceWith(this.#parts.paths.holdings);
      return undefined;
    }
    // If it is unknown which trial functions are closed, the form is shown; the back end refuses a closed one in any
    // case.
    const closed = await desk.closedPilots(signal).catch((): readonly PilotFunction[] => []);
    runInAction(() => (this.paysSeveral = !closed.includes('several-payees')));
    // The holding is found through its instrument, which also tells that it belongs to the company.
    const { own } = await book.instrument(this.#instrumentId, signal);
    const found = own.find(({ holdingId }) => holdingId === this.#holdingId);
    if (found) void this.judge();
    return found;
  }

  private take(application: TradeApplication): void {
    this.draft.take(application);
    this.#reserved = application.amount;
    this.returned = returnOf(application);
    this.otherMaker = application.isMine ? undefined : application.makerName;
    this.#holdingId = application.form.holdingId;
    this.#instrumentId = application.instrument?.id ?? '';
    this.purpose = application.form.purpose;
    this.lines = application.form.lines.map(({ payeeId, amount }) => {
      const line = this.#newLine(amount);
      line.payee.take(application.parties.find(({ companyId }) => companyId === payeeId));
      return line;
    });
  }
}
