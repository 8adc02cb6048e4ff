/** An invoice of a package that another package of the same company has before it. */
export interface InvoiceUse {
  readonly code: string;
  readonly number: string;
  /** The number of the package that has it. */
  readonly usedIn: string;
}

/** Where else the invoices of a package stand. */
export interface InvoiceUses {
  /** By document, as far as they were saved; empty where the back end does not tell. */
  ofPackage(docDatumId: string, signal?: AbortSignal): Promise<ReadonlyMap<string, InvoiceUse>>;
}
