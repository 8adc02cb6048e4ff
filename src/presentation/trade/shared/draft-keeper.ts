import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '../../../application/ports/clock.ts';
import type { Navigator } from '../../../application/ports/navigator.ts';
import type { TradeOutcome, TradeRefusal } from '../../../application/ports/trade/trade-desk.ts';
import type { TradeApplication } from '../../../domain/trade/shared/trade-application.ts';
import { message, type Message } from '../../../words/catalogue.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import { failureOf } from '../../shared/failure.ts';
import { refusalMessage } from './rule-words.ts';

/** The rest in typing after which a form is kept, in milliseconds. */
const keepingRest = 1500;

type KeptApplication = Pick<TradeApplication, 'id' | 'version'>;

export interface DraftKeeperParts {
  readonly clock: Clock;
  readonly session: SessionStore;
  readonly navigator: Navigator;
  /** Keeps the form as it is now, under the application that is kept already. */
  readonly save: (kept: KeptApplication | undefined) => Promise<TradeOutcome>;
  /** Address of the form of a kept application. */
  readonly formPath: (id: string) => string;
  /** Whether the form is being submitted. */
  readonly isBusy: () => boolean;
  readonly onTrouble: (trouble: Message) => void;
}

/** A form that is kept as a draft while it is typed, one change after the other. */
export class DraftKeeper {
  /** The application under which it is kept; undefined for a form that is not kept yet. */
  kept: KeptApplication | undefined = undefined;
  number = '';
  /** When it was kept last with everything that was typed; undefined before. */
  keptAt: number | undefined = undefined;
  /** Whether the application was changed elsewhere, so that what is typed here cannot be kept. */
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

  /** Goes on under an application that was opened or submitted. */
  take({ id, version, number }: Pick<TradeApplication, 'id' | 'version' | 'number'>): void {
    this.kept = { id, version };
    this.number = number;
  }

  /** Keeps the form when the typing rests. */
  changed(): void {
    this.#changes += 1;
    this.#isLeft = false;
    this.#cancelKeeping?.();
    this.#cancelKeeping = this.#parts.clock.wakeAfter(keepingRest, () => void this.keep());
  }

  /** Keeps what was typed since it was kept last, and waits for what is being kept already. */
  async keepChanges(): Promise<void> {
    if (this.#cancelKeeping) await this.keep();
    else await this.#keeping;
  }

  /** Keeps the form, after what is being kept already, so that each names the version of the one before. */
  async keep(): Promise<void> {
    this.#cancel();
    const work = this.#keeping.then(async () => this.#keepNow());
    this.#keeping = work;
    await work;
  }

  /** Waits for what is being kept, and keeps nothing more: the form is submitted. */
  async settle(): Promise<void> {
    this.#cancel();
    await this.#keeping;
  }

  /** Words of a refusal. A form that was changed elsewhere is outdated. */
  refused(refusal: TradeRefusal): Message {
    this.isOutdated = refusal.because === 'changed';
    return this.isOutdated ? message('trade.refused-elsewhere') : refusalMessage(refusal);
  }

  /** Gives up what was typed here. Returns the id of the application, to open it again. */
  forget(): string {
    const id = this.kept?.id ?? '';
    this.#cancel();
    this.kept = undefined;
    this.isOutdated = false;
    return id;
  }

  /** Keeps what was typed last even if the page is left at once. The reader is not led back to it. */
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
