import type { BookPolicy } from '../shared/book-policies.ts';
import type { DocumentType } from '../materials/stage.ts';
import type { Candidate } from './candidate.ts';

/**
 * What a package says of its invoices where they are not simply asked for (document 2, section 5): none are needed,
 * they may follow, or they are owed, as its businesses were passed on to the funder without any.
 */
export const invoiceNeeds = ['absent', 'follow', 'owed'] as const;
export type InvoiceNeed = (typeof invoiceNeeds)[number];

/** Whether a business was passed on to the funder in a blank package, so that its invoices are owed. */
export function wasPushedBlank(
  { state }: Pick<Candidate, 'state'>,
  { blankState }: Pick<BookPolicy, 'blankState'>,
): boolean {
  return blankState !== undefined && state === blankState;
}

/** What a package of these businesses says of its invoices; undefined where at least one of them needs them now. */
export function invoiceNeedOf(
  businesses: readonly Pick<Candidate, 'state' | 'invoiceTag'>[],
  policy: Pick<BookPolicy, 'blankState'>,
): InvoiceNeed | undefined {
  if (businesses.some((business) => wasPushedBlank(business, policy))) return 'owed';
  if (businesses.length === 0 || businesses.some(({ invoiceTag }) => invoiceTag === undefined)) return undefined;
  return businesses.some(({ invoiceTag }) => invoiceTag === 'INVOICE_ABSENT_REPLENISH') ? 'follow' : 'absent';
}

/**
 * Whether a package must have documents of a type. Whoever owes invoices gives these alone: everything else was there
 * when the businesses were passed on.
 */
export function isRequired(
  { required, documentType }: { readonly required: boolean; readonly documentType: DocumentType },
  need: InvoiceNeed | undefined,
): boolean {
  if (need === 'owed') return documentType === 'BUSI_INVOICE';
  return required && (need === undefined || documentType !== 'BUSI_INVOICE');
}
