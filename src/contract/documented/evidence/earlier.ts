import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { amount, askedDate, flag, identifier, instant, list, maybe, page, pageSize, text } from '../../fields.ts';
import { docFileWire } from './materials.ts';

const request = v.object({
  docDatumId: identifier,
  keyword: maybe(text(64)),
  /** A part of the buyer's name; of trade invoices, whose buyer is the package's own, it is left out. */
  payerName: maybe(text(64)),
  amountFrom: maybe(amount),
  amountTo: maybe(amount),
  dateFrom: maybe(askedDate),
  dateTo: maybe(askedDate),
  /** Only what no package holds, except void ones. */
  unused: maybe(flag),
  page,
  pageSize,
});

const earlierWire = v.object({
  ...docFileWire.entries,
  docDatumId: v.string(),
  createTime: v.nullish(instant),
  /** Numbers of the packages that hold it, the first few, and how many they are. */
  usedIn: v.nullish(v.array(v.string())),
  usedCount: v.nullish(v.number()),
  /** The package for which one chooses has it already. */
  inPackage: v.nullish(v.boolean()),
  /** RED or VOID by the tax register. */
  invoiceState: v.nullish(v.string()),
});
export type EarlierWire = v.InferInput<typeof earlierWire>;

const answer = v.object({ total: v.number(), records: v.array(earlierWire) });

/**
 * Choosing invoices and contracts that a company has given before (document 2, section 7, which names no fields;
 * checklist F-218): each once, unused ones first, the latest first among them; NOT_FOUND for a package of somebody
 * else.
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
   * Invoices that the trade behind the businesses of a package holds already, chosen from like earlier ones;
   * NOT_PERMITTED where the package's book knows of none.
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
   * Puts copies of earlier documents into a material, with their files and values. Refuses with CHOICE_REFUSED, naming
   * the first that may not be chosen and why; then none is put.
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
