import type { ProposalAnswer } from '../../../src/domain/trade/shared/colleague-proposal.ts';

/** Actions on the limits for issuing. Amounts are decimal texts in yuan, days `YYYY-MM-DD`. */
export interface ManagingLimits {
  /** Opens the page of limits, which is not refreshed afterwards. */
  openLimits(): Promise<void>;
  /** Present figures and last day of the limit on the page; empty for a user who sees none. */
  limitFigures(): Promise<string>;
  /** The notes about the limit, and the amount that is available today. */
  limitNotes(): Promise<{ readonly notes: string; readonly available: string }>;
  /** Amount, state and payee of the newest use. */
  newestLimitUse(): Promise<string>;
  /** Terms before and after the newest change, and its reason. */
  newestLimitChange(): Promise<string>;
  /** The requests, with their state and the platform's answer, the newest first. */
  limitRequests(): Promise<readonly string[]>;
  /** Fills in the form on the opened page and sends it. Returns the error message; empty on success. */
  askForLimit(total: string, until: string, reason: string): Promise<string>;
  withdrawLimitRequest(): Promise<void>;
  mayAskForLimit(): Promise<boolean>;
  /** The present and future thresholds of the final review, and the actions that the user can take. */
  reviewThreshold(): Promise<{ readonly amounts: string; readonly may: string }>;
  proposeThreshold(amount: string, validFrom: string, reason: string): Promise<void>;
  answerThreshold(answer: ProposalAnswer): Promise<void>;
}
