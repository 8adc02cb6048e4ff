import { makeAutoObservable } from 'mobx';
import type { HoldingBook } from '../../../application/ports/trade/holding-book.ts';
import type { TradeDesk } from '../../../application/ports/trade/trade-desk.ts';
import type { Clock } from '../../../application/ports/clock.ts';
import { shanghaiDate, type PlainDate } from '../../../domain/calendar/plain-date.ts';
import { actsForCore, roleKind } from '../../../domain/identity/role.ts';
import { editableStates } from '../../../domain/trade/shared/application-machine.ts';
import type { HeldInstrument } from '../../../domain/trade/shared/held-instrument.ts';
import type { TradeApplicationRow } from '../../../domain/trade/shared/trade-application.ts';
import { PageContent } from '../../pages/page-content.ts';
import type { SessionStore } from '../../identity/session-store.ts';

/** The most of the own applications, and of the amounts to accept, that the page lists. */
const most = 100;

export interface TradeToDoParts {
  readonly desk: TradeDesk;
  readonly book: HoldingBook;
  readonly session: SessionStore;
  readonly clock: Clock;
  readonly paths: {
    readonly application: (id: string) => string | undefined;
    readonly form: (row: TradeApplicationRow) => string | undefined;
    readonly acceptance: string | undefined;
  };
}

/** Everything that waits in one company for one role. */
export interface TradeToDo {
  /** What the reader can decide now. */
  readonly toDecide: readonly TradeApplicationRow[];
  /** What waits for the reader's role, and cannot be decided by the reader, with why. */
  readonly barred: readonly TradeApplicationRow[];
  /** What came back to the reader, or was refused by a rule. */
  readonly returned: readonly TradeApplicationRow[];
  readonly drafts: readonly TradeApplicationRow[];
  /** What was sent to the company and is not accepted. */
  readonly toAccept: readonly HeldInstrument[];
  /** What the reader's company has submitted, and others have now. */
  readonly underWay: readonly TradeApplicationRow[];
}

/** One queue of what waits: decisions, corrections, acceptances (checklist ). */
export class TradeToDoPresenter {
  readonly content: PageContent<TradeToDo>;
  readonly #parts: TradeToDoParts;

  constructor(parts: TradeToDoParts) {
    this.#parts = parts;
    this.content = new PageContent(parts.session, async (signal) => this.#load(signal));
    makeAutoObservable<this>(this, { content: false }, { autoBind: true, deep: false });
  }

  opened(): void {
    void this.content.load();
  }

  left(): void {
    this.content.stop();
  }

  get today(): PlainDate {
    return shanghaiDate(this.#parts.clock.now());
  }

  /** Number of what waits for the reader; undefined until it is known. */
  get count(): number | undefined {
    const { value } = this.content;
    return value && value.toDecide.length + value.returned.length + (this.makes ? value.toAccept.length : 0);
  }

  get makes(): boolean {
    return roleKind(this.#role) === 'operator';
  }

  get paths(): TradeToDoParts['paths'] {
    return this.#parts.paths;
  }

  get #role(): string {
    return this.#parts.session.who?.role.code ?? '';
  }

  async #load(signal: AbortSignal): Promise<TradeToDo> {
    const { desk, book } = this.#parts;
    const isHolder = !actsForCore(this.#role);
    const page = { page: 1, pageSize: most } as const;
    const [waiting, own, transit] = await Promise.all([
      desk.waiting(signal),
      desk.applications({ states: [...editableStates, 'WAITING'], ...page }, signal),
      isHolder ? book.holdings({ place: 'transit', orderBy: 'openedAt', ...page }, signal) : undefined,
    ]);
    const taken = new Set(transit?.rows.filter(({ openApplications }) => openApplications.length > 0));
    return {
      toDecide: waiting.filter(({ decisionBar }) => decisionBar === undefined),
      barred: waiting.filter(({ decisionBar }) => decisionBar !== undefined),
      returned: own.rows.filter(({ state, isMine }) => isMine && (state === 'RETURNED' || state === 'REFUSED_BY_RULE')),
      drafts: own.rows.filter(({ state, isMine }) => isMine && state === 'DRAFT'),
      toAccept: (transit?.rows ?? []).filter((each) => !taken.has(each)),
      underWay: own.rows.filter(({ state }) => state === 'WAITING'),
    };
  }
}
