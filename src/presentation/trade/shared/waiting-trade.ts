import { makeAutoObservable } from 'mobx';
import type { OwnToDo, ToDoDesk } from '../../../application/ports/trade/to-do-desk.ts';
import type { PlainDate } from '../../../domain/calendar/plain-date.ts';
import { limitsPath } from '../../../domain/catalogue/limits-path.ts';
import { moneyToText } from '../../../domain/money/money.ts';
import type { TradeAct } from '../../../domain/trade/shared/application-policy.ts';
import { supplierOptions, type FinancingRow } from '../../../domain/trade/financing/financing.ts';
import type { HeldInstrument } from '../../../domain/trade/shared/held-instrument.ts';
import type { InstrumentKind } from '../../../domain/trade/shared/instrument.ts';
import type { TradeApplicationRow } from '../../../domain/trade/shared/trade-application.ts';
import {
  proposalItem,
  type ProposalMatter,
  type WaitingProposal,
} from '../../../domain/trade/shared/waiting-proposal.ts';
import { PageContent } from '../../pages/page-content.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import { acceptancePathOf } from './acceptance-path.ts';

/** Paths of the pages for a kind of instrument; undefined for a page that the user does not have. */
export interface WaitingTradePaths {
  application(row: Pick<TradeApplicationRow, 'id'>): string | undefined;
  form(row: TradeApplicationRow): string | undefined;
  readonly acceptance: string | undefined;
  readonly suppliers: string | undefined;
  financing(financingId: string): string | undefined;
  instrument(instrumentId: string): string | undefined;
}

export interface WaitingTradeParts {
  readonly desk: ToDoDesk;
  readonly session: SessionStore;
  readonly pathsFor: (kind: InstrumentKind) => WaitingTradePaths;
}

/**
 * The task of the user: accepting an amount, deciding an application, correcting a returned one, continuing a
 * financing, or confirming a colleague's proposal.
 */
export const tradeTasks = ['decide', 'mend', 'accept', 'finance', 'confirm'] as const;
export type TradeTask = (typeof tradeTasks)[number];

/** An application or an amount that waits for the user. */
export interface WaitingTradeItem {
  readonly id: string;
  readonly task: TradeTask;
  /** Undefined for an unknown kind. */
  readonly kind: InstrumentKind | undefined;
  readonly act: TradeAct | ProposalMatter | undefined;
  /** Empty for a proposal. */
  readonly number: string;
  /** The other company; empty for several, and for a threshold. */
  readonly party: string;
  /** Who submitted it: a colleague, or another company; empty for an amount. */
  readonly maker: string;
  /** Whether it was returned because a rule forbids it. */
  readonly isForbidden: boolean;
  /** State of a financing; empty for anything else. */
  readonly financingState: string;
  /** Decimal text in yuan; empty if it has none. */
  readonly amount: string;
  readonly until: PlainDate;
  readonly since: number;
  readonly path: string | undefined;
  /** Application that opens beside the queue; undefined for an amount. */
  readonly row: TradeApplicationRow | undefined;
  /** Amount that is accepted beside the queue; undefined for any other item. */
  readonly arrival: HeldInstrument | undefined;
}

/** Groups of applications in the queue. */
export type TradeGroup = 'toDecide' | 'returned' | 'barred';

/** Rows of a group with those that were handled beside the queue. */
export type WithHandled = (group: TradeGroup, rows: readonly TradeApplicationRow[]) => readonly TradeApplicationRow[];

/** Everything that waits for the user in the business with instruments, over all products. */
export class WaitingTrade {
  readonly content: PageContent<OwnToDo>;
  readonly #parts: WaitingTradeParts;

  constructor(parts: WaitingTradeParts) {
    this.#parts = parts;
    this.content = new PageContent(parts.session, async (signal) => parts.desk.rows(signal));
    makeAutoObservable<this>(
      this,
      { content: false, itemsWith: false, barredWith: false, pathOf: false, instrumentPath: false },
      { autoBind: true, deep: false },
    );
  }

  /** Empty until loaded. */
  itemsWith(
    withHandled: WithHandled,
    withAccepted: (rows: readonly HeldInstrument[]) => readonly HeldInstrument[],
  ): readonly WaitingTradeItem[] {
    const { toDecide = [], returned = [], toAccept = [], toFinance = [], toConfirm = [] } = this.content.value ?? {};
    return [
      ...withAccepted(toAccept).map((each) => this.#fromArrival(each)),
      ...withHandled('toDecide', toDecide).map((each) => this.#fromApplication(each, 'decide')),
      ...withHandled('returned', returned).map((each) => this.#fromApplication(each, 'mend')),
      ...toFinance.map((each) => this.#fromFinancing(each)),
      ...toConfirm.map((each) => this.#fromProposal(each)),
    ];
  }

  /** Items that wait for the user's role, but that the user may not decide; empty until loaded. */
  barredWith(withHandled: WithHandled): readonly TradeApplicationRow[] {
    return withHandled('barred', this.content.value?.barred ?? []);
  }

  /** Address of an application's own page; undefined if the user has none. */
  pathOf(row: Pick<TradeApplicationRow, 'id' | 'kind'>): string | undefined {
    return this.#pathsOf(row)?.application(row);
  }

  /** Address of the page of an instrument; undefined if the user has none. */
  instrumentPath(instrumentId: string, kind: InstrumentKind | undefined): string | undefined {
    return this.#pathsOf({ kind })?.instrument(instrumentId);
  }

  #pathsOf({ kind }: { readonly kind: InstrumentKind | undefined }): WaitingTradePaths | undefined {
    return kind && this.#parts.pathsFor(kind);
  }

  #fromArrival(held: HeldInstrument): WaitingTradeItem {
    const { holdingId, kind, number, senderName, amount, acceptBy, openedAt } = held;
    return {
      id: holdingId,
      task: 'accept',
      kind,
      act: 'accept',
      number,
      party: senderName,
      maker: '',
      isForbidden: false,
      financingState: '',
      amount: moneyToText(amount),
      until: acceptBy,
      since: openedAt,
      path: acceptancePathOf(this.#pathsOf(held)?.acceptance, held),
      row: undefined,
      arrival: held,
    };
  }

  /** A threshold is answered on the page of limits, a recommendation on that of suppliers. */
  #fromProposal(proposal: WaitingProposal): WaitingTradeItem {
    const { what, id, kind, makerName } = proposal;
    const isThreshold = what === 'review-threshold';
    return {
      id,
      task: 'confirm',
      kind,
      act: what,
      number: '',
      party: isThreshold ? '' : proposal.name,
      maker: makerName,
      isForbidden: false,
      financingState: '',
      ...proposalItem(proposal),
      amount: isThreshold ? moneyToText(proposal.amount) : '',
      path: isThreshold ? limitsPath : this.#pathsOf(proposal)?.suppliers,
      row: undefined,
      arrival: undefined,
    };
  }

  #fromFinancing(row: FinancingRow): WaitingTradeItem {
    const { id, kind, number, funderName, endsOn, stateSince, state = '' } = row;
    const { act, amount } = supplierOptions(row);
    return {
      id,
      task: 'finance',
      kind,
      act,
      number,
      party: funderName,
      maker: '',
      isForbidden: false,
      financingState: state,
      amount: moneyToText(amount),
      until: endsOn,
      since: stateSince,
      path: this.#pathsOf(row)?.financing(id),
      row: undefined,
      arrival: undefined,
    };
  }

  #fromApplication(row: TradeApplicationRow, task: 'decide' | 'mend'): WaitingTradeItem {
    const { id, kind, act, number, counterpartyName, makerName, companyName, state, amount, endsOn, stateSince } = row;
    const paths = this.#pathsOf(row);
    return {
      id,
      task,
      kind,
      act,
      number,
      party: counterpartyName,
      // The platform requests a correction, not a company.
      maker: act === 'correction' ? '' : makerName || companyName,
      isForbidden: state === 'REFUSED_BY_RULE',
      financingState: '',
      amount: moneyToText(amount),
      until: endsOn,
      since: stateSince,
      path: (task === 'mend' ? paths?.form(row) : undefined) ?? paths?.application(row),
      row,
      arrival: undefined,
    };
  }
}
