import type { MadeFile } from '../../../../application/ports/made-file.ts';
import type { RowProblem, SheetOutcome } from '../../../../application/ports/evidence/invoice-sheets.ts';
import { message, type Message } from '../../../../words/catalogue.ts';
import { invoiceFieldLabels } from '../../shared/problem-words.ts';
import { sheetProblemWords } from '../../shared/sheet-problem-words.ts';

export interface SheetProblemView {
  /** Unlike every other of the sheet. */
  readonly key: string;
  readonly row: number;
  readonly column: Message;
  /** What stands in the cell; empty where nothing does. */
  readonly value: string;
  readonly words: Message;
}

/** The result of importing a sheet. */
export interface SheetResultView {
  readonly name: string;
  /** `ok`: every row is an invoice now. `warn`: some are not. `bad`: nothing was taken. */
  readonly tone: 'ok' | 'warn' | 'bad';
  readonly added: number;
  readonly faulty: number;
  /** Why nothing of it could be taken. */
  readonly trouble: Message | undefined;
  /** The columns that it lacks, where that is why. */
  readonly missing: readonly Message[];
  readonly problems: readonly SheetProblemView[];
  /** The number of problems that only the workbook of faulty rows lists. */
  readonly moreProblems: number;
  readonly repeated: readonly Message[];
  readonly faultyRows: MadeFile | undefined;
}

/** More problems than these are read in a workbook, and not on a page. */
const mostShown = 50;

/** A sheet of which nothing was taken. */
export function nothingTaken(
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
    faultyRows: undefined,
  };
}

function troubleView(
  name: string,
  trouble: Extract<SheetOutcome, { readonly taken: false }>['trouble'],
): SheetResultView {
  switch (trouble.because) {
    case 'headings-missing':
      return nothingTaken(
        name,
        undefined,
        trouble.missing.map((field) => message(invoiceFieldLabels[field])),
      );
    case 'too-many-rows':
      return nothingTaken(name, message('sheets.too-many-rows', { most: trouble.most }));
    default:
      return nothingTaken(name, message(`sheets.${trouble.because}`));
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
  const { added, faulty, problems, repeated, faultyRows } = outcome;
  return {
    name,
    added,
    faulty,
    trouble: undefined,
    missing: [],
    faultyRows,
    tone: faulty > 0 || repeated.length > 0 || added === 0 ? 'warn' : 'ok',
    problems: problems.slice(0, mostShown).map(problemView),
    moreProblems: Math.max(0, problems.length - mostShown),
    repeated: repeated.map(({ row, number, sameAs }) =>
      sameAs === 'package'
        ? message('sheets.repeated-package', { row, number })
        : message('sheets.repeated-row', { row, number, other: sameAs.row }),
    ),
  };
}
