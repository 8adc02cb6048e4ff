import type { InvoiceMark } from '../../../domain/evidence/reuse/invoice-mark.ts';

/**
 * An invoice of a package that an earlier package of the same company already uses, or that the tax register marks as
 * void or red.
 */
export interface InvoiceUse {
  readonly code: string;
  readonly number: string;
  /** Number of the package that uses it; undefined where none does. */
  readonly usedIn: string | undefined;
  readonly mark?: InvoiceMark | undefined;
}

/** Other uses of a package's invoices, and their state in the tax register. */
export interface InvoiceUses {
  /** Uses by document id, for saved documents only; empty where the back end does not say. */
  ofPackage(packageId: string, signal?: AbortSignal): Promise<ReadonlyMap<string, InvoiceUse>>;
}
