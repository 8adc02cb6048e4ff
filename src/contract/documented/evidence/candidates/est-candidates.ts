import * as v from 'valibot';
import { money, moneyToText } from '../../../../domain/money/money.ts';
import type { Candidate } from '../../../../domain/evidence/selection/candidate.ts';
import { defineCall } from '../../../call.ts';
import { amount, date, maybe, page as pageNumber, pageSize as rowsPerPage, text } from '../../../fields.ts';
import type { CandidateSource } from './candidate-source.ts';

/** The documents name the call and none of its fields. */
export const estReceivableWire = v.object({
  pkReceivable: v.string(), receivableNo: v.string(), supplierName: v.string(), creditSourceName: v.string(), payerName: v.nullish(v.string()),
  corpNameCp: v.nullish(v.string()), fkFinance: v.nullish(v.string()), financeName: v.nullish(v.string()), fkCorpCore: v.nullish(v.string()),
  busiType: v.string(), receivableState: v.nullish(v.string()), amount, dueDate: date, accountNo: v.nullish(v.string()), docDatumId: v.nullish(v.string()),
});
type EstReceivableWire = v.InferInput<typeof estReceivableWire>;

/** Receivables of the EST product for which a package may be made. */
export const estCandidates = defineCall({
  base: 'web', method: 'GET', path: '/corp/v1/est/receivable/search/for-datum-create', source: 'document 2, section 7', caller: 'signed-in', changes: false,
  request: v.object({ busiTypes: maybe(text(100)), corpNameCp: maybe(text(100)), page: maybe(pageNumber), pageSize: maybe(rowsPerPage) }),
  answer: v.object({ total: v.number(), records: v.array(estReceivableWire) }),
});

function estReceivableFromWire(wire: EstReceivableWire): Candidate {
  return {
    id: wire.pkReceivable, number: wire.receivableNo, supplierName: wire.supplierName, creditSourceName: wire.creditSourceName, payerName: wire.payerName ?? '', counterpartyName: wire.corpNameCp ?? '',
    fkFinance: wire.fkFinance ?? undefined, funderName: wire.financeName ?? undefined, fkCorpCore: wire.fkCorpCore ?? '', businessType: wire.busiType,
    state: wire.receivableState ?? '', productType: '', amount: money(wire.amount), dueDate: wire.dueDate, accountNumber: wire.accountNo ?? '', invoiceTag: undefined, packagedIn: wire.docDatumId ?? undefined,
  };
}

export function estReceivableToWire(receivable: Candidate): EstReceivableWire {
  return {
    pkReceivable: receivable.id, receivableNo: receivable.number, supplierName: receivable.supplierName, creditSourceName: receivable.creditSourceName, payerName: receivable.payerName,
    corpNameCp: receivable.counterpartyName, fkFinance: receivable.fkFinance, financeName: receivable.funderName, fkCorpCore: receivable.fkCorpCore,
    busiType: receivable.businessType, receivableState: receivable.state, amount: moneyToText(receivable.amount), dueDate: receivable.dueDate, accountNo: receivable.accountNumber, docDatumId: receivable.packagedIn,
  };
}

export const estSource: CandidateSource = async (send, { counterparty, businessTypes }, page, pageSize) => {
  const { total, records } = await send(estCandidates, {
    page, pageSize,
    ...(counterparty === '' ? {} : { corpNameCp: counterparty }),
    ...(businessTypes.length > 0 ? { busiTypes: businessTypes.join(',') } : {}),
  });
  return { total, rows: records.map(estReceivableFromWire) };
};
