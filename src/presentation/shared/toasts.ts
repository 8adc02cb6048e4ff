import { makeAutoObservable } from 'mobx';
import type { Message } from '../../words/catalogue.ts';
import type { Clock } from '../../application/ports/clock.ts';

export interface ToastNote {
  readonly id: number;
  readonly tone: 'ok' | 'warn' | 'bad' | 'info';
  readonly message: Message;
  /** Leads to what the note is about. */
  readonly link?: ToastLink | undefined;
}

export interface ToastLink {
  readonly words: string;
  readonly path: string;
}

/** How long a note stays, in milliseconds (document 1, section 9, auto-close). Bad news stays until it is dismissed. */
const shownFor = 3000;

const valuesOf = (words: Message): string => String(Object.values('values' in words ? { ...words.values } : {}));

/**
 * Whether two notes are about the same matter: notes of success with the same words, or other notes with the same words
 * and values.
 */
function isOneMatter(older: ToastNote, newer: ToastNote): boolean {
  if (older.message.key !== newer.message.key || older.link?.path !== newer.link?.path) return false;
  return newer.tone === 'ok' || (older.tone === newer.tone && valuesOf(older.message) === valuesOf(newer.message));
}

/** Short notes that come and go, on any page. */
export class Toasts {
  notes: readonly ToastNote[] = [];
  #last = 0;
  /** Cancels the timers of notes that are removed automatically. */
  readonly #cancelTimers = new Map<number, () => void>();
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  /** @returns the id of the note, to dismiss it early */
  show(tone: ToastNote['tone'], message: Message, link?: ToastLink): number {
    const id = this.keep(tone, message, link);
    if (tone === 'bad') return id;
    this.#cancelTimers.set(id, () => undefined);
    this.readingEnded(id);
    return id;
  }

  /** A user reads the note, so it stays. */
  readingStarted(id: number): void {
    this.#cancelTimers.get(id)?.();
  }

  /** The user stopped reading the note, so its time begins again. */
  readingEnded(id: number): void {
    const stop = this.#cancelTimers.get(id);
    if (!stop) return;
    stop();
    this.#cancelTimers.set(
      id,
      this.#clock.wakeAfter(shownFor, () => this.dismissed(id)),
    );
  }

  /**
   * Shows a note until it is dismissed, regardless of its tone, or until a newer one on the same matter replaces it.
   */
  keep(tone: ToastNote['tone'], message: Message, link?: ToastLink): number {
    this.#last += 1;
    const id = this.#last;
    const note = { id, tone, message, link };
    for (const older of this.notes.filter((each) => isOneMatter(each, note))) this.dismissed(older.id);
    this.notes = [...this.notes, note];
    return id;
  }

  dismissed(id: number): void {
    this.#cancelTimers.get(id)?.();
    this.#cancelTimers.delete(id);
    this.notes = this.notes.filter((note) => note.id !== id);
  }
}
