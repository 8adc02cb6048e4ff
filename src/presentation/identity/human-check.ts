import { makeAutoObservable, runInAction } from 'mobx';
import type { HumanProofDesk } from '../../application/ports/identity/human-proof-desk.ts';
import { message, type Message } from '../../words/catalogue.ts';
import { failureOf } from '../shared/failure.ts';

export type HumanTask =
  | { readonly kind: 'picture'; readonly imageUrl: string; readonly text: string; readonly canProve: boolean }
  | { readonly kind: 'proof'; readonly state: 'working' | 'done' | 'failed'; readonly share: number };

/** Proving that one is human: a picture is read, or the device computes. Nothing is asked until it is shown. */
export class HumanCheck {
  task: HumanTask | undefined;
  /** Why it could not be shown. */
  trouble: Message | undefined;
  #proof: string | undefined;
  #computation = new AbortController();
  #visiting: Promise<void> | undefined;
  readonly #desk: HumanProofDesk;

  constructor(desk: HumanProofDesk) {
    this.#desk = desk;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  /** What is sent with what one asks for. */
  get answer(): { readonly captcha: string | undefined; readonly proof: string | undefined } {
    return { captcha: this.task?.kind === 'picture' ? this.task.text.trim() : undefined, proof: this.#proof };
  }

  /** What is still to be done before anything can be asked for. */
  get missing(): Message | undefined {
    if (this.task?.kind === 'proof') return this.#proof === undefined ? message('captcha.proof-missing') : undefined;
    return this.task?.kind === 'picture' && this.task.text.trim() === '' ? message('captcha.missing') : undefined;
  }

  typed(text: string): void {
    if (this.task?.kind === 'picture') this.task = { ...this.task, text };
  }

  /** Another picture; the one before is none any more. */
  async renewed(): Promise<void> {
    const computation = this.forgotten();
    try {
      await this.#visited();
      const imageUrl = await this.#desk.captchaAddress();
      runInAction(() => {
        if (!computation.aborted)
          [this.task, this.trouble] = [
            { kind: 'picture', imageUrl, text: '', canProve: this.#desk.offersProof },
            undefined,
          ];
      });
    } catch (thrown) {
      runInAction(() => (this.trouble = failureOf(thrown).what));
    }
  }

  async proved(): Promise<void> {
    const computation = this.forgotten();
    const shown = (state: 'working' | 'done' | 'failed', share: number): void =>
      runInAction(() => {
        if (!computation.aborted) this.task = { kind: 'proof', state, share };
      });
    shown('working', 0);
    try {
      await this.#visited();
      const proof = await this.#desk.prove((share) => shown('working', share), computation);
      if (computation.aborted) return;
      this.#proof = proof;
      shown('done', 1);
    } catch {
      shown('failed', 0);
    }
  }

  /** What was asked for was refused: an answer holds once. Whoever let the device compute does so again. */
  async asked(proofOnly: boolean): Promise<void> {
    if (proofOnly || this.task?.kind === 'proof') await this.proved();
    else await this.renewed();
  }

  /** Nothing is asked any more. */
  over(): void {
    this.forgotten();
    this.task = undefined;
  }

  /** Two who ask at once ask in one visit: each visit has a picture and a challenge of its own. */
  async #visited(): Promise<void> {
    this.#visiting ??= this.#desk.open().finally(() => (this.#visiting = undefined));
    await this.#visiting;
  }

  private forgotten(): AbortSignal {
    this.#proof = undefined;
    this.#computation.abort();
    this.#computation = new AbortController();
    return this.#computation.signal;
  }
}
