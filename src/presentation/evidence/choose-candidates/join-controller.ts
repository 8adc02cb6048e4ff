import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '../../../application/ports/clock.ts';
import type {
  ChosenBusinesses,
  PackageRelations,
  TakingPackage,
} from '../../../application/ports/evidence/package-relations.ts';
import type { Identifiers } from '../../../application/ports/identifiers.ts';
import type { Navigator } from '../../../application/ports/navigator.ts';
import { askUntilAnswered } from '../../../application/usecases/ask-until-answered.ts';
import { policyOf } from '../../../domain/evidence/shared/book-policies.ts';
import { message, type Message } from '../../../words/catalogue.ts';
import { failureOf, type Failure } from '../../shared/failure.ts';
import { LatestRequest } from '../../shared/latest.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import type { Toasts } from '../../shared/toasts.ts';
import { pathsOf } from '../shared/package-paths.ts';
import { relatedPlace } from '../shared/related-place.ts';

export interface JoinParts {
  readonly packageRelations: PackageRelations;
  readonly identifiers: Identifiers;
  readonly clock: Clock;
  readonly navigator: Navigator;
  readonly session: SessionStore;
  readonly toasts: Toasts;
  /** Is called when the selection has joined a package, so that it is no longer kept. */
  readonly onJoined: () => void;
}

/**
 * Puts the selection into a submitted package, instead of creating one for it (document 1, section 2; checklist F-017,
 * F-233).
 */
export class JoinController {
  /** Whether a request is running. */
  busy = false;
  /** The package that takes the whole selection; `none` if there is none, undefined outside a request. */
  taking: TakingPackage | 'none' | undefined = undefined;
  /** How many businesses the request is about. */
  count = 0;
  /** Why the joining failed, or its result is unknown. */
  trouble: Message | undefined = undefined;
  failure: Failure | undefined = undefined;
  #chosen: ChosenBusinesses | undefined = undefined;
  #key = '';
  readonly #latest = new LatestRequest();
  readonly #parts: JoinParts;

  constructor(parts: JoinParts) {
    this.#parts = parts;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  /** Looks for a package that takes the selection. */
  async joinPressed(chosen: ChosenBusinesses): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.#chosen = chosen;
    this.count = chosen.ids.length;
    this.#key = this.#parts.identifiers.next();
    const signal = this.#latest.next();
    try {
      const taking = await this.#parts.packageRelations.takingPackage(chosen);
      if (!signal.aborted) runInAction(() => (this.taking = taking ?? 'none'));
    } catch (thrown) {
      if (!signal.aborted) this.#showFailure(thrown);
    } finally {
      runInAction(() => (this.busy = false));
    }
  }

  /** Abandons the request. */
  left(): void {
    this.#latest.stop();
    this.joinDropped();
  }

  joinDropped(): void {
    this.taking = undefined;
  }

  troubleRead(): void {
    this.trouble = undefined;
    this.failure = undefined;
  }

  /** Puts the selection into the package, and opens the list in which it is found. */
  async joinConfirmed(): Promise<void> {
    const { taking } = this;
    const chosen = this.#chosen;
    if (taking === undefined || taking === 'none' || !chosen) return this.joinDropped();
    const { packageRelations: relating, clock, toasts, navigator, onJoined } = this.#parts;
    try {
      const asked = await askUntilAnswered(clock, async () => relating.join(chosen, taking.packageId, this.#key));
      const packageType = asked.kind === 'answered' ? asked.outcome : undefined;
      runInAction(() => {
        this.joinDropped();
        if (packageType === undefined)
          this.trouble = message(asked.kind === 'lost' ? 'choose.join-unknown' : 'after.relate-failed');
      });
      if (packageType === undefined) return;
      onJoined();
      const { path, isOwnList } = relatedPlace(packageType, chosen.shelf.side);
      const values = {
        count: chosen.ids.length,
        kind: policyOf(chosen.shelf.book).business,
        packageId: taking.packageId,
      };
      // The message stays, so that a user who is led to another list can read why, and go to the package.
      toasts.keep(isOwnList ? 'ok' : 'info', message(isOwnList ? 'after.related' : 'after.related-elsewhere', values), {
        words: taking.packageId,
        path: pathsOf(chosen.shelf.book).detail(taking.packageId),
      });
      navigator.replaceWith(path);
    } catch (thrown) {
      this.#showFailure(thrown);
    }
  }

  #showFailure(thrown: unknown): void {
    this.#parts.session.faultSeen(thrown);
    runInAction(() => {
      this.joinDropped();
      this.failure = failureOf(thrown);
    });
  }
}
