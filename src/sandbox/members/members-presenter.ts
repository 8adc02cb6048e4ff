import { makeAutoObservable, runInAction } from 'mobx';
import type { Member, MemberOrder } from '../api/member-answers.ts';
import type { SandboxApi } from '../api/sandbox-api.ts';
import { failureOf } from '../shared/failure.ts';
import { Asked } from '../shared/asked.ts';
import type { Loading } from '../shared/loading.ts';
import type { NoteStore } from '../shared/note-store.ts';
import { sandboxMessage } from '../words/sandbox-catalogue.ts';

export interface MembersParts {
  readonly api: Pick<SandboxApi, 'members' | 'changeMember'>;
  readonly notes: NoteStore;
}

/** Where members stand, what their people are asked as they arrive, and what their objections come to. */
export class MembersPresenter {
  /** By the number of an objection, what is answered to it. */
  answers: ReadonlyMap<string, string> = new Map();
  /** Whom something is being done to. */
  busy: string | undefined = undefined;
  readonly #asked: Asked<readonly Member[]>;
  readonly #parts: MembersParts;

  constructor(parts: MembersParts) {
    this.#parts = parts;
    this.#asked = new Asked(async (signal) => parts.api.members(signal));
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  get content(): Loading<readonly Member[]> {
    return this.#asked.content;
  }

  opened(): void {
    void this.load();
  }

  left(): void {
    this.#asked.stop();
  }

  async load(): Promise<void> {
    await this.#asked.load();
  }

  answerTyped(receiptNumber: string, answer: string): void {
    this.answers = new Map([...this.answers, [receiptNumber, answer]]);
  }

  /** An answer that says nothing tells nobody why: it is wanted before anything is decided. */
  canDecide(receiptNumber: string): boolean {
    return (this.answers.get(receiptNumber) ?? '').trim() !== '';
  }

  async decided({ pkCorp, name }: Member, receiptNumber: string, state: 'upheld' | 'rejected'): Promise<void> {
    if (!this.canDecide(receiptNumber)) return;
    await this.changed({ pkCorp, objection: { receiptNumber, state, answer: (this.answers.get(receiptNumber) ?? '').trim() } }, name);
  }

  /** Something is to become of a member; one thing at a time. */
  async changed(order: MemberOrder, name: string): Promise<void> {
    if (this.busy !== undefined) return;
    const { api, notes } = this.#parts;
    this.busy = order.pkCorp;
    try {
      const now = await api.changeMember(order);
      this.#asked.take(now);
      notes.done(sandboxMessage('sandbox-members.changed', { name }));
    } catch (thrown) {
      notes.failed(sandboxMessage('sandbox-members.not-changed', { name }), failureOf(thrown));
    } finally {
      runInAction(() => (this.busy = undefined));
    }
  }
}
