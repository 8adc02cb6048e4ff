import { makeAutoObservable, runInAction } from 'mobx';
import { shanghaiInstant } from '../../domain/calendar/plain-date.ts';
import { openBooks, policyOf, defaultBook, type OpenBook } from '../../domain/evidence/shared/book-policies.ts';
import { books, type BookPlace } from '../../domain/catalogue/books.ts';
import { dateTime } from '../../words/format.ts';
import type { SandboxApi } from '../api/sandbox-api.ts';
import { failureOf } from '../shared/failure.ts';
import { loading, ready, type Loading } from '../shared/loading.ts';
import type { NoteStore } from '../shared/note-store.ts';
import { sandboxMessage, type PlainSandboxKey } from '../words/sandbox-catalogue.ts';

export interface WorldParts {
  readonly api: SandboxApi;
  readonly notes: NoteStore;
  /** Real time, in milliseconds. */
  readonly realNow: () => number;
  /** Clears what this browser stores of a world that was reset. */
  readonly forget: () => void;
}

/** The books whose packages are created for businesses outside the portal, and not from a list. */
export const arrivingBooks: readonly OpenBook[] = openBooks().filter((book) => !policyOf(book).flags.createAction);

const latest = shanghaiInstant('2100-01-01') - 86_400_000;

/** The portal's clock, businesses outside the portal, and the reset of the demo world. */
export class WorldPresenter {
  /** Milliseconds by which the portal is ahead of real time; negative when it is behind. */
  ahead: Loading<number> = loading;
  date = '';
  time = '09:00';
  dateError: PlainSandboxKey | undefined = undefined;
  timeError: PlainSandboxKey | undefined = undefined;
  isResetAsked = false;
  /** The book of the business to create. */
  arriving: OpenBook = arrivingBooks[0] ?? defaultBook;
  readonly #parts: WorldParts;

  constructor(parts: WorldParts) {
    this.#parts = parts;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  opened(): void {
    void this.load();
  }

  async load(): Promise<void> {
    if (this.ahead.kind === 'failed') this.ahead = loading;
    try {
      this.#setTime(await this.#parts.api.clock());
    } catch (thrown) {
      runInAction(() => (this.ahead = { kind: 'failed', failure: failureOf(thrown) }));
    }
  }

  /** @param span milliseconds */
  async forwardPressed(span: number): Promise<void> {
    await this.#move({ advance: span });
  }

  async realTimePressed(): Promise<void> {
    await this.#move({ now: this.#parts.realNow() });
  }

  dateChosen(date: string): void {
    this.date = date;
    this.dateError = undefined;
  }

  timeTyped(time: string): void {
    this.time = time;
    this.timeError = undefined;
  }

  async movePressed(): Promise<void> {
    const [, hours = '', minutes = ''] = /^([01]?\d|2[0-3])[:：]([0-5]\d)$/.exec(this.time.trim()) ?? [];
    this.timeError = hours === '' ? 'sandbox.time-wrong' : undefined;
    this.dateError = this.date === '' ? 'sandbox.date-missing' : undefined;
    if (this.timeError || this.dateError || this.ahead.kind !== 'ready') return;
    const wanted = shanghaiInstant(this.date, Number(hours)) + Number(minutes) * 60_000;
    if (wanted <= this.#parts.realNow() + this.ahead.value) this.dateError = 'sandbox.date-past';
    else if (wanted > latest) this.dateError = 'sandbox.date-far';
    else await this.#move({ now: wanted });
  }

  arrivalChosen(name: string): void {
    const book = arrivingBooks.find((each) => each === name);
    if (book) this.arriving = book;
  }

  async arrivalPressed(): Promise<void> {
    const { api, notes } = this.#parts;
    const place: BookPlace = books[this.arriving];
    try {
      const { docDatumId, company, clerk } = await api.arrive({
        docType: place.packageType,
        ...(place.scene === undefined ? {} : { docScene: place.scene }),
      });
      notes.showDone(sandboxMessage('sandbox.arrived', { number: docDatumId, company, clerk }));
    } catch (thrown) {
      notes.showFailure(sandboxMessage('sandbox.arrival-failed'), failureOf(thrown));
    }
  }

  resetPressed(): void {
    this.isResetAsked = true;
  }

  resetClosed(): void {
    this.isResetAsked = false;
  }

  async resetConfirmed(): Promise<void> {
    const { api, notes, forget } = this.#parts;
    try {
      await api.reset();
      forget();
      notes.showDone(sandboxMessage('sandbox.reset-done'));
    } catch (thrown) {
      notes.showFailure(sandboxMessage('sandbox.reset-failed'), failureOf(thrown));
    }
    runInAction(() => (this.isResetAsked = false));
    await this.load();
  }

  async #move(to: { readonly now: number } | { readonly advance: number }): Promise<void> {
    const { api, notes } = this.#parts;
    try {
      const now = await api.moveClock(to);
      this.#setTime(now);
      notes.showDone(sandboxMessage('sandbox.clock-moved', { now: dateTime(now) }));
    } catch (thrown) {
      notes.showFailure(sandboxMessage('sandbox.clock-failed'), failureOf(thrown));
    }
  }

  #setTime(now: number): void {
    runInAction(() => (this.ahead = ready(now - this.#parts.realNow())));
  }
}
