import type { ProposalAnswer } from '../../../src/domain/trade/shared/colleague-proposal.ts';

/** What people do with the limits for issuing. Amounts are decimal texts in yuan, days `YYYY-MM-DD`. */
export interface MindingLimits {
  /** Opens the page of limits, which then stays as it was read. */
  openLimits(): Promise<void>;
  /** Figures and last day of the limit as the page shows them now; empty for who sees none. */
  limitFigures(): Promise<string>;
  /** What is said of the limit, and what is available today. */
  limitNotes(): Promise<{ readonly notes: string; readonly available: string }>;
  /** Amount, state and payee of the newest use. */
  newestLimitUse(): Promise<string>;
  /** Terms before and after the newest change, and its reason. */
  newestLimitChange(): Promise<string>;
  /** What was asked for, with its state and the platform's words; the newest first. */
  limitRequests(): Promise<readonly string[]>;
  /** Fills in the form on the opened page and sends it. Answers what was told against it; empty where it was sent. */
  askForLimit(total: string, until: string, reason: string): Promise<string>;
  withdrawLimitRequest(): Promise<void>;
  mayAskForLimit(): Promise<boolean>;
  /** The threshold of the final review today and later, and what its reader may do about it. */
  reviewThreshold(): Promise<{ readonly amounts: string; readonly may: string }>;
  proposeThreshold(amount: string, validFrom: string, reason: string): Promise<void>;
  answerThreshold(answer: ProposalAnswer): Promise<void>;
}
