import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '../../../application/ports/clock.ts';
import type { TradeDesk } from '../../../application/ports/trade/trade-desk.ts';
import type { InstrumentKind } from '../../../domain/trade/shared/instrument.ts';
import type { TradeParty } from '../../../domain/trade/shared/trade-application.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import { Latest } from '../../shared/latest.ts';

/** The pause in typing after which companies are looked for, in milliseconds. */
const typingRest = 250;

export interface PayeeSearchParts {
  readonly kind: InstrumentKind;
  readonly desk: Pick<TradeDesk, 'payees'>;
  readonly session: Pick<SessionStore, 'faultSeen'>;
  readonly clock: Clock;
}

/** Looks for the company that is to be paid, by a part of its name or its credit code (checklist C-055). */
export class PayeeSearch {
  typed = '';
  chosen: TradeParty | undefined = undefined;
  /** Companies that fit; undefined until they are known. */
  found: readonly TradeParty[] | undefined = undefined;
  failed = false;
  #cancelTimer: (() => void) | undefined;
  readonly #latest = new Latest();
  readonly #parts: PayeeSearchParts;

  constructor(parts: PayeeSearchParts) {
    this.#parts = parts;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  /** Shows a company as chosen, or none. */
  take(party: TradeParty | undefined): void {
    this.chosen = party;
    this.typed = party?.name ?? '';
  }

  keywordTyped(text: string): void {
    this.typed = text;
    this.#cancelTimer?.();
    this.#cancelTimer = this.#parts.clock.wakeAfter(typingRest, () => void this.search());
  }

  /** Lists companies when the box is opened. */
  opened(): void {
    if (this.found === undefined || this.failed) void this.search();
  }

  left(): void {
    this.#cancelTimer?.();
    this.#latest.stop();
  }

  private async search(): Promise<void> {
    const signal = this.#latest.next();
    const keyword = this.typed === this.chosen?.name ? '' : this.typed;
    try {
      const found = await this.#parts.desk.payees(this.#parts.kind, keyword, signal);
      if (signal.aborted) return;
      runInAction(() => {
        this.found = found;
        this.failed = false;
      });
    } catch (thrown) {
      if (signal.aborted) return;
      this.#parts.session.faultSeen(thrown);
      runInAction(() => {
        this.found = [];
        this.failed = true;
      });
    }
  }
}
