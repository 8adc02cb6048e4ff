import { makeAutoObservable } from 'mobx';
import { actors, firstActor, type Actor } from './actors.ts';
import type { DraftStorage } from '../review/verdict-drawer.ts';

const place = 'sandbox-actor';

/** Whom one plays, kept in the browser; a browser that keeps nothing is borne with. */
export class ActorStore {
  actor: Actor;
  readonly #storage: () => DraftStorage;

  constructor(storage: () => DraftStorage) {
    this.#storage = storage;
    this.actor = this.#kept() ?? firstActor;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  chosen(actor: Actor): void {
    this.actor = actor;
    try {
      this.#storage().setItem(place, actor.id);
    } catch {
      // One is that person for as long as the page stands all the same.
    }
  }

  #kept(): Actor | undefined {
    try {
      const id = this.#storage().getItem(place);
      return actors.find((each) => each.id === id);
    } catch {
      return undefined;
    }
  }
}
