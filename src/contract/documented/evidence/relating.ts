import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { amount, count, date, identifier, list } from '../../fields.ts';
import { bookFields } from './book-mapping.ts';
import { versionAnswer } from './packages.ts';

export const relatingCalls = {
  relateCheck: defineCall({
    base: 'web', method: 'POST', path: '/corp/mps/v1/certificate/doc/datum/check/credit/docDatum', source: 'document 2, section 7, which names no fields; document 1, section 7; checklist F-233', caller: 'signed-in', changes: false,
    request: v.object({ docDatumId: identifier }),
    answer: v.object({
      isCanRelateBusinessNumber: v.nullish(v.boolean()),
      credits: v.nullish(v.array(v.object({ fkCredit: v.string(), creditNo: v.string(), amount, dueDate: date }))),
    }),
  }),
  relate: defineCall({
    base: 'web', method: 'POST', path: '/corp/mps/v1/certificate/doc/datum/relate/to/CorpCore/docDatum', source: 'document 2, section 7, which names no fields; document 1, section 3; checklist F-235', caller: 'signed-in', changes: true,
    request: v.object({ ...bookFields, docDatumId: identifier, dataVersion: count, businessNumberIds: list }), answer: versionAnswer,
  }),
};
