import * as v from 'valibot';
import { invoiceTypes } from '../../../domain/evidence/invoice/invoice-type.ts';
import { defineCall } from '../../call.ts';
import { count, done, identifier, instant, maybe } from '../../fields.ts';
import { docFileWire, enteredInvoiceWire } from './materials.ts';
import { toldReason } from './packages.ts';

const { invoiceCode, invoiceDate } = enteredInvoiceWire.entries;
/**
 * What several invoices may share, at least one of it. A number, a check code or an amount belongs to one of them
 * alone, and is refused here; so is emptying what others typed.
 */
const sharedFields = v.pipe(
  v.strictObject({
    invoiceType: maybe(v.picklist(invoiceTypes)),
    invoiceCode: maybe(v.pipe(invoiceCode.wrapped, v.minLength(1))),
    invoiceDate: maybe(v.pipe(invoiceDate.wrapped, v.minLength(1))),
  }),
  v.check((fields) => Object.values(fields).some((value) => value !== undefined), 'nothing to change'),
);

/** Change of one of several documents. Fields that are left out stay unchanged. */
const updateDocFile = v.object({ docFileId: identifier, revision: maybe(count), invoice: sharedFields });

/**
 * What is changed of several documents at once, asked of a document that was handed in, and told of where one lies
 * (document 2, section 7, which names paths and `updateDocFile` alone; checklist F-217).
 */
export const materialChangeCalls = {
  /**
   * Writes shared fields into several invoices of one material: all of them, or none. Refuses like `fileModify`, naming
   * the first that stands in the way by `docFileId`.
   */
  materialBatchModify: defineCall({
    base: 'web',
    method: 'POST',
    path: '/corp/v1/certificate/doc/material/batch-modify',
    source: 'document 2, section 7: updateDocFile',
    caller: 'signed-in',
    changes: true,
    request: v.object({
      docMaterialId: identifier,
      updateDocFile: v.pipe(v.array(updateDocFile), v.minLength(1), v.maxLength(1000)),
    }),
    answer: v.array(docFileWire),
  }),
  /**
   * Asks the platform to take a document out of a package that was handed in; it stays until the platform approves.
   * Refuses with NOT_IN_THIS_STATE, CHANGE_ASKED while something else is asked, LAST_OF_REQUIRED the only document of
   * what must be given.
   */
  materialRemoveApprove: defineCall({
    base: 'web',
    method: 'POST',
    path: '/corp/v1/certificate/doc/material/remove/{id}/approve',
    source: 'document 2, section 7, which names no fields: the document by its id',
    caller: 'signed-in',
    changes: true,
    keepsAnswer: true,
    request: v.object({ id: identifier, reason: toldReason }),
    answer: done,
  }),
  /** Where a document lies: its category, its package and what that is for. */
  materialBaseInfo: defineCall({
    base: 'web',
    method: 'GET',
    path: '/corp/v1/certificate/doc/material/find/base/info/{id}',
    source: 'document 2, section 7, which names no fields: the material by its id',
    caller: 'signed-in',
    changes: false,
    request: v.object({ id: identifier }),
    answer: v.object({
      docMaterialId: v.string(),
      categoryName: v.string(),
      docFileType: v.string(),
      docUploadStage: v.nullish(v.string()),
      docFiles: v.nullish(v.number()),
      docDatumId: v.string(),
      docType: v.nullish(v.string()),
      docScene: v.nullish(v.string()),
      state: v.string(),
      payerName: v.nullish(v.string()),
      supplierName: v.nullish(v.string()),
      financeName: v.nullish(v.string()),
      businessNumbers: v.nullish(v.array(v.string())),
      createTime: v.nullish(instant),
      submitTime: v.nullish(instant),
    }),
  }),
};
