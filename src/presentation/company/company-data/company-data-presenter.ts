import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '../../../application/ports/clock.ts';
import type { CompanyData, CompanyDataDesk } from '../../../application/ports/company/company-data-desk.ts';
import type { GroupDesk, GroupHead } from '../../../application/ports/company/group-desk.ts';
import { shanghaiDate, type PlainDate } from '../../../domain/calendar/plain-date.ts';
import type { LicenceSlot } from '../../../domain/certification/shared/licence-slots.ts';
import { PageContent } from '../../pages/page-content.ts';
import type { SessionStore } from '../../identity/session-store.ts';

export interface CompanyDataParts {
  readonly desk: CompanyDataDesk;
  readonly group: Pick<GroupDesk, 'head'>;
  readonly session: SessionStore;
  readonly clock: Clock;
}

/**
 * The data of the company: how it is certified, its papers with the ones that they replaced, and links to its other
 * pages.
 */
export class CompanyDataPresenter {
  readonly content: PageContent<CompanyData | undefined>;
  /** The head of the company's group; undefined if there is none, or while unknown. */
  head: GroupHead | undefined = undefined;
  isHeadKnown = false;
  /** The slots whose earlier papers are shown. */
  unfolded: ReadonlySet<LicenceSlot> = new Set();
  readonly #parts: CompanyDataParts;

  constructor(parts: CompanyDataParts) {
    this.#parts = parts;
    this.content = new PageContent(parts.session, async (signal) => parts.desk.data(signal));
    makeAutoObservable<this>(this, { content: false }, { autoBind: true, deep: false });
  }

  get isOffered(): boolean {
    return this.#parts.desk.isOffered;
  }

  get today(): PlainDate {
    return shanghaiDate(this.#parts.clock.now());
  }

  opened(): void {
    if (!this.isOffered) return;
    void this.content.load();
    void this.loadHead();
  }

  left(): void {
    this.content.stop();
  }

  historyPressed(slot: LicenceSlot): void {
    this.unfolded = this.unfolded.symmetricDifference(new Set([slot]));
  }

  /** Loads the group's head, which the page can do without. */
  private async loadHead(): Promise<void> {
    const head = await this.#parts.group.head().catch(() => undefined);
    runInAction(() => ([this.head, this.isHeadKnown] = [head, true]));
  }
}
