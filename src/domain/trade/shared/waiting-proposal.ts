import type { PlainDate } from '../../calendar/plain-date.ts';
import { zeroMoney, type Money } from '../../money/money.ts';
import type { InstrumentKind } from './instrument.ts';
import { confirmableUntil, type WaitingThreshold } from './review-threshold.ts';

/** A recommended supplier that waits for a director's answer (decision 0216). */
export interface WaitingRecommendation {
  readonly what: 'supplier-recommendation';
  readonly id: string;
  /** Undefined for a kind that this portal does not know. */
  readonly kind: InstrumentKind | undefined;
  /** Name of the recommended company, as typed. */
  readonly name: string;
  readonly makerName: string;
  /** Milliseconds since the epoch. */
  readonly proposedAt: number;
}

/** A colleague's proposal that another person confirms or declines. */
export type WaitingProposal = WaitingThreshold | WaitingRecommendation;

/** Subject of a proposal. */
export type ProposalMatter = WaitingProposal['what'];

/** Facts of a proposal for a to-do list. A recommendation has no amount (zero) and no last day (empty). */
export const proposalItem = (
  proposal: WaitingProposal,
): { readonly amount: Money; readonly since: number; readonly until: PlainDate } => ({
  amount: proposal.what === 'review-threshold' ? proposal.amount : zeroMoney,
  since: proposal.proposedAt,
  until: proposal.what === 'review-threshold' ? confirmableUntil(proposal) : '',
});
