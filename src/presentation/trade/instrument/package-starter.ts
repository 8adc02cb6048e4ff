import { makeAutoObservable, runInAction } from 'mobx';
import type { Identifiers } from '../../../application/ports/identifiers.ts';
import type { Navigator } from '../../../application/ports/navigator.ts';
import type { BeginPackage, PackageBeginning } from '../../../application/ports/trade/instrument-book.ts';
import { message, type Message } from '../../../words/catalogue.ts';
import { pathsOf } from '../../evidence/shared/package-paths.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import { failureOf } from '../../shared/failure.ts';

export interface PackageBeginnerParts {
  readonly begin: BeginPackage;
  readonly identifiers: Identifiers;
  readonly session: Pick<SessionStore, 'faultSeen'>;
  readonly navigator: Pick<Navigator, 'goTo'>;
  /** Is called when the possible actions have changed meanwhile. */
  readonly reload: () => Promise<void>;
}

/** Begins a package for one amount of a book without a list to choose from, and opens its upload page. */
export class PackageStarter {
  busy = false;
  trouble: Message | undefined = undefined;
  /** The same amount keeps its key, so that pressing twice makes one package. */
  #key: { readonly businessId: string; readonly key: string } | undefined;
  readonly #parts: PackageBeginnerParts;

  constructor(parts: PackageBeginnerParts) {
    this.#parts = parts;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  /** Clears the previous failure. */
  cleared(): void {
    this.trouble = undefined;
  }

  async beginPressed(beginning: PackageBeginning): Promise<void> {
    const { businessId, book, bar } = beginning;
    if (this.busy || bar !== undefined) return;
    this.busy = true;
    this.trouble = undefined;
    const { begin, identifiers, session, navigator, reload } = this.#parts;
    if (this.#key?.businessId !== businessId) this.#key = { businessId, key: identifiers.next() };
    try {
      const outcome = await begin(beginning, this.#key.key);
      if (outcome.created) {
        navigator.goTo(pathsOf(book).upload(outcome.packageId, outcome.stage));
        return;
      }
      const { because } = outcome;
      runInAction(() => (this.trouble = message('instrument.package-refused', { because })));
      await reload();
    } catch (thrown) {
      session.faultSeen(thrown);
      runInAction(() => (this.trouble = failureOf(thrown).what));
    } finally {
      runInAction(() => (this.busy = false));
    }
  }
}
