import { makeAutoObservable, runInAction } from 'mobx';
import type { SandboxApi } from '../api/sandbox-api.ts';
import type { DemoAccount } from '../api/sandbox-answers.ts';
import { failureOf } from '../shared/failure.ts';
import { loading, ready, type Loading } from '../shared/loading.ts';
import type { NoteStore } from '../shared/note-store.ts';
import { sandboxMessage } from '../words/sandbox-catalogue.ts';

export interface AccountsView {
  readonly search: string;
  readonly accounts: readonly DemoAccount[];
  readonly password: string;
}

/** The browser's part in a sign-in. */
export interface PortalOpener {
  /** Stores the chosen role for the portal, which otherwise asks for the last one. */
  rememberRole(role: string): void;
  /** Returns false if the browser opens no tab. */
  open(address: string): boolean;
}

/** The accounts of the demo world, and the sign-in as one of them. */
export class AccountsPresenter {
  content: Loading<readonly DemoAccount[]> = loading;
  search = '';
  /** The address to open by hand if the browser opened no tab. */
  blockedAddress: string | undefined = undefined;
  readonly #api: SandboxApi;
  readonly #notes: NoteStore;
  readonly #door: PortalOpener;

  constructor(api: SandboxApi, notes: NoteStore, door: PortalOpener) {
    this.#api = api;
    this.#notes = notes;
    this.#door = door;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  get viewModel(): Loading<AccountsView> {
    const { content, search } = this;
    if (content.kind !== 'ready') return content;
    const wanted = search.trim().toLowerCase();
    const fits = ({ userName, personName, company }: DemoAccount): boolean =>
      [userName, personName, company].some((text) => text.toLowerCase().includes(wanted));
    return ready({ search, accounts: content.value.filter(fits), password: content.value[0]?.password ?? '' });
  }

  opened(): void {
    void this.load();
  }

  searchTyped(search: string): void {
    this.search = search;
  }

  async load(): Promise<void> {
    if (this.content.kind === 'failed') this.content = loading;
    try {
      const accounts = await this.#api.accounts();
      runInAction(() => (this.content = ready(accounts)));
    } catch (thrown) {
      runInAction(() => (this.content = { kind: 'failed', failure: failureOf(thrown) }));
    }
  }

  async signInPressed(
    { userName, personName }: DemoAccount,
    { pkRole, roleName }: DemoAccount['roles'][number],
  ): Promise<void> {
    this.blockedAddress = undefined;
    try {
      const address = await this.#api.signIn(userName, pkRole);
      this.#door.rememberRole(pkRole);
      const opened = this.#door.open(address);
      runInAction(() => (this.blockedAddress = opened ? undefined : address));
      this.#notes.showDone(sandboxMessage('sandbox.signed-in', { person: personName, role: roleName }));
    } catch (thrown) {
      this.#notes.showFailure(sandboxMessage('sandbox.sign-in-failed', { person: personName }), failureOf(thrown));
    }
  }
}
