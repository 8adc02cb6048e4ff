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

const valuesOf = (said: Message): string => String(Object.values('values' in said ? { ...said.values } : {}));

/**
 * Whether two tell of the same: what was done, however often; of anything else, only what is said in the same words.
 */
function isOneMatter(older: ToastNote, newer: ToastNote): boolean {
  if (older.message.key !== newer.message.key || older.link?.path !== newer.link?.path) return false;
  return newer.tone === 'ok' || (older.tone === newer.tone && valuesOf(older.message) === valuesOf(newer.message));
}

/** Short notes that come and go, wherever one is in the portal. */
export class Toasts {
  notes: readonly ToastNote[] = [];
  #last = 0;
  /** Stops the time of those that leave by themselves. */
  readonly #leaving = new Map<number, () => void>();
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  show(tone: ToastNote['tone'], message: Message, link?: ToastLink): void {
    const id = this.keep(tone, message, link);
    if (tone === 'bad') return;
    this.#leaving.set(id, () => undefined);
    this.released(id);
  }

  /** Somebody reads it: it stays as long as they do. */
  held(id: number): void {
    this.#leaving.get(id)?.();
  }

  /** Nobody reads it any more: its time begins anew. */
  released(id: number): void {
    const stop = this.#leaving.get(id);
    if (!stop) return;
    stop();
    this.#leaving.set(
      id,
      this.#clock.wakeAfter(shownFor, () => this.dismissed(id)),
    );
  }

  /** Stays until it is dismissed, whatever its tone, or a newer one of the same matter takes its place. */
  keep(tone: ToastNote['tone'], message: Message, link?: ToastLink): number {
    this.#last += 1;
    const id = this.#last;
    const note = { id, tone, message, link };
    for (const older of this.notes.filter((each) => isOneMatter(each, note))) this.dismissed(older.id);
    this.notes = [...this.notes, note];
    return id;
  }

  dismissed(id: number): void {
    this.#leaving.get(id)?.();
    this.#leaving.delete(id);
    this.notes = this.notes.filter((note) => note.id !== id);
  }
}
