import type { Money } from '../../money/money.ts';
import type { InstrumentKind } from './instrument.ts';
import type { IssueLimit } from './issue-rules.ts';
import type { LimitRequestState, LimitTerms, LimitUseState } from './limit.ts';

/** A request to change a limit. Times are milliseconds since the epoch. */
export interface LimitRequest {
  readonly id: string;
  /** Terms at the time of the request, and those that were asked for. */
  readonly before: LimitTerms;
  readonly wanted: LimitTerms;
  readonly reason: string;
  /** Undefined for a state that is not known here. */
  readonly state: LimitRequestState | undefined;
  readonly makerName: string;
  readonly sentAt: number;
  /** When it was answered or withdrawn; undefined while it is open. */
  readonly endedAt: number | undefined;
  /** What the platform said with its answer; empty for nothing. */
  readonly words: string;
}

/** What a company may issue of a kind of instrument, with the sums of what is used and reserved of it. */
export interface CompanyLimit extends IssueLimit, LimitTerms {
  readonly kind: InstrumentKind;
  /** The request that waits for its answer; undefined for none. */
  readonly openRequest: LimitRequest | undefined;
}

/** What an application uses of a limit. */
export interface LimitUse {
  readonly applicationId: string;
  /** Empty for an application that is not kept any more. */
  readonly applicationNumber: string;
  readonly counterpartyName: string;
  /** Amount as it was reserved, and the part of it that does not count any more. */
  readonly amount: Money;
  readonly freed: Money;
  /** Undefined for a state that is not known here. */
  readonly state: LimitUseState | undefined;
  readonly at: number;
}

/** A change of a limit by the platform, or its grant. */
export interface LimitChange {
  readonly id: string;
  readonly at: number;
  /** Undefined for the grant of a limit. */
  readonly before: LimitTerms | undefined;
  readonly after: LimitTerms;
  readonly reason: string;
}
