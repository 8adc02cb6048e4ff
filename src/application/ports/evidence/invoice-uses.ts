import type { InvoiceMark } from '../../../domain/evidence/reuse/invoice-mark.ts';

/**
 * An invoice of a package that another package of the same company has before it, or that the tax register speaks
 * against.
 */
export interface InvoiceUse {
  readonly code: string;
  readonly number: string;
  /** The number of the package that has it; undefined where none has. */
  readonly usedIn: string | undefined;
  readonly mark?: InvoiceMark | undefined;
}

/** Where else the invoices of a package stand, and which are void or red. */
export interface InvoiceUses {
  /** Uses by document id, for saved documents only; empty where the back end does not tell. */
  ofPackage(packageId: string, signal?: AbortSignal): Promise<ReadonlyMap<string, InvoiceUse>>;
}
