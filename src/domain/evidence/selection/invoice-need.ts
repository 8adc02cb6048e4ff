import type { BookPolicy } from '../shared/book-policies.ts';
import type { DocumentType } from '../materials/stage.ts';
import type { Candidate } from './candidate.ts';

/**
 * Exceptions to required invoices (document 2, section 5): no invoices are needed, they may follow, or they are owed
 * because the businesses were passed on to the funder without them.
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

/** The invoice exception of a package with these businesses; undefined where at least one needs its invoice now. */
export function invoiceNeedOf(
  businesses: readonly Pick<Candidate, 'state' | 'invoiceTag'>[],
  policy: Pick<BookPolicy, 'blankState'>,
): InvoiceNeed | undefined {
  if (businesses.some((business) => wasPushedBlank(business, policy))) return 'owed';
  if (businesses.length === 0 || businesses.some(({ invoiceTag }) => invoiceTag === undefined)) return undefined;
  return businesses.some(({ invoiceTag }) => invoiceTag === 'INVOICE_ABSENT_REPLENISH') ? 'follow' : 'absent';
}

/**
 * Whether a package requires a material. A package that owes invoices requires only these, because all other documents
 * were given when the businesses were passed on.
 */
export function isRequired(
  { required, documentType }: { readonly required: boolean; readonly documentType: DocumentType },
  need: InvoiceNeed | undefined,
): boolean {
  if (need === 'owed') return documentType === 'BUSI_INVOICE';
  return required && (need === undefined || documentType !== 'BUSI_INVOICE');
}
