import type { CompanyLimit, LimitChange, LimitRequest, LimitUse } from '../../../domain/trade/shared/company-limit.ts';
import type { InstrumentKind } from '../../../domain/trade/shared/instrument.ts';
import type {
  LimitRequestFault,
  LimitRequestField,
  TypedLimitRequest,
} from '../../../domain/trade/shared/limit-request.ts';
import type { FormOutcome } from '../form-outcome.ts';

export interface LimitsOfCompany {
  readonly limits: readonly CompanyLimit[];
  /** Whether the caller may request a change. */
  readonly mayRequest: boolean;
}

/** A page of a list. `count`: number of rows on all pages. Pages count from 1. */
export interface LimitPage<Row> {
  readonly count: number;
  readonly rows: readonly Row[];
}

export interface LimitPlace {
  readonly kind: InstrumentKind;
  readonly page: number;
  readonly pageSize: number;
}

/**
 * Why a request was not made or withdrawn. `open`: another request is pending. `ended`: it was answered or withdrawn
 * meanwhile. `not-operator`: the caller's role may not request changes. `no-limit`: there is no limit to change.
 * `gone`: the request does not exist.
 */
export const limitRefusals = ['open', 'ended', 'not-operator', 'no-limit', 'gone'] as const;
export type LimitRefusal = (typeof limitRefusals)[number];

export type LimitOutcome = FormOutcome<LimitRequest, LimitRefusal, LimitRequestField, LimitRequestFault>;

/** Limits for issuing, and requests to change them (checklist 1.4, `/my/limit`). Throws `PortFault`. */
export interface LimitDesk {
  /** Whether the back end offers limits. */
  readonly isOffered: boolean;
  limits(signal?: AbortSignal): Promise<LimitsOfCompany>;
  /** The newest first; so are changes and requests. */
  uses(place: LimitPlace, signal?: AbortSignal): Promise<LimitPage<LimitUse>>;
  changes(place: LimitPlace, signal?: AbortSignal): Promise<LimitPage<LimitChange>>;
  requests(place: LimitPlace, signal?: AbortSignal): Promise<LimitPage<LimitRequest>>;
  request(kind: InstrumentKind, typed: TypedLimitRequest): Promise<LimitOutcome>;
  withdraw(requestId: string): Promise<LimitOutcome>;
}
