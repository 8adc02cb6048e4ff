import { makeAutoObservable } from 'mobx';
import type { SandboxMessage } from '../words/sandbox-catalogue.ts';
import type { Failure } from './failure.ts';

export interface Note {
  readonly id: number;
  readonly tone: 'ok' | 'bad';
  readonly title: SandboxMessage;
  readonly failure?: Failure;
}

/** Short messages about finished actions. */
export class NoteStore {
  notes: readonly Note[] = [];
  #lastId = 0;

  constructor() {
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  showDone(title: SandboxMessage): void {
    this.#add({ tone: 'ok', title });
  }

  showFailure(title: SandboxMessage, failure: Failure): void {
    this.#add({ tone: 'bad', title, failure });
  }

  dismiss(id: number): void {
    this.notes = this.notes.filter((note) => note.id !== id);
  }

  #add(note: Omit<Note, 'id'>): void {
    this.#lastId += 1;
    this.notes = [...this.notes, { ...note, id: this.#lastId }];
  }
}
