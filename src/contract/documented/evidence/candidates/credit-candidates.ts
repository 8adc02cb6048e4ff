import * as v from 'valibot';
import { money, moneyToText } from '../../../../domain/money/money.ts';
import { policyOf, type OpenBook } from '../../../../domain/evidence/shared/book-policies.ts';
import type { Candidate } from '../../../../domain/evidence/selection/candidate.ts';
import { defineCall } from '../../../call.ts';
import { amount, date, maybe, page as pageNumber, pageSize as rowsPerPage, text } from '../../../fields.ts';
import { bookFromWire, bookToWire } from '../book-mapping.ts';
import { candidateCallsOf } from './candidate-calls.ts';
import { invoiceTagOf, pushBlankTypeOf } from './invoice-tags.ts';

export const creditWire = v.object({
  fkCredit: v.string(),
  creditNo: v.string(),
  supplierName: v.string(),
  creditSourceName: v.string(),
  payerName: v.nullish(v.string()),
  corpNameCp: v.nullish(v.string()),
  fkFinance: v.nullish(v.string()),
  financeName: v.nullish(v.string()),
  fkCorpCore: v.nullish(v.string()),
  creditBusiType: v.string(),
  creditState: v.nullish(v.string()),
  creditProductType: v.nullish(v.string()),
  amount,
  dueDate: date,
  accountNo: v.nullish(v.string()),
  /** INVOICE_ABSENT or INVOICE_ABSENT_REPLENISH among the row labels: the invoice may be omitted. */
  viewLabels: v.nullish(v.string()),
  pushBlankType: v.nullish(v.string()),
  docDatumId: v.nullish(v.string()),
});
type CreditWire = v.InferInput<typeof creditWire>;

const request = v.object({
  /** The product; absent for credits. */
  docType: maybe(
    v.pipe(
      text(32),
      v.check((docType) => bookFromWire({ docType }) !== undefined, 'no such product'),
    ),
  ),
  creditStates: maybe(text(200)),
  creditBusiTypes: maybe(text(100)),
  creditProductType: maybe(text(40)),
  corpNameCp: maybe(text(100)),
  page: maybe(pageNumber),
  pageSize: maybe(rowsPerPage),
});

function creditFromWire(wire: CreditWire): Candidate {
  return {
    id: wire.fkCredit,
    number: wire.creditNo,
    supplierName: wire.supplierName,
    creditSourceName: wire.creditSourceName,
    payerName: wire.payerName ?? '',
    counterpartyName: wire.corpNameCp ?? '',
    funderId: wire.fkFinance ?? undefined,
    funderName: wire.financeName ?? undefined,
    coreEnterpriseId: wire.fkCorpCore ?? '',
    businessType: wire.creditBusiType,
    state: wire.creditState ?? '',
    productType: wire.creditProductType ?? '',
    amount: money(wire.amount),
    dueDate: wire.dueDate,
    accountNumber: wire.accountNo ?? '',
    invoiceTag: invoiceTagOf(wire),
    packagedIn: wire.docDatumId ?? undefined,
    billSubRange: '',
  };
}

function creditToWire(credit: Candidate): CreditWire {
  return {
    fkCredit: credit.id,
    creditNo: credit.number,
    supplierName: credit.supplierName,
    creditSourceName: credit.creditSourceName,
    payerName: credit.payerName,
    corpNameCp: credit.counterpartyName,
    fkFinance: credit.funderId,
    financeName: credit.funderName,
    fkCorpCore: credit.coreEnterpriseId,
    creditBusiType: credit.businessType,
    creditState: credit.state,
    creditProductType: credit.productType,
    amount: moneyToText(credit.amount),
    dueDate: credit.dueDate,
    accountNo: credit.accountNumber,
    viewLabels: credit.invoiceTag,
    pushBlankType: pushBlankTypeOf(credit),
    docDatumId: credit.packagedIn,
  };
}

const values = (list: string | undefined): readonly string[] | undefined =>
  list?.split(',').filter((each) => each !== '');

/**
 * Receivable-chain credits of the company that holds them, or of the core enterprise that issued them. For another
 * product, the request names the type. Credits that were passed on in a blank package have a call of their own.
 */
function creditCandidates(book: OpenBook, method: 'GET' | 'POST', path: string, onlyState?: string) {
  return candidateCallsOf({
    call: defineCall({
      base: 'web',
      method,
      path,
      source: 'document 2, sections 3 and 7',
      caller: 'signed-in',
      changes: false,
      request,
      answer: v.object({ total: v.number(), records: v.array(creditWire) }),
    }),
    ask: ({ book: wanted, filter, page, pageSize }) => ({
      page,
      pageSize,
      creditStates: onlyState ?? policyOf(wanted).choosableState,
      ...(wanted === book ? {} : { docType: bookToWire(wanted).docType }),
      ...(filter.counterparty === '' ? {} : { corpNameCp: filter.counterparty }),
      ...(filter.businessTypes.length > 0 ? { creditBusiTypes: filter.businessTypes.join(',') } : {}),
      ...(filter.productType === '' ? {} : { creditProductType: filter.productType }),
    }),
    toQuery: ({
      docType,
      creditStates,
      creditBusiTypes,
      creditProductType = '',
      corpNameCp = '',
      page = 1,
      pageSize = 100,
    }) => {
      const states = onlyState === undefined ? values(creditStates) : [onlyState];
      return {
        book: (docType === undefined ? undefined : bookFromWire({ docType })) ?? book,
        page,
        pageSize,
        filter: {
          counterparty: corpNameCp,
          businessTypes: values(creditBusiTypes) ?? [],
          productType: creditProductType,
        },
        ...(states ? { states } : {}),
      };
    },
    answer: ({ total, rows }) => ({ total, records: rows.map(creditToWire) }),
    read: ({ total, records }) => ({ total, rows: records.map(creditFromWire) }),
  });
}

export const ownCredits = creditCandidates('credit', 'GET', '/corp/v1/credits/financing/list');
export const creditsByCore = creditCandidates('credit', 'GET', '/corp/v1/credits/financing/core');
/**
 * Credits that were passed on to the funder without invoices, which are still owed (document 2, section 7; checklist
 * F-206).
 */
export const blankCredits = creditCandidates(
  'credit',
  'GET',
  '/corp/v1/credits/financing/un-push-blank-pkg/un-relation/list',
  policyOf('credit').blankState,
);
export const firstTradeOwn = creditCandidates('first-trade', 'POST', '/corp/v1/credits/corp/first/trade/datum/list');
export const firstTradeByCore = creditCandidates('first-trade', 'POST', '/corp/v1/credits/core/first/trade/datum/list');
