import type { PagePart } from '../../../domain/evidence/reading/invoices-on-paper.ts';

/** The files into which a file was divided, in their order, or why it cannot be divided. */
export type DividedFile =
  | { readonly divided: true; readonly files: readonly Uint8Array<ArrayBuffer>[] }
  | { readonly divided: false; readonly because: 'encrypted' | 'signed' | 'damaged' };

/** Copies of uploaded files. Rejects with a `PortFault` where the file cannot be fetched. */
export interface FileCopies {
  copy(fileId: string): Promise<Uint8Array<ArrayBuffer>>;
  /** Makes one PDF from each list of pages and parts of pages. The original file is not changed. */
  divide(fileId: string, parts: readonly (readonly PagePart[])[]): Promise<DividedFile>;
}
