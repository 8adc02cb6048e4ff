import { makeAutoObservable } from 'mobx';
import type { Member, MemberOrder } from '../api/member-answers.ts';
import type { SandboxApi } from '../api/sandbox-api.ts';
import { Loader } from '../shared/loader.ts';
import { SandboxActions } from '../shared/sandbox-actions.ts';
import type { NoteStore } from '../shared/note-store.ts';
import { sandboxMessage } from '../words/sandbox-catalogue.ts';

export interface MembersParts {
  readonly api: Pick<SandboxApi, 'members' | 'changeMember'>;
  readonly notes: NoteStore;
}

/** The standing of the members, the questions to their users on arrival, and the decisions on objections. */
export class MembersPresenter {
  /** The answer to an objection, by its number. */
  answers: ReadonlyMap<string, string> = new Map();
  readonly loader: Loader<readonly Member[]>;
  readonly #actions: SandboxActions<readonly Member[]>;
  readonly #parts: MembersParts;

  constructor(parts: MembersParts) {
    this.#parts = parts;
    this.loader = new Loader(async (signal) => parts.api.members(signal));
    this.#actions = new SandboxActions(this.loader, parts.notes);
    makeAutoObservable<this>(this, { loader: false }, { autoBind: true, deep: false });
  }

  /** The member that an action is changing. */
  get busy(): string | undefined {
    return this.#actions.busyKey;
  }

  answerTyped(receiptNumber: string, answer: string): void {
    this.answers = new Map([...this.answers, [receiptNumber, answer]]);
  }

  /** A decision on an objection needs an answer, so that the member learns the reason. */
  canDecide(receiptNumber: string): boolean {
    return (this.answers.get(receiptNumber) ?? '').trim() !== '';
  }

  async decided({ pkCorp, name }: Member, receiptNumber: string, state: 'upheld' | 'rejected'): Promise<void> {
    if (!this.canDecide(receiptNumber)) return;
    await this.changed(
      { pkCorp, objection: { receiptNumber, state, answer: (this.answers.get(receiptNumber) ?? '').trim() } },
      name,
    );
  }

  /** Changes a member. Ignored while another change is running. */
  async changed(order: MemberOrder, name: string): Promise<void> {
    await this.#actions.run(order.pkCorp, async () => this.#parts.api.changeMember(order), {
      done: sandboxMessage('sandbox-members.changed', { name }),
      failed: sandboxMessage('sandbox-members.not-changed', { name }),
    });
  }
}
