import { makeAutoObservable } from 'mobx';
import type { Message } from '../../words/catalogue.ts';
import type { Clock } from '../../application/ports/clock.ts';

export interface ToastNote {
  readonly id: number;
  readonly tone: 'ok' | 'warn' | 'bad' | 'info';
  readonly message: Message;
  /** Where what it tells of is found. */
  readonly link?: ToastLink | undefined;
}

export interface ToastLink {
  readonly words: string;
  readonly path: string;
}

/** How long a note stays, in milliseconds (document 1, section 9, auto-close). Bad news stays until it is dismissed. */
const shownFor = 3000;

/** Short notes that come and go, wherever one is in the portal. */
export class Toasts {
  notes: readonly ToastNote[] = [];
  #last = 0;
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  show(tone: ToastNote['tone'], message: Message, link?: ToastLink): void {
    const id = this.keep(tone, message, link);
    if (tone !== 'bad') this.#clock.wakeAfter(shownFor, () => this.dismissed(id));
  }

  /** Stays until it is dismissed, whatever its tone. */
  keep(tone: ToastNote['tone'], message: Message, link?: ToastLink): number {
    this.#last += 1;
    const id = this.#last;
    this.notes = [...this.notes, { id, tone, message, link }];
    return id;
  }

  dismissed(id: number): void {
    this.notes = this.notes.filter((note) => note.id !== id);
  }
}
