import type { PlainDate } from '../../../domain/calendar/plain-date.ts';
import { ledgerPath } from '../../../domain/trade/shared/work-areas.ts';
import type { BusinessFlow } from '../../../domain/trade/statistics/business-flow.ts';

/** Address of the ledger with the postings of a flow between two days, inclusive. */
export const ledgerFlowPath = (flow: BusinessFlow, from: PlainDate, to: PlainDate): string =>
  `${ledgerPath}?${new URLSearchParams({ from, to, flow }).toString()}`;
