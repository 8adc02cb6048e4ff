import { makeAutoObservable } from 'mobx';
import type { HoldingBook } from '../../../application/ports/trade/holding-book.ts';
import type { Navigator } from '../../../application/ports/navigator.ts';
import type { InstrumentDetail } from '../../../domain/trade/shared/held-instrument.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import { PageContent } from '../../pages/page-content.ts';
import { idIn } from './list-place.ts';

export interface OpenedChainParts {
  readonly book: Pick<HoldingBook, 'instrument'>;
  readonly session: SessionStore;
  readonly navigator: Pick<Navigator, 'replaceWith'>;
}

const parameter = 'open';

/** The instrument that shows its chain of title below a list. The address names it, so that a reload shows it again. */
export class OpenedChain {
  id: string | undefined = undefined;
  readonly detail: PageContent<InstrumentDetail>;
  readonly #navigator: OpenedChainParts['navigator'];

  constructor({ book, session, navigator }: OpenedChainParts) {
    this.#navigator = navigator;
    this.detail = new PageContent(session, async (signal) => book.instrument(this.id ?? '', signal));
    makeAutoObservable<this>(this, { detail: false }, { autoBind: true, deep: false });
  }

  /**
   * Shows the chain that the address names, or none.
   * @returns whether it differs from the previous one
   */
  addressChanged(search: string): boolean {
    const id = idIn(new URLSearchParams(search), parameter) || undefined;
    const isOther = id !== this.id;
    if (!isOther && this.detail.value) return false;
    this.id = id;
    this.detail.clear();
    if (id !== undefined) void this.detail.load();
    return isOther;
  }

  /** Shows the chain of an instrument below the list at a path, or hides it again. */
  pressed(instrumentId: string, listPath: string): void {
    const open = new URLSearchParams({ [parameter]: instrumentId }).toString();
    const joint = listPath.includes('?') ? '&' : '?';
    this.#navigator.replaceWith(this.id === instrumentId ? listPath : `${listPath}${joint}${open}`);
  }

  /** Loads the shown chain again after a change. */
  async refresh(): Promise<void> {
    if (this.id !== undefined) await this.detail.refresh();
  }

  left(): void {
    this.detail.stop();
  }
}
