import type { PagePart } from '../../../domain/evidence/reading/invoices-on-paper.ts';

/** The files that the parts of a file became, in their order, or why it cannot be divided. */
export type DividedFile =
  | { readonly divided: true; readonly files: readonly Uint8Array<ArrayBuffer>[] }
  | { readonly divided: false; readonly because: 'encrypted' | 'signed' | 'damaged' };

/** Copies of files that have arrived. Rejects with a `PortFault` where the file cannot be fetched. */
export interface FileCopies {
  copy(fileId: string): Promise<Uint8Array<ArrayBuffer>>;
  /** Makes a PDF of each list of pages and parts of pages. The file itself stays as it is. */
  divide(fileId: string, parts: readonly (readonly PagePart[])[]): Promise<DividedFile>;
}
