import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { amount, date, identifier, maybe, nothing, page, pageSize, text } from '../../fields.ts';

export const candidateWire = v.object({
  fkCredit: v.string(), creditNo: v.string(), supplierName: v.string(), creditSourceName: v.string(), payerName: v.nullish(v.string()),
  corpNameCp: v.nullish(v.string()), fkFinance: v.nullish(v.string()), financeName: v.nullish(v.string()), fkCorpCore: v.nullish(v.string()),
  creditBusiType: v.string(), creditState: v.nullish(v.string()), creditProductType: v.nullish(v.string()),
  amount, dueDate: date, accountNo: v.nullish(v.string()),
  /** INVOICE_ABSENT or INVOICE_ABSENT_REPLENISH among the row labels lets the invoice be omitted. */
  viewLabels: v.nullish(v.string()), pushBlankType: v.nullish(v.string()), docDatumId: v.nullish(v.string()),
});
export type CandidateWire = v.InferInput<typeof candidateWire>;

export const creditCalls = {
  candidates: defineCall({
    base: 'web', method: 'GET', path: '/corp/v1/credits/financing/list', source: 'document 2, sections 3 and 7', caller: 'signed-in', changes: false,
    request: v.object({
      creditStates: maybe(text(200)), creditBusiTypes: maybe(text(100)), creditProductType: maybe(text(40)), corpNameCp: maybe(text(100)),
      page: maybe(page), pageSize: maybe(pageSize),
    }),
    answer: v.object({ total: v.number(), records: v.array(candidateWire) }),
  }),
  libraryFeature: defineCall({
    base: 'web', method: 'GET', path: '/corp/certificate/v1/library/feature', source: 'document 2, section 7', caller: 'signed-in', changes: false,
    request: nothing, answer: v.object({ libraryState: v.nullish(v.string()) }),
  }),
  effectiveStandard: defineCall({
    base: 'web', method: 'GET', path: '/corp/v1/credits/docs/stds/apvit', source: 'document 2, section 7', caller: 'signed-in', changes: false,
    request: v.object({ docType: text(32), fkCorpCore: identifier, fkFinance: identifier }),
    answer: v.object({
      fkStdSnapshotVersionEffect: v.string(),
      categories: v.nullish(v.array(v.object({ categoryName: v.string(), docUploadStage: v.string(), required: v.nullish(v.boolean()) }))),
    }),
  }),
};
