/** What the tax register says against an invoice: a red one was issued over it, or it was made void. */
export const invoiceMarks = ['RED', 'VOID'] as const;
export type InvoiceMark = (typeof invoiceMarks)[number];
