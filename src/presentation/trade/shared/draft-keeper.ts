import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '../../../application/ports/clock.ts';
import type { Navigator } from '../../../application/ports/navigator.ts';
import type { TradeOutcome, TradeRefusal } from '../../../application/ports/trade/trade-desk.ts';
import type { TradeApplication } from '../../../domain/trade/shared/trade-application.ts';
import { message, type Message } from '../../../words/catalogue.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import { failureOf } from '../../shared/failure.ts';
import { refusalMessage } from './rule-words.ts';

/** How long typing must pause before a form is stored, in milliseconds. */
const keepingRest = 1500;

type KeptApplication = Pick<TradeApplication, 'id' | 'version'>;

export interface DraftKeeperParts {
  readonly clock: Clock;
  readonly session: SessionStore;
  readonly navigator: Navigator;
  /** Stores the form as it is now, under the application that exists already. */
  readonly save: (kept: KeptApplication | undefined) => Promise<TradeOutcome>;
  /** Address of the form of a stored application. */
  readonly formPath: (id: string) => string;
  /** Whether the form is being submitted. */
  readonly isBusy: () => boolean;
  readonly onTrouble: (trouble: Message) => void;
}

/** Stores a form as a draft while it is typed, one change after the other. */
export class DraftKeeper {
  /** The application under which it is stored; undefined for a form that is not stored yet. */
  kept: KeptApplication | undefined = undefined;
  number = '';
  /** When all typed values were last stored; undefined before. */
  keptAt: number | undefined = undefined;
  /** Whether the application was changed elsewhere, so that the values that are typed here cannot be stored. */
  isOutdated = false;
  #changes = 0;
  #isLeft = false;
  #cancelKeeping: (() => void) | undefined;
  #keeping: Promise<void> = Promise.resolve();
  readonly #parts: DraftKeeperParts;

  constructor(parts: DraftKeeperParts) {
    this.#parts = parts;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  /** Continues with an application that was opened or submitted. */
  take({ id, version, number }: Pick<TradeApplication, 'id' | 'version' | 'number'>): void {
    this.kept = { id, version };
    this.number = number;
  }

  /** Stores the form after a pause in typing. */
  changed(): void {
    this.#changes += 1;
    this.#isLeft = false;
    this.#cancelKeeping?.();
    this.#cancelKeeping = this.#parts.clock.wakeAfter(keepingRest, () => void this.keep());
  }

  /** Stores the values that were typed since the last time. Resolves after all running requests. */
  async keepChanges(): Promise<void> {
    if (this.#cancelKeeping) await this.keep();
    else await this.#keeping;
  }

  /**
   * Stores the form after the running request, so that each request names the version that the previous one returned.
   */
  async keep(): Promise<void> {
    this.#cancel();
    const work = this.#keeping.then(async () => this.#keepNow());
    this.#keeping = work;
    await work;
  }

  /** Waits for the running request, and stores nothing more, because the form is being submitted. */
  async settle(): Promise<void> {
    this.#cancel();
    await this.#keeping;
  }

  /** Words a refusal. A form that was changed elsewhere is outdated. */
  refused(refusal: TradeRefusal): Message {
    this.isOutdated = refusal.because === 'changed';
    return this.isOutdated ? message('trade.refused-elsewhere') : refusalMessage(refusal);
  }

  /**
   * Discards the values that were typed here.
   * @returns the id of the application, to open it again
   */
  forget(): string {
    const id = this.kept?.id ?? '';
    this.#cancel();
    this.kept = undefined;
    this.isOutdated = false;
    return id;
  }

  /** Stores the last typed values even if the user leaves the page at once. The user is not led back to it. */
  left(): void {
    this.#isLeft = true;
    void this.keepChanges();
  }

  #cancel(): void {
    this.#cancelKeeping?.();
    this.#cancelKeeping = undefined;
  }

  async #keepNow(): Promise<void> {
    const { clock, session, navigator, save, formPath, isBusy, onTrouble } = this.#parts;
    if (isBusy() || this.isOutdated) return;
    const changes = this.#changes;
    try {
      const outcome = await save(this.kept);
      runInAction(() => {
        if (!outcome.done) {
          onTrouble(this.refused(outcome));
          return;
        }
        const isNew = this.kept === undefined;
        this.take(outcome.application);
        if (changes === this.#changes) this.keptAt = clock.now();
        if (isNew && !this.#isLeft) navigator.replaceWith(formPath(outcome.application.id));
      });
    } catch (thrown) {
      session.faultSeen(thrown);
      runInAction(() => onTrouble(failureOf(thrown).what));
    }
  }
}
