import * as v from 'valibot';
import { acceptanceGaps } from '../../../domain/trade/shared/acceptance-gap.ts';
import { maxPayeeKeywordCharacters } from '../../../domain/trade/shared/payee-standing.ts';
import { defineCall } from '../../call.ts';
import { flag, identifier, nothing, text } from '../../fields.ts';

const corp = { pkCorp: v.string(), corpName: v.string(), socialCreditCode: v.nullish(v.string()) };

const shared = { base: 'web', method: 'GET', caller: 'signed-in', changes: false } as const;

/**
 * Calls that all pages of credits share (document 1, section 7). The documents name the paths alone; requests and
 * answers are proposed. All are refused with NOT_PERMITTED for a role that does not see the business.
 */
export const creditCalls = {
  /**
   * Companies whose credits the caller's company has received (`hasIssued`), and those from which it may receive some:
   * certified core enterprises that have opened the product and have a valid limit. Sorted by name.
   */
  creditIssuers: defineCall({
    ...shared,
    path: '/corp/v1/credits/issue/issuers',
    source: 'document 1, section 7; checklist C-028',
    request: nothing,
    answer: v.array(v.object({ ...corp, hasIssued: v.nullish(flag) })),
  }),
  /**
   * Whether the caller is shown the allocation of credits to inner organisations: the company has some that are active,
   * and they are switched on. A user of an institution is shown it where it is one of them.
   */
  creditShowInner: defineCall({
    ...shared,
    path: '/corp/v1/credits/list/show-inner',
    source: 'document 1, section 7; checklist C-052',
    request: nothing,
    answer: flag,
  }),
  /**
   * Companies that may be paid with credits, by a part of the name or of the credit code: at most twenty, without the
   * caller's own. None for a text of fewer than two characters. Refused with NOT_PERMITTED for a role that makes no
   * such payments.
   */
  creditCorpsByName: defineCall({
    ...shared,
    path: '/corp/v1/credit/corps/list/by/name',
    source: 'document 1, section 7; checklist C-055',
    request: v.object({ corpName: text(maxPayeeKeywordCharacters) }),
    answer: v.array(v.object(corp)),
  }),
  /** The functions that are in a pilot, and whether each is offered to the caller's company. */
  creditPilots: defineCall({
    ...shared,
    path: '/corp/v1/pending/credits/pilot/info/check',
    source: 'document 1, section 7; checklist C-056',
    request: nothing,
    answer: v.array(v.object({ functionCode: v.string(), isOffered: flag })),
  }),
  /**
   * Whether a company can accept credits now: a director of it can sign the acceptance. `because` says what is missing:
   * no-operator, no-director, no-certificate or agreement. Refused with NOT_FOUND for a company that the caller may not
   * pay and with which the caller's company has had no business.
   */
  hasCreditDirectorSigned: defineCall({
    ...shared,
    path: '/corp/v1/pending/credits/corp/{id}/director/is-signed',
    source: 'document 1, section 7; checklist C-061',
    request: v.object({ id: identifier }),
    answer: v.object({ isSigned: flag, because: v.nullish(v.union([v.picklist(acceptanceGaps), v.string()])) }),
  }),
};
