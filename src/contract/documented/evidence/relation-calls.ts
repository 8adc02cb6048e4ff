import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { amount, count, date, identifier, instant, list, maybe, text } from '../../fields.ts';
import { bookFields } from './book-mapping.ts';
import { versionAnswer } from './packages.ts';

export const relationCalls = {
  relateCheck: defineCall({
    base: 'web',
    method: 'POST',
    path: '/corp/mps/v1/certificate/doc/datum/check/credit/docDatum',
    source: 'document 2, section 7, which names no fields; document 1, section 7; checklist F-233',
    caller: 'signed-in',
    changes: false,
    request: v.object({ docDatumId: identifier }),
    answer: v.object({
      isCanRelateBusinessNumber: v.nullish(v.boolean()),
      credits: v.nullish(v.array(v.object({ fkCredit: v.string(), creditNo: v.string(), amount, dueDate: date }))),
    }),
  }),
  relate: defineCall({
    base: 'web',
    method: 'POST',
    path: '/corp/mps/v1/certificate/doc/datum/relate/to/CorpCore/docDatum',
    source: 'document 2, section 7, which names no fields; document 1, section 3; checklist F-235',
    caller: 'signed-in',
    changes: true,
    keepsAnswer: true,
    request: v.object({ ...bookFields, docDatumId: identifier, dataVersion: count, businessNumberIds: list }),
    answer: versionAnswer,
  }),
  /**
   * Whether businesses may join a package that was already submitted, so that no new package is needed for them. The
   * documents name the funder, the labels and the answer; the package is named in addition.
   */
  autoRelateCheck: defineCall({
    base: 'web',
    method: 'POST',
    path: '/corp/mps/v1/certificate/doc/datum/auto-relate/check',
    source: 'document 1, section 7: fkFinance, viewLabels; isCanRelateBusinessNumber',
    caller: 'signed-in',
    changes: false,
    request: v.object({ ...bookFields, fkFinance: identifier, viewLabels: maybe(text(64)), businessNumberIds: list }),
    answer: v.object({
      isCanRelateBusinessNumber: v.nullish(v.boolean()),
      canRelateBusinessNumberId: v.nullish(v.string()),
      totalAmount: v.nullish(amount),
      submitTime: v.nullish(instant),
    }),
  }),
  /**
   * Puts the businesses into the package. Refused with SELECTION_REFUSED, naming the first that does not fit, and with
   * NOT_IN_THIS_STATE where the package accepts no more; then none is put in.
   */
  autoRelate: defineCall({
    base: 'web',
    method: 'POST',
    path: '/corp/mps/v1/certificate/doc/datum/relate',
    source:
      'document 1, sections 3 and 7: canRelateBusinessNumberId, businessNumberIds, viewLabels, fkFinance, docType',
    caller: 'signed-in',
    changes: true,
    keepsAnswer: true,
    request: v.object({
      ...bookFields,
      canRelateBusinessNumberId: identifier,
      businessNumberIds: list,
      viewLabels: maybe(text(64)),
      fkFinance: identifier,
    }),
    answer: v.nullish(v.object({ docType: v.nullish(v.string()), dataVersion: v.nullish(v.number()) })),
  }),
};
