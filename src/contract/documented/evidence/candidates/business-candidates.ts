import * as v from 'valibot';
import { money, moneyToText } from '../../../../domain/money/money.ts';
import type { Candidate } from '../../../../domain/evidence/selection/candidate.ts';
import { policyOf, type OpenBook } from '../../../../domain/evidence/shared/book-policies.ts';
import { defineCall } from '../../../call.ts';
import { amount, date, maybe, page as pageNumber, pageSize as rowsPerPage, text } from '../../../fields.ts';
import { candidateCallsOf } from './candidate-calls.ts';
import { invoiceTagOf, pushBlankTypeOf } from './invoice-tags.ts';

/**
 * A business of any product except credits. The documents name the calls and none of their fields, so the fields are
 * the same for all.
 */
export const businessWire = v.object({
  pkBusiness: v.string(),
  businessNo: v.string(),
  supplierName: v.string(),
  creditSourceName: v.string(),
  payerName: v.nullish(v.string()),
  corpNameCp: v.nullish(v.string()),
  fkFinance: v.nullish(v.string()),
  financeName: v.nullish(v.string()),
  fkCorpCore: v.nullish(v.string()),
  busiType: v.string(),
  busiState: v.nullish(v.string()),
  productType: v.nullish(v.string()),
  amount,
  dueDate: date,
  accountNo: v.nullish(v.string()),
  viewLabels: v.nullish(v.string()),
  pushBlankType: v.nullish(v.string()),
  docDatumId: v.nullish(v.string()),
  /** For a bill: its action (ISSUE, BACK or FINANCE), and the part of the bill. */
  billAction: v.nullish(v.string()),
  billSubRange: v.nullish(v.string()),
});
type BusinessWire = v.InferInput<typeof businessWire>;

const request = v.object({
  busiTypes: maybe(text(100)),
  productType: maybe(text(40)),
  corpNameCp: maybe(text(100)),
  billAction: maybe(text(20)),
  page: maybe(pageNumber),
  pageSize: maybe(rowsPerPage),
});

function businessFromWire(wire: BusinessWire): Candidate {
  return {
    id: wire.pkBusiness,
    number: wire.businessNo,
    supplierName: wire.supplierName,
    creditSourceName: wire.creditSourceName,
    payerName: wire.payerName ?? '',
    counterpartyName: wire.corpNameCp ?? '',
    funderId: wire.fkFinance ?? undefined,
    funderName: wire.financeName ?? undefined,
    coreEnterpriseId: wire.fkCorpCore ?? '',
    businessType: wire.busiType,
    state: wire.busiState ?? '',
    productType: wire.billAction ?? wire.productType ?? '',
    amount: money(wire.amount),
    dueDate: wire.dueDate,
    accountNumber: wire.accountNo ?? '',
    invoiceTag: invoiceTagOf(wire),
    packagedIn: wire.docDatumId ?? undefined,
    billSubRange: wire.billSubRange ?? '',
  };
}

function businessToWire(business: Candidate, isBill: boolean): BusinessWire {
  return {
    pkBusiness: business.id,
    businessNo: business.number,
    supplierName: business.supplierName,
    creditSourceName: business.creditSourceName,
    payerName: business.payerName,
    corpNameCp: business.counterpartyName,
    fkFinance: business.funderId,
    financeName: business.funderName,
    fkCorpCore: business.coreEnterpriseId,
    busiType: business.businessType,
    busiState: business.state,
    ...(isBill
      ? { billAction: business.productType, billSubRange: business.billSubRange }
      : { productType: business.productType }),
    amount: moneyToText(business.amount),
    dueDate: business.dueDate,
    accountNo: business.accountNumber,
    viewLabels: business.invoiceTag,
    pushBlankType: pushBlankTypeOf(business),
    docDatumId: business.packagedIn,
  };
}

/**
 * The businesses of one book, by the call that the documents name for it. The kind of product of a bill is what is done
 * with the bill.
 */
export function businessCandidates(book: OpenBook, method: 'GET' | 'POST', path: string) {
  const isBill = policyOf(book).business === 'bill';
  return candidateCallsOf({
    call: defineCall({
      base: 'web',
      method,
      path,
      source: 'document 2, section 7',
      caller: 'signed-in',
      changes: false,
      request,
      answer: v.object({ total: v.number(), records: v.array(businessWire) }),
    }),
    ask: ({ filter, page, pageSize }) => ({
      page,
      pageSize,
      ...(filter.counterparty === '' ? {} : { corpNameCp: filter.counterparty }),
      ...(filter.businessTypes.length > 0 ? { busiTypes: filter.businessTypes.join(',') } : {}),
      ...(filter.productType === ''
        ? {}
        : isBill
          ? { billAction: filter.productType }
          : { productType: filter.productType }),
    }),
    toQuery: ({ busiTypes, productType = '', corpNameCp = '', billAction, page = 1, pageSize = 100 }) => ({
      book,
      page,
      pageSize,
      filter: {
        counterparty: corpNameCp,
        businessTypes: busiTypes === undefined ? [] : busiTypes.split(',').filter((each) => each !== ''),
        productType: billAction ?? productType,
      },
    }),
    answer: ({ total, rows }) => ({ total, records: rows.map((row) => businessToWire(row, isBill)) }),
    read: ({ total, records }) => ({ total, rows: records.map(businessFromWire) }),
  });
}
