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
import { Latest } from '../../shared/latest.ts';
import type { SessionStore } from '../../identity/session-store.ts';

/**
 * What is known of whom a book's business is taken for. It is asked beside the candidates, which stand meanwhile:
 * nothing is said against those of which it could not be had, as the back end refuses them all the same.
 */
export class KnownFinancing {
  product: ProductTerms | undefined = undefined;
  readonly cores = observable.map<string, CoreTerms>({}, { deep: false });
  /** How many questions are still open. */
  #open = 0;
  asking = false;
  readonly #asked = new Set<string>();
  readonly #book: OpenBook;
  readonly #desk: FinancingDesk;
  readonly #session: SessionStore;
  readonly #known: () => void;
  readonly #latest = new Latest();
  #signal = this.#latest.next();

  /** `known` is told whenever more has come to be known. */
  constructor(book: OpenBook, desk: FinancingDesk, session: SessionStore, known: () => void) {
    this.#book = book;
    this.#desk = desk;
    this.#session = session;
    this.#known = known;
    makeAutoObservable<this>(this, { cores: false }, { autoBind: true, deep: false });
  }

  /** The whole book takes nothing new. */
  get switchedOff(): boolean {
    return this.product?.switchedOn === false;
  }

  get notOffered(): ((candidate: Candidate) => NotFinancedReason | undefined) | undefined {
    const { product } = this;
    if (product === undefined) return undefined;
    const cores = new Map(this.cores);
    return notOfferedIn(this.#book, (core) => ({ limits: [], funders: undefined, ...cores.get(core), ...product }));
  }

  /** Asked anew: limits fill up while a page stands. */
  opened(): void {
    this.#signal = this.#latest.next();
    this.#asked.clear();
    void this.ask(async (signal) => {
      const product = await this.#desk.bookTerms(this.#book, signal);
      return () => (this.product = product);
    });
  }

  /** The back end refused what was thought to be taken. */
  lookedAnew(candidates: readonly Candidate[]): void {
    this.opened();
    this.arrived(candidates);
  }

  /** Requests the terms of core enterprises whose candidates have arrived. */
  arrived(candidates: readonly Candidate[]): void {
    const fresh = [...new Set(candidates.map(({ coreEnterpriseId }) => coreEnterpriseId))].filter(
      (core) => !this.#asked.has(core),
    );
    for (const core of fresh) {
      this.#asked.add(core);
      void this.ask(async (signal) => {
        const terms = await this.#desk.coreTerms(this.#book, core, signal);
        return () => this.cores.set(core, terms);
      });
    }
  }

  left(): void {
    this.#latest.stop();
  }

  private async ask(fetch: (signal: AbortSignal) => Promise<() => unknown>): Promise<void> {
    const signal = this.#signal;
    this.#open += 1;
    this.asking = true;
    try {
      const taken = await fetch(signal);
      if (signal.aborted) return;
      runInAction(() => {
        taken();
        this.#known();
      });
    } catch (thrown) {
      if (!signal.aborted) this.#session.faultSeen(thrown);
    } finally {
      this.#open -= 1;
      runInAction(() => (this.asking = this.#open > 0));
    }
  }
}
