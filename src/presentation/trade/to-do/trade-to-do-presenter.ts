import { makeAutoObservable } from 'mobx';
import type { ApprovalDesk } from '../../../application/ports/trade/approval-desk.ts';
import type { HoldingBook } from '../../../application/ports/trade/holding-book.ts';
import type { TradeApplicationFilter, TradeDesk } from '../../../application/ports/trade/trade-desk.ts';
import type { Clock } from '../../../application/ports/clock.ts';
import { shanghaiDate, type PlainDate } from '../../../domain/calendar/plain-date.ts';
import { actsForCore, roleKind } from '../../../domain/identity/role.ts';
import { returnedStates } from '../../../domain/trade/shared/application-machine.ts';
import type { HeldInstrument } from '../../../domain/trade/shared/held-instrument.ts';
import { countToDo, mostInToDo, toDoOf, type ToDo } from '../../../domain/trade/shared/to-do.ts';
import type { TradeApplicationRow } from '../../../domain/trade/shared/trade-application.ts';
import { PageContent } from '../../pages/page-content.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import { ApprovalsTogether, type ApprovalsTogetherParts } from './approvals-together.ts';

export interface TradeToDoParts {
  readonly desk: TradeDesk;
  readonly approvals: ApprovalDesk;
  readonly signing: ApprovalsTogetherParts['signing'];
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
export type TradeToDo = ToDo<TradeApplicationRow, HeldInstrument>;

/** One queue of what waits: decisions, corrections, acceptances (checklist ). */
export class TradeToDoPresenter {
  readonly content: PageContent<TradeToDo>;
  /** The approval of several applications at once. */
  readonly together: ApprovalsTogether;
  readonly #parts: TradeToDoParts;

  constructor(parts: TradeToDoParts) {
    this.#parts = parts;
    this.content = new PageContent(parts.session, async (signal) => this.#load(signal));
    this.together = new ApprovalsTogether({
      desk: parts.desk,
      approvals: parts.approvals,
      session: parts.session,
      signing: parts.signing,
      rows: () => this.content.value?.toDecide ?? [],
      reload: async () => void (await this.content.refresh()),
    });
    makeAutoObservable<this>(this, { content: false, together: false }, { autoBind: true, deep: false });
  }

  opened(): void {
    void this.content.load();
  }

  left(): void {
    this.content.stop();
    this.together.left();
  }

  get today(): PlainDate {
    return shanghaiDate(this.#parts.clock.now());
  }

  /** Number of what waits for the reader; undefined until it is known. */
  get count(): number | undefined {
    const { value } = this.content;
    return value && countToDo(value, this.makes);
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
    const page = { page: 1, pageSize: mostInToDo } as const;
    const rowsOf = async (filter: Pick<TradeApplicationFilter, 'states' | 'hands'>) =>
      (await desk.applications({ ...filter, ...page }, signal)).rows;
    // Each kind by itself, so that the drafts of a colleague hide nothing that came back.
    const [waiting, returned, drafts, underWay, transit] = await Promise.all([
      desk.waiting(signal),
      rowsOf({ states: returnedStates }),
      rowsOf({ states: ['DRAFT'], hands: 'mine' }),
      rowsOf({ states: ['WAITING'] }),
      isHolder ? book.holdings({ place: 'transit', orderBy: 'openedAt', ...page }, signal) : undefined,
    ]);
    return toDoOf({ waiting, returned, drafts, underWay, transit: transit?.rows ?? [] });
  }
}
