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
  /** The amounts that were sent to the company, as listed. */
  readonly rows: () => readonly HeldInstrument[];
  /** The holding that the address names; empty for none. */
  readonly asked: () => string;
  /** Writes another holding, or none, into the address. `leavesNoPlace`: the former address gets no history entry. */
  readonly goTo: (holdingId: string, leavesNoPlace: boolean) => void;
  /** Loads the list again. */
  readonly reload: () => Promise<void>;
}

/** An amount that the user accepted or refused, with its place in the list and the application that was made. */
export interface HandledArrival {
  readonly row: HeldInstrument;
  readonly at: number;
  readonly act: 'accept' | 'refuse';
  readonly application: TradeApplication;
}

/**
 * The acceptance or the refusal of an amount that was sent to the company, in a dialog or beside the list. A handled
 * amount keeps its place in the list until the page shows something else.
 */
export class Acceptance {
  /** The amount to accept, until the user answers. Beside the list it stays open while its refusal is confirmed. */
  accepting: HeldInstrument | undefined = undefined;
  refusing: HeldInstrument | undefined = undefined;
  /** Whether the address names an amount that is not among those to accept. */
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

  /** The result of an amount that was handled here; undefined for any other amount. */
  resultOf({ holdingId }: Pick<HeldInstrument, 'holdingId'>): HandledArrival | undefined {
    return this.handled.find(({ row }) => row.holdingId === holdingId);
  }

  /** The rows of a list with the handled rows at their former places. */
  withHandled(rows: readonly HeldInstrument[]): readonly HeldInstrument[] {
    const all = rows.filter((row) => this.resultOf(row) === undefined);
    for (const { row, at } of this.handled.toSorted((one, other) => one.at - other.at)) all.splice(at, 0, row);
    return all;
  }

  /** Opens the acceptance of the amount that an address names, if it is listed; empty for none. */
  named(holdingId: string): void {
    const row = this.#parts.rows().find((each) => each.holdingId === holdingId);
    const isWaiting = row !== undefined && row.openApplications.length === 0 && this.resultOf(row) === undefined;
    this.isMissing = holdingId !== '' && !isWaiting;
    if (!isWaiting) this.accepting = undefined;
    else if (this.accepting?.holdingId !== holdingId) this.acceptancePressed(row);
  }

  /** Opens the acceptance of an amount through the address. `replaces`: something else is open in its place. */
  pressed(row: Pick<HeldInstrument, 'holdingId'>, replaces = false): void {
    if (this.resultOf(row) === undefined) this.#name(row.holdingId, replaces || this.#parts.asked() !== '');
  }

  /** Closes the dialog that was opened last. Once all are closed, the address names no amount. */
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

  /** Closes the dialog that was opened last: the refusal, or the acceptance. */
  closed(): void {
    if (this.refusing) {
      this.refusing = undefined;
      return;
    }
    this.accepting = undefined;
    this.isMissing = false;
  }

  /** Closes everything, and clears the handled amounts. */
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

  /** Submits the acceptance. `goesOn`: the next waiting amount is opened afterwards. */
  async acceptanceConfirmed(goesOn = false): Promise<void> {
    if (this.accepting) await this.#send(this.accepting, 'accept', goesOn);
  }

  /** Refuses the amount. Beside the list the next waiting amount is opened afterwards. */
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
        runInAction(() => this.#finish(holding, act, outcome.application, goesOn));
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

  #finish(row: HeldInstrument, act: HandledArrival['act'], application: TradeApplication, goesOn: boolean): void {
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
