import * as v from 'valibot';
import { proposalAnswers } from '../../../domain/trade/shared/colleague-proposal.ts';
import { defineCall } from '../../call.ts';
import { count, flag, identifier, instant, maybe, page, pageSize, text } from '../../fields.ts';
import { kind, ownCall, waitingRecommendation } from './trade-shapes.ts';

/** A recommended supplier; unknown states are possible. */
const recommendation = {
  ...waitingRecommendation,
  socialCreditCode: v.string(),
  contactName: v.string(),
  /** Masked. */
  mobile: v.string(),
  reason: v.string(),
  state: v.string(),
  /** Who confirmed, declined or withdrew it, and when; empty and absent while it is open. */
  deciderName: v.string(),
  endTime: v.nullish(instant),
  /** Whether the platform sent the invitation by text message. */
  isTextSent: flag,
  /** Progress of the invited company; empty where it is not invited. */
  progress: v.string(),
  /** Answers that the caller may give; empty for none. */
  mayAnswer: v.array(v.string()),
};

/**
 * Suppliers of the caller's core enterprise (checklist 1.4, `/supplier`). Refused with NOT_PERMITTED for a user who is
 * not an operator, a director, a final reviewer or a query user of a core enterprise.
 */
export const tradeSupplierExtensions = {
  /**
   * Companies to which the caller's company has issued, and companies that it has paid or is known to pay, those with
   * the largest open amounts first. The holder after a transfer becomes known to the issuer five working days before
   * the payment.
   */
  tradeSuppliers: defineCall({
    ...ownCall,
    method: 'POST',
    path: '/corp/v1/extensions/trade/suppliers/_query',
    changes: false,
    request: v.object({ instrumentKind: kind, keyword: text(80), page, pageSize }),
    answer: v.object({
      count,
      /** Open amount with all suppliers that match the filter. */
      openAmount: v.string(),
      /**
       * Other open amounts, so that the three add up to the total: with companies that the issuer does not know yet,
       * and with funders. Absent where a keyword narrows the list.
       */
      unnamedAmount: maybe(v.string()),
      funderAmount: maybe(v.string()),
      /** First month that `issued` counts, as `YYYY-MM`. */
      from: v.string(),
      records: v.array(
        v.object({
          pkCorp: identifier,
          corpName: v.string(),
          socialCreditCode: v.string(),
          /** Why it cannot be paid now; empty where it can. Unknown reasons are possible. */
          because: v.string(),
          issued: v.object({ count, totalAmount: v.string() }),
          openAmount: v.string(),
          /** Empty where nothing was issued to it. */
          lastMonth: v.string(),
        }),
      ),
    }),
  }),
  /** Recommendations of the caller's company, the newest first. */
  tradeRecommendations: defineCall({
    ...ownCall,
    method: 'POST',
    path: '/corp/v1/extensions/trade/suppliers/recommendations/_query',
    changes: false,
    request: v.object({ instrumentKind: kind }),
    answer: v.object({ records: v.array(v.object(recommendation)), isMore: flag, mayRecommend: flag }),
  }),
  /**
   * Recommends a company, by an operator. Refused with SUPPLIER_RECOMMENDATION and `because`: not-theirs, own-company,
   * can-be-paid, invited where it was recommended before, too-many, or with the `field` and what is wrong in it.
   */
  recommendTradeSupplier: defineCall({
    ...ownCall,
    method: 'POST',
    path: '/corp/v1/extensions/trade/suppliers/recommendations',
    changes: true,
    keepsAnswer: true,
    request: v.object({
      instrumentKind: kind,
      corpName: text(400),
      socialCreditCode: text(60),
      contactName: text(200),
      mobile: text(60),
      reason: text(1000),
    }),
    answer: v.object(recommendation),
  }),
  /**
   * Confirms or declines a recommendation of somebody else, by a director, or withdraws the caller's own. A confirmed
   * one is sent to the contact as a text message where the back end sends any. Refused with NOT_FOUND for a
   * recommendation of another company; with SUPPLIER_RECOMMENDATION and `because`: ended, not-theirs, own, not-own,
   * unidentified; and with SMS_TOO_SOON and TEXTS_LIMITED where no further message may be sent now.
   */
  answerTradeRecommendation: defineCall({
    ...ownCall,
    method: 'POST',
    path: '/corp/v1/extensions/trade/suppliers/recommendations/answers',
    changes: true,
    keepsAnswer: true,
    request: v.object({
      recommendationId: identifier,
      answer: v.picklist(proposalAnswers),
    }),
    answer: v.object(recommendation),
  }),
};
