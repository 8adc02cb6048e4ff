import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { amount, askedDate, flag, identifier, instant, list, maybe, page, pageSize, text } from '../../fields.ts';
import { docFileWire } from './materials.ts';

const request = v.object({
  docDatumId: identifier,
  keyword: maybe(text(64)),
  /** A part of the buyer's name. Not used for trade invoices, whose buyer is that of the package. */
  payerName: maybe(text(64)),
  amountFrom: maybe(amount),
  amountTo: maybe(amount),
  dateFrom: maybe(askedDate),
  dateTo: maybe(askedDate),
  /** Only documents that no package holds; void packages do not count. */
  unused: maybe(flag),
  page,
  pageSize,
});

const earlierWire = v.object({
  ...docFileWire.entries,
  docDatumId: v.string(),
  createTime: v.nullish(instant),
  /** Numbers of the first few packages that hold it, and the number of all of them. */
  usedIn: v.nullish(v.array(v.string())),
  usedCount: v.nullish(v.number()),
  /** The package for which the user chooses already has it. */
  inPackage: v.nullish(v.boolean()),
  /** RED or VOID in the tax register. */
  invoiceState: v.nullish(v.string()),
});
export type EarlierWire = v.InferInput<typeof earlierWire>;

const answer = v.object({ total: v.number(), records: v.array(earlierWire) });

/**
 * Choosing invoices and contracts that a company has given before (document 2, section 7, which names no fields;
 * checklist F-218). Each is listed once: unused ones first, and among them the latest first. Refused with NOT_FOUND for
 * a package of somebody else.
 */
export const earlierCalls = {
  earlierInvoices: defineCall({
    base: 'web',
    method: 'POST',
    path: '/corp/mps/v1/certificate/invoices/listPageByPa',
    source: 'document 2, section 7, which names no fields',
    caller: 'signed-in',
    changes: false,
    request,
    answer,
  }),
  earlierContracts: defineCall({
    base: 'web',
    method: 'POST',
    path: '/corp/mps/v1/certificate/busiContracts/listPageByPa',
    source: 'document 2, section 7, which names no fields: contracts of packages that are not under review',
    caller: 'signed-in',
    changes: false,
    request,
    answer,
  }),
  earlierContractsInAudit: defineCall({
    base: 'web',
    method: 'POST',
    path: '/corp/mps/v1/certificate/busiContracts/audit/listPageByPa',
    source: 'document 2, section 7, which names no fields: contracts of packages under review',
    caller: 'signed-in',
    changes: false,
    request,
    answer,
  }),
  /**
   * Invoices that the trade behind a package's businesses already holds, chosen like earlier documents. Refused with
   * NOT_PERMITTED where the package's book has none.
   */
  tradeInvoices: defineCall({
    base: 'web',
    method: 'GET',
    path: '/corp/v1/estp/trade/invoice/list/for-datum',
    source: 'document 2, section 7, which names no fields',
    caller: 'signed-in',
    changes: false,
    request,
    answer,
  }),
  /**
   * Puts copies of earlier documents into a material, with their files and values. Refused with CHOICE_REFUSED, naming
   * the first document that may not be chosen and why; then none is put in.
   */
  fileRelate: defineCall({
    base: 'web',
    method: 'POST',
    path: '/corp/v1/certificate/doc/file/material/relate',
    source: 'document 2, sections 3 and 7: docFileType, docMaterialId, docFileIds',
    caller: 'signed-in',
    changes: true,
    keepsAnswer: true,
    request: v.object({ docMaterialId: identifier, docFileIds: list }),
    answer: v.array(docFileWire),
  }),
};
