import { makeAutoObservable, runInAction } from 'mobx';
import { mayPass } from '../../application/ports/port-fault.ts';
import type { StepAnswer, StepRefusal } from '../api/step-answer.ts';
import { failureOf, type Failure } from '../shared/failure.ts';

export type StepTrouble =
  | StepRefusal
  | { readonly because: 'failed'; readonly failure: Failure }
  /** The answer was lost twice, so the outcome is unknown. */
  | { readonly because: 'not-known' };

/** A decision or an action that is carried out at most once. */
export interface Step {
  readonly ask: (key: string) => Promise<StepAnswer>;
  /** Called once the step is done. */
  readonly onDone: () => void;
  /** Called once the step is done or refused: the loaded packages may be out of date. */
  readonly onSettled: () => Promise<void>;
}

/** Runs decisions and actions. A lost answer is asked for once more under the same key before it is reported. */
export class StepRunner {
  trouble: StepTrouble | undefined = undefined;
  readonly #newKey: () => string;
  #lost: { readonly step: Step; readonly key: string } | undefined = undefined;

  constructor(newKey: () => string) {
    this.#newKey = newKey;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  /** Another package was opened. */
  forget(): void {
    this.trouble = undefined;
    this.#lost = undefined;
  }

  async run(step: Step): Promise<void> {
    await this.#attempt(step, this.#newKey());
  }

  async askAgainPressed(): Promise<void> {
    if (this.#lost) await this.#attempt(this.#lost.step, this.#lost.key);
  }

  async #attempt(step: Step, key: string): Promise<void> {
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
      // The page keeps its content: while the outcome is unknown, the packages cannot be loaded either.
      if (isLost) return;
    }
    await step.onSettled();
  }
}
