import * as v from 'valibot';
import { mostApprovedTogether } from '../../../domain/trade/shared/bulk-approval.ts';
import { defineCall } from '../../call.ts';
import { count, identifier, maybe, text } from '../../fields.ts';
import { signingAnswer } from '../agreements/signing-shapes.ts';
import { ownCall, resultOfOne } from './trade-shapes.ts';

const decisions = v.pipe(
  v.array(v.object({ applicationId: identifier, version: count })),
  v.minLength(1),
  v.maxLength(mostApprovedTogether),
);

/** Characters of the statement of that many approvals; each is a line of 82 characters and its end. */
const longestStatement = 100 + mostApprovedTogether * 83;

/** Approving several applications at once. Refused with NOT_PERMITTED for a role that decides no steps. */
export const tradeApprovalExtensions = {
  /**
   * The exact text to be signed by that certificate for several approvals, the statement that lists them, and for how
   * many seconds both hold. Refused with REQUEST_INVALID where an application is named twice, NOT_FOUND, TRADE_CHANGED,
   * TRADE_NOT_YOURS; NOT_IN_THIS_STATE with `because` of what is approved by itself or keeps the certificate from
   * signing.
   */
  tradeApprovalsChallenge: defineCall({
    ...ownCall,
    method: 'POST',
    path: '/corp/v1/extensions/trade/applications/approvals/challenge',
    changes: true,
    request: v.object({ decisions, certNumber: text(64) }),
    answer: v.object({ text: v.string(), statement: v.string(), validFor: v.number() }),
  }),
  /**
   * Approves several applications, each for itself: one that is refused keeps none of the others back. A signature is
   * refused as that under a single approval is, and then nothing is approved. Where the certificate ends between two
   * approvals, the others are refused with NOT_IN_THIS_STATE and the obstacle. Where the back end fails after some were
   * approved, the others are refused with SERVER_FAULT. Where it dies instead, a repetition under the same key gives
   * the results of those and approves the others.
   */
  tradeApprovals: defineCall({
    ...ownCall,
    method: 'POST',
    path: '/corp/v1/extensions/trade/applications/approvals',
    changes: true,
    keepsAnswer: true,
    request: v.object({
      decisions,
      words: maybe(text(200)),
      /** Needed where the step of one of them is signed. */
      signed: maybe(v.object({ certNumber: text(64), ...signingAnswer, statement: text(longestStatement) })),
    }),
    answer: v.object({
      /** In the order of the request. */
      results: v.array(
        v.object({
          ...resultOfOne.entries,
          /** State of the financing that the approval has begun; absent for none. */
          financingState: maybe(v.string()),
        }),
      ),
    }),
  }),
};
