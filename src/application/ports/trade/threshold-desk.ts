import type { ProposalAnswer, ProposalState } from '../../../domain/trade/shared/colleague-proposal.ts';
import type { PlainDate } from '../../../domain/calendar/plain-date.ts';
import type { Money } from '../../../domain/money/money.ts';
import type { InstrumentKind } from '../../../domain/trade/shared/instrument.ts';
import type {
  ReviewThreshold,
  ThresholdFault,
  ThresholdField,
  TypedThreshold,
} from '../../../domain/trade/shared/review-threshold.ts';
import type { FormOutcome } from '../form-outcome.ts';

/** A proposal to change the threshold of the final review. Instants in milliseconds since the epoch. */
export interface ThresholdProposal extends ReviewThreshold {
  readonly id: string;
  readonly reason: string;
  /** Undefined for a state that this portal does not know. */
  readonly state: ProposalState | undefined;
  readonly makerName: string;
  readonly proposedAt: number;
  /** Name of the user who answered or withdrew it; empty while it is open. */
  readonly deciderName: string;
  readonly decidedAt: number | undefined;
}

/** The amount above which a company's issues need the final reviewer. */
export interface CompanyThreshold {
  readonly amount: Money;
  /** First day of its validity; empty for the platform's default amount. */
  readonly validFrom: PlainDate;
  /** Thresholds that take effect later, the earliest first. */
  readonly later: readonly ReviewThreshold[];
  /** The newest first. */
  readonly proposals: readonly ThresholdProposal[];
  readonly mayPropose: boolean;
  /** Answers that the user may give to the open proposal. */
  readonly mayAnswer: readonly ProposalAnswer[];
}

/**
 * Why a proposal was not made or answered. `open`: another proposal is pending. `ended`: it was answered meanwhile.
 * `not-theirs`: the caller's role may not. `no-limit`: the company issues nothing. `own`: users may not answer their
 * own proposal. `not-own`: only its author may withdraw it. `unidentified`: without identity numbers, it is unknown
 * whether author and answerer are two people. `late`: its first day of validity has come. `gone`: it does not exist.
 */
export const thresholdRefusals = [
  'open',
  'ended',
  'not-theirs',
  'no-limit',
  'own',
  'not-own',
  'unidentified',
  'late',
  'gone',
] as const;
export type ThresholdRefusal = (typeof thresholdRefusals)[number];

export type ThresholdOutcome = FormOutcome<ThresholdProposal, ThresholdRefusal, ThresholdField, ThresholdFault>;

/** Thresholds of the final review (checklist F-257, F-260). Throws `PortFault`. */
export interface ThresholdDesk {
  threshold(kind: InstrumentKind, signal?: AbortSignal): Promise<CompanyThreshold>;
  propose(kind: InstrumentKind, typed: TypedThreshold): Promise<ThresholdOutcome>;
  answer(proposalId: string, answer: ProposalAnswer): Promise<ThresholdOutcome>;
}
