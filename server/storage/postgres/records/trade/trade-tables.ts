import { PostgresReviewThresholds, reviewThresholdMapping } from './review-thresholds.ts';
import type { TradeTables } from '../../../../core/tables/trade.ts';
import type { Connection } from '../../database.ts';
import { PostgresTable } from '../../postgres-table.ts';
import { PostgresHoldings, PostgresReservations, holdingMapping, reservationMapping } from './holdings.ts';
import { PostgresHoldingAllocations, holdingAllocationMapping } from './holding-allocations.ts';
import { PostgresInstruments, instrumentMapping } from './instruments.ts';
import {
  PostgresInvoiceUses,
  PostgresIssueLimits,
  PostgresLimitUses,
  invoiceUseMapping,
  issueLimitMapping,
  limitUseMapping,
} from './limit-uses.ts';
import {
  PostgresLimitChanges,
  PostgresLimitRequests,
  limitChangeMapping,
  limitProposalMapping,
  limitRequestMapping,
} from './limit-changes.ts';
import { PostgresPostings, postingMapping } from './postings.ts';
import { PostgresTradeApplications, tradeApplicationMapping } from './trade-applications.ts';

export function tradeTables(connection: Connection): TradeTables {
  return {
    instruments: new PostgresInstruments(connection, instrumentMapping),
    holdings: new PostgresHoldings(connection, holdingMapping),
    holdingAllocations: new PostgresHoldingAllocations(connection, holdingAllocationMapping),
    reservations: new PostgresReservations(connection, reservationMapping),
    postings: new PostgresPostings(connection, postingMapping),
    tradeApplications: new PostgresTradeApplications(connection, tradeApplicationMapping),
    issueLimits: new PostgresIssueLimits(connection, issueLimitMapping),
    limitUses: new PostgresLimitUses(connection, limitUseMapping),
    limitChanges: new PostgresLimitChanges(connection, limitChangeMapping),
    limitRequests: new PostgresLimitRequests(connection, limitRequestMapping),
    limitProposals: new PostgresTable(connection, limitProposalMapping),
    reviewThresholds: new PostgresReviewThresholds(connection, reviewThresholdMapping),
    invoiceUses: new PostgresInvoiceUses(connection, invoiceUseMapping),
  };
}
