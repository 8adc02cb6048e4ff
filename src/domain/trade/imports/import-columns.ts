import {
  maxContractNumberCharacters,
  maxExceptionTextCharacters,
  maxRemarkCharacters,
  type ExceptionReason,
} from '../shared/issue-rules.ts';
import { maxPayees } from '../shared/transfer-rules.ts';
import { invoiceColumns } from './import-invoices.ts';

/** Acts that can be imported from a sheet: each row is one issue, or one payee of a transfer. */
export const importActs = ['issue', 'transfer'] as const;
export type ImportAct = (typeof importActs)[number];

/** Columns of a sheet; each is a field of the form or of its invoices. */
export const importColumns = [
  'payee',
  'amount',
  'dueOn',
  'contractNumber',
  ...invoiceColumns,
  'isTransferable',
  'remark',
  'exceptionReason',
  'exceptionText',
] as const;
export type ImportColumn = (typeof importColumns)[number];

interface ActColumns {
  readonly columns: readonly ImportColumn[];
  /** Columns without which no row can be read. */
  readonly required: readonly ImportColumn[];
  /** Maximum number of rows of one sheet. */
  readonly maxRows: number;
}

/** Columns of the sheet of each act, in the order of its template. */
export const actColumns: Readonly<Record<ImportAct, ActColumns>> = {
  issue: { columns: importColumns, required: ['payee', 'amount', 'dueOn'], maxRows: 500 },
  transfer: { columns: ['payee', 'amount'], required: ['payee', 'amount'], maxRows: maxPayees },
};

/** Maximum number of drafts that one request creates or submits. */
export const maxDraftsPerRequest = 50;

/** Maximum length of the text columns, in characters. */
export const maxTextCharacters = {
  contractNumber: maxContractNumberCharacters,
  invoiceNumber: 20,
  invoiceCode: 12,
  remark: maxRemarkCharacters,
  exceptionText: maxExceptionTextCharacters,
} as const satisfies Partial<Record<ImportColumn, number>>;

/** Names that sheets use; the text catalogues provide them. */
export interface ImportVocabulary {
  /** Columns by their headings, in the form of `plainHeading`. */
  readonly headings: ReadonlyMap<string, ImportColumn>;
  /** Texts that state whether an instrument is transferable, in the form of `plainName`. */
  readonly transferables: ReadonlyMap<string, boolean>;
  /** Reasons for a long term, in the form of `plainName`. */
  readonly reasons: ReadonlyMap<string, ExceptionReason>;
  /** Texts that mark a row as an example, in the form of `plainName`. */
  readonly samples: readonly string[];
  /** Texts that mark a row as a sum, in the form of `plainHeading`. */
  readonly sums: readonly string[];
}
