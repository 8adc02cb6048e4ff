import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '../../../application/ports/clock.ts';
import type { ReportedAcceptanceGap, TradeDesk } from '../../../application/ports/trade/trade-desk.ts';
import { payeeKeyword } from '../../../domain/trade/shared/payee-standing.ts';
import type { TradeParty } from '../../../domain/trade/shared/trade-application.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import { LatestRequest } from '../../shared/latest.ts';

/** The pause in typing after which companies are looked for, in milliseconds. */
const typingRest = 250;

export interface PayeeSearchParts {
  readonly desk: Pick<TradeDesk, 'payees' | 'acceptanceGap'>;
  readonly session: Pick<SessionStore, 'faultSeen'>;
  readonly clock: Clock;
}

/** Searches the company to be paid, by a part of its name or its credit code (checklist C-055). */
export class PayeeSearch {
  typed = '';
  chosen: TradeParty | undefined = undefined;
  /** What prevents the chosen company from accepting now; undefined if nothing does, and until it is known. */
  gap: ReportedAcceptanceGap | undefined = undefined;
  /** Whether the back end has answered what prevents the chosen company from accepting. */
  isGapKnown = false;
  /** Matching companies; undefined until loaded. Those of the text before stay while the next ones are loaded. */
  found: readonly TradeParty[] | undefined = undefined;
  failed = false;
  #cancelTimer: (() => void) | undefined;
  readonly #latest = new LatestRequest();
  readonly #latestGap = new LatestRequest();
  readonly #parts: PayeeSearchParts;

  constructor(parts: PayeeSearchParts) {
    this.#parts = parts;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  /** Whether the typed text is too short for a search. */
  get isTooShort(): boolean {
    return payeeKeyword(this.typed) === undefined;
  }

  /** Shows a chosen company, or none. */
  take(party: TradeParty | undefined): void {
    const isOther = party?.companyId !== this.chosen?.companyId;
    this.chosen = party;
    this.typed = party?.name ?? '';
    if (!isOther) return;
    this.gap = undefined;
    this.isGapKnown = false;
    this.#latestGap.stop();
    if (party) void this.askGap(party.companyId);
  }

  keywordTyped(text: string): void {
    this.typed = text;
    // That nothing was found is known only of the text before.
    if (this.found?.length === 0) this.found = undefined;
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
    this.#latestGap.stop();
  }

  private async search(): Promise<void> {
    const signal = this.#latest.next();
    const keyword = payeeKeyword(this.typed);
    try {
      const found = keyword === undefined ? [] : await this.#parts.desk.payees(keyword, signal);
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

  /** A warning that cannot be loaded is omitted: the form is judged for whether the company may be paid. */
  private async askGap(companyId: string): Promise<void> {
    const signal = this.#latestGap.next();
    let gap: ReportedAcceptanceGap | undefined;
    try {
      gap = await this.#parts.desk.acceptanceGap(companyId, signal);
    } catch (thrown) {
      if (!signal.aborted) this.#parts.session.faultSeen(thrown);
    }
    if (signal.aborted) return;
    runInAction(() => {
      this.gap = gap;
      this.isGapKnown = true;
    });
  }
}
