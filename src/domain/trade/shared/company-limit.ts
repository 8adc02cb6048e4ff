import type { Money } from '../../money/money.ts';
import type { InstrumentKind } from './instrument.ts';
import type { IssueLimit } from './issue-rules.ts';
import type { LimitRequestState, LimitTerms } from './limit-request.ts';
import type { LimitUseState } from './limit.ts';

/** A request to change a limit. Instants in milliseconds since the epoch. */
export interface LimitRequest {
  readonly id: string;
  /** Terms at the time of the request, and requested terms. */
  readonly before: LimitTerms;
  readonly wanted: LimitTerms;
  readonly reason: string;
  /** Undefined for a state that this portal does not know. */
  readonly state: LimitRequestState | undefined;
  readonly makerName: string;
  readonly sentAt: number;
  /** Time of the answer or withdrawal; undefined while it is open. */
  readonly endedAt: number | undefined;
  /** Text of the platform's answer; empty for none. */
  readonly words: string;
}

/** Limit of a company for one kind of instrument, with its used and reserved sums. */
export interface CompanyLimit extends IssueLimit, LimitTerms {
  readonly kind: InstrumentKind;
  /** Open request; undefined for none. */
  readonly openRequest: LimitRequest | undefined;
}

/** Use of a limit by one application. */
export interface LimitUse {
  readonly applicationId: string;
  /** Empty for an application that has been deleted. */
  readonly applicationNumber: string;
  readonly counterpartyName: string;
  /** Reserved amount, and the part of it that no longer counts. */
  readonly amount: Money;
  readonly freed: Money;
  /** Undefined for a state that this portal does not know. */
  readonly state: LimitUseState | undefined;
  readonly at: number;
}

/** A change of a limit by the platform, or its first grant. */
export interface LimitChange {
  readonly id: string;
  readonly at: number;
  /** Undefined for the first grant. */
  readonly before: LimitTerms | undefined;
  readonly after: LimitTerms;
  readonly reason: string;
}
