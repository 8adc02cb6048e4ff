import * as v from 'valibot';
import { invoiceTypes } from '../../../domain/evidence/invoice/invoice-type.ts';
import { defineCall } from '../../call.ts';
import { count, done, identifier, instant, maybe } from '../../fields.ts';
import { docFileWire, enteredInvoiceWire } from './materials.ts';
import { toldReason } from './packages.ts';

const { invoiceCode, invoiceDate } = enteredInvoiceWire.entries;
/**
 * Fields that several invoices may share; at least one is required. A number, a check code or an amount belongs to one
 * invoice alone and is refused here. Emptying a field that others typed is refused too.
 */
const sharedFields = v.pipe(
  v.strictObject({
    invoiceType: maybe(v.picklist(invoiceTypes)),
    invoiceCode: maybe(v.pipe(invoiceCode.wrapped, v.minLength(1))),
    invoiceDate: maybe(v.pipe(invoiceDate.wrapped, v.minLength(1))),
  }),
  v.check((fields) => Object.values(fields).some((value) => value !== undefined), 'nothing to change'),
);

/** Change of one of several documents. Absent fields stay unchanged. */
const updateDocFile = v.object({ docFileId: identifier, revision: maybe(count), invoice: sharedFields });

/**
 * Changing several documents at once, asking for the removal of a submitted document, and finding where a document
 * belongs (document 2, section 7, which names paths and `updateDocFile` alone; checklist F-217).
 */
export const materialChangeCalls = {
  /**
   * Writes shared fields into several invoices of one material: into all of them, or none. Refused like `fileModify`;
   * `docFileId` names the first document that prevents the change.
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
   * Asks the platform to remove a document from a submitted package; the document stays until the platform approves.
   * Refused with NOT_IN_THIS_STATE, CHANGE_ASKED while another request is open, and LAST_OF_REQUIRED for the only
   * document of a required material.
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
  /** A material by its id: its category, its package, and the businesses of that package. */
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
