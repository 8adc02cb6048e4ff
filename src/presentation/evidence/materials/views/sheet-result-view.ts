import type { GeneratedFile } from '../../../../application/ports/generated-file.ts';
import type { RowProblem, SheetOutcome } from '../../../../application/ports/evidence/invoice-sheets.ts';
import { message, type Message } from '../../../../words/catalogue.ts';
import { invoiceFieldLabels } from '../../shared/problem-words.ts';
import { sheetProblemWords } from '../../shared/sheet-problem-words.ts';

export interface SheetProblemView {
  /** Unique within the sheet. */
  readonly key: string;
  readonly row: number;
  readonly column: Message;
  /** The content of the cell; empty if it is empty. */
  readonly value: string;
  readonly words: Message;
}

/** The result of importing a sheet. */
export interface SheetResultView {
  readonly name: string;
  /** `ok`: every row became an invoice. `warn`: some did not. `bad`: none did. */
  readonly tone: 'ok' | 'warn' | 'bad';
  readonly added: number;
  readonly faulty: number;
  /** Why no row could be imported. */
  readonly trouble: Message | undefined;
  /** The missing columns, if they are the reason. */
  readonly missing: readonly Message[];
  readonly problems: readonly SheetProblemView[];
  /** The number of problems that only the workbook of faulty rows lists. */
  readonly moreProblems: number;
  readonly repeated: readonly Message[];
  /** Rows with an invoice that does not count, or not in full. */
  readonly remarked: readonly Message[];
  /** The parts that were not read: other sheets and hidden rows. */
  readonly unread: readonly Message[];
  readonly faultyRows: GeneratedFile | undefined;
}

/** The number of problems that the page shows; more are only in a workbook. */
const shownProblems = 50;

/** The result of a sheet without any imported row. */
export function emptyImportResult(
  name: string,
  trouble: Message | undefined,
  missing: readonly Message[] = [],
): SheetResultView {
  return {
    name,
    tone: 'bad',
    added: 0,
    faulty: 0,
    trouble,
    missing,
    problems: [],
    moreProblems: 0,
    repeated: [],
    remarked: [],
    unread: [],
    faultyRows: undefined,
  };
}

function troubleView(
  name: string,
  trouble: Extract<SheetOutcome, { readonly taken: false }>['trouble'],
): SheetResultView {
  switch (trouble.because) {
    case 'headings-missing':
      return emptyImportResult(
        name,
        undefined,
        trouble.missing.map((field) => message(invoiceFieldLabels[field])),
      );
    case 'too-many-rows':
      return emptyImportResult(name, message('sheets.too-many-rows', { most: trouble.most }));
    default:
      return emptyImportResult(name, message(`sheets.${trouble.because}`));
  }
}

function problemView({ row, field, because, lengths, value }: RowProblem): SheetProblemView {
  const key = `${row} ${field ?? ''} ${because}`;
  if (field === undefined || because === 'full' || because === 'unknown')
    return {
      key,
      row,
      value,
      column: message(field === undefined ? 'sheets.whole-row' : invoiceFieldLabels[field]),
      words: message(because === 'full' ? 'sheets.full' : 'sheets.unknown'),
    };
  return {
    key,
    row,
    value,
    column: message(invoiceFieldLabels[field]),
    words: sheetProblemWords({ field, because, lengths }),
  };
}

/** The result of importing a sheet, in words that say what to do. */
export function sheetResultView(name: string, outcome: SheetOutcome): SheetResultView {
  if (!outcome.taken) return troubleView(name, outcome.trouble);
  const { added, faulty, problems, repeated, remarked, unread, faultyRows } = outcome;
  const isWhole = faulty === 0 && repeated.length === 0 && remarked.length === 0 && unread.hiddenRows === 0;
  return {
    name,
    added,
    faulty,
    trouble: undefined,
    missing: [],
    faultyRows,
    tone: isWhole && added > 0 ? 'ok' : 'warn',
    problems: problems.slice(0, shownProblems).map(problemView),
    moreProblems: Math.max(0, problems.length - shownProblems),
    repeated: repeated.map(({ row, number, sameAs }) =>
      sameAs === 'package'
        ? message('sheets.repeated-package', { row, number })
        : message('sheets.repeated-row', { row, number, other: sameAs.row }),
    ),
    remarked: remarked.map(({ row, number, because }) => message(`sheets.remark-${because}`, { row, number })),
    unread: [
      ...(unread.sheets.length === 0 ? [] : [message('sheets.unread-sheets', { names: unread.sheets })]),
      ...(unread.hiddenRows === 0 ? [] : [message('sheets.hidden-rows', { count: unread.hiddenRows })]),
    ],
  };
}
