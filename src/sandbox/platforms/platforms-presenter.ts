import { makeAutoObservable, runInAction } from 'mobx';
import { pageConfigFromWire } from '../../contract/platform/page-config-from-wire.ts';
import type { PageConfig } from '../../domain/platform/page-config.ts';
import {
  lookTexts,
  lookTextProblem,
  type LookProblem,
  type PlatformLook,
} from '../../domain/shell/shared/platform-look.ts';
import type { HostLook } from '../api/platform-answers.ts';
import type { SandboxApi } from '../api/sandbox-api.ts';
import { failureOf } from '../shared/failure.ts';
import { Loader } from '../shared/loader.ts';
import type { Loading } from '../shared/loading.ts';
import type { NoteStore } from '../shared/note-store.ts';
import { sandboxMessage } from '../words/sandbox-catalogue.ts';

export interface PlatformsParts {
  readonly api: Pick<SandboxApi, 'platforms' | 'changePlatform'>;
  readonly notes: NoteStore;
}

/** The looks of the hosts. Typed changes are previewed at once and take effect when they are saved. */
export class PlatformsPresenter {
  host = '*';
  /** The typed look; undefined before any typing. */
  typedLook: PlatformLook | undefined = undefined;
  readonly #loader: Loader<readonly HostLook[]>;
  readonly #parts: PlatformsParts;

  constructor(parts: PlatformsParts) {
    this.#parts = parts;
    this.#loader = new Loader(async (signal) => parts.api.platforms(signal));
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  get hosts(): readonly string[] {
    return this.#loader.value?.map(({ host }) => host) ?? [];
  }

  get storedLook(): PlatformLook | undefined {
    return this.#loader.value?.find(({ host }) => host === this.host)?.look;
  }

  get look(): PlatformLook | undefined {
    return this.typedLook ?? this.storedLook;
  }

  /** The look as the portal itself interprets it. */
  get config(): PageConfig | undefined {
    if (!this.look) return undefined;
    const { shortBar, ...look } = this.look;
    return pageConfigFromWire({ ...look, rightBar: shortBar ? 'helpAndFold' : 'whole' });
  }

  get problems(): Partial<Readonly<Record<(typeof lookTexts)[number], LookProblem>>> {
    const { typedLook } = this;
    if (!typedLook) return {};
    return Object.fromEntries(
      lookTexts.flatMap((field) => {
        const problem = lookTextProblem(field, typedLook[field]);
        return problem === undefined ? [] : [[field, problem]];
      }),
    );
  }

  get content(): Loading<readonly HostLook[]> {
    return this.#loader.content;
  }

  opened(): void {
    void this.load();
  }

  left(): void {
    this.#loader.stop();
  }

  async load(): Promise<void> {
    await this.#loader.load();
  }

  hostChosen(host: string): void {
    [this.host, this.typedLook] = [host, undefined];
  }

  typed(change: Partial<PlatformLook>): void {
    if (this.look) this.typedLook = { ...this.look, ...change };
  }

  dropped(): void {
    this.typedLook = undefined;
  }

  async savePressed(): Promise<void> {
    const { host, typedLook: look, problems } = this;
    if (!look || Object.keys(problems).length > 0) return;
    const { api, notes } = this.#parts;
    try {
      const now = await api.changePlatform({ host, look });
      runInAction(() => {
        if (this.#loader.value) this.#loader.take(this.#loader.value.map((each) => (each.host === host ? now : each)));
        // Text typed during the save is kept.
        if (this.host === host && this.typedLook === look) this.typedLook = undefined;
      });
      notes.showDone(sandboxMessage('sandbox-platforms.saved', { host }));
    } catch (thrown) {
      notes.showFailure(sandboxMessage('sandbox-platforms.not-saved', { host }), failureOf(thrown));
    }
  }
}
