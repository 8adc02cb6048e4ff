import { makeAutoObservable, runInAction } from 'mobx';
import type { Navigator } from '../../../application/ports/navigator.ts';
import type { PartnerEntry, PartnerGuest, PartnerWords } from '../../../application/ports/entry/partner-entry.ts';
import { isOwnAddress } from '../../../domain/text/addresses.ts';
import { failureOf } from '../../shared/failure.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import type { SessionWatch } from '../../identity/session-watch.ts';
import { message, type Message } from '../../../words/catalogue.ts';

export interface PartnerEntryParts {
  readonly desk: PartnerEntry;
  readonly session: SessionStore;
  readonly watch: Pick<SessionWatch, 'start'>;
  readonly navigator: Navigator;
}

const parameterNames = ['partner', 'corp', 'user', 'target', 'at', 'nonce', 'sign'] as const;

/**
 * The entry of a user from a partner's portal: it shows the announced account, and the user confirms (checklist F-048).
 * Opening the address alone does not sign anyone in.
 */
export class PartnerEntryPresenter {
  guest: PartnerGuest | undefined = undefined;
  partner = '';
  trouble: Message | undefined = undefined;
  busy = false;
  #parameters: PartnerWords | undefined;
  readonly #parts: PartnerEntryParts;

  constructor(parts: PartnerEntryParts) {
    this.#parts = parts;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  /** Loads the announced account. The address is valid once, so it is sent only once. */
  async opened(search: string): Promise<void> {
    if (this.#parameters) return;
    const query = new URLSearchParams(search);
    this.#parameters = Object.fromEntries(parameterNames.map((name) => [name, query.get(name) ?? ''])) as PartnerWords;
    this.partner = this.#parameters.partner;
    // A truncated address, for example from a mail program, is not sent.
    if (parameterNames.some((name) => this.#parameters?.[name] === ''))
      return void (this.trouble = message('recovery.partner-incomplete'));
    try {
      const outcome = await this.#parts.desk.announcement(this.#parameters);
      runInAction(() => {
        if (outcome.known) this.guest = outcome.guest;
        else this.trouble = message(`recovery.partner-${outcome.because}`);
      });
    } catch (thrown) {
      runInAction(() => (this.trouble = failureOf(thrown).what));
    }
  }

  async enterPressed(): Promise<void> {
    const { desk, session, watch, navigator } = this.#parts;
    const { guest } = this;
    if (!guest || this.busy) return;
    this.busy = true;
    try {
      await desk.enter(guest);
      await (session.who ? session.restart() : session.start());
      watch.start();
      const target = this.#parameters?.target ?? '';
      navigator.replaceWith(isOwnAddress(target) ? target : (session.landing ?? '/error-page/403'));
    } catch (thrown) {
      runInAction(() => ([this.guest, this.trouble] = [undefined, failureOf(thrown).what]));
    } finally {
      runInAction(() => (this.busy = false));
    }
  }
}
