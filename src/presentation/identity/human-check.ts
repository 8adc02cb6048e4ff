import { makeAutoObservable, runInAction } from 'mobx';
import type { HumanProofDesk } from '../../application/ports/identity/human-proof-desk.ts';
import { message, type Message } from '../../words/catalogue.ts';
import { failureOf } from '../shared/failure.ts';
import { captchaIn } from '../../domain/text/typed-number.ts';

export type HumanTask =
  | { readonly kind: 'picture'; readonly imageUrl: string; readonly text: string; readonly canProve: boolean }
  | { readonly kind: 'proof'; readonly state: 'working' | 'done' | 'failed'; readonly share: number };

/**
 * Proves that the user is human, by a picture to read or by a computation of the device. It asks for nothing until it
 * is shown.
 */
export class HumanCheck {
  task: HumanTask | undefined;
  /** Why no task could be shown. */
  trouble: Message | undefined;
  #proof: string | undefined;
  #computation = new AbortController();
  #opening: Promise<void> | undefined;
  readonly #desk: HumanProofDesk;

  constructor(desk: HumanProofDesk) {
    this.#desk = desk;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  /** The proof that is sent with the user's request. */
  get answer(): { readonly captcha: string | undefined; readonly proof: string | undefined } {
    return { captcha: this.task?.kind === 'picture' ? this.task.text.trim() : undefined, proof: this.#proof };
  }

  /** The remaining action of the user before the request. */
  get missing(): Message | undefined {
    if (this.task?.kind === 'proof') return this.#proof === undefined ? message('captcha.proof-missing') : undefined;
    return this.task?.kind === 'picture' && this.task.text.trim() === '' ? message('captcha.missing') : undefined;
  }

  typed(text: string): void {
    if (this.task?.kind === 'picture') this.task = { ...this.task, text: captchaIn(text) };
  }

  /** Fetches another picture; the previous one becomes invalid. */
  async renewPicture(): Promise<void> {
    const signal = this.discardAnswer();
    try {
      await this.#openVisit();
      const imageUrl = await this.#desk.captchaAddress();
      runInAction(() => {
        if (!signal.aborted)
          [this.task, this.trouble] = [
            { kind: 'picture', imageUrl, text: '', canProve: this.#desk.offersProof },
            undefined,
          ];
      });
    } catch (thrown) {
      runInAction(() => (this.trouble = failureOf(thrown).what));
    }
  }

  async prove(): Promise<void> {
    const signal = this.discardAnswer();
    const showProof = (state: 'working' | 'done' | 'failed', share: number): void =>
      runInAction(() => {
        if (!signal.aborted) this.task = { kind: 'proof', state, share };
      });
    showProof('working', 0);
    try {
      await this.#openVisit();
      const proof = await this.#desk.prove((share) => showProof('working', share), signal);
      if (signal.aborted) return;
      this.#proof = proof;
      showProof('done', 1);
    } catch {
      showProof('failed', 0);
    }
  }

  /** Asks again after a refused request, because an answer holds only once. A device that computed does so again. */
  async askAgain(proofOnly: boolean): Promise<void> {
    if (proofOnly || this.task?.kind === 'proof') await this.prove();
    else await this.renewPicture();
  }

  /** Ends the check. */
  end(): void {
    this.discardAnswer();
    this.task = undefined;
  }

  /** Opens a visit. Simultaneous requests share one, because each visit has its own picture and challenge. */
  async #openVisit(): Promise<void> {
    this.#opening ??= this.#desk.open().finally(() => (this.#opening = undefined));
    await this.#opening;
  }

  private discardAnswer(): AbortSignal {
    this.#proof = undefined;
    this.#computation.abort();
    this.#computation = new AbortController();
    return this.#computation.signal;
  }
}
