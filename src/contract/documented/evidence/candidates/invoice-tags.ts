import type { Candidate, InvoiceTag } from '../../../../domain/evidence/selection/candidate.ts';

/**
 * The invoice may be omitted where INVOICE_ABSENT or INVOICE_ABSENT_REPLENISH is among the row labels, or the package
 * was pushed blank (document 2, sections 3 and 5).
 */
export function invoiceTagOf({
  viewLabels,
  pushBlankType,
}: {
  readonly viewLabels?: string | null | undefined;
  readonly pushBlankType?: string | null | undefined;
}): InvoiceTag | undefined {
  const labels = (viewLabels ?? '').split(',');
  if (labels.includes('INVOICE_ABSENT_REPLENISH')) return 'INVOICE_ABSENT_REPLENISH';
  return labels.includes('INVOICE_ABSENT') || pushBlankType === 'NO_INVOICE' ? 'INVOICE_ABSENT' : undefined;
}

export function pushBlankTypeOf({ invoiceTag }: Pick<Candidate, 'invoiceTag'>): 'NO_INVOICE' | undefined {
  return invoiceTag === undefined ? undefined : 'NO_INVOICE';
}
