import * as v from 'valibot';
import { money, moneyToText } from '../../../../domain/money/money.ts';
import { bookPolicies } from '../../../../domain/evidence/shared/book-policies.ts';
import type { Candidate, InvoiceTag } from '../../../../domain/evidence/selection/candidate.ts';
import { defineCall } from '../../../call.ts';
import { amount, date, maybe, page as pageNumber, pageSize as rowsPerPage, text } from '../../../fields.ts';
import type { CandidateSource } from './candidate-source.ts';

export const creditWire = v.object({
  fkCredit: v.string(), creditNo: v.string(), supplierName: v.string(), creditSourceName: v.string(), payerName: v.nullish(v.string()),
  corpNameCp: v.nullish(v.string()), fkFinance: v.nullish(v.string()), financeName: v.nullish(v.string()), fkCorpCore: v.nullish(v.string()),
  creditBusiType: v.string(), creditState: v.nullish(v.string()), creditProductType: v.nullish(v.string()),
  amount, dueDate: date, accountNo: v.nullish(v.string()),
  /** INVOICE_ABSENT or INVOICE_ABSENT_REPLENISH among the row labels lets the invoice be omitted. */
  viewLabels: v.nullish(v.string()), pushBlankType: v.nullish(v.string()), docDatumId: v.nullish(v.string()),
});
type CreditWire = v.InferInput<typeof creditWire>;

/** Receivable-chain credits that may be financed. */
export const creditCandidates = defineCall({
  base: 'web', method: 'GET', path: '/corp/v1/credits/financing/list', source: 'document 2, sections 3 and 7', caller: 'signed-in', changes: false,
  request: v.object({
    creditStates: maybe(text(200)), creditBusiTypes: maybe(text(100)), creditProductType: maybe(text(40)), corpNameCp: maybe(text(100)),
    page: maybe(pageNumber), pageSize: maybe(rowsPerPage),
  }),
  answer: v.object({ total: v.number(), records: v.array(creditWire) }),
});

function invoiceTagOf(wire: CreditWire): InvoiceTag | undefined {
  const labels = (wire.viewLabels ?? '').split(',');
  if (labels.includes('INVOICE_ABSENT_REPLENISH')) return 'INVOICE_ABSENT_REPLENISH';
  return labels.includes('INVOICE_ABSENT') || wire.pushBlankType === 'NO_INVOICE' ? 'INVOICE_ABSENT' : undefined;
}

function creditFromWire(wire: CreditWire): Candidate {
  return {
    id: wire.fkCredit, number: wire.creditNo, supplierName: wire.supplierName, creditSourceName: wire.creditSourceName, payerName: wire.payerName ?? '', counterpartyName: wire.corpNameCp ?? '',
    fkFinance: wire.fkFinance ?? undefined, funderName: wire.financeName ?? undefined, fkCorpCore: wire.fkCorpCore ?? '', businessType: wire.creditBusiType,
    state: wire.creditState ?? '', productType: wire.creditProductType ?? '', amount: money(wire.amount), dueDate: wire.dueDate, accountNumber: wire.accountNo ?? '',
    invoiceTag: invoiceTagOf(wire), packagedIn: wire.docDatumId ?? undefined,
  };
}

export function creditToWire(credit: Candidate): CreditWire {
  return {
    fkCredit: credit.id, creditNo: credit.number, supplierName: credit.supplierName, creditSourceName: credit.creditSourceName, payerName: credit.payerName,
    corpNameCp: credit.counterpartyName, fkFinance: credit.fkFinance, financeName: credit.funderName, fkCorpCore: credit.fkCorpCore,
    creditBusiType: credit.businessType, creditState: credit.state, creditProductType: credit.productType,
    amount: moneyToText(credit.amount), dueDate: credit.dueDate, accountNo: credit.accountNumber,
    viewLabels: credit.invoiceTag, pushBlankType: credit.invoiceTag === undefined ? undefined : 'NO_INVOICE', docDatumId: credit.packagedIn,
  };
}

export const creditSource: CandidateSource = async (send, { counterparty, businessTypes, productType }, page, pageSize) => {
  const { total, records } = await send(creditCandidates, {
    page, pageSize, creditStates: bookPolicies.credit.choosableState,
    ...(counterparty === '' ? {} : { corpNameCp: counterparty }),
    ...(businessTypes.length > 0 ? { creditBusiTypes: businessTypes.join(',') } : {}),
    ...(productType === '' ? {} : { creditProductType: productType }),
  });
  return { total, rows: records.map(creditFromWire) };
};
