/** Mark of an invoice in the tax register: cancelled by a red invoice, or void. */
export const invoiceMarks = ['RED', 'VOID'] as const;
export type InvoiceMark = (typeof invoiceMarks)[number];
