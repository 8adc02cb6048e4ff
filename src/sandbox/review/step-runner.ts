import { makeAutoObservable, runInAction } from 'mobx';
import { mayPass } from '../../application/ports/port-fault.ts';
import type { StepAnswer, StepRefusal } from '../api/step-answer.ts';
import { failureOf, type Failure } from '../shared/failure.ts';

export type StepTrouble =
  | StepRefusal
  | { readonly because: 'failed'; readonly failure: Failure }
  /** The answer was lost twice: it may be done or not. */
  | { readonly because: 'not-known' };

/** Something to be done once, whoever asks how often. */
export interface Step {
  readonly ask: (key: string) => Promise<StepAnswer>;
  /** It is done. */
  readonly onDone: () => void;
  /** It is done or refused: what stands on the screen may be out of date. */
  readonly onSettled: () => Promise<void>;
}

/** Does decisions and actions: an answer that is lost is asked for again under the same key before anything is said. */
export class StepRunner {
  trouble: StepTrouble | undefined = undefined;
  readonly #newKey: () => string;
  #lost: { readonly step: Step; readonly key: string } | undefined = undefined;

  constructor(newKey: () => string) {
    this.#newKey = newKey;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  /** Another package stands on the screen. */
  forget(): void {
    this.trouble = undefined;
    this.#lost = undefined;
  }

  async run(step: Step): Promise<void> {
    await this.#tried(step, this.#newKey());
  }

  async askAgainPressed(): Promise<void> {
    if (this.#lost) await this.#tried(this.#lost.step, this.#lost.key);
  }

  async #tried(step: Step, key: string): Promise<void> {
    this.forget();
    try {
      const answer = await step.ask(key).catch(async (thrown: unknown) => {
        if (mayPass(thrown)) return step.ask(key);
        throw thrown;
      });
      runInAction(() => (answer.done ? step.onDone() : (this.trouble = answer)));
    } catch (thrown) {
      const isLost = mayPass(thrown);
      runInAction(() => {
        this.trouble = isLost ? { because: 'not-known' } : { because: 'failed', failure: failureOf(thrown) };
        this.#lost = isLost ? { step, key } : undefined;
      });
      // What stands there stays beside the question; nothing newer could be fetched either.
      if (isLost) return;
    }
    await step.onSettled();
  }
}
