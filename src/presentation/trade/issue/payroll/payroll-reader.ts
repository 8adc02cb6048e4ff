import { makeAutoObservable, runInAction } from 'mobx';
import type { GeneratedFile } from '../../../../application/ports/generated-file.ts';
import type {
  PayrollDesk,
  PayrollRowProblem,
  PayrollSheetOutcome,
} from '../../../../application/ports/trade/payroll-desk.ts';
import type { LocalFile } from '../../../../application/ports/uploads/document-vault.ts';
import type { InstrumentKind } from '../../../../domain/trade/shared/instrument.ts';
import { message, type Message } from '../../../../words/catalogue.ts';
import { unreadWords } from '../../shared/imports/import-problem-words.ts';
import { maxShownProblems } from '../../shared/imports/sheet-reader.ts';
import { SheetUpload, type SheetUploadParts } from '../../shared/imports/sheet-upload.ts';
import { payrollColumnName, payrollProblemWords } from '../../shared/payroll/payroll-problem-words.ts';

type ReadPeople = Extract<PayrollSheetOutcome, { readonly read: true }>;

export interface PayrollReaderParts extends SheetUploadParts {
  readonly kind: InstrumentKind;
  readonly desk: Pick<PayrollDesk, 'template' | 'keep'>;
  /** Is called with the stored list, and with undefined when another sheet is given. */
  readonly onKept: (kept: ReadPeople | undefined) => void;
}

/** One problem of a row, in words. */
export interface ShownPayrollProblem {
  /** Unique within the sheet. */
  readonly key: string;
  readonly row: number;
  readonly name: string;
  /** The content of the cell, with long numbers masked; empty for an empty cell. */
  readonly value: string;
  /** Undefined for an unknown column. */
  readonly column: Message | undefined;
  readonly words: Message;
}

const show = ({ row, name, value, column, because, sameAs }: PayrollRowProblem, at: number): ShownPayrollProblem => ({
  key: `${row} ${at}`,
  row,
  name,
  value,
  column: column && payrollColumnName(column),
  words: payrollProblemWords({ because, sameAs }),
});

/** Reads a sheet of people. They are stored if no row has a fault (decision 0214). */
export class PayrollReader {
  /** Outcome of the sheet that was given last. */
  read: ReadPeople | undefined = undefined;
  readonly sending: SheetUpload;
  readonly #parts: PayrollReaderParts;

  constructor(parts: PayrollReaderParts) {
    this.#parts = parts;
    this.sending = new SheetUpload(parts);
    makeAutoObservable<this>(this, { sending: false }, { autoBind: true, deep: false });
  }

  /** The stored list; undefined if a row has a fault. */
  get kept(): ReadPeople | undefined {
    return this.read?.payrollId === undefined ? undefined : this.read;
  }

  /** Number of rows with a fault. */
  get faulty(): number {
    return new Set((this.read?.problems ?? []).map(({ row }) => row)).size;
  }

  get problems(): readonly ShownPayrollProblem[] {
    return (this.read?.problems ?? []).slice(0, maxShownProblems).map(show);
  }

  /** Number of problems that the page does not list. */
  get moreProblems(): number {
    return Math.max(0, (this.read?.problems.length ?? 0) - maxShownProblems);
  }

  /** Parts of the workbook that were not read. */
  get unread(): readonly Message[] {
    return this.read ? unreadWords(this.read.unread) : [];
  }

  left(): void {
    this.sending.putAway();
    this.read = undefined;
  }

  /** @returns the empty sheet for the view to save; undefined after a failure, which is shown */
  async templatePressed(): Promise<GeneratedFile | undefined> {
    const { kind, desk } = this.#parts;
    return this.sending.template(async () => desk.template(kind));
  }

  /** Sends a sheet and has it read. Another sheet replaces the previous result, even if the new one has a fault. */
  async filesGiven(files: readonly LocalFile[]): Promise<void> {
    const [file] = files;
    if (!file || this.sending.underWay) return;
    this.left();
    const { kind, desk, onKept } = this.#parts;
    onKept(undefined);
    await this.sending.fileGiven(file, async (fileId, signal) => {
      const outcome = await desk.keep(kind, fileId);
      if (!signal.aborted) runInAction(() => this.show(outcome));
    });
  }

  private show(outcome: PayrollSheetOutcome): void {
    if (outcome.read) {
      this.read = outcome;
      if (outcome.payrollId !== undefined) this.#parts.onKept(outcome);
      return;
    }
    this.sending.refused(outcome.trouble, payrollColumnName, message('payroll.no-headings'));
  }
}
