import * as v from 'valibot';
import { proposalAnswers } from '../../../domain/trade/shared/colleague-proposal.ts';
import { defineCall } from '../../call.ts';
import { flag, identifier, instant, text } from '../../fields.ts';
import { kind, ownCall } from './trade-shapes.ts';

/** A proposal that waits for the caller's answer. */
export const waitingThreshold = {
  proposalId: identifier,
  instrumentKind: v.string(),
  amount: v.string(),
  validFrom: v.string(),
  makerName: v.string(),
  time: instant,
};

/** A proposal to change the threshold; unknown states are possible. */
const proposal = {
  ...waitingThreshold,
  reason: v.string(),
  state: v.string(),
  /** Who confirmed, declined or withdrew it, and when; empty and absent while it is open. */
  deciderName: v.string(),
  endTime: v.nullish(instant),
};

/**
 * Amount above which issues of the caller's core enterprise need the final reviewer. Refused with NOT_PERMITTED for a
 * user who is not an operator, a director, a final reviewer or a query user of a core enterprise.
 */
export const tradeThresholdExtensions = {
  /** The threshold of today, those that follow it, and all proposals, the newest first. */
  tradeReviewThreshold: defineCall({
    ...ownCall,
    method: 'POST',
    path: '/corp/v1/extensions/trade/review-threshold/_query',
    changes: false,
    request: v.object({ instrumentKind: kind }),
    answer: v.object({
      amount: v.string(),
      /** Day from which it applies; empty for the usual amount of the platform. */
      validFrom: v.string(),
      later: v.array(v.object({ amount: v.string(), validFrom: v.string() })),
      records: v.array(v.object(proposal)),
      /** Whether the caller may propose another one now. */
      mayPropose: flag,
      /** Answers that the caller may give to the open proposal; empty for none. */
      mayAnswer: v.array(v.string()),
    }),
  }),
  /**
   * Proposes another threshold, by a director or final reviewer. Refused with REVIEW_THRESHOLD and `because`:
   * not-theirs, no-limit, open where another proposal waits, or with the `field` and what is wrong in it.
   */
  proposeTradeReviewThreshold: defineCall({
    ...ownCall,
    method: 'POST',
    path: '/corp/v1/extensions/trade/review-threshold/proposals',
    changes: true,
    keepsAnswer: true,
    request: v.object({ instrumentKind: kind, amount: text(40), validFrom: text(20), reason: text(1000) }),
    answer: v.object(proposal),
  }),
  /**
   * Confirms or declines a proposal of somebody else, or withdraws the caller's own. Refused with NOT_FOUND for a
   * proposal of another company, and with REVIEW_THRESHOLD and `because`: ended, not-theirs, own, not-own,
   * unidentified, late where its first day has come.
   */
  answerTradeReviewThreshold: defineCall({
    ...ownCall,
    method: 'POST',
    path: '/corp/v1/extensions/trade/review-threshold/answers',
    changes: true,
    keepsAnswer: true,
    request: v.object({
      proposalId: identifier,
      answer: v.picklist(proposalAnswers),
    }),
    answer: v.object(proposal),
  }),
};
