import { isSupportedDate } from '../../../src/domain/calendar/plain-date.ts';
import { isEnterable, moneyToText, parseMoney, type Money } from '../../../src/domain/money/money.ts';
import type { BackingInvoice } from '../../../src/domain/trade/shared/instrument.ts';
import { isExceptionReason, isInvoiceIdentity, type IssueForm } from '../../../src/domain/trade/shared/issue-rules.ts';
import type { TransferForm } from '../../../src/domain/trade/shared/transfer-rules.ts';
import type { KeptInvoice, KeptTradeForm } from '../records/trade.ts';

/** An amount that a form accepts; undefined for anything else, and for an empty text. */
export function formAmount(text: string): Money | undefined {
  const amount = parseMoney(text);
  return isEnterable(amount) ? amount : undefined;
}

const formDay = (text: string): string => (isSupportedDate(text) ? text : '');

const plainText = (text: string): string => text.normalize('NFKC').replaceAll(/\s+/gu, '').toUpperCase();

/** Identity of an invoice: its code and number, each without spaces and in capitals, with one space between them. */
export const backingInvoiceId = ({ code, number }: Pick<BackingInvoice, 'code' | 'number'>): string =>
  `${plainText(code)} ${plainText(number)}`.trim();

/** An invoice in the form in which it is stored. */
export const toKeptInvoice = ({ total, ...invoice }: BackingInvoice): KeptInvoice => ({
  ...invoice,
  total: moneyToText(total),
});

/** An invoice of a form; undefined where its number, day or total is missing or invalid. */
function readInvoice(kept: KeptInvoice): BackingInvoice | undefined {
  const total = formAmount(kept.total);
  const number = plainText(kept.number);
  return number !== '' && isSupportedDate(kept.issuedOn) && total !== undefined && total.fen > 0n
    ? { code: plainText(kept.code), number, issuedOn: kept.issuedOn, total }
    : undefined;
}

/** Lines of a form's invoices, in its order: the invoice, or why the line is invalid. */
export function invoiceLines(
  kept: readonly KeptInvoice[],
): readonly (BackingInvoice | 'incomplete' | 'number' | 'twice')[] {
  const found = new Set<string>();
  return kept.map((each) => {
    const invoice = readInvoice(each);
    if (!invoice) return 'incomplete';
    if (!isInvoiceIdentity(invoice)) return 'number';
    const id = backingInvoiceId(invoice);
    if (found.has(id)) return 'twice';
    found.add(id);
    return invoice;
  });
}

/** The invoices among the lines of a form. */
export const formInvoices = (kept: readonly KeptInvoice[]): readonly BackingInvoice[] =>
  invoiceLines(kept).filter((line) => typeof line !== 'string');

const faultOf = (lines: readonly unknown[]): IssueForm['faultyInvoices'] =>
  (['incomplete', 'number', 'twice'] as const).find((fault) => lines.includes(fault));

/** A stored form in the form that the rules of an issue use. */
export function issueFormOf(form: KeptTradeForm): IssueForm {
  return {
    payeeId: form.payeeId,
    amount: formAmount(form.amount),
    dueOn: formDay(form.dueOn),
    contractNumber: form.contractNumber.trim(),
    invoices: formInvoices(form.invoices),
    faultyInvoices: faultOf(invoiceLines(form.invoices)),
    isTransferable: form.isTransferable,
    remark: form.remark.trim(),
    exceptionReason: isExceptionReason(form.exceptionReason) ? form.exceptionReason : '',
    exceptionText: form.exceptionText.trim(),
  };
}

/** A stored form in the form that the rules of a transfer use. */
export function transferFormOf({ holdingId, lines, purpose }: KeptTradeForm): TransferForm {
  return {
    holdingId,
    lines: lines.map(({ payeeId, amount }) => ({ payeeId, amount: formAmount(amount) })),
    purpose: purpose.trim(),
  };
}
