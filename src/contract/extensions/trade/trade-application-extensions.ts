import * as v from 'valibot';
import { tradeDecisions, tradeStates } from '../../../domain/trade/shared/application-machine.ts';
import { defineCall } from '../../call.ts';
import { signingAnswer, signingChoice } from '../agreements/signing-shapes.ts';
import { count, flag, identifier, maybe, page, pageSize, text } from '../../fields.ts';
import {
  act,
  applicationRow,
  applicationWire,
  issueLimit,
  kind,
  ownCall,
  party,
  ruleCheck,
  stepWire,
  tradeForm,
} from './trade-shapes.ts';

/**
 * Requests that change holdings, and the decisions about them. Refused with NOT_PERMITTED for a role that may not make
 * or see them, NOT_FOUND for an application of others.
 */
export const tradeApplicationExtensions = {
  /** Judges a form that is being filled in. Nothing is stored. `limit` is absent for acts without one. */
  checkTradeForm: defineCall({
    ...ownCall,
    method: 'POST',
    path: '/corp/v1/extensions/trade/checks',
    changes: false,
    request: v.object({ act, instrumentKind: kind, applicationId: maybe(identifier), form: tradeForm }),
    answer: v.object({
      checks: v.array(ruleCheck),
      /** The caller's company, with its full name. */
      company: party,
      parties: v.array(party),
      steps: v.array(stepWire),
      limit: v.nullish(issueLimit),
      invoices: v.array(v.object({ left: v.string(), share: v.string() })),
    }),
  }),
  /**
   * Saves a form as a draft, or submits it. Refused with TRADE_RULE and the first rule that is not met, TRADE_CHANGED
   * with the present version for one that changed meanwhile, TRADE_STATE where it cannot be edited any more.
   */
  saveTradeApplication: defineCall({
    ...ownCall,
    method: 'POST',
    path: '/corp/v1/extensions/trade/applications',
    changes: true,
    keepsAnswer: true,
    request: v.object({
      applicationId: maybe(identifier),
      version: maybe(count),
      act,
      instrumentKind: kind,
      form: tradeForm,
      /** Reason code of a refusal; empty for other acts. */
      reason: maybe(text(20)),
      submits: flag,
    }),
    answer: applicationWire,
  }),
  /**
   * A decision about the waiting step. Refused with TRADE_CHANGED for a version that is out of date (`because`: the
   * present state), TRADE_NOT_YOURS
   * and why, REQUEST_INVALID for a return or rejection without a reason. Where the rules are no longer met at the last
   * approval, the answer is the application in its new state. SIGNATURE_NEEDED for the approval of a step that is
   * signed. A signature is refused as asking for its text is; with SIGN_IN_EXPIRED where the text does not wait to be
   * signed any more, KEY_REFUSED for a signature that proves nothing, KEY_EXPIRED, KEY_NOT_YET_VALID and KEY_REVOKED.
   */
  decideTradeApplication: defineCall({
    ...ownCall,
    method: 'POST',
    path: '/corp/v1/extensions/trade/applications/decisions',
    changes: true,
    keepsAnswer: true,
    request: v.object({
      applicationId: identifier,
      version: count,
      decision: v.picklist(tradeDecisions),
      reason: maybe(text(20)),
      words: maybe(text(200)),
      /** With the approval of a step that is signed. */
      signed: maybe(v.object({ certNumber: text(64), ...signingAnswer })),
    }),
    answer: applicationWire,
  }),
  /**
   * The certificates of the caller that may sign the waiting step of an application; no kinds where a click is enough.
   * Refused with TRADE_NOT_YOURS as the decision would be.
   */
  tradeSigningCertificates: defineCall({
    ...ownCall,
    method: 'GET',
    path: '/corp/v1/extensions/trade/applications/signing-certificates',
    changes: false,
    request: v.object({ applicationId: identifier }),
    answer: signingChoice,
  }),
  /**
   * The exact text to be signed with that certificate for the approval, and for how many seconds it is valid. Refused
   * as the decision would be; NOT_FOUND for a certificate of others, NOT_IN_THIS_STATE with `because`: the reason why
   * the certificate cannot sign, or no-certificate where none is needed.
   */
  tradeDecisionChallenge: defineCall({
    ...ownCall,
    method: 'POST',
    path: '/corp/v1/extensions/trade/applications/decisions/challenge',
    changes: true,
    request: v.object({ applicationId: identifier, version: count, certNumber: text(64) }),
    answer: v.object({ text: v.string(), validFor: v.number() }),
  }),
  /**
   * Withdraws an application, by its maker or a colleague of the same role; a draft is deleted. Refused with
   * TRADE_STATE or TRADE_CHANGED.
   */
  withdrawTradeApplication: defineCall({
    ...ownCall,
    method: 'POST',
    path: '/corp/v1/extensions/trade/applications/withdrawn',
    changes: true,
    keepsAnswer: true,
    request: v.object({ applicationId: identifier, version: count }),
    answer: applicationWire,
  }),
  tradeApplication: defineCall({
    ...ownCall,
    method: 'GET',
    path: '/corp/v1/extensions/trade/applications/one',
    changes: false,
    request: v.object({ applicationId: identifier }),
    answer: applicationWire,
  }),
  /** The applications of the caller's company, the newest first. Deleted drafts are left out. */
  tradeApplications: defineCall({
    ...ownCall,
    method: 'POST',
    path: '/corp/v1/extensions/trade/applications/_query',
    changes: false,
    request: v.object({
      acts: maybe(v.pipe(v.array(act), v.maxLength(20))),
      states: maybe(v.pipe(v.array(v.picklist(tradeStates)), v.maxLength(20))),
      /** Only those that the caller made (`mine`), or those that the caller made or decided (`handled`). */
      hands: maybe(v.picklist(['mine', 'handled'])),
      keyword: maybe(text(80)),
      page,
      pageSize,
    }),
    answer: v.object({
      count,
      totalAmount: v.string(),
      records: v.array(v.object(applicationRow)),
    }),
  }),
  /** The applications whose step the caller's role decides in the caller's company, the longest waiting first. */
  waitingTradeApplications: defineCall({
    ...ownCall,
    method: 'GET',
    path: '/corp/v1/extensions/trade/applications/waiting',
    changes: false,
    request: v.object({}),
    answer: v.object({ records: v.array(v.object(applicationRow)) }),
  }),
};
