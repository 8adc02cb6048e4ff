import type { ArchiveEntry } from '../../../../domain/viewer/shared/archive-entry.ts';
import type { OpenDocument } from './document-reader.ts';

/** How to read a file that is not a PDF, according to its type. */
export type ContentForm = 'picture' | 'ofd' | 'xml' | 'workbook' | 'text';

/** A party of an electronic invoice, as written there; empty for missing values. */
export interface WrittenParty {
  readonly name: string;
  readonly taxNumber: string;
  readonly address: string;
  readonly telephone: string;
  readonly bank: string;
  readonly account: string;
}

/**
 * A line of an electronic invoice. Amounts are as written there; a rate that was a plain fraction is converted to a
 * percentage.
 */
export interface WrittenLine {
  readonly item: string;
  readonly specification: string;
  readonly unit: string;
  readonly quantity: string;
  readonly price: string;
  readonly amount: string;
  readonly rate: string;
  readonly tax: string;
}

export type WrittenFactName =
  | 'kind'
  | 'colour'
  | 'code'
  | 'number'
  | 'date'
  | 'check-code'
  | 'machine-number'
  | 'drawer'
  | 'payee'
  | 'checker';

/** The data of a machine-readable electronic invoice, prepared for display. */
export interface WrittenInvoice {
  /** Present values in the order of the printed form; missing values are left out. */
  readonly facts: readonly { readonly name: WrittenFactName; readonly value: string }[];
  readonly buyer: WrittenParty;
  readonly seller: WrittenParty;
  readonly lines: readonly WrittenLine[];
  /** Number of all lines of the invoice; `lines` has only the first of them. */
  readonly lineCount: number;
  readonly amountExcludingTax: string;
  readonly tax: string;
  readonly total: string;
  readonly remark: string;
}

export interface WrittenCell {
  readonly text: string;
  /** Whether it is a number, which is aligned right. */
  readonly isFigure: boolean;
}

/** A sheet of a workbook as displayed, without formulas, formats and drawings. */
export interface WrittenSheet {
  readonly name: string;
  readonly rows: readonly (readonly WrittenCell[])[];
  /** Number of all rows of the sheet; `rows` has only the first of them. */
  readonly rowCount: number;
  /** Number of all columns of the sheet; `rows` has only the first of them. */
  readonly columnCount: number;
}

/** Content that is shown as text instead of being drawn. */
export type WrittenContent =
  | { readonly kind: 'invoice'; readonly invoice: WrittenInvoice }
  | { readonly kind: 'sheets'; readonly sheets: readonly WrittenSheet[] }
  /** Files of an archive, and whether each of them can be opened. */
  | { readonly kind: 'archive'; readonly entries: readonly ArchiveEntry[]; readonly opens: boolean }
  /** A text. `cut`: only its beginning is given. */
  | { readonly kind: 'text'; readonly text: string; readonly cut: boolean };

export type ReadContent = { readonly kind: 'pages'; readonly document: OpenDocument } | WrittenContent;

/**
 * Opens files that are not PDF. Pictures and OFD become pages to draw, other files become text. All failures are a
 * `DocumentFault`; an aborted call rejects with the signal's reason.
 */
export interface ContentReader {
  /** Loads the reader in advance, when a file is likely to be opened. */
  warmUp(): void;
  /**
   * Reads a file.
   *
   * @param address returns the file's current address, and a new one at each further call
   * @param signal aborts the reading, and closes an open document
   * @param come receives the progress of the download in whole percents, where the length is known
   */
  read(
    form: ContentForm,
    address: () => Promise<string>,
    signal: AbortSignal,
    come?: (percent: number) => void,
  ): Promise<ReadContent>;
}
