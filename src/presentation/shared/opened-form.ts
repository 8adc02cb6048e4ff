import { makeAutoObservable, runInAction } from 'mobx';
import { message, type Message, type PlainKey } from '../../words/catalogue.ts';
import { failureOf } from './failure.ts';
import { fieldWords } from './field-words.ts';
import type { Toasts } from './toasts.ts';

type Problems<Field extends string, Problem extends string> = Partial<Readonly<Record<Field, Problem>>>;

/** The outcome of sending a form: the new state, the refusal, or the problems of its fields. */
type Outcome<Now, Refusal extends string, Field extends string, Problem extends string> =
  | { readonly done: true; readonly now: Now }
  | { readonly done: false; readonly because: Refusal }
  | { readonly done: false; readonly because: 'refused'; readonly problems: Problems<Field, Problem> };

export interface OpenedFormParts<Entry, Field extends string, Problem extends string, Refusal extends string> {
  readonly empty: Entry;
  /** In the order of the form. */
  readonly fields: readonly Field[];
  readonly problemWords: (field: Field, problem: Problem) => Message;
  readonly refusals: Readonly<Record<Refusal, PlainKey>>;
  readonly session: { faultSeen(thrown: unknown): void };
  readonly toasts: Pick<Toasts, 'show'>;
  /** What is shown beside it may stand otherwise by now. */
  readonly looked: () => void;
}

/**
 * A form that a button of its page opens: what is said in it, what is wrong with that and what stands in its way; and
 * whatever else its page sends, one thing at a time.
 */
export class OpenedForm<Entry extends object, Field extends string, Problem extends string, Refusal extends string> {
  isOpen = false;
  values: Entry;
  errors: Partial<Record<Field, Message>> = {};
  trouble: Message | undefined;
  busy = false;
  /** How many times it was refused: the keyboard goes to what is wrong. */
  attempt = 0;
  readonly #parts: OpenedFormParts<Entry, Field, Problem, Refusal>;

  constructor(parts: OpenedFormParts<Entry, Field, Problem, Refusal>) {
    this.#parts = parts;
    this.values = parts.empty;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  begun(values: Partial<Entry>): void {
    [this.isOpen, this.values] = [true, { ...this.#parts.empty, ...values }];
  }

  ended(): void {
    [this.isOpen, this.values, this.errors, this.trouble] = [false, this.#parts.empty, {}, undefined];
  }

  /** Something else is said in some fields: what was wrong with them is no more. */
  said(change: Partial<Entry>, ...fields: readonly Field[]): void {
    this.values = { ...this.values, ...change };
    const errors = { ...this.errors };
    for (const field of fields) delete errors[field];
    [this.errors, this.trouble] = [errors, undefined];
  }

  /** Shows what is wrong; tells whether nothing is. */
  isRight(problems: Problems<Field, Problem>): boolean {
    this.trouble = undefined;
    this.errors = this.worded(problems);
    if (Object.keys(this.errors).length === 0) return true;
    this.attempt += 1;
    return false;
  }

  /** Sends it, or something else of the page; `then` where that was done. */
  async sent<Now>(work: () => Promise<Outcome<Now, Refusal, Field, Problem>>, then: (now: Now) => void): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      const outcome = await work();
      runInAction(() => {
        if (outcome.done) then(outcome.now);
        else this.refused(outcome);
      });
    } catch (thrown) {
      this.#parts.session.faultSeen(thrown);
      runInAction(() => this.told(failureOf(thrown).what, 'bad'));
    } finally {
      runInAction(() => (this.busy = false));
    }
  }

  private refused(outcome: Exclude<Outcome<unknown, Refusal, Field, Problem>, { readonly done: true }>): void {
    this.attempt += 1;
    if ('problems' in outcome) {
      this.errors = this.worded(outcome.problems);
      return;
    }
    this.told(message(this.#parts.refusals[outcome.because]), 'warn');
    this.#parts.looked();
  }

  private told(what: Message, tone: 'warn' | 'bad'): void {
    if (this.isOpen) this.trouble = what;
    else this.#parts.toasts.show(tone, what);
  }

  private worded(problems: Problems<Field, Problem>): Partial<Record<Field, Message>> {
    return fieldWords(this.#parts.fields, problems, this.#parts.problemWords);
  }
}
