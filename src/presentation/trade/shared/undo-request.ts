import { makeAutoObservable, runInAction } from 'mobx';
import type { Navigator } from '../../../application/ports/navigator.ts';
import type { TradeDesk } from '../../../application/ports/trade/trade-desk.ts';
import type { Money } from '../../../domain/money/money.ts';
import type { TradeAct } from '../../../domain/trade/shared/application-policy.ts';
import type { InstrumentKind } from '../../../domain/trade/shared/instrument.ts';
import { emptyTradeForm } from '../../../domain/trade/shared/trade-application.ts';
import { message, type Message } from '../../../words/catalogue.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import { failureOf } from '../../shared/failure.ts';
import type { Toasts } from '../../shared/toasts.ts';
import { refusalMessage } from './rule-words.ts';

/** The subject of the request: an amount in transit, or a whole instrument. */
export interface UndoTarget {
  readonly act: TradeAct;
  readonly holdingId: string;
  /** The company that has it, and its amount. */
  readonly companyName: string;
  readonly amount: Money;
}

export interface UndoRequestParts {
  readonly kind: InstrumentKind;
  readonly desk: TradeDesk;
  readonly session: SessionStore;
  readonly navigator: Navigator;
  readonly toasts: Toasts;
  readonly applicationPath: (id: string) => string;
  /** Loads the page's content again after a refusal. */
  readonly reload: () => Promise<void>;
}

/** A request to recall an amount in transit, or to cancel an instrument, with its confirmation. */
export class UndoRequest {
  asked: UndoTarget | undefined = undefined;
  /** The message to the other company and the approvers. */
  purpose = '';
  trouble: Message | undefined = undefined;
  busy = false;
  readonly #parts: UndoRequestParts;

  constructor(parts: UndoRequestParts) {
    this.#parts = parts;
    makeAutoObservable<this>(this, { pathOf: false }, { autoBind: true, deep: false });
  }

  /** Address of an application that already requests this. */
  pathOf(applicationId: string): string {
    return this.#parts.applicationPath(applicationId);
  }

  pressed(undone: UndoTarget): void {
    this.asked = undone;
    this.purpose = '';
    this.trouble = undefined;
  }

  purposeTyped(purpose: string): void {
    this.purpose = purpose;
  }

  dialogClosed(): void {
    this.asked = undefined;
  }

  /** Submits the request, and opens its application. A refusal is shown in the dialog. */
  async confirmed(): Promise<void> {
    const { asked, purpose } = this;
    if (this.busy || !asked) return;
    this.busy = true;
    const { desk, kind, session, toasts, navigator, applicationPath, reload } = this.#parts;
    try {
      const form = { ...emptyTradeForm, holdingId: asked.holdingId, purpose };
      const outcome = await desk.save({ act: asked.act, kind, form, submits: true });
      if (outcome.done) {
        runInAction(() => (this.asked = undefined));
        toasts.show('ok', message('trade.submitted', { number: outcome.application.number }));
        navigator.goTo(applicationPath(outcome.application.id));
        return;
      }
      runInAction(() => (this.trouble = refusalMessage(outcome)));
      await reload();
    } catch (thrown) {
      session.faultSeen(thrown);
      runInAction(() => (this.trouble = failureOf(thrown).what));
    } finally {
      runInAction(() => (this.busy = false));
    }
  }
}
