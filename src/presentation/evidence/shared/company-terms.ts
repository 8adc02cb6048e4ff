import { makeAutoObservable, runInAction } from 'mobx';
import type { BusinessTermsDesk } from '../../../application/ports/parties/business-terms-desk.ts';
import type { BusinessTerms } from '../../../domain/parties/business-restriction.ts';
import type { SessionStore } from '../../identity/session-store.ts';

/** What the company may not begin, told before anybody begins. It is in nobody's way where it cannot be had. */
export class CompanyTerms {
  /** Undefined until it is known. */
  value: BusinessTerms | undefined = undefined;
  /** Whether it is known, or cannot be had. */
  isSettled = false;
  readonly #desk: BusinessTermsDesk;
  readonly #session: SessionStore;

  constructor(desk: BusinessTermsDesk, session: SessionStore) {
    this.#desk = desk;
    this.#session = session;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  /** Asks anew. What was known stays until the answer comes. */
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
