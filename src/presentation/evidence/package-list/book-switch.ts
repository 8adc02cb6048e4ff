import { makeAutoObservable, runInAction } from 'mobx';
import type { FinancingDesk } from '../../../application/ports/evidence/financing-desk.ts';
import type { OpenBook } from '../../../domain/evidence/shared/book-policies.ts';
import { LatestRequest } from '../../shared/latest.ts';
import type { SessionStore } from '../../identity/session-store.ts';

/** Whether new packages are created in a book. If that is unknown, the choosing page tells. */
export class BookSwitch {
  /** Whether none are created at present. */
  off = false;
  readonly #latest = new LatestRequest();
  readonly #desk: FinancingDesk;
  readonly #session: SessionStore;

  constructor(desk: FinancingDesk, session: SessionStore) {
    this.#desk = desk;
    this.#session = session;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  async load(book: OpenBook): Promise<void> {
    const signal = this.#latest.next();
    try {
      const { switchedOn } = await this.#desk.bookTerms(book, signal);
      if (!signal.aborted) runInAction(() => (this.off = !switchedOn));
    } catch (thrown) {
      if (!signal.aborted) this.#session.faultSeen(thrown);
    }
  }

  left(): void {
    this.#latest.stop();
  }
}
