import type { PlainDate } from '../../calendar/plain-date.ts';
import { zeroMoney, type Money } from '../../money/money.ts';
import type { InstrumentKind } from './instrument.ts';
import { confirmableUntil, type WaitingThreshold } from './review-threshold.ts';

/** A recommended supplier that waits for the answer of a director (decision 0216). */
export interface WaitingRecommendation {
  readonly what: 'supplier-recommendation';
  readonly id: string;
  /** Undefined for a kind that is not known here. */
  readonly kind: InstrumentKind | undefined;
  /** Name of the recommended company, as it was typed. */
  readonly name: string;
  readonly makerName: string;
  /** Milliseconds since the epoch. */
  readonly proposedAt: number;
}

/** What a colleague proposes, and another person confirms or declines. */
export type WaitingProposal = WaitingThreshold | WaitingRecommendation;

/** What a proposal is about. */
export type ProposalMatter = WaitingProposal['what'];

/** What matters of a proposal in a queue: a recommendation has no amount (zero), and no last day (empty). */
export const proposalItem = (
  proposal: WaitingProposal,
): { readonly amount: Money; readonly since: number; readonly until: PlainDate } => ({
  amount: proposal.what === 'review-threshold' ? proposal.amount : zeroMoney,
  since: proposal.proposedAt,
  until: proposal.what === 'review-threshold' ? confirmableUntil(proposal) : '',
});
