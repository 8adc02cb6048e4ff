import { makeAutoObservable } from 'mobx';
import type { Clock } from '../../../application/ports/clock.ts';

/** How long typing must pause before a list is searched, in milliseconds. */
const typingRest = 300;

/** The search field of a list. The typed text becomes a part of the address after a pause in typing. */
export class KeywordField {
  /** Undefined if the address already has the typed text. */
  typed: string | undefined = undefined;
  #cancelTyping: (() => void) | undefined;
  readonly #clock: Clock;
  readonly #onRested: (keyword: string) => void;

  constructor(clock: Clock, onRested: (keyword: string) => void) {
    this.#clock = clock;
    this.#onRested = onRested;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  keywordTyped(text: string): void {
    this.typed = text;
    this.#cancelTyping?.();
    this.#cancelTyping = this.#clock.wakeAfter(typingRest, () => {
      this.#cancelTyping = undefined;
      this.#onRested(text);
    });
  }

  /** Follows the address, unless something is being typed. */
  addressChanged(): void {
    if (this.#cancelTyping === undefined) this.typed = undefined;
  }

  cleared(): void {
    this.left();
    this.typed = undefined;
  }

  left(): void {
    this.#cancelTyping?.();
    this.#cancelTyping = undefined;
  }
}
