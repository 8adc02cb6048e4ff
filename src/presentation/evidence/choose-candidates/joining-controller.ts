import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '../../../application/ports/clock.ts';
import type {
  ChosenBusinesses,
  PackageRelating,
  TakingPackage,
} from '../../../application/ports/evidence/package-relating.ts';
import type { Identifiers } from '../../../application/ports/identifiers.ts';
import type { Navigator } from '../../../application/ports/navigator.ts';
import { askUntilAnswered } from '../../../application/usecases/asked-again.ts';
import { policyOf } from '../../../domain/evidence/shared/book-policies.ts';
import { message, type Message } from '../../../words/catalogue.ts';
import { failureOf, type Failure } from '../../shared/failure.ts';
import { Latest } from '../../shared/latest.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import type { Toasts } from '../../shared/toasts.ts';
import { pathsOf } from '../shared/package-paths.ts';
import { relatedPlace } from '../shared/related-place.ts';

export interface JoiningParts {
  readonly relating: PackageRelating;
  readonly identifiers: Identifiers;
  readonly clock: Clock;
  readonly navigator: Navigator;
  readonly session: SessionStore;
  readonly toasts: Toasts;
  /** What was chosen has found its package: nothing of it is kept any more. */
  readonly joined: () => void;
}

/**
 * Putting what is chosen into a package that was handed in already, instead of making one for it (document 1, section
 * 2; checklist F-017, F-233).
 */
export class JoiningController {
  /** A question is on its way. */
  busy = false;
  /** The package that takes all that is chosen; `none` where none does, undefined while nobody asks. */
  taking: TakingPackage | 'none' | undefined = undefined;
  /** How many businesses are asked about. */
  count = 0;
  /** Why it is not known to be done. */
  trouble: Message | undefined = undefined;
  failure: Failure | undefined = undefined;
  #chosen: ChosenBusinesses | undefined = undefined;
  #key = '';
  readonly #latest = new Latest();
  readonly #parts: JoiningParts;

  constructor(parts: JoiningParts) {
    this.#parts = parts;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  /** Asks which package takes what is chosen. */
  async pressed(chosen: ChosenBusinesses): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.#chosen = chosen;
    this.count = chosen.ids.length;
    this.#key = this.#parts.identifiers.next();
    const signal = this.#latest.next();
    try {
      const taking = await this.#parts.relating.takingPackage(chosen);
      if (!signal.aborted) runInAction(() => (this.taking = taking ?? 'none'));
    } catch (thrown) {
      if (!signal.aborted) this.#failedBecause(thrown);
    } finally {
      runInAction(() => (this.busy = false));
    }
  }

  /** Nobody waits for the answer any more. */
  left(): void {
    this.#latest.stop();
    this.dropped();
  }

  dropped(): void {
    this.taking = undefined;
  }

  troubleRead(): void {
    this.trouble = undefined;
    this.failure = undefined;
  }

  /** Puts it there, and leads to the list in which it is found. */
  async confirmed(): Promise<void> {
    const { taking } = this;
    const chosen = this.#chosen;
    if (taking === undefined || taking === 'none' || !chosen) return this.dropped();
    const { relating, clock, toasts, navigator, joined } = this.#parts;
    try {
      const asked = await askUntilAnswered(clock, async () => relating.join(chosen, taking.packageId, this.#key));
      const packageType = asked.kind === 'answered' ? asked.outcome : undefined;
      runInAction(() => {
        this.dropped();
        if (packageType === undefined)
          this.trouble = message(asked.kind === 'lost' ? 'choose.join-unknown' : 'after.relate-failed');
      });
      if (packageType === undefined) return;
      joined();
      const { path, own } = relatedPlace(packageType, chosen.shelf.side);
      const values = {
        count: chosen.ids.length,
        kind: policyOf(chosen.shelf.book).business,
        packageId: taking.packageId,
      };
      // Whoever is led somewhere else has the time to read why, and to go to the package.
      toasts.keep(own ? 'ok' : 'info', message(own ? 'after.related' : 'after.related-elsewhere', values), {
        words: taking.packageId,
        path: pathsOf(chosen.shelf.book).detail(taking.packageId),
      });
      navigator.replaceWith(path);
    } catch (thrown) {
      this.#failedBecause(thrown);
    }
  }

  #failedBecause(thrown: unknown): void {
    this.#parts.session.faultSeen(thrown);
    runInAction(() => {
      this.dropped();
      this.failure = failureOf(thrown);
    });
  }
}
