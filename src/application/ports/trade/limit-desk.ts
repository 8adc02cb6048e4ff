import type { CompanyLimit, LimitChange, LimitRequest, LimitUse } from '../../../domain/trade/shared/company-limit.ts';
import type { InstrumentKind } from '../../../domain/trade/shared/instrument.ts';
import type { LimitRequestFault, LimitRequestField, TypedLimitRequest } from '../../../domain/trade/shared/limit.ts';
import type { FormOutcome } from '../form-outcome.ts';

export interface LimitsOfCompany {
  readonly limits: readonly CompanyLimit[];
  /** Whether the caller may ask for a change. */
  readonly mayRequest: boolean;
}

/** A page of a list, with the number of all its rows. Pages count from 1. */
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
 * Why nothing was sent or taken back. `open`: another request waits for its answer. `ended`: it was answered or
 * withdrawn meanwhile. `not-operator`: the role may not ask. `no-limit`: there is nothing to change. `gone`: it is not
 * found.
 */
export const limitRefusals = ['open', 'ended', 'not-operator', 'no-limit', 'gone'] as const;
export type LimitRefusal = (typeof limitRefusals)[number];

export type LimitOutcome = FormOutcome<LimitRequest, LimitRefusal, LimitRequestField, LimitRequestFault>;

/** Limits for issuing, and the requests to change them (checklist 1.4, `/my/limit`). Throws `PortFault`. */
export interface LimitDesk {
  /** Whether the back end knows such limits. */
  readonly isOffered: boolean;
  limits(signal?: AbortSignal): Promise<LimitsOfCompany>;
  /** The newest first, as the changes and the requests are. */
  uses(place: LimitPlace, signal?: AbortSignal): Promise<LimitPage<LimitUse>>;
  changes(place: LimitPlace, signal?: AbortSignal): Promise<LimitPage<LimitChange>>;
  requests(place: LimitPlace, signal?: AbortSignal): Promise<LimitPage<LimitRequest>>;
  request(kind: InstrumentKind, typed: TypedLimitRequest): Promise<LimitOutcome>;
  withdraw(requestId: string): Promise<LimitOutcome>;
}
