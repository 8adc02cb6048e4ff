import { makeAutoObservable, runInAction } from 'mobx';
import { asPortFault } from '../../application/ports/port-fault.ts';
import type { SandboxApi } from '../api/sandbox-api.ts';
import type { QueuedFile, QueuedPackage } from '../api/sandbox-answers.ts';
import { failureOf } from './failure.ts';
import { loading, ready, type Loading } from './loading.ts';

/** The packages, and the portal's time when they were loaded, in milliseconds since the epoch. */
export interface Shelf {
  readonly packages: readonly QueuedPackage[];
  readonly now: number;
}

/** All packages of the sandbox, which the queue and the review share. */
export class PackageShelf {
  content: Loading<Shelf> = loading;
  readonly #api: SandboxApi;
  #request = new AbortController();

  constructor(api: SandboxApi) {
    this.#api = api;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  find(docDatumId: string): QueuedPackage | undefined {
    return this.content.kind === 'ready'
      ? this.content.value.packages.find((each) => each.docDatumId === docDatumId)
      : undefined;
  }

  findFile(pkFile: string): QueuedFile | undefined {
    if (this.content.kind !== 'ready') return undefined;
    const items = this.content.value.packages.flatMap(({ materials }) =>
      materials.flatMap((material) => material.items),
    );
    return items
      .flatMap(({ files, replaced }) => [...files, ...(replaced?.files ?? [])])
      .find((file) => file.pkFile === pkFile);
  }

  /** Loads again. The present packages stay until the new ones come; a failure replaces them. */
  async load(): Promise<void> {
    this.#request.abort();
    this.#request = new AbortController();
    const { signal } = this.#request;
    if (this.content.kind === 'failed') this.content = loading;
    try {
      const [packages, now] = await Promise.all([this.#api.packages(signal), this.#api.clock()]);
      if (!signal.aborted) runInAction(() => (this.content = ready({ packages, now })));
    } catch (thrown) {
      if (signal.aborted || asPortFault(thrown).kind === 'cancelled') return;
      runInAction(() => (this.content = { kind: 'failed', failure: failureOf(thrown) }));
    }
  }
}
