import { makeAutoObservable } from 'mobx';
import type { LimitPage } from '../../../../application/ports/trade/limit-desk.ts';
import { PageContent } from '../../../pages/page-content.ts';
import type { SessionStore } from '../../../identity/session-store.ts';

export const limitPageSizes = [10, 20, 50] as const;

/** Part of a list of a limit that is shown. */
export interface ListPlace {
  readonly page: number;
  readonly pageSize: number;
}

/** A paged list of a limit: its uses, its changes or the requests about it. */
export class LimitList<Row> {
  place: ListPlace = { page: 1, pageSize: limitPageSizes[0] };
  readonly content: PageContent<LimitPage<Row>>;

  constructor(
    session: Pick<SessionStore, 'faultSeen'>,
    fetchPage: (place: ListPlace, signal: AbortSignal) => Promise<LimitPage<Row>>,
  ) {
    this.content = new PageContent(session, async (signal) => fetchPage(this.place, signal));
    makeAutoObservable<this>(this, { content: false }, { autoBind: true, deep: false });
  }

  get pages(): number {
    return Math.max(1, Math.ceil((this.content.value?.count ?? 0) / this.place.pageSize));
  }

  /** Loads the page that is shown, also if it was loaded before. */
  load(): void {
    void this.content.load();
  }

  stop(): void {
    this.content.stop();
  }

  pageChosen(page: number): void {
    this.place = { ...this.place, page };
    this.load();
  }

  pageSizeChosen(pageSize: number): void {
    this.place = { page: 1, pageSize };
    this.load();
  }
}
