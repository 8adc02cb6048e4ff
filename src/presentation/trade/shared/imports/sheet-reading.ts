import { makeAutoObservable, runInAction } from 'mobx';
import type { Identifiers } from '../../../../application/ports/identifiers.ts';
import type { MadeFile } from '../../../../application/ports/made-file.ts';
import { asPortFault } from '../../../../application/ports/port-fault.ts';
import type {
  ImportDesk,
  ReadProblem,
  ReadRow,
  ReadSheetOutcome,
} from '../../../../application/ports/trade/import-desk.ts';
import type { DocumentVault, LocalFile } from '../../../../application/ports/uploads/document-vault.ts';
import { parseMoney, sumMoney, zeroMoney, type Money } from '../../../../domain/money/money.ts';
import { actColumns, type ImportAct } from '../../../../domain/trade/imports/import-columns.ts';
import type { InstrumentKind } from '../../../../domain/trade/shared/instrument.ts';
import { tradeSheetLimits, tradeSheetPlace } from '../../../../domain/uploads/company-places.ts';
import { fileRefusal } from '../../../../domain/uploads/file-limits.ts';
import { message, type Message } from '../../../../words/catalogue.ts';
import type { SessionStore } from '../../../identity/session-store.ts';
import { failureOf } from '../../../shared/failure.ts';
import { troubleWords } from '../../../uploads/trouble-words.ts';
import { showCheck, type ShownCheck } from '../rule-words.ts';
import { importColumnName, importProblemWords } from './import-problem-words.ts';

export interface SheetReadingParts {
  readonly act: ImportAct;
  readonly kind: InstrumentKind;
  readonly desk: Pick<ImportDesk, 'template' | 'read'>;
  readonly vault: DocumentVault;
  readonly identifiers: Identifiers;
  readonly session: Pick<SessionStore, 'faultSeen'>;
}

/** A sheet on its way: bytes that were sent, and all of them. What the platform does afterwards has no progress. */
export interface SheetOnItsWay {
  readonly name: string;
  readonly sent: number;
  readonly size: number;
}

/** One thing that is wrong with a row, in words. */
export interface ShownProblem {
  /** Unique within the sheet. */
  readonly key: string;
  readonly row: number;
  /** Undefined for a column that is not known here. */
  readonly column: Message | undefined;
  /** Content of the cell; empty for an empty cell. */
  readonly value: string;
  readonly words: Message;
}

/** Number of problems that the page lists; more are in the workbook of faulty rows alone. */
export const mostShownProblems = 100;

const isGood = ({ problems }: ReadRow): boolean => problems.length === 0;

/** The amount of a row; zero where it has none. */
export const amountOfRow = ({ form }: Pick<ReadRow, 'form'>): Money => parseMoney(form.amount) ?? zeroMoney;

const wordsOf = (problem: ReadProblem): Message => {
  const { column } = problem;
  if (problem.because === 'rule')
    return column ? importProblemWords({ ...problem, column }) : showCheck(problem.check).what;
  return problem.because === 'unknown' || column === undefined
    ? message('imports.unknown')
    : importProblemWords({ column, because: problem.because });
};

/** Reading a sheet, whose rows are shown with what is wrong with them (decision 0210). */
export class SheetReading {
  underWay: SheetOnItsWay | undefined = undefined;
  /** Why nothing of the sheet can be used; undefined where it was read. */
  trouble: Message | undefined = undefined;
  /** Columns that the sheet lacks, where that is the reason. */
  missing: readonly Message[] = [];
  read: Extract<ReadSheetOutcome, { readonly read: true }> | undefined = undefined;
  /** Name of the sheet that was read last. */
  name = '';
  templateBusy = false;
  #stop: AbortController | undefined;
  readonly #parts: SheetReadingParts;

  constructor(parts: SheetReadingParts) {
    this.#parts = parts;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  get mostRows(): number {
    return actColumns[this.#parts.act].mostRows;
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
    return this.#allProblems.slice(0, mostShownProblems);
  }

  /** Number of problems that the page does not list. */
  get moreProblems(): number {
    return Math.max(0, this.#allProblems.length - mostShownProblems);
  }

  /** What the company lacks, whatever the rows ask for. */
  get obstacles(): readonly ShownCheck[] {
    return (this.read?.obstacles ?? []).map(showCheck);
  }

  /** What of the workbook was not read. */
  get unread(): readonly Message[] {
    const { sheets = [], hiddenRows = 0 } = this.read?.unread ?? {};
    return [
      ...(sheets.length === 0 ? [] : [message('imports.unread-sheets', { names: sheets })]),
      ...(hiddenRows === 0 ? [] : [message('imports.hidden-rows', { count: hiddenRows })]),
    ];
  }

  /** Puts away what was read, for another sheet. */
  putAway(): void {
    this.#stop?.abort();
    this.underWay = undefined;
    this.trouble = undefined;
    this.missing = [];
    this.read = undefined;
    this.name = '';
  }

  left(): void {
    this.putAway();
  }

  /** @returns the empty sheet for the view to save; undefined after a failure, which is shown */
  async templatePressed(): Promise<MadeFile | undefined> {
    const { act, kind, desk, session } = this.#parts;
    if (this.templateBusy) return undefined;
    this.templateBusy = true;
    this.trouble = undefined;
    try {
      return await desk.template(act, kind);
    } catch (thrown) {
      session.faultSeen(thrown);
      const { what, kind: faultKind } = failureOf(thrown);
      runInAction(() => (this.trouble = faultKind === 'not-found' ? message('imports.not-read') : what));
      return undefined;
    } finally {
      runInAction(() => (this.templateBusy = false));
    }
  }

  /** Sends a sheet and has it read. A sheet that is given again replaces what was read. */
  async given(files: readonly LocalFile[], holdingId?: string): Promise<void> {
    const [file] = files;
    if (!file || this.underWay) return;
    this.putAway();
    const stop = new AbortController();
    this.#stop = stop;
    this.name = file.name;
    this.underWay = { name: file.name, sent: 0, size: file.size };
    try {
      await this.readFile(file, holdingId, stop.signal);
    } catch (thrown) {
      if (stop.signal.aborted) return;
      if (asPortFault(thrown).kind !== 'cancelled') this.#parts.session.faultSeen(thrown);
      runInAction(() => (this.trouble = failureOf(thrown).what));
    } finally {
      if (!stop.signal.aborted) runInAction(() => (this.underWay = undefined));
    }
  }

  private async readFile(file: LocalFile, holdingId: string | undefined, signal: AbortSignal): Promise<void> {
    const { act, kind, desk, vault, identifiers } = this.#parts;
    const refusal = fileRefusal(file, tradeSheetLimits);
    if (refusal) {
      this.trouble = troubleWords(refusal);
      return;
    }
    const upload = await vault.upload({
      file,
      materialId: tradeSheetPlace,
      uploadId: identifiers.next(),
      onProgress: (sent) => void (signal.aborted || this.setSent(file, sent)),
      signal,
    });
    if (signal.aborted) return;
    if (!upload.arrived) {
      runInAction(() => (this.trouble = troubleWords(upload)));
      return;
    }
    this.setSent(file, file.size);
    const outcome = await desk.read({ act, kind, fileId: upload.fileId, holdingId });
    if (!signal.aborted) runInAction(() => this.show(outcome));
  }

  private setSent({ name, size }: LocalFile, sent: number): void {
    this.underWay = { name, sent, size };
  }

  private show(outcome: ReadSheetOutcome): void {
    if (outcome.read) {
      this.read = outcome;
      return;
    }
    const { trouble } = outcome;
    switch (trouble.because) {
      case 'headings-missing':
        this.missing = trouble.missing.map(importColumnName);
        break;
      case 'too-many-rows':
        this.trouble = message('imports.too-many-rows', { most: trouble.most });
        break;
      default:
        this.trouble = message(`imports.${trouble.because}`);
    }
  }
}
