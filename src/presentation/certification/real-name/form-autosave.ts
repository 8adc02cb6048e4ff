import { makeAutoObservable, runInAction } from 'mobx';
import type {
  CertificationDesk,
  CertificationEntry,
} from '../../../application/ports/certification/certification-desk.ts';
import type { Clock } from '../../../application/ports/clock.ts';
import { message, type Message } from '../../../words/catalogue.ts';
import { failureOf } from '../../shared/failure.ts';

/** The delay of a save after the last change, in milliseconds. */
export const autosavePauseMs = 1200;

export interface FormAutosaveParts {
  readonly desk: Pick<CertificationDesk, 'save' | 'offers'>;
  readonly clock: Clock;
  readonly session: { faultSeen(thrown: unknown): void };
  /** The present form. */
  readonly entry: () => CertificationEntry;
}

/** The present form as one text, so that an unchanged one is not saved. */
function textOf({ form, files }: CertificationEntry): string {
  return JSON.stringify([form, [...files]]);
}

/** Saves the form while the user types, one save at a time, each on the revision of the previous one. */
export class FormAutosave {
  state: 'quiet' | 'saving' | 'failed' = 'quiet';
  savedAt: number | undefined = undefined;
  /**
   * The person who saved meanwhile; undefined for no one, empty if unknown. Nothing is saved until the user has chosen
   * one of the two forms.
   */
  changedBy: string | undefined = undefined;
  /** Why it was not saved. */
  trouble: Message | undefined = undefined;
  revision: number | undefined = undefined;
  #savedText = '';
  #cancelTimer: (() => void) | undefined = undefined;
  #queue: Promise<void> = Promise.resolve();
  readonly #parts: FormAutosaveParts;

  constructor(parts: FormAutosaveParts) {
    this.#parts = parts;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  get isUnsaved(): boolean {
    return textOf(this.#parts.entry()) !== this.#savedText;
  }

  /** The present form is the one of the back end. */
  reset(revision: number | undefined, savedAt: number | undefined): void {
    [this.revision, this.savedAt, this.changedBy, this.trouble, this.state] = [
      revision,
      savedAt,
      undefined,
      undefined,
      'quiet',
    ];
    this.#savedText = textOf(this.#parts.entry());
  }

  /** Keeps this form, on top of another user's revision. */
  resolveWithMine(revision: number | undefined): void {
    [this.revision, this.changedBy] = [revision, undefined];
    this.#savedText = '';
    this.saveLater();
  }

  saveLater(): void {
    this.stop();
    if (!this.#parts.desk.offers.drafts || this.changedBy !== undefined) return;
    this.#cancelTimer = this.#parts.clock.wakeAfter(autosavePauseMs, () => void this.saveNow());
  }

  stop(): void {
    this.#cancelTimer?.();
    this.#cancelTimer = undefined;
  }

  /** Saves unsaved changes; resolves when no save is running. */
  async saveNow(): Promise<void> {
    this.stop();
    if (this.#parts.desk.offers.drafts) this.#queue = this.#queue.then(async () => this.save());
    await this.#queue;
  }

  private async save(): Promise<void> {
    if (this.changedBy !== undefined || !this.isUnsaved) return;
    const entry = this.#parts.entry();
    const text = textOf(entry);
    runInAction(() => ([this.state, this.trouble] = ['saving', undefined]));
    try {
      const outcome = await this.#parts.desk.save(entry, this.revision);
      runInAction(() => {
        this.state = outcome.done ? 'quiet' : 'failed';
        if (outcome.done) {
          [this.revision, this.savedAt] = [outcome.revision, outcome.at];
          this.#savedText = text;
        } else if (outcome.because === 'changed-meanwhile') this.changedBy = outcome.by;
        else this.trouble = message(outcome.because === 'not-now' ? 'certification.not-now' : 'certification.refused');
      });
    } catch (thrown) {
      this.#parts.session.faultSeen(thrown);
      runInAction(() => ([this.state, this.trouble] = ['failed', failureOf(thrown).what]));
    }
  }
}
