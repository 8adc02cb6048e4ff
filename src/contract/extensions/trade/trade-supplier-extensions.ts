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
  /** How far the invited company has come; empty where it is not invited. */
  progress: v.string(),
  /** What the caller may answer; empty for nothing. */
  mayAnswer: v.array(v.string()),
};

/**
 * Suppliers of the caller's core enterprise (checklist 1.4, `/supplier`). Refused with NOT_PERMITTED for whoever is
 * neither an operator, a director, a final reviewer nor a query user of a core enterprise.
 */
export const tradeSupplierExtensions = {
  /**
   * Companies to which the caller's company has issued, and those that it has paid or is told it pays, those with
   * which most is open first. To whom an instrument was passed on is told five working days before it is paid.
   */
  tradeSuppliers: defineCall({
    ...ownCall,
    method: 'POST',
    path: '/corp/v1/extensions/trade/suppliers/_query',
    changes: false,
    request: v.object({ instrumentKind: kind, keyword: text(80), page, pageSize }),
    answer: v.object({
      count,
      /** What is open with all suppliers that fit. */
      openAmount: v.string(),
      /**
       * What else is open, so that the three add up to everything: with companies of which the issuer is not told yet,
       * and with funders. Nothing where a keyword narrows the list.
       */
      unnamedAmount: maybe(v.string()),
      funderAmount: maybe(v.string()),
      /** First month of what `issued` counts, as `YYYY-MM`. */
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
   * can-be-paid, invited where it was recommended before, too-many, or with the `field` what is wrong there.
   */
  tradeSupplierRecommended: defineCall({
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
   * Confirms or declines a recommendation of somebody else, by a director, or withdraws an own one. A confirmed one is
   * sent to the contact as a text message where the back end sends any. Refused with NOT_FOUND for another company's,
   * with SUPPLIER_RECOMMENDATION and `because`: ended, not-theirs, own, not-own, unidentified; SMS_TOO_SOON and
   * TEXTS_LIMITED where no further message may be sent now.
   */
  tradeRecommendationAnswered: defineCall({
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
