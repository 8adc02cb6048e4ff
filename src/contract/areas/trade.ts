import type { CallGroups } from '../call-group.ts';
import { allocationCalls } from '../documented/trade/allocations.ts';
import { creditCalls } from '../documented/trade/credits.ts';
import { tradeAllocationExtensions } from '../extensions/trade/trade-allocation-extensions.ts';
import { tradeApplicationExtensions } from '../extensions/trade/trade-application-extensions.ts';
import { tradeApprovalExtensions } from '../extensions/trade/trade-approval-extensions.ts';
import { tradeExportExtensions } from '../extensions/trade/trade-export-extensions.ts';
import { tradeStatisticsExtensions } from '../extensions/trade/trade-statistics-extensions.ts';
import { tradeFigureExtensions } from '../extensions/trade/trade-figure-extensions.ts';
import { tradeFinancingExtensions } from '../extensions/trade/trade-financing-extensions.ts';
import { tradeHoldingExtensions } from '../extensions/trade/trade-holding-extensions.ts';
import { tradeThresholdExtensions } from '../extensions/trade/trade-threshold-extensions.ts';
import { tradeImportExtensions } from '../extensions/trade/trade-import-extensions.ts';
import { tradeInstrumentExtensions } from '../extensions/trade/trade-instrument-extensions.ts';
import { tradeLimitExtensions } from '../extensions/trade/trade-limit-extensions.ts';
import { tradePaperExtensions } from '../extensions/trade/trade-paper-extensions.ts';
import { tradePaymentExtensions } from '../extensions/trade/trade-payment-extensions.ts';
import { tradePayrollExtensions } from '../extensions/trade/trade-payroll-extensions.ts';
import { tradeSearchExtensions } from '../extensions/trade/trade-search-extensions.ts';
import { tradeSupplierExtensions } from '../extensions/trade/trade-supplier-extensions.ts';
import { tradeToDoExtensions } from '../extensions/trade/trade-to-do-extensions.ts';

export const tradeAreaCalls = {
  ...allocationCalls,
  ...creditCalls,
  ...tradeAllocationExtensions,
  ...tradeApplicationExtensions,
  ...tradeApprovalExtensions,
  ...tradeExportExtensions,
  ...tradeFigureExtensions,
  ...tradeStatisticsExtensions,
  ...tradeFinancingExtensions,
  ...tradeImportExtensions,
  ...tradePaperExtensions,
  ...tradePaymentExtensions,
  ...tradePayrollExtensions,
  ...tradeHoldingExtensions,
  ...tradeInstrumentExtensions,
  ...tradeLimitExtensions,
  ...tradeThresholdExtensions,
  ...tradeSearchExtensions,
  ...tradeSupplierExtensions,
  ...tradeToDoExtensions,
};

type Own = typeof tradeAreaCalls;

declare module '../calls.ts' {
  interface Calls extends Own {}
}

/** Calls of the documents, in the groups of the API's description. */
export const tradeGroups = {
  credits: { description: 'What all pages with credits share: issuers, payees, trials', calls: creditCalls },
  allocations: { description: 'Allocation of credits to inner organisations', calls: allocationCalls },
} satisfies CallGroups;
