import * as v from 'valibot';
import { longestReason } from '../../../domain/evidence/materials/expediting.ts';
import { isBlank } from '../../../domain/text/unseen-sign.ts';
import { defineCall, shortPatience } from '../../call.ts';
import { amount, askedDate, count, date, done, enteredAmount, identifier, instant, list, maybe, nothing, page, pageSize, text, texts } from '../../fields.ts';
import { bookFields } from './book-mapping.ts';

export const packageWire = v.object({
  docDatumId: v.string(), dataVersion: v.number(), docType: v.string(), docScene: v.nullish(v.string()), state: v.string(),
  totalAmount: amount, payerName: v.nullish(v.string()), creditSourceName: v.nullish(v.string()), supplierName: v.nullish(v.string()),
  financeName: v.nullish(v.string()), accountNo: v.nullish(v.string()), expectPayAmount: v.nullish(amount), expectDueDate: v.nullish(date),
  createTime: instant, createPersonName: v.nullish(v.string()), submitTime: v.nullish(instant), submitPersonName: v.nullish(v.string()),
  stateTime: v.nullish(instant), fkPersonHandle: v.nullish(v.string()), handlePersonName: v.nullish(v.string()),
  fkStdSnapshotVersionEffect: v.nullish(v.string()),
  audits: v.nullish(v.array(v.object({ docFileId: v.nullish(v.string()), docMaterialId: v.string(), approveResult: v.string(), approveReason: v.nullish(v.string()) }))),
  /** JSON, read as an object (document 2, section 3): what a back end adds of the package, such as the totals at the last submission. */
  extBusiParams: v.nullish(v.string()),
  credits: v.nullish(v.array(v.object({ fkCredit: v.string(), creditNo: v.string(), amount, dueDate: date }))),
});
export type PackageWire = v.InferInput<typeof packageWire>;

export const sortableColumns = ['createTime', 'totalAmount', 'expectDueDate', 'state', 'docDatumId'] as const;

const conditions = {
  provider: maybe(v.picklist(['CORP', 'CORE'])), docDatumStates: maybe(texts),
  creditStates: maybe(texts), creditBusiTypes: maybe(texts), creditProductType: maybe(text(32)), corpNameCp: maybe(text(100)),
  keyword: maybe(text(100)), fkFinance: maybe(text(64)),
  /** Extension `package-handler`: what one person has taken up. */
  fkPersonHandle: maybe(text(64)),
  createDateFrom: maybe(askedDate), createDateTo: maybe(askedDate),
  amountFrom: maybe(enteredAmount), amountTo: maybe(enteredAmount),
};

export const packageConditions = { ...bookFields, ...conditions };
/** Over all books; only some of them, as `bookCode` names them. */
export const allPackageConditions = { ...conditions, docTypes: maybe(texts) };

const paging = {
  page, pageSize,
  orderBy: maybe(v.picklist(sortableColumns)), orderType: maybe(v.picklist(['asc', 'desc'])),
  /** Extension `package-totals`: rows without the count, which comes from its own call. */
  withoutTotal: maybe(v.boolean()),
};
const pageAnswer = v.object({ total: v.nullish(v.number()), records: v.array(packageWire) });
/** How many packages of each document type wait to be handed in. */
const waitingAnswer = v.object({ total: v.number(), products: v.array(v.object({ docType: v.string(), docScene: v.nullish(v.string()), count: v.number() })) });

export const confirmRequest = v.object({
  docDatumId: identifier, dataVersion: count, fkStdSnapshotVersionEffect: maybe(text(64)), taskSegment: v.literal('CORP'),
  /** Extension `item-revisions`: every item as the submitter last saw it. */
  seenItems: maybe(v.pipe(v.array(v.object({ docFileId: identifier, revision: count })), v.maxLength(1000))),
});

/** Why the platform is asked for something: it says something that can be read. */
export const toldReason = v.pipe(text(longestReason), v.trim(), v.check((reason) => !isBlank(reason), 'not a reason'));

export const packageReference = v.object({ docDatumId: identifier, dataVersion: count });
export const versionAnswer = v.object({ dataVersion: v.nullish(v.number()) });

export const packageCalls = {
  packagePage: defineCall({
    base: 'web', method: 'POST', path: '/corp/mps/v1/certificate/doc/datum/page-by-condition', source: 'document 2, sections 3 and 7', caller: 'signed-in', changes: false,
    request: v.object({ ...packageConditions, ...paging }), answer: pageAnswer,
  }),
  allPackagePage: defineCall({
    base: 'web', method: 'POST', path: '/corp/mps/v1/certificate/doc/datum/all-page-by-condition', source: 'document 2, section 7', caller: 'signed-in', changes: false,
    request: v.object({ ...allPackageConditions, ...paging }), answer: pageAnswer,
  }),
  waitSubmit: defineCall({
    base: 'web', method: 'GET', path: '/corp/v1/credits/corp/wait-submit-datum/index', source: 'document 1, section 7', caller: 'signed-in', changes: false, patience: shortPatience,
    request: nothing, answer: waitingAnswer,
  }),
  waitSubmitByCore: defineCall({
    base: 'web', method: 'GET', path: '/corp/v1/credit/core/agent-finance/wait-submit-datum/index', source: 'document 1, section 7', caller: 'signed-in', changes: false, patience: shortPatience,
    request: nothing, answer: waitingAnswer,
  }),
  packageCreate: defineCall({
    base: 'web', method: 'POST', path: '/corp/mps/v1/certificate/doc/datum/create', source: 'document 2, sections 3 and 4', caller: 'signed-in', changes: true,
    request: v.object({ ...bookFields, fkCredit: list, fkFinance: identifier, libraryState: maybe(text(32)), fkStdSnapshotVersionEffect: maybe(text(64)) }),
    answer: v.object({ docDatumId: v.string(), dataVersion: v.nullish(v.number()) }),
  }),
  packageFind: defineCall({
    base: 'web', method: 'GET', path: '/corp/mps/v1/certificate/doc/datum/find', source: 'document 2, section 7', caller: 'signed-in', changes: false,
    request: v.object({ docDatumId: identifier }), answer: packageWire,
  }),
  packageSteps: defineCall({
    base: 'web', method: 'GET', path: '/corp/mps/v1/certificate/doc/datum/steps', source: 'document 2, sections 4 and 7', caller: 'signed-in', changes: false,
    request: v.object({ docDatumId: identifier }), answer: v.nullish(v.array(v.object({ stepCode: v.string(), stepName: v.nullish(v.string()) }))),
  }),
  packageConfirm: defineCall({
    base: 'web', method: 'POST', path: '/corp/mps/v1/certificate/doc/datum/confirm', source: 'document 2, sections 4 and 7', caller: 'signed-in', changes: true,
    request: confirmRequest, answer: versionAnswer,
  }),
  packageModify: defineCall({
    base: 'web', method: 'POST', path: '/corp/mps/v1/certificate/doc/datum/modify', source: 'document 2, section 7', caller: 'signed-in', changes: true,
    request: packageReference, answer: versionAnswer,
  }),
  packageClaim: defineCall({
    base: 'web', method: 'POST', path: '/corp/mps/v1/certificate/doc/datum/claim', source: 'document 2, section 7', caller: 'signed-in', changes: true,
    request: packageReference, answer: versionAnswer,
  }),
  expectedAnswer: defineCall({
    base: 'web', method: 'POST', path: '/corp/mps/v1/certificate/doc/datum/cal-audit-time', source: 'document 2, section 7', caller: 'signed-in', changes: false, patience: shortPatience,
    request: v.object({ docDatumId: identifier }),
    answer: v.object({
      expectedDate: v.nullish(date),
      /** The date lies in a year whose days off have not been announced, and may move. */
      about: v.nullish(v.boolean()),
    }),
  }),
  submitCheck: defineCall({
    base: 'web', method: 'POST', path: '/corp/mps/v1/certificate/doc/datum/corp/submit/check', source: 'document 2, section 7', caller: 'signed-in', changes: false,
    request: v.object({ docDatumId: identifier, docFileType: maybe(text(64)) }),
    answer: v.object({ missing: v.nullish(v.array(v.object({ docMaterialId: v.string(), docFileId: v.nullish(v.string()), message: v.string() }))) }),
  }),
  packageEvent: defineCall({
    base: 'web', method: 'POST', path: '/corp/doc/datum/event', source: 'document 2, section 7, which names no fields; checklist F-268', caller: 'signed-in', changes: true, patience: shortPatience,
    request: v.object({ docDatumId: identifier, eventType: v.picklist(['ACCOUNT_VIEWED']) }), answer: done,
  }),
  packageExpedite: defineCall({
    base: 'web', method: 'POST', path: '/corp/mps/v1/certificate/urgent/operate-by-doc', source: 'document 2, section 7, which names no fields; checklist F-231', caller: 'signed-in', changes: true,
    request: v.object({ docDatumId: identifier, reason: toldReason }), answer: done,
  }),
  packageChangeRequest: defineCall({
    base: 'web', method: 'POST', path: '/corp/v1/pending/doc/datum/modify/{id}', source: 'document 2, section 7, which names no fields; checklist F-231', caller: 'signed-in', changes: true,
    request: v.object({ id: identifier, reason: toldReason }), answer: done,
  }),
  operationLog: defineCall({
    base: 'web', method: 'POST', path: '/corp/v1/certificate/doc/operation-log/datum/find/state', source: 'document 2, section 7', caller: 'signed-in', changes: false, patience: shortPatience,
    request: v.object({ docDatumId: identifier }),
    answer: v.array(
      v.object({
        operateTime: instant, operateType: v.string(), operatorName: v.nullish(v.string()), operatorSide: v.nullish(v.string()), remark: v.nullish(v.string()),
        /** Of a return: each document with its reason. The remark says how many. */
        returnedFiles: v.nullish(v.array(v.object({ docFileType: v.string(), categoryName: v.nullish(v.string()), number: v.nullish(v.string()), fileName: v.nullish(v.string()), approveReason: v.nullish(v.string()) }))),
        /** Of the platform's own correction: each document that it changed, with its fields as the wire names them, before and after. */
        correctedFiles: v.nullish(v.array(v.object({
          docFileType: v.string(), categoryName: v.nullish(v.string()), number: v.nullish(v.string()), fileName: v.nullish(v.string()),
          fields: v.nullish(v.array(v.object({ fieldName: v.string(), before: v.nullish(v.string()), after: v.nullish(v.string()) }))),
        }))),
      }),
    ),
  }),
};
