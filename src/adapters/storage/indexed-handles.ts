import type { HandleStore } from './kept-handles.ts';

const [database, version, shelf] = ['picked-files', 1, 'handles'] as const;

async function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  request.addEventListener('success', () => resolve(request.result));
  request.addEventListener('error', () => reject(request.error ?? new Error('The browser keeps nothing')));
  return promise;
}

/** The browser's database, which is the only storage for file handles. */
export class IndexedHandles implements HandleStore {
  readonly #factory: () => IDBFactory;
  #opened: Promise<IDBDatabase> | undefined;

  constructor(factory: () => IDBFactory) {
    this.#factory = factory;
  }

  async put(key: string, handle: unknown): Promise<void> {
    await resultOf((await this.#shelf('readwrite')).put(handle, key));
  }

  async get(key: string): Promise<unknown> {
    return resultOf<unknown>((await this.#shelf('readonly')).get(key));
  }

  async remove(key: string): Promise<void> {
    await resultOf((await this.#shelf('readwrite')).delete(key));
  }

  async keys(): Promise<readonly string[]> {
    return (await resultOf((await this.#shelf('readonly')).getAllKeys())).map(String);
  }

  async #shelf(mode: IDBTransactionMode): Promise<IDBObjectStore> {
    this.#opened ??= this.#open();
    return (await this.#opened).transaction(shelf, mode).objectStore(shelf);
  }

  async #open(): Promise<IDBDatabase> {
    try {
      const request = this.#factory().open(database, version);
      request.addEventListener('upgradeneeded', () => request.result.createObjectStore(shelf));
      return await resultOf(request);
    } catch (fault) {
      // The next call tries again.
      this.#opened = undefined;
      throw fault;
    }
  }
}
