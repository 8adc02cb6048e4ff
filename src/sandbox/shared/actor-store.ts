import { makeAutoObservable } from 'mobx';
import { actors, firstActor, type Actor } from './actors.ts';
import type { DraftStorage } from '../review/verdict-storage.ts';

const place = 'sandbox-actor';

/** The played role, kept in the browser's storage, which may be unavailable. */
export class ActorStore {
  actor: Actor;
  readonly #storage: () => DraftStorage;

  constructor(storage: () => DraftStorage) {
    this.#storage = storage;
    this.actor = this.#storedActor() ?? firstActor;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  choose(actor: Actor): void {
    this.actor = actor;
    try {
      this.#storage().setItem(place, actor.id);
    } catch {
      // Without storage, the choice lasts as long as the page.
    }
  }

  #storedActor(): Actor | undefined {
    try {
      const id = this.#storage().getItem(place);
      return actors.find((each) => each.id === id);
    } catch {
      return undefined;
    }
  }
}
