import * as v from 'valibot';

/** What the tax register may say of an invoice; `NORMAL` for nothing against it. */
export const invoiceStates = ['RED', 'VOID', 'NORMAL'] as const;
export type InvoiceState = (typeof invoiceStates)[number];

export const invoicesAnswer = v.object({
  invoices: v.array(
    v.object({ code: v.string(), number: v.string(), state: v.picklist(['RED', 'VOID']), markedAt: v.number() }),
  ),
  /** There are more than are told. */
  more: v.boolean(),
});
export const invoiceAnswer = v.object({ number: v.string(), code: v.string(), state: v.picklist(invoiceStates) });

export type RegisteredInvoices = v.InferOutput<typeof invoicesAnswer>;
export type RegisteredInvoice = RegisteredInvoices['invoices'][number];
export type InvoiceOrder = v.InferOutput<typeof invoiceAnswer>;
