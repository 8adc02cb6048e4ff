import { makeAutoObservable, runInAction } from 'mobx';
import type { People, PeopleOutcome } from '../../../application/ports/people/people-desk.ts';
import { message, type Message } from '../../../words/catalogue.ts';
import { failureOf } from '../../shared/failure.ts';
import type { PageContent } from '../../pages/page-content.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import type { Toasts } from '../../shared/toasts.ts';
import { refusalWords } from './refusal-words.ts';

const ownOpenProposals = (people: People | undefined): readonly string[] =>
  (people?.proposals ?? []).flatMap(({ id, isOwn, state }) => (isOwn && state === 'open' ? [id] : []));

function refusalOf(outcome: Exclude<PeopleOutcome, { readonly done: true }>): Message {
  if (outcome.because === 'too-soon') return message('people.too-soon', { seconds: outcome.seconds });
  return message(outcome.because === 'refused' ? 'people.refused-now' : refusalWords[outcome.because]);
}

/** Changes of a company's people, one at a time. After a refusal it is shown, and the people are loaded again. */
export class PeopleChanges {
  /** The invitation, person or proposal of the running change. */
  busyAt: string | undefined;
  readonly #content: PageContent<People>;
  readonly #onMade: () => void;
  readonly #parts: { readonly session: Pick<SessionStore, 'faultSeen'>; readonly toasts: Toasts };

  /** @param onMade is called after each successful change */
  constructor(
    content: PageContent<People>,
    parts: { readonly session: Pick<SessionStore, 'faultSeen'>; readonly toasts: Toasts },
    onMade: () => void = () => undefined,
  ) {
    this.#onMade = onMade;
    this.#content = content;
    this.#parts = parts;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  /**
   * Makes a change, and tells if it awaits another person.
   * @returns whether it succeeded
   */
  async make(id: string, work: () => Promise<PeopleOutcome>, doneMessage: Message): Promise<boolean> {
    if (this.busyAt !== undefined) return false;
    this.busyAt = id;
    const { session, toasts } = this.#parts;
    const before = ownOpenProposals(this.#content.value);
    try {
      const outcome = await work();
      if (outcome.done) {
        this.#content.take(outcome.now);
        this.#onMade();
        toasts.show(
          'ok',
          ownOpenProposals(outcome.now).some((each) => !before.includes(each))
            ? message('people.proposed-now')
            : doneMessage,
        );
        return true;
      }
      toasts.show('warn', refusalOf(outcome));
      await this.#content.refresh();
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
