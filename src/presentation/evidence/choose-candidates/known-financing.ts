import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { FinancingDesk } from '../../../application/ports/evidence/financing-desk.ts';
import {
  notOfferedIn,
  type CoreTerms,
  type NotFinancedReason,
  type ProductTerms,
} from '../../../domain/evidence/standards/financing-offer.ts';
import type { Candidate } from '../../../domain/evidence/selection/candidate.ts';
import type { OpenBook } from '../../../domain/evidence/shared/book-policies.ts';
import { LatestRequest } from '../../shared/latest.ts';
import type { SessionStore } from '../../identity/session-store.ts';

/**
 * The terms under which a book's businesses are financed. They are loaded beside the candidates. If they fail to load,
 * the page refuses no candidate, because the back end checks the terms in any case.
 */
export class KnownFinancing {
  product: ProductTerms | undefined = undefined;
  readonly cores = observable.map<string, CoreTerms>({}, { deep: false });
  /** How many requests are running. */
  #running = 0;
  isLoading = false;
  readonly #requestedCores = new Set<string>();
  readonly #book: OpenBook;
  readonly #desk: FinancingDesk;
  readonly #session: SessionStore;
  readonly #onLoaded: () => void;
  readonly #latest = new LatestRequest();
  #signal = this.#latest.next();

  /** @param onLoaded is called whenever more terms were loaded */
  constructor(book: OpenBook, desk: FinancingDesk, session: SessionStore, onLoaded: () => void) {
    this.#book = book;
    this.#desk = desk;
    this.#session = session;
    this.#onLoaded = onLoaded;
    makeAutoObservable<this>(this, { cores: false }, { autoBind: true, deep: false });
  }

  /** Whether the whole book takes nothing new. */
  get switchedOff(): boolean {
    return this.product?.switchedOn === false;
  }

  get notOffered(): ((candidate: Candidate) => NotFinancedReason | undefined) | undefined {
    const { product } = this;
    if (product === undefined) return undefined;
    const cores = new Map(this.cores);
    return notOfferedIn(this.#book, (core) => ({ limits: [], funders: undefined, ...cores.get(core), ...product }));
  }

  /** Loads the terms again, because limits fill up while a page is open. */
  reload(): void {
    this.#signal = this.#latest.next();
    this.#requestedCores.clear();
    void this.run(async (signal) => {
      const product = await this.#desk.bookTerms(this.#book, signal);
      return () => (this.product = product);
    });
  }

  /** Loads everything again, because the back end refused what the terms allowed. */
  reloadFor(candidates: readonly Candidate[]): void {
    this.reload();
    this.loadCores(candidates);
  }

  /** Loads the terms of core enterprises whose candidates have arrived. */
  loadCores(candidates: readonly Candidate[]): void {
    const cores = [...new Set(candidates.map(({ coreEnterpriseId }) => coreEnterpriseId))].filter(
      (core) => !this.#requestedCores.has(core),
    );
    for (const core of cores) {
      this.#requestedCores.add(core);
      void this.run(async (signal) => {
        const terms = await this.#desk.coreTerms(this.#book, core, signal);
        return () => this.cores.set(core, terms);
      });
    }
  }

  left(): void {
    this.#latest.stop();
  }

  private async run(fetch: (signal: AbortSignal) => Promise<() => unknown>): Promise<void> {
    const signal = this.#signal;
    this.#running += 1;
    this.isLoading = true;
    try {
      const apply = await fetch(signal);
      if (signal.aborted) return;
      runInAction(() => {
        apply();
        this.#onLoaded();
      });
    } catch (thrown) {
      if (!signal.aborted) this.#session.faultSeen(thrown);
    } finally {
      this.#running -= 1;
      runInAction(() => (this.isLoading = this.#running > 0));
    }
  }
}
