import { makeAutoObservable, runInAction } from 'mobx';
import type { FormOutcome } from '../../application/ports/form-outcome.ts';
import { message, type Message, type PlainKey } from '../../words/catalogue.ts';
import { failureOf } from './failure.ts';
import { fieldWords } from './field-words.ts';
import type { Toasts } from './toasts.ts';

type Problems<Field extends string, Problem extends string> = Partial<Readonly<Record<Field, Problem>>>;

export interface OpenedFormParts<Entry, Field extends string, Problem extends string, Refusal extends string> {
  readonly empty: Entry;
  /** In the order of the form. */
  readonly fields: readonly Field[];
  readonly problemWords: (field: Field, problem: Problem) => Message;
  readonly refusals: Readonly<Record<Refusal, PlainKey>>;
  readonly session: { faultSeen(thrown: unknown): void };
  readonly toasts: Pick<Toasts, 'show'>;
  /** Refreshes what the page shows beside the form, because it may be outdated. */
  readonly refresh: () => void;
}

/**
 * A form that opens from its page: its values, their errors, and the trouble that prevented sending. It also sends the
 * page's other requests, one at a time.
 */
export class OpenedForm<Entry extends object, Field extends string, Problem extends string, Refusal extends string> {
  isOpen = false;
  values: Entry;
  errors: Partial<Record<Field, Message>> = {};
  trouble: Message | undefined;
  busy = false;
  /** How often sending was refused. The focus moves to the first error when it grows. */
  attempt = 0;
  readonly #parts: OpenedFormParts<Entry, Field, Problem, Refusal>;

  constructor(parts: OpenedFormParts<Entry, Field, Problem, Refusal>) {
    this.#parts = parts;
    this.values = parts.empty;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  open(values: Partial<Entry>): void {
    [this.isOpen, this.values] = [true, { ...this.#parts.empty, ...values }];
  }

  close(): void {
    [this.isOpen, this.values, this.errors, this.trouble] = [false, this.#parts.empty, {}, undefined];
  }

  /** Changes values. The errors of the changed fields are cleared. */
  change(change: Partial<Entry>, ...fields: readonly Field[]): void {
    this.values = { ...this.values, ...change };
    const errors = { ...this.errors };
    for (const field of fields) delete errors[field];
    [this.errors, this.trouble] = [errors, undefined];
  }

  /**
   * Shows the problems.
   * @returns whether there are none
   */
  isRight(problems: Problems<Field, Problem>): boolean {
    this.trouble = undefined;
    this.errors = this.toErrors(problems);
    if (Object.keys(this.errors).length === 0) return true;
    this.attempt += 1;
    return false;
  }

  /** Sends the form, or another request of the page; calls `then` if that succeeded. */
  async send<Now>(
    work: () => Promise<FormOutcome<Now, Refusal, Field, Problem>>,
    then: (now: Now) => void,
  ): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      const outcome = await work();
      runInAction(() => {
        if (outcome.done) then(outcome.now);
        else this.showRefusal(outcome);
      });
    } catch (thrown) {
      this.#parts.session.faultSeen(thrown);
      runInAction(() => this.showTrouble(failureOf(thrown).what, 'bad'));
    } finally {
      runInAction(() => (this.busy = false));
    }
  }

  private showRefusal(outcome: Exclude<FormOutcome<unknown, Refusal, Field, Problem>, { readonly done: true }>): void {
    this.attempt += 1;
    if ('problems' in outcome) {
      this.errors = this.toErrors(outcome.problems);
      return;
    }
    this.showTrouble(message(this.#parts.refusals[outcome.because]), 'warn');
    this.#parts.refresh();
  }

  private showTrouble(words: Message, tone: 'warn' | 'bad'): void {
    if (this.isOpen) this.trouble = words;
    else this.#parts.toasts.show(tone, words);
  }

  private toErrors(problems: Problems<Field, Problem>): Partial<Record<Field, Message>> {
    return fieldWords(this.#parts.fields, problems, this.#parts.problemWords);
  }
}
