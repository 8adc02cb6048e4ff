import { makeAutoObservable, runInAction } from 'mobx';
import type {
  DraftAsked,
  ImportDesk,
  MadeDraft,
  MadeDrafts,
  ReadRow,
  SubmittedDraft,
} from '../../../application/ports/trade/import-desk.ts';
import type { LocalFile } from '../../../application/ports/uploads/document-vault.ts';
import { moneyToText, sumMoney, type Money } from '../../../domain/money/money.ts';
import { maxDraftsPerRequest } from '../../../domain/trade/imports/import-columns.ts';
import type { EarlierImport } from '../../../domain/trade/imports/import-identity.ts';
import { limitLeft } from '../../../domain/trade/shared/issue-rules.ts';
import type { TradeApplicationRow } from '../../../domain/trade/shared/trade-application.ts';
import type { Message } from '../../../words/catalogue.ts';
import { message } from '../../../words/catalogue.ts';
import { failureOf } from '../../shared/failure.ts';
import { refusalMessage } from '../shared/rule-words.ts';
import { amountOfRow, SheetReader, type SheetReaderParts } from '../shared/imports/sheet-reader.ts';

export interface IssueImportParts extends Omit<SheetReaderParts, 'act' | 'desk'> {
  readonly desk: ImportDesk;
  readonly paths: {
    /** The form of a single issue. */
    readonly form: string;
    /** The list in which drafts are edited and deleted. */
    readonly applications: string;
    readonly application: (id: string) => string;
  };
}

/** A row that became a draft, and the result of the draft. */
export interface ImportedDraft extends MadeDraft {
  readonly row: ReadRow;
  /** The application after it was submitted; undefined before, and if it was refused. */
  readonly submitted: TradeApplicationRow | undefined;
  /** Why it was not submitted; undefined if it was, and before. */
  readonly why: Message | undefined;
}

/** A row that was imported before, and its result at that time. */
export interface RepeatedRow {
  readonly row: ReadRow;
  readonly before: EarlierImport;
}

/** The key of rows with the same content: the number of the first of them. */
const groupOf = ({ row, sameAs }: ReadRow): number => sameAs ?? row;

/**
 * Imports many issues from one sheet (decision 0210). The sheet is read, kept as drafts, and submitted; each step needs
 * a press.
 */
export class IssueImport {
  readonly reading: SheetReader;
  /** Whether the user has confirmed that rows with the same content are separate issues. */
  hasConfirmedDoubles = false;
  /** Whether the user also wants rows that were imported before. */
  wantsRepeated = false;
  drafts: readonly ImportedDraft[] = [];
  /** Rows that another user has imported since the sheet was read, by their row number. */
  meanwhile: ReadonlyMap<number, EarlierImport> = new Map();
  /** Whether the user is asked to confirm the submission of all drafts. */
  isConfirming = false;
  /** The running work with its progress; undefined if there is none. */
  working: { readonly what: 'keeping' | 'submitting'; readonly done: number; readonly count: number } | undefined =
    undefined;
  trouble: Message | undefined = undefined;
  /**
   * Files that were given while good rows are not stored yet. They replace these rows once the user confirms. Undefined
   * for none.
   */
  replacement: readonly LocalFile[] | undefined = undefined;
  /** Key of the reading, from which the keys of its requests are made. */
  #key = '';
  /** How many applications the rows with the same content already have, by group, if that differs from the reading. */
  #times = new Map<number, number>();
  /** Rows that were sent and not answered. They are sent again unchanged, with the same key. */
  #kept: { readonly rows: readonly ReadRow[]; readonly asked: readonly DraftAsked[]; readonly key: string } | undefined;
  /** Drafts that were sent and not answered. They are sent again unchanged, with the same key. */
  #sent: { readonly drafts: readonly Pick<MadeDraft, 'applicationId' | 'version'>[]; readonly key: string } | undefined;
  readonly #parts: IssueImportParts;

  constructor(parts: IssueImportParts) {
    this.#parts = parts;
    this.reading = new SheetReader({ ...parts, act: 'issue' });
    makeAutoObservable<this>(this, { reading: false, beforeOf: false, pathOf: false }, { autoBind: true, deep: false });
  }

  get formPath(): string {
    return this.#parts.paths.form;
  }

  /** The list in which drafts are edited and deleted. */
  get applicationsPath(): string {
    return this.#parts.paths.applications;
  }

  /** The people who are to decide the submitted applications; empty if nothing was submitted. */
  get waitsFor(): readonly string[] {
    const submitted = this.drafts.find((each) => each.submitted !== undefined)?.submitted;
    return submitted?.waitsFor?.names ?? [];
  }

  pathOf({ applicationId }: Pick<MadeDraft, 'applicationId'>): string {
    return this.#parts.paths.application(applicationId);
  }

  /** The good rows without a draft that were imported before. */
  get repeated(): readonly RepeatedRow[] {
    return this.#withoutDraft.flatMap((row) => {
      const before = this.beforeOf(row);
      return before ? [{ row, before }] : [];
    });
  }

  /** The rows to be stored that have the same content as an earlier row. */
  get doubles(): readonly ReadRow[] {
    return this.toKeep.filter(({ sameAs }) => sameAs !== undefined);
  }

  /** The wanted rows without a draft. */
  get toKeep(): readonly ReadRow[] {
    return this.#withoutDraft.filter((row) => this.wantsRepeated || this.beforeOf(row) === undefined);
  }

  get sumToKeep(): Money {
    return sumMoney(this.toKeep.map(amountOfRow));
  }

  get mayKeep(): boolean {
    return this.toKeep.length > 0 && (this.doubles.length === 0 || this.hasConfirmedDoubles);
  }

  /** Drafts that were not submitted. */
  get toSubmit(): readonly ImportedDraft[] {
    return this.drafts.filter(({ submitted }) => submitted === undefined);
  }

  get sumToSubmit(): Money {
    return sumMoney(this.toSubmit.map(({ row }) => amountOfRow(row)));
  }

  /** Number of drafts that exceed the amount of their contract. */
  get overContracts(): number {
    return this.toSubmit.filter(({ row }) => row.notes.some(({ code }) => code === 'CONTRACT_SUM')).length;
  }

  get refused(): readonly ImportedDraft[] {
    return this.drafts.filter(({ why }) => why !== undefined);
  }

  /** Whether all rows are stored, and each draft was submitted or refused. */
  get isTried(): boolean {
    return (
      this.drafts.length > 0 && this.drafts.every(({ submitted, why }) => submitted !== undefined || why !== undefined)
    );
  }

  /** The sum compared with the remaining limit; undefined if the company has no limit. */
  get limit(): { readonly words: Message; readonly isExceeded: boolean } | undefined {
    const limit = this.reading.read?.limit;
    if (!limit) return undefined;
    const left = limitLeft(limit);
    const wanted = sumMoney([this.sumToKeep, ...this.drafts.map(({ row }) => amountOfRow(row))]);
    const after = { fen: left.fen - wanted.fen };
    return after.fen < 0n
      ? {
          isExceeded: true,
          words: message('imports.limit-exceeded', {
            left: moneyToText(left),
            excess: moneyToText({ fen: -after.fen }),
          }),
        }
      : {
          isExceeded: false,
          words: message('imports.limit-enough', { left: moneyToText(left), after: moneyToText(after) }),
        };
  }

  left(): void {
    this.reading.left();
    this.anotherWanted();
  }

  /**
   * Clears the reading and its results, so that another sheet can be given. The drafts stay in the list of
   * applications.
   */
  anotherWanted(): void {
    if (this.working) return;
    this.reading.putAway();
    this.drafts = [];
    this.hasConfirmedDoubles = false;
    this.wantsRepeated = false;
    this.meanwhile = new Map();
    this.#times = new Map();
    this.#kept = undefined;
    this.isConfirming = false;
    this.replacement = undefined;
    this.trouble = undefined;
    this.#key = '';
    this.#sent = undefined;
  }

  /** Reads a sheet. If rows of the previous sheet are not stored yet, the user is asked first. */
  async filesGiven(files: readonly LocalFile[]): Promise<void> {
    if (this.working || this.reading.sending.underWay) return;
    if (files.length > 0 && this.toKeep.length > 0) this.replacement = files;
    else await this.#read(files);
  }

  /** Discards the rows that are not stored yet, and reads the new sheet. */
  async replacementConfirmed(): Promise<void> {
    if (this.replacement && !this.working) await this.#read(this.replacement);
  }

  replacementClosed(): void {
    this.replacement = undefined;
  }

  async #read(files: readonly LocalFile[]): Promise<void> {
    this.anotherWanted();
    this.#key = this.#parts.identifiers.next();
    await this.reading.filesGiven(files);
  }

  /** The earlier import of a row; undefined for a new row. */
  beforeOf({ row, before }: ReadRow): EarlierImport | undefined {
    return this.meanwhile.get(row) ?? before;
  }

  doublesToggled(isConfirmed: boolean): void {
    this.hasConfirmedDoubles = isConfirmed;
  }

  repeatedToggled(wantsRepeated: boolean): void {
    this.wantsRepeated = wantsRepeated;
  }

  /**
   * Makes drafts of the good rows, some at a time. If an answer is lost, another press sends the same rows again with
   * the same key, so that none is made twice. Rows that another user has imported meanwhile are skipped, and the user
   * is asked again whether they are wanted.
   */
  async keepPressed(): Promise<void> {
    if (this.working || !this.mayKeep) return;
    const { desk, kind } = this.#parts;
    await this.#work('keeping', this.drafts.length + this.toKeep.length, async () => {
      while (this.#kept !== undefined || this.toKeep.length > 0) {
        const sent = (this.#kept ??= this.#nextToKeep());
        const made = await desk.keep(kind, sent.asked, sent.key);
        runInAction(() => {
          this.#kept = undefined;
          this.#takeMade(sent.rows, made);
          this.#tellDone(this.drafts.length);
        });
        // Without this check, a back end that answers with fewer drafts than rows would be asked in an endless loop.
        if (made.drafts.length + made.earlier.length < sent.rows.length) return;
      }
    });
  }

  submitPressed(): void {
    if (!this.working && this.toSubmit.length > 0) this.isConfirming = true;
  }

  confirmationClosed(): void {
    this.isConfirming = false;
  }

  /**
   * Submits the drafts that were not submitted yet, some at a time. If an answer is lost, another press repeats that
   * request before going on.
   */
  async confirmed(): Promise<void> {
    if (this.working) return;
    this.isConfirming = false;
    const { desk, identifiers } = this.#parts;
    const left = this.toSubmit.map(({ applicationId }) => applicationId);
    const count = left.length;
    await this.#work('submitting', count, async () => {
      while (left.length > 0) {
        const batch = (this.#sent ??= {
          drafts: this.toSubmit
            .filter(({ applicationId }) => left.includes(applicationId))
            .slice(0, maxDraftsPerRequest)
            .map(({ applicationId, version }) => ({ applicationId, version })),
          // A draft that was refused before is tried again, because the obstacle may be gone.
          key: `${this.#key}-submit-${identifiers.next()}`,
        });
        const results = await desk.submit(batch.drafts, batch.key);
        for (const { applicationId } of batch.drafts) left.splice(left.indexOf(applicationId), 1);
        runInAction(() => {
          this.#sent = undefined;
          this.#take(results);
          this.#tellDone(count - left.length);
        });
      }
    });
  }

  get #withoutDraft(): readonly ReadRow[] {
    const kept = new Set(this.drafts.map(({ row }) => row.row));
    return this.reading.good.filter(({ row }) => !kept.has(row));
  }

  #nextToKeep() {
    const rows = this.toKeep.slice(0, maxDraftsPerRequest);
    const times = new Map(this.#times);
    const asked = rows.map((row) => {
      const mayFollow = times.get(groupOf(row)) ?? row.timesBefore;
      times.set(groupOf(row), mayFollow + 1);
      return { form: row.form, mayFollow };
    });
    const [first] = rows;
    return { rows, asked, key: `${this.#key}-keep-${first?.row ?? 0}-${asked[0]?.mayFollow ?? 0}` };
  }

  #takeMade(rows: readonly ReadRow[], { drafts, earlier }: MadeDrafts): void {
    const left = [...drafts];
    const meanwhile = new Map(this.meanwhile);
    const added: ImportedDraft[] = [];
    for (const [place, row] of rows.entries()) {
      const found = earlier.find((each) => each.place === place);
      const draft = found ? undefined : left.shift();
      if (found) {
        meanwhile.set(row.row, found.before);
        this.#times.set(groupOf(row), found.timesBefore);
      } else if (draft) {
        this.#times.set(groupOf(row), (this.#times.get(groupOf(row)) ?? row.timesBefore) + 1);
        added.push({ ...draft, row, submitted: undefined, why: undefined });
      }
    }
    this.drafts = [...this.drafts, ...added];
    this.meanwhile = meanwhile;
    if (earlier.length > 0) this.wantsRepeated = false;
  }

  #take(results: readonly SubmittedDraft[]): void {
    this.drafts = this.drafts.map((draft) => {
      const result = results.find(({ applicationId }) => applicationId === draft.applicationId);
      if (!result) return draft;
      const { application, refusal } = result;
      return { ...draft, submitted: application, why: application ? undefined : refusal && refusalMessage(refusal) };
    });
  }

  async #work(what: 'keeping' | 'submitting', count: number, work: () => Promise<void>): Promise<void> {
    this.trouble = undefined;
    this.working = { what, done: 0, count };
    try {
      await work();
    } catch (thrown) {
      this.#parts.session.faultSeen(thrown);
      runInAction(() => (this.trouble = failureOf(thrown).what));
    } finally {
      runInAction(() => (this.working = undefined));
    }
  }

  #tellDone(done: number): void {
    if (this.working) this.working = { ...this.working, done };
  }
}
