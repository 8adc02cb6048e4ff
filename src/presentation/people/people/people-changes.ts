import { makeAutoObservable, runInAction } from 'mobx';
import type { People, PeopleOutcome } from '../../../application/ports/people/people-desk.ts';
import { message, type Message } from '../../../words/catalogue.ts';
import { failureOf } from '../../shared/failure.ts';
import type { PageContent } from '../../pages/page-content.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import type { Toasts } from '../../shared/toasts.ts';
import { refusalWords } from './refusal-words.ts';

const ownOpen = (people: People | undefined): readonly string[] =>
  (people?.proposals ?? []).flatMap(({ id, isOwn, state }) => (isOwn && state === 'open' ? [id] : []));

function notChanged(outcome: Exclude<PeopleOutcome, { readonly done: true }>): Message {
  if (outcome.because === 'too-soon') return message('people.too-soon', { seconds: outcome.seconds });
  return message(outcome.because === 'refused' ? 'people.refused-now' : refusalWords[outcome.because]);
}

/** Changes to a company's people: one at a time; what was refused is said, and what stands is asked for anew. */
export class PeopleChanges {
  /** The invitation, person or proposal at which something is under way. */
  busyAt: string | undefined;
  readonly #kept: PageContent<People>;
  readonly #made: () => void;
  readonly #parts: { readonly session: Pick<SessionStore, 'faultSeen'>; readonly toasts: Toasts };

  /** `made` hears of each change that was done. */
  constructor(
    kept: PageContent<People>,
    parts: { readonly session: Pick<SessionStore, 'faultSeen'>; readonly toasts: Toasts },
    made: () => void = () => undefined,
  ) {
    this.#made = made;
    this.#kept = kept;
    this.#parts = parts;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  /** Whether it was done; what waits for another person is told to. */
  async make(id: string, work: () => Promise<PeopleOutcome>, told: Message): Promise<boolean> {
    if (this.busyAt !== undefined) return false;
    this.busyAt = id;
    const { session, toasts } = this.#parts;
    const before = ownOpen(this.#kept.value);
    try {
      const outcome = await work();
      if (outcome.done) {
        this.#kept.take(outcome.now);
        this.#made();
        toasts.show(
          'ok',
          ownOpen(outcome.now).some((each) => !before.includes(each)) ? message('people.proposed-now') : told,
        );
        return true;
      }
      toasts.show('warn', notChanged(outcome));
      await this.#kept.refresh();
      return false;
    } catch (thrown) {
      session.faultSeen(thrown);
      toasts.show('bad', failureOf(thrown).what);
      return false;
    } finally {
      runInAction(() => (this.busyAt = undefined));
    }
  }
}
