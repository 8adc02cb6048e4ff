import * as v from 'valibot';
import { maxApprovedTogether } from '../../../domain/trade/shared/bulk-approval.ts';
import { defineCall } from '../../call.ts';
import { count, identifier, maybe, text } from '../../fields.ts';
import { signingAnswer } from '../agreements/signing-shapes.ts';
import { ownCall, resultOfOne } from './trade-shapes.ts';

const decisions = v.pipe(
  v.array(v.object({ applicationId: identifier, version: count })),
  v.minLength(1),
  v.maxLength(maxApprovedTogether),
);

/** Length of the statement of that many approvals, in characters; each is a line of 82 characters and its end. */
const maxStatementCharacters = 100 + maxApprovedTogether * 83;

/** Approving several applications at once. Refused with NOT_PERMITTED for a role that decides no steps. */
export const tradeApprovalExtensions = {
  /**
   * The exact text to be signed with that certificate for several approvals, the statement that lists them, and for how
   * many seconds both are valid. Refused with REQUEST_INVALID where an application is named twice, NOT_FOUND,
   * TRADE_CHANGED, TRADE_NOT_YOURS; NOT_IN_THIS_STATE with `because`: why an application must be approved alone, or why
   * the certificate cannot sign.
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
   * Approves several applications, each by itself: a refused one does not prevent the others. A signature is refused
   * like that of a single approval, and then nothing is approved. Where the certificate expires between two approvals,
   * the others are refused with NOT_IN_THIS_STATE and the obstacle. Where the back end fails after some were approved,
   * the others are refused with SERVER_FAULT. Where it crashes instead, a repetition under the same key answers the
   * results of those and approves the others.
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
      /** Required where the step of one of them is signed. */
      signed: maybe(v.object({ certNumber: text(64), ...signingAnswer, statement: text(maxStatementCharacters) })),
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
