import { makeAutoObservable, runInAction } from 'mobx';
import type { GeneratedFile } from '../../../../application/ports/generated-file.ts';
import type {
  ImportDesk,
  ReadProblem,
  ReadRow,
  ReadSheetOutcome,
} from '../../../../application/ports/trade/import-desk.ts';
import type { LocalFile } from '../../../../application/ports/uploads/document-vault.ts';
import { parseMoney, sumMoney, zeroMoney, type Money } from '../../../../domain/money/money.ts';
import { actColumns, type ImportAct } from '../../../../domain/trade/imports/import-columns.ts';
import type { InstrumentKind } from '../../../../domain/trade/shared/instrument.ts';
import { message, type Message } from '../../../../words/catalogue.ts';
import { showCheck, type ShownCheck } from '../rule-words.ts';
import { importColumnName, importProblemWords, unreadWords } from './import-problem-words.ts';
import { SheetUpload, type SheetUploadParts } from './sheet-upload.ts';

export interface SheetReaderParts extends SheetUploadParts {
  readonly act: ImportAct;
  readonly kind: InstrumentKind;
  readonly desk: Pick<ImportDesk, 'template' | 'read'>;
}

/** One problem of a row, in words. */
export interface ShownProblem {
  /** Unique within the sheet. */
  readonly key: string;
  readonly row: number;
  /** Undefined for an unknown column. */
  readonly column: Message | undefined;
  /** Content of the cell; empty for an empty cell. */
  readonly value: string;
  readonly words: Message;
}

/** Number of problems that the page lists; further ones are only in the workbook of faulty rows. */
export const maxShownProblems = 100;

const isGood = ({ problems }: ReadRow): boolean => problems.length === 0;

/** The amount of a row; zero if it has none. */
export const amountOfRow = ({ form }: Pick<ReadRow, 'form'>): Money => parseMoney(form.amount) ?? zeroMoney;

const wordsOf = (problem: ReadProblem): Message => {
  const { column } = problem;
  if (problem.because === 'rule')
    return column ? importProblemWords({ ...problem, column }) : showCheck(problem.check).what;
  return problem.because === 'unknown' || column === undefined
    ? message('imports.unknown')
    : importProblemWords({ column, because: problem.because });
};

/** Reads a sheet, and shows its rows with their problems (decision 0210). */
export class SheetReader {
  read: Extract<ReadSheetOutcome, { readonly read: true }> | undefined = undefined;
  readonly sending: SheetUpload;
  readonly #parts: SheetReaderParts;

  constructor(parts: SheetReaderParts) {
    this.#parts = parts;
    this.sending = new SheetUpload(parts);
    makeAutoObservable<this>(this, { sending: false }, { autoBind: true, deep: false });
  }

  get maxRows(): number {
    return actColumns[this.#parts.act].maxRows;
  }

  get good(): readonly ReadRow[] {
    return (this.read?.rows ?? []).filter(isGood);
  }

  get faulty(): readonly ReadRow[] {
    return (this.read?.rows ?? []).filter((row) => !isGood(row));
  }

  /** Sum of the good rows. */
  get sum(): Money {
    return sumMoney(this.good.map(amountOfRow));
  }

  get #allProblems(): readonly ShownProblem[] {
    return this.faulty.flatMap(({ row, texts, problems }) =>
      problems.map((problem, at) => ({
        key: `${row} ${at}`,
        row,
        column: problem.column && importColumnName(problem.column),
        value: problem.column === undefined ? '' : texts[problem.column],
        words: wordsOf(problem),
      })),
    );
  }

  get problems(): readonly ShownProblem[] {
    return this.#allProblems.slice(0, maxShownProblems);
  }

  /** Number of problems that the page does not list. */
  get moreProblems(): number {
    return Math.max(0, this.#allProblems.length - maxShownProblems);
  }

  /** Requirements that the company does not meet, independent of the rows. */
  get obstacles(): readonly ShownCheck[] {
    return (this.read?.obstacles ?? []).map(showCheck);
  }

  /** Parts of the workbook that were not read. */
  get unread(): readonly Message[] {
    return this.read ? unreadWords(this.read.unread) : [];
  }

  /** Clears the result, so that another sheet can be given. */
  putAway(): void {
    this.sending.putAway();
    this.read = undefined;
  }

  left(): void {
    this.putAway();
  }

  /** @returns the empty sheet for the view to save; undefined after a failure, which is shown */
  async templatePressed(): Promise<GeneratedFile | undefined> {
    const { act, kind, desk } = this.#parts;
    return this.sending.template(async () => desk.template(act, kind));
  }

  /** Sends a sheet and has it read. Another sheet replaces the previous result. */
  async filesGiven(files: readonly LocalFile[], holdingId?: string): Promise<void> {
    const [file] = files;
    if (!file || this.sending.underWay) return;
    this.putAway();
    const { act, kind, desk } = this.#parts;
    await this.sending.fileGiven(file, async (fileId, signal) => {
      const outcome = await desk.read({ act, kind, fileId, holdingId });
      if (!signal.aborted) runInAction(() => this.show(outcome));
    });
  }

  private show(outcome: ReadSheetOutcome): void {
    if (outcome.read) {
      this.read = outcome;
      return;
    }
    this.sending.refused(outcome.trouble, importColumnName, message('imports.no-headings'));
  }
}
