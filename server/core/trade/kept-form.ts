import { isSupportedDate } from '../../../src/domain/calendar/plain-date.ts';
import { isEnterable, moneyToText, parseMoney, type Money } from '../../../src/domain/money/money.ts';
import type { BackingInvoice } from '../../../src/domain/trade/shared/instrument.ts';
import { isExceptionReason, type IssueForm } from '../../../src/domain/trade/shared/issue-rules.ts';
import type { TransferForm } from '../../../src/domain/trade/shared/transfer-rules.ts';
import type { KeptInvoice, KeptTradeForm } from '../records/trade.ts';
import { Refusal } from '../refusal.ts';

/** An amount that a form takes; undefined for anything else, and for an empty text. */
export function formAmount(text: string): Money | undefined {
  const amount = parseMoney(text);
  return isEnterable(amount) ? amount : undefined;
}

const formDay = (text: string): string => (isSupportedDate(text) ? text : '');

const plainText = (text: string): string => text.normalize('NFKC').replaceAll(/\s+/gu, '').toUpperCase();

/** Identity of an invoice: its code and number, each without spaces and in capitals, with one space between them. */
export const backingInvoiceId = ({ code, number }: Pick<BackingInvoice, 'code' | 'number'>): string =>
  `${plainText(code)} ${plainText(number)}`.trim();

/** An invoice in the form in which the store keeps it. */
export const toKeptInvoice = ({ total, ...invoice }: BackingInvoice): KeptInvoice => ({
  ...invoice,
  total: moneyToText(total),
});

/**
 * Invoices of a form. Refuses with REQUEST_INVALID one without a number, day or total, and one that is there twice.
 */
export function formInvoices(kept: readonly KeptInvoice[]): readonly BackingInvoice[] {
  const found = new Set<string>();
  return kept.map((invoice, index) => {
    const total = formAmount(invoice.total);
    const id = backingInvoiceId(invoice);
    if (invoice.number.trim() === '' || found.has(id))
      throw new Refusal('REQUEST_INVALID', { field: `form.invoices.${index}.number` });
    if (!isSupportedDate(invoice.issuedOn))
      throw new Refusal('REQUEST_INVALID', { field: `form.invoices.${index}.issuedOn` });
    if (total === undefined || total.fen === 0n)
      throw new Refusal('REQUEST_INVALID', { field: `form.invoices.${index}.total` });
    found.add(id);
    return { code: invoice.code.trim(), number: invoice.number.trim(), issuedOn: invoice.issuedOn, total };
  });
}

/** A kept form as the rules of an issue read it. */
export function issueFormOf(form: KeptTradeForm): IssueForm {
  return {
    payeeId: form.payeeId,
    amount: formAmount(form.amount),
    dueOn: formDay(form.dueOn),
    contractNumber: form.contractNumber.trim(),
    invoices: formInvoices(form.invoices),
    isTransferable: form.isTransferable,
    remark: form.remark.trim(),
    exceptionReason: isExceptionReason(form.exceptionReason) ? form.exceptionReason : '',
    exceptionText: form.exceptionText.trim(),
  };
}

/** A kept form as the rules of a transfer read it. */
export function transferFormOf({ holdingId, lines, purpose }: KeptTradeForm): TransferForm {
  return {
    holdingId,
    lines: lines.map(({ payeeId, amount }) => ({ payeeId, amount: formAmount(amount) })),
    purpose: purpose.trim(),
  };
}
