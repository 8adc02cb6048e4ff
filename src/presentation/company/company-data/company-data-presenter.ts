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
 * What is known of the company: by what it is certified, its papers with those that they replaced, and the ways to what
 * else is its own.
 */
export class CompanyDataPresenter {
  readonly kept: PageContent<CompanyData | undefined>;
  /** The head of the company's group; undefined where it belongs to none, and while that is not known. */
  head: GroupHead | undefined = undefined;
  isHeadKnown = false;
  /** The slots whose earlier papers are shown. */
  unfolded: ReadonlySet<LicenceSlot> = new Set();
  readonly #parts: CompanyDataParts;

  constructor(parts: CompanyDataParts) {
    this.#parts = parts;
    this.kept = new PageContent(parts.session, async (signal) => parts.desk.data(signal));
    makeAutoObservable<this>(this, { kept: false }, { autoBind: true, deep: false });
  }

  get isOffered(): boolean {
    return this.#parts.desk.isOffered;
  }

  get today(): PlainDate {
    return shanghaiDate(this.#parts.clock.now());
  }

  opened(): void {
    if (!this.isOffered) return;
    void this.kept.load();
    void this.headAsked();
  }

  left(): void {
    this.kept.stop();
  }

  historyPressed(slot: LicenceSlot): void {
    this.unfolded = this.unfolded.symmetricDifference(new Set([slot]));
  }

  /** What the page can live without. */
  private async headAsked(): Promise<void> {
    const head = await this.#parts.group.head().catch(() => undefined);
    runInAction(() => ([this.head, this.isHeadKnown] = [head, true]));
  }
}
