import type { ArchiveEntry } from '../../../../domain/viewer/shared/archive-entry.ts';
import type { OpenDocument } from './document-reader.ts';

/** What a file's type says of how it is to be taken, where it is no PDF. */
export type ContentForm = 'picture' | 'ofd' | 'xml' | 'workbook' | 'text';

/** What an electronic invoice says of one side, as it stands there; empty where it says nothing. */
export interface WrittenParty {
  readonly name: string;
  readonly taxNumber: string;
  readonly address: string;
  readonly telephone: string;
  readonly bank: string;
  readonly account: string;
}

/**
 * A line of an electronic invoice. Amounts are as they stand there; the rate is a percentage where it was a plain
 * fraction.
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

/** The data of an electronic invoice, made for machines, as people would have them on a sheet. */
export interface WrittenInvoice {
  /** What is said, in the order of the printed form; what is not said is left out. */
  readonly facts: readonly { readonly name: WrittenFactName; readonly value: string }[];
  readonly buyer: WrittenParty;
  readonly seller: WrittenParty;
  readonly lines: readonly WrittenLine[];
  /** How many lines the invoice has, of which only the first are given. */
  readonly lineCount: number;
  readonly amountExcludingTax: string;
  readonly tax: string;
  readonly total: string;
  readonly remark: string;
}

export interface WrittenCell {
  readonly text: string;
  /** Figures stand at the right edge. */
  readonly isFigure: boolean;
}

/** A sheet of a workbook as it would be seen, without formulas, looks and drawings. */
export interface WrittenSheet {
  readonly name: string;
  readonly rows: readonly (readonly WrittenCell[])[];
  /** How many rows the sheet has, of which only the first are given. */
  readonly rowCount: number;
  /** How many columns the sheet has, of which only the first are given. */
  readonly columnCount: number;
}

/** What is read line by line instead of being drawn. */
export type WrittenContent =
  | { readonly kind: 'invoice'; readonly invoice: WrittenInvoice }
  | { readonly kind: 'sheets'; readonly sheets: readonly WrittenSheet[] }
  /** The files of an archive, and whether one of them can be opened by itself. */
  | { readonly kind: 'archive'; readonly entries: readonly ArchiveEntry[]; readonly opens: boolean }
  /** A text of which only the beginning is given where it is `cut`. */
  | { readonly kind: 'text'; readonly text: string; readonly cut: boolean };

export type ReadContent = { readonly kind: 'pages'; readonly document: OpenDocument } | WrittenContent;

/**
 * Opens what is no PDF: pictures and OFD give pages to draw, the rest is written. Everything rejects with a
 * `DocumentFault`; an aborted call with the signal's reason.
 */
export interface ContentReader {
  /** Fetches the reader ahead of the first file that is likely to be opened. */
  warmUp(): void;
  /**
   * @param address gives the file's current address, and a fresh one whenever it is asked again
   * @param signal ends the reading; a document that is open is closed
   * @param come told how much of the file has come, as whole percents, where its length is known
   */
  read(
    form: ContentForm,
    address: () => Promise<string>,
    signal: AbortSignal,
    come?: (percent: number) => void,
  ): Promise<ReadContent>;
}
