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
import { mostDraftsTogether } from '../../../domain/trade/imports/import-columns.ts';
import type { EarlierImport } from '../../../domain/trade/imports/import-identity.ts';
import { limitLeft } from '../../../domain/trade/shared/issue-rules.ts';
import type { TradeApplicationRow } from '../../../domain/trade/shared/trade-application.ts';
import type { Message } from '../../../words/catalogue.ts';
import { message } from '../../../words/catalogue.ts';
import { failureOf } from '../../shared/failure.ts';
import { refusalMessage } from '../shared/rule-words.ts';
import { amountOfRow, SheetReading, type SheetReadingParts } from '../shared/imports/sheet-reading.ts';

export interface IssueImportParts extends Omit<SheetReadingParts, 'act' | 'desk'> {
  readonly desk: ImportDesk;
  readonly paths: {
    /** The form of a single issue. */
    readonly form: string;
    /** The list in which drafts are edited and deleted. */
    readonly applications: string;
    readonly application: (id: string) => string;
  };
}

/** A row that became a draft, and what became of the draft. */
export interface ImportedDraft extends MadeDraft {
  readonly row: ReadRow;
  /** The application as it is once it was submitted; undefined before, and where it was refused. */
  readonly submitted: TradeApplicationRow | undefined;
  /** Why it was not submitted; undefined where it was, and before. */
  readonly why: Message | undefined;
}

/** A row that was imported before, and what it became. */
export interface RepeatedRow {
  readonly row: ReadRow;
  readonly before: EarlierImport;
}

/** What rows that ask for the same have in common: the first of them. */
const groupOf = ({ row, sameAs }: ReadRow): number => sameAs ?? row;

/** Many issues from one sheet: read, kept as drafts, submitted, each step by a press (decision 0210). */
export class IssueImport {
  readonly reading: SheetReading;
  /** Whether the reader has said that rows which ask for the same are no repetitions. */
  hasConfirmedDoubles = false;
  /** Whether the reader wants rows that were imported before as well. */
  wantsRepeated = false;
  drafts: readonly ImportedDraft[] = [];
  /** What rows became by somebody else since the sheet was read, by their numbers. */
  meanwhile: ReadonlyMap<number, EarlierImport> = new Map();
  /** Whether the submission of all asks to be confirmed. */
  isConfirming = false;
  /** What is being done, and how much of it; undefined while nothing is. */
  working: { readonly what: 'keeping' | 'submitting'; readonly done: number; readonly count: number } | undefined =
    undefined;
  trouble: Message | undefined = undefined;
  /** Files that were given while good rows are kept nowhere, which they would replace; undefined for none. */
  replacement: readonly LocalFile[] | undefined = undefined;
  /** Key of what was read, from which the keys of its requests are made. */
  #key = '';
  /** Numbers of applications from rows that ask for the same, by group, where they are not those of the reading. */
  #times = new Map<number, number>();
  /** Rows that were sent and not answered. They are sent again as they are, under their key. */
  #kept: { readonly rows: readonly ReadRow[]; readonly asked: readonly DraftAsked[]; readonly key: string } | undefined;
  /** Drafts that were sent and not answered. They are sent again as they are, under their key. */
  #sent: { readonly drafts: readonly Pick<MadeDraft, 'applicationId' | 'version'>[]; readonly key: string } | undefined;
  readonly #parts: IssueImportParts;

  constructor(parts: IssueImportParts) {
    this.#parts = parts;
    this.reading = new SheetReading({ ...parts, act: 'issue' });
    makeAutoObservable<this>(this, { reading: false, beforeOf: false, pathOf: false }, { autoBind: true, deep: false });
  }

  get formPath(): string {
    return this.#parts.paths.form;
  }

  /** The list in which drafts are edited and deleted. */
  get applicationsPath(): string {
    return this.#parts.paths.applications;
  }

  /** People for whom what was submitted waits now; empty where nothing was. */
  get waitsFor(): readonly string[] {
    const submitted = this.drafts.find((each) => each.submitted !== undefined)?.submitted;
    return submitted?.waitsFor?.names ?? [];
  }

  pathOf({ applicationId }: Pick<MadeDraft, 'applicationId'>): string {
    return this.#parts.paths.application(applicationId);
  }

  /** The good rows of which no draft was made here, and that were imported before. */
  get repeated(): readonly RepeatedRow[] {
    return this.#withoutDraft.flatMap((row) => {
      const before = this.beforeOf(row);
      return before ? [{ row, before }] : [];
    });
  }

  /** The rows to be kept that ask for the same as an earlier one. */
  get doubles(): readonly ReadRow[] {
    return this.toKeep.filter(({ sameAs }) => sameAs !== undefined);
  }

  /** Rows that are wanted, and no draft was made of yet. */
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

  /** Whether all that was read is kept, and each draft was submitted or refused. */
  get isTried(): boolean {
    return (
      this.drafts.length > 0 && this.drafts.every(({ submitted, why }) => submitted !== undefined || why !== undefined)
    );
  }

  /** The sum against what is left of the limit; undefined where the company has none. */
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

  /** Puts away what was read and done, for another sheet. The drafts stay in the list of applications. */
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

  /** Reads a sheet. Where rows of the one before are kept nowhere, it asks first. */
  async given(files: readonly LocalFile[]): Promise<void> {
    if (this.working || this.reading.sending.underWay) return;
    if (files.length > 0 && this.toKeep.length > 0) this.replacement = files;
    else await this.#read(files);
  }

  /** Puts away the rows that are kept nowhere, and reads the sheet that was given. */
  async replacementConfirmed(): Promise<void> {
    if (this.replacement && !this.working) await this.#read(this.replacement);
  }

  replacementClosed(): void {
    this.replacement = undefined;
  }

  async #read(files: readonly LocalFile[]): Promise<void> {
    this.anotherWanted();
    this.#key = this.#parts.identifiers.next();
    await this.reading.given(files);
  }

  /** What a row became before; undefined for a row that is new. */
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
   * Makes drafts of the good rows, some at a time. Where an answer is lost, another press sends the same rows again
   * under the same key, so that nothing is made twice. What somebody else has imported meanwhile is left out, and asks
   * again whether it is wanted.
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
        // A back end that answers with fewer drafts than rows would be asked for ever.
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
   * Submits the drafts that were not submitted yet, some at a time. Where an answer is lost, another press asks for it
   * again before it goes on.
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
            .slice(0, mostDraftsTogether)
            .map(({ applicationId, version }) => ({ applicationId, version })),
          // A draft that was refused before is tried again: what stood in its way may be settled.
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
    const rows = this.toKeep.slice(0, mostDraftsTogether);
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
