import { makeAutoObservable, runInAction } from 'mobx';
import type { BusinessTermsDesk } from '../../../application/ports/parties/business-terms-desk.ts';
import type { BusinessTerms } from '../../../domain/parties/business-restriction.ts';
import type { SessionStore } from '../../identity/session-store.ts';

/**
 * The restrictions on new business of the company, shown before the user begins any. If the terms cannot be loaded,
 * nothing is blocked.
 */
export class CompanyTerms {
  /** Undefined until the terms are loaded. */
  value: BusinessTerms | undefined = undefined;
  /** Whether the terms are loaded or failed to load. */
  isSettled = false;
  readonly #desk: BusinessTermsDesk;
  readonly #session: SessionStore;

  constructor(desk: BusinessTermsDesk, session: SessionStore) {
    this.#desk = desk;
    this.#session = session;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  /** Loads the terms again. The previous ones stay until the answer comes. */
  async load(): Promise<void> {
    try {
      const terms = await this.#desk.terms();
      runInAction(() => (this.value = terms));
    } catch (thrown) {
      this.#session.faultSeen(thrown);
    } finally {
      runInAction(() => (this.isSettled = true));
    }
  }
}
