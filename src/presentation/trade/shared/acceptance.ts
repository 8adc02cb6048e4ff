import { makeAutoObservable, runInAction } from 'mobx';
import type { TradeDesk } from '../../../application/ports/trade/trade-desk.ts';
import { uppercaseAmount } from '../../../domain/money/uppercase-amount.ts';
import type { HeldInstrument } from '../../../domain/trade/shared/held-instrument.ts';
import { emptyTradeForm, type TradeApplication } from '../../../domain/trade/shared/trade-application.ts';
import { message, type Message } from '../../../words/catalogue.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import { failureOf } from '../../shared/failure.ts';
import type { Toasts } from '../../shared/toasts.ts';
import { refusalMessage } from './rule-words.ts';

export interface AcceptanceParts {
  readonly desk: Pick<TradeDesk, 'save'>;
  readonly session: SessionStore;
  readonly toasts: Toasts;
  /** What was sent to the company, as it is listed. */
  readonly rows: () => readonly HeldInstrument[];
  /** The holding that the address names; empty for none. */
  readonly asked: () => string;
  /** Names another holding in the address, or none. `leavesNoPlace`: Back leaves out the former address. */
  readonly goTo: (holdingId: string, leavesNoPlace: boolean) => void;
  /** Loads the list again. */
  readonly reload: () => Promise<void>;
}

/** An amount that the reader accepted or refused, with its place in the list and the application that does it. */
export interface HandledArrival {
  readonly row: HeldInstrument;
  readonly at: number;
  readonly act: 'accept' | 'refuse';
  readonly application: TradeApplication;
}

/**
 * The acceptance or the refusal of what was sent to the company: asked in a dialog, or beside the list. What was
 * handled keeps its place in the list until the page shows something else.
 */
export class Acceptance {
  /** The amount that is about to be accepted; beside the list it stays open while its refusal is asked. */
  accepting: HeldInstrument | undefined = undefined;
  refusing: HeldInstrument | undefined = undefined;
  /** Whether the address names an amount that is not there to be accepted. */
  isMissing = false;
  handled: readonly HandledArrival[] = [];
  reason = '';
  words = '';
  showsMissing = false;
  trouble: Message | undefined = undefined;
  busy = false;
  readonly #parts: AcceptanceParts;

  constructor(parts: AcceptanceParts) {
    this.#parts = parts;
    makeAutoObservable<this>(this, { withHandled: false, resultOf: false }, { autoBind: true, deep: false });
  }

  get amountInWords(): string {
    return this.accepting ? uppercaseAmount(this.accepting.amount) : '';
  }

  get isReasonMissing(): boolean {
    return this.showsMissing && this.reason === '';
  }

  /** What came of an amount that was handled here; undefined for one that was not. */
  resultOf({ holdingId }: Pick<HeldInstrument, 'holdingId'>): HandledArrival | undefined {
    return this.handled.find(({ row }) => row.holdingId === holdingId);
  }

  /** The rows of a list with those that were handled here, at their places. */
  withHandled(rows: readonly HeldInstrument[]): readonly HeldInstrument[] {
    const all = rows.filter((row) => this.resultOf(row) === undefined);
    for (const { row, at } of this.handled.toSorted((one, other) => one.at - other.at)) all.splice(at, 0, row);
    return all;
  }

  /** Asks about the amount that an address names among the listed ones; empty for none. */
  named(holdingId: string): void {
    const row = this.#parts.rows().find((each) => each.holdingId === holdingId);
    const isWaiting = row !== undefined && row.openApplications.length === 0 && this.resultOf(row) === undefined;
    this.isMissing = holdingId !== '' && !isWaiting;
    if (!isWaiting) this.accepting = undefined;
    else if (this.accepting?.holdingId !== holdingId) this.acceptancePressed(row);
  }

  /** Asks about an amount by way of the address. `replaces`: something else is open in its place. */
  pressed(row: Pick<HeldInstrument, 'holdingId'>, replaces = false): void {
    if (this.resultOf(row) === undefined) this.#name(row.holdingId, replaces || this.#parts.asked() !== '');
  }

  /** Closes what is asked last, and the address names nothing once all is closed. */
  left(leavesNoPlace = false): void {
    const isAsked = this.accepting !== undefined || this.isMissing;
    this.closed();
    if (isAsked && this.accepting === undefined) this.#name('', leavesNoPlace);
  }

  acceptancePressed(holding: HeldInstrument): void {
    this.accepting = holding;
    this.trouble = undefined;
  }

  refusalPressed(holding: HeldInstrument): void {
    this.refusing = holding;
    this.reason = '';
    this.words = '';
    this.showsMissing = false;
    this.trouble = undefined;
  }

  /** Closes what is asked last: the refusal, or the acceptance. */
  closed(): void {
    if (this.refusing) {
      this.refusing = undefined;
      return;
    }
    this.accepting = undefined;
    this.isMissing = false;
  }

  /** Forgets what is asked, and what was handled. */
  cleared(): void {
    this.accepting = undefined;
    this.refusing = undefined;
    this.isMissing = false;
    this.handled = [];
  }

  reasonChosen(reason: string): void {
    this.reason = reason;
  }

  wordsTyped(words: string): void {
    this.words = words;
  }

  /** Submits the acceptance. `goesOn`: the next amount that waits is asked about afterwards. */
  async acceptanceConfirmed(goesOn = false): Promise<void> {
    if (this.accepting) await this.#send(this.accepting, 'accept', goesOn);
  }

  /** Refuses the amount. Beside the list the next one that waits is asked about afterwards. */
  async refusalConfirmed(): Promise<void> {
    this.showsMissing = true;
    if (this.refusing && this.reason !== '') await this.#send(this.refusing, 'refuse', this.accepting !== undefined);
  }

  #name(holdingId: string, leavesNoPlace: boolean): void {
    if (this.#parts.asked() !== holdingId) this.#parts.goTo(holdingId, leavesNoPlace);
  }

  async #send(holding: HeldInstrument, act: 'accept' | 'refuse', goesOn: boolean): Promise<void> {
    if (this.busy || holding.kind === undefined) return;
    this.busy = true;
    const { desk, session, toasts, reload } = this.#parts;
    try {
      const outcome = await desk.save({
        act,
        kind: holding.kind,
        form: { ...emptyTradeForm, holdingId: holding.holdingId, purpose: act === 'refuse' ? this.words : '' },
        reason: act === 'refuse' ? this.reason : '',
        submits: true,
      });
      if (outcome.done) {
        runInAction(() => this.#finished(holding, act, outcome.application, goesOn));
        const names = outcome.application.waitsFor?.names ?? [];
        toasts.show(
          'ok',
          act === 'accept' ? message('trade.acceptance-sent', { names }) : message('trade.refusal-done'),
        );
        this.#name(this.accepting?.holdingId ?? '', true);
      } else runInAction(() => (this.trouble = refusalMessage(outcome)));
      await reload();
    } catch (thrown) {
      session.faultSeen(thrown);
      runInAction(() => (this.trouble = failureOf(thrown).what));
    } finally {
      runInAction(() => (this.busy = false));
    }
  }

  #finished(row: HeldInstrument, act: HandledArrival['act'], application: TradeApplication, goesOn: boolean): void {
    const rows = this.#parts.rows();
    const at = rows.findIndex(({ holdingId }) => holdingId === row.holdingId);
    this.handled = [...this.handled, { row, at: Math.max(0, at), act, application }];
    const waits = (each: HeldInstrument): boolean =>
      each.openApplications.length === 0 && this.resultOf(each) === undefined;
    this.refusing = undefined;
    this.trouble = undefined;
    this.accepting = goesOn ? (rows.slice(at + 1).find(waits) ?? rows.find(waits)) : undefined;
  }
}
