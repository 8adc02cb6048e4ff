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

/** A proposal to change the threshold of the final review. Times are milliseconds since the epoch. */
export interface ThresholdProposal extends ReviewThreshold {
  readonly id: string;
  readonly reason: string;
  /** Undefined for a state that is not known here. */
  readonly state: ProposalState | undefined;
  readonly makerName: string;
  readonly proposedAt: number;
  /** Who answered or withdrew it; empty while it is open. */
  readonly deciderName: string;
  readonly decidedAt: number | undefined;
}

/** Amount above which issues of a company need the final reviewer. */
export interface CompanyThreshold {
  readonly amount: Money;
  /** Day from which it counts; empty for the usual amount of the platform. */
  readonly validFrom: PlainDate;
  /** Thresholds that follow it, the earliest first. */
  readonly later: readonly ReviewThreshold[];
  /** The newest first. */
  readonly proposals: readonly ThresholdProposal[];
  readonly mayPropose: boolean;
  /** What the reader may answer to the open proposal. */
  readonly mayAnswer: readonly ProposalAnswer[];
}

/**
 * Why nothing was proposed or answered. `open`: another proposal waits. `ended`: it was answered meanwhile.
 * `not-theirs`: the role may not. `no-limit`: the company issues nothing. `own`: nobody answers what they proposed
 * themselves. `not-own`: only who proposed it withdraws it. `unidentified`: nobody knows whether they are two people.
 * `late`: its first day has come. `gone`: it is not found.
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
