import { makeAutoObservable, runInAction } from 'mobx';
import type {
  CertificationDesk,
  CertificationEntry,
} from '../../../application/ports/certification/certification-desk.ts';
import type { Clock } from '../../../application/ports/clock.ts';
import { message, type Message } from '../../../words/catalogue.ts';
import { failureOf } from '../../shared/failure.ts';

/** So long after the last change it is saved, in milliseconds. */
export const savingPause = 1200;

export interface FormSavingParts {
  readonly desk: Pick<CertificationDesk, 'save' | 'offers'>;
  readonly clock: Clock;
  readonly session: { faultSeen(thrown: unknown): void };
  /** What stands in the form now. */
  readonly entry: () => CertificationEntry;
}

/** One text of what stands, so that the same again is not saved. */
function textOf({ form, files }: CertificationEntry): string {
  return JSON.stringify([form, [...files]]);
}

/** Saves the form as one goes, one save at a time, each on the revision that the one before left. */
export class FormSaving {
  state: 'quiet' | 'saving' | 'failed' = 'quiet';
  savedAt: number | undefined = undefined;
  /**
   * Who saved meanwhile; undefined for nobody, empty for somebody. Nothing is saved until it is known what is to stand.
   */
  changedBy: string | undefined = undefined;
  /** Why it was not saved. */
  trouble: Message | undefined = undefined;
  revision: number | undefined = undefined;
  #saved = '';
  #wake: (() => void) | undefined = undefined;
  #turn: Promise<void> = Promise.resolve();
  readonly #parts: FormSavingParts;

  constructor(parts: FormSavingParts) {
    this.#parts = parts;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  get isUnsaved(): boolean {
    return textOf(this.#parts.entry()) !== this.#saved;
  }

  /** What stands is what the back end has. */
  began(revision: number | undefined, savedAt: number | undefined): void {
    [this.revision, this.savedAt, this.changedBy, this.trouble, this.state] = [
      revision,
      savedAt,
      undefined,
      undefined,
      'quiet',
    ];
    this.#saved = textOf(this.#parts.entry());
  }

  /** What stands is one's own, on what another saved. */
  mineOn(revision: number | undefined): void {
    [this.revision, this.changedBy] = [revision, undefined];
    this.#saved = '';
    this.changed();
  }

  changed(): void {
    this.stop();
    if (!this.#parts.desk.offers.drafts || this.changedBy !== undefined) return;
    this.#wake = this.#parts.clock.wakeAfter(savingPause, () => void this.now());
  }

  stop(): void {
    this.#wake?.();
    this.#wake = undefined;
  }

  /** Saves what is not saved yet; resolves when nothing is under way any more. */
  async now(): Promise<void> {
    this.stop();
    if (this.#parts.desk.offers.drafts) this.#turn = this.#turn.then(async () => this.save());
    await this.#turn;
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
          this.#saved = text;
        } else if (outcome.because === 'changed-meanwhile') this.changedBy = outcome.by;
        else this.trouble = message(outcome.because === 'not-now' ? 'certification.not-now' : 'certification.refused');
      });
    } catch (thrown) {
      this.#parts.session.faultSeen(thrown);
      runInAction(() => ([this.state, this.trouble] = ['failed', failureOf(thrown).what]));
    }
  }
}
