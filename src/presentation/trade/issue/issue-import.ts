import { makeAutoObservable, runInAction } from 'mobx';
import type { ImportDesk, MadeDraft, ReadRow, SubmittedDraft } from '../../../application/ports/trade/import-desk.ts';
import { moneyToText, sumMoney, type Money } from '../../../domain/money/money.ts';
import { mostDraftsTogether } from '../../../domain/trade/imports/import-columns.ts';
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

/** Many issues from one sheet: read, kept as drafts, submitted, each step by a press (decision 0210). */
export class IssueImport {
  readonly reading: SheetReading;
  /** Whether the reader has said that rows which ask for the same are no repetitions. */
  hasConfirmedDoubles = false;
  drafts: readonly ImportedDraft[] = [];
  /** Whether the submission of all asks to be confirmed. */
  isConfirming = false;
  /** What is being done, and how much of it; undefined while nothing is. */
  working: { readonly what: 'keeping' | 'submitting'; readonly done: number; readonly count: number } | undefined =
    undefined;
  trouble: Message | undefined = undefined;
  /** Key of what was read, from which the keys of its requests are made. */
  #key = '';
  /** Drafts that were sent and not answered. They are sent again as they are, under their key. */
  #sent: { readonly drafts: readonly Pick<MadeDraft, 'applicationId' | 'version'>[]; readonly key: string } | undefined;
  readonly #parts: IssueImportParts;

  constructor(parts: IssueImportParts) {
    this.#parts = parts;
    this.reading = new SheetReading({ ...parts, act: 'issue' });
    makeAutoObservable<this>(this, { reading: false }, { autoBind: true, deep: false });
  }

  get formPath(): string {
    return this.#parts.paths.form;
  }

  /** The list in which drafts are edited and deleted. */
  get applicationsPath(): string {
    return this.#parts.paths.applications;
  }

  pathOf(draft: ImportedDraft): string {
    return this.#parts.paths.application(draft.applicationId);
  }

  /** The good rows that ask for the same as an earlier one. */
  get doubles(): readonly ReadRow[] {
    return this.reading.good.filter(({ sameAs }) => sameAs !== undefined);
  }

  /** Rows that no draft was made of yet. */
  get toKeep(): readonly ReadRow[] {
    return this.reading.good.slice(this.drafts.length);
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
    const after = { fen: left.fen - this.reading.sum.fen };
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
    this.isConfirming = false;
    this.trouble = undefined;
    this.#key = '';
    this.#sent = undefined;
  }

  async given(files: Parameters<SheetReading['given']>[0]): Promise<void> {
    if (this.working) return;
    this.anotherWanted();
    this.#key = this.#parts.identifiers.next();
    await this.reading.given(files);
  }

  doublesToggled(isConfirmed: boolean): void {
    this.hasConfirmedDoubles = isConfirmed;
  }

  /**
   * Makes drafts of the good rows, some at a time. Where an answer is lost, another press goes on under the same key,
   * so that nothing is made twice.
   */
  async keepPressed(): Promise<void> {
    if (this.working || !this.mayKeep) return;
    const { desk, kind } = this.#parts;
    await this.#work('keeping', this.reading.good.length, async () => {
      while (this.toKeep.length > 0) {
        const rows = this.toKeep.slice(0, mostDraftsTogether);
        const made = await desk.keep(
          kind,
          rows.map(({ form }) => form),
          `${this.#key}-keep-${this.drafts.length}`,
        );
        runInAction(() => {
          this.drafts = [
            ...this.drafts,
            ...rows.flatMap((row, at) => {
              const draft = made[at];
              return draft ? [{ ...draft, row, submitted: undefined, why: undefined }] : [];
            }),
          ];
          this.#tellDone(this.drafts.length);
        });
        // A back end that answers with fewer drafts than rows would be asked for ever.
        if (made.length < rows.length) return;
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
          // A draft that was refused before is tried anew: what stood in its way may be settled.
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
