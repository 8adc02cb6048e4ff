import * as v from 'valibot';

/** The states of an invoice in the tax register; `NORMAL` means no objection. */
export const invoiceStates = ['RED', 'VOID', 'NORMAL'] as const;
export type InvoiceState = (typeof invoiceStates)[number];

export const invoicesAnswer = v.object({
  invoices: v.array(
    v.object({ code: v.string(), number: v.string(), state: v.picklist(['RED', 'VOID']), markedAt: v.number() }),
  ),
  /** Whether the register has more invoices than this answer. */
  more: v.boolean(),
});
export const invoiceAnswer = v.object({ number: v.string(), code: v.string(), state: v.picklist(invoiceStates) });

export type RegisteredInvoices = v.InferOutput<typeof invoicesAnswer>;
export type RegisteredInvoice = RegisteredInvoices['invoices'][number];
export type InvoiceOrder = v.InferOutput<typeof invoiceAnswer>;
