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
  readonly watch: Pick<SessionWatch, 'started'>;
  readonly navigator: Navigator;
}

const names = ['partner', 'corp', 'user', 'target', 'at', 'nonce', 'sign'] as const;

/**
 * Somebody comes from a partner's portal: they see as whom, and come in when they say so (checklist F-048). Nobody is
 * signed in by an address alone.
 */
export class PartnerEntryPresenter {
  guest: PartnerGuest | undefined = undefined;
  partner = '';
  trouble: Message | undefined = undefined;
  busy = false;
  #words: PartnerWords | undefined;
  readonly #parts: PartnerEntryParts;

  constructor(parts: PartnerEntryParts) {
    this.#parts = parts;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  /** What stands in the address is good once, and so is asked about once. */
  async opened(search: string): Promise<void> {
    if (this.#words) return;
    const given = new URLSearchParams(search);
    this.#words = Object.fromEntries(names.map((name) => [name, given.get(name) ?? ''])) as PartnerWords;
    this.partner = this.#words.partner;
    // Cut off on its way, as by a mail program: nothing is asked of what cannot be whole.
    if (names.some((name) => this.#words?.[name] === ''))
      return void (this.trouble = message('recovery.partner-incomplete'));
    try {
      const outcome = await this.#parts.desk.announcement(this.#words);
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
      await (session.who ? session.restarted() : session.start());
      watch.started();
      const target = this.#words?.target ?? '';
      navigator.replaceWith(isOwnAddress(target) ? target : (session.landing ?? '/error-page/403'));
    } catch (thrown) {
      runInAction(() => ([this.guest, this.trouble] = [undefined, failureOf(thrown).what]));
    } finally {
      runInAction(() => (this.busy = false));
    }
  }
}
