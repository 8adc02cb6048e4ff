import { makeAutoObservable } from 'mobx';
import type { HoldingBook } from '../../../application/ports/trade/holding-book.ts';
import type { Navigator } from '../../../application/ports/navigator.ts';
import type { InstrumentDetail } from '../../../domain/trade/shared/held-instrument.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import { PageContent } from '../../pages/page-content.ts';

export interface OpenedChainParts {
  readonly book: Pick<HoldingBook, 'instrument'>;
  readonly session: SessionStore;
  readonly navigator: Pick<Navigator, 'replaceWith'>;
}

const parameter = 'open';

const openIn = (search: string): string | undefined =>
  /^[0-9A-Za-z_-]{1,64}$/u.exec(new URLSearchParams(search).get(parameter) ?? '')?.[0];

/** The instrument whose chain of title is open below a list. The address keeps it, so that a reload shows it again. */
export class OpenedChain {
  id: string | undefined = undefined;
  readonly detail: PageContent<InstrumentDetail>;
  readonly #navigator: OpenedChainParts['navigator'];

  constructor({ book, session, navigator }: OpenedChainParts) {
    this.#navigator = navigator;
    this.detail = new PageContent(session, async (signal) => book.instrument(this.id ?? '', signal));
    makeAutoObservable<this>(this, { detail: false }, { autoBind: true, deep: false });
  }

  /** Shows the chain that the address names, or none. */
  addressChanged(search: string): void {
    const id = openIn(search);
    if (id === this.id && this.detail.value) return;
    this.id = id;
    this.detail.clear();
    if (id !== undefined) void this.detail.load();
  }

  /** Shows the chain of an instrument below the list at a path, or hides it again. */
  pressed(instrumentId: string, listPath: string): void {
    const open = new URLSearchParams({ [parameter]: instrumentId }).toString();
    const joint = listPath.includes('?') ? '&' : '?';
    this.#navigator.replaceWith(this.id === instrumentId ? listPath : `${listPath}${joint}${open}`);
  }

  left(): void {
    this.detail.stop();
  }
}
