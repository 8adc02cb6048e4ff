import * as v from 'valibot';
import { defineCall, optionalTimeoutMs } from '../../call.ts';
import {
  amount,
  askedDate,
  date,
  done,
  enteredAmount,
  identifier,
  instant,
  maybe,
  page,
  pageSize,
  text,
  texts,
} from '../../fields.ts';
import { bookFields } from './book-mapping.ts';

export const packageWire = v.object({
  docDatumId: v.string(),
  dataVersion: v.number(),
  docType: v.string(),
  docScene: v.nullish(v.string()),
  state: v.string(),
  totalAmount: amount,
  payerName: v.nullish(v.string()),
  creditSourceName: v.nullish(v.string()),
  supplierName: v.nullish(v.string()),
  financeName: v.nullish(v.string()),
  accountNo: v.nullish(v.string()),
  expectPayAmount: v.nullish(amount),
  expectDueDate: v.nullish(date),
  createTime: instant,
  createPersonName: v.nullish(v.string()),
  submitTime: v.nullish(instant),
  submitPersonName: v.nullish(v.string()),
  stateTime: v.nullish(instant),
  fkPersonHandle: v.nullish(v.string()),
  handlePersonName: v.nullish(v.string()),
  fkStdSnapshotVersionEffect: v.nullish(v.string()),
  audits: v.nullish(
    v.array(
      v.object({
        docFileId: v.nullish(v.string()),
        docMaterialId: v.string(),
        approveResult: v.string(),
        approveReason: v.nullish(v.string()),
      }),
    ),
  ),
  /**
   * JSON, read as an object (document 2, section 3): what a back end adds to the package, such as the totals at the
   * last submission.
   */
  extBusiParams: v.nullish(v.string()),
  /**
   * INVOICE_ABSENT or INVOICE_ABSENT_REPLENISH, as for its businesses; with NO_INVOICE its invoices are still owed
   * (document 2, section 5).
   */
  viewLabels: v.nullish(v.string()),
  pushBlankType: v.nullish(v.string()),
  credits: v.nullish(v.array(v.object({ fkCredit: v.string(), creditNo: v.string(), amount, dueDate: date }))),
});
export type PackageWire = v.InferInput<typeof packageWire>;

export const sortableColumns = ['createTime', 'totalAmount', 'expectDueDate', 'state', 'docDatumId'] as const;

const conditions = {
  provider: maybe(v.picklist(['CORP', 'CORE'])),
  docDatumStates: maybe(texts),
  creditStates: maybe(texts),
  creditBusiTypes: maybe(texts),
  creditProductType: maybe(text(32)),
  corpNameCp: maybe(text(100)),
  /** Values of the same fields of the rows (document 2, section 3). */
  viewLabels: maybe(v.picklist(['INVOICE_ABSENT', 'INVOICE_ABSENT_REPLENISH'])),
  pushBlankType: maybe(v.picklist(['NO_INVOICE'])),
  keyword: maybe(text(100)),
  fkFinance: maybe(text(64)),
  /** Extension `package-handler`: only packages that one person handles. */
  fkPersonHandle: maybe(text(64)),
  /**
   * Extension `overdue-waiting`: in addition to what these conditions select, packages that were paid out, are overdue
   * and need the company's letter. Conditions on states and handlers do not apply to those.
   */
  orOverdue: maybe(v.boolean()),
  createDateFrom: maybe(askedDate),
  createDateTo: maybe(askedDate),
  amountFrom: maybe(enteredAmount),
  amountTo: maybe(enteredAmount),
};

/** Conditions over all books, or over those that `docTypes` names by `bookCode`. */
export const allPackageConditions = { ...conditions, docTypes: maybe(texts) };
/** Conditions of one book. Refused: `docTypes` that do not contain this book, and a scene that no book has. */
const packageConditions = { ...allPackageConditions, ...bookFields };
/** Conditions of all books, or of one where it is named. */
export const anyPackageConditions = { ...allPackageConditions, docType: maybe(text(32)), docScene: maybe(text(32)) };

const paging = {
  page,
  pageSize,
  orderBy: maybe(v.picklist(sortableColumns)),
  orderType: maybe(v.picklist(['asc', 'desc'])),
  /** Extension `package-totals`: rows without the total number, which a call of its own answers. */
  withoutTotal: maybe(v.boolean()),
};
const pageAnswer = v.object({ total: v.nullish(v.number()), records: v.array(packageWire) });
/** Extension `package-handler`: only packages of one handler and those without a handler. */
const waitingFor = v.object({ fkPersonHandle: maybe(text(64)) });
/** Number of packages of each document type that wait to be submitted. */
const waitingAnswer = v.object({
  total: v.number(),
  products: v.array(v.object({ docType: v.string(), docScene: v.nullish(v.string()), count: v.number() })),
});

/** Calls of a list, in one file, because a list page loads no other calls. */
export const packageListCalls = {
  packagePage: defineCall({
    base: 'web',
    method: 'POST',
    path: '/corp/mps/v1/certificate/doc/datum/page-by-condition',
    source: 'document 2, sections 3 and 7',
    caller: 'signed-in',
    changes: false,
    request: v.object({ ...packageConditions, ...paging }),
    answer: pageAnswer,
  }),
  allPackagePage: defineCall({
    base: 'web',
    method: 'POST',
    path: '/corp/mps/v1/certificate/doc/datum/all-page-by-condition',
    source: 'document 2, section 7',
    caller: 'signed-in',
    changes: false,
    request: v.object({ ...anyPackageConditions, ...paging }),
    answer: pageAnswer,
  }),
  waitSubmit: defineCall({
    base: 'web',
    method: 'GET',
    path: '/corp/v1/credits/corp/wait-submit-datum/index',
    source: 'document 1, section 7',
    caller: 'signed-in',
    changes: false,
    timeoutMs: optionalTimeoutMs,
    request: waitingFor,
    answer: waitingAnswer,
  }),
  waitSubmitByCore: defineCall({
    base: 'web',
    method: 'GET',
    path: '/corp/v1/credit/core/agent-finance/wait-submit-datum/index',
    source: 'document 1, section 7',
    caller: 'signed-in',
    changes: false,
    timeoutMs: optionalTimeoutMs,
    request: waitingFor,
    answer: waitingAnswer,
  }),
  packageEvent: defineCall({
    base: 'web',
    method: 'POST',
    path: '/corp/doc/datum/event',
    source: 'document 2, section 7, which names no fields; checklist F-268',
    caller: 'signed-in',
    changes: true,
    isPersonal: true,
    timeoutMs: optionalTimeoutMs,
    request: v.object({ docDatumId: identifier, eventType: v.picklist(['ACCOUNT_VIEWED']) }),
    answer: done,
  }),
};
