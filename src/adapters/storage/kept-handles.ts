import type { LocalFile } from '../../application/ports/uploads/document-vault.ts';
import type { FoundAgain, PickedFiles } from '../../application/ports/uploads/picked-files.ts';
import { PortFault } from '../../application/ports/port-fault.ts';

/** Storage of file handles. Every method may reject. */
export interface HandleStore {
  put(key: string, handle: unknown): Promise<void>;
  get(key: string): Promise<unknown>;
  remove(key: string): Promise<void>;
  keys(): Promise<readonly string[]>;
}

/** The used part of a browser's file handle. Not every browser has permissions. */
interface FileHandle {
  readonly kind: 'file';
  getFile(): Promise<File>;
  queryPermission?(wanted: { readonly mode: 'read' }): Promise<PermissionState>;
  requestPermission?(wanted: { readonly mode: 'read' }): Promise<PermissionState>;
}

function isFileHandle(value: unknown): value is FileHandle {
  return (
    typeof value === 'object' &&
    value !== null &&
    'kind' in value &&
    value.kind === 'file' &&
    'getFile' in value &&
    typeof value.getFile === 'function'
  );
}

const prefixOf = (owner: string): string => `${owner}:`;
const reading = { mode: 'read' } as const;

async function mayRead(handle: FileHandle): Promise<boolean> {
  if ((await handle.queryPermission?.(reading)) === 'granted') return true;
  return ((await handle.requestPermission?.(reading)) ?? 'granted') === 'granted';
}

function fileAt(handle: FileHandle, file: File): LocalFile {
  return {
    name: file.name,
    size: file.size,
    place: Promise.resolve(handle),
    bytes: async () => {
      try {
        return new Uint8Array(await file.arrayBuffer());
      } catch {
        throw new PortFault('unexpected-answer', { call: 'read file' });
      }
    },
  };
}

/** Stores the browser's file handles under their owner's id. Requests are handled in the order of their calls. */
export class KeptHandles implements PickedFiles {
  readonly #store: HandleStore;
  readonly #owner: () => string | undefined;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(store: HandleStore, owner: () => string | undefined) {
    this.#store = store;
    this.#owner = owner;
  }

  keep(uploadId: string, { place }: LocalFile): void {
    const key = this.#key(uploadId);
    if (key === undefined || place === undefined) return;
    void this.#inTurn(async () => {
      const handle = await place;
      if (isFileHandle(handle)) await this.#store.put(key, handle);
    });
  }

  forget(uploadId: string): void {
    const key = this.#key(uploadId);
    if (key !== undefined) void this.#inTurn(async () => this.#store.remove(key));
  }

  async keptUploads(): Promise<ReadonlySet<string>> {
    const prefix = this.#key('');
    const keys = prefix === undefined ? undefined : await this.#inTurn(async () => this.#store.keys());
    return new Set(
      (keys ?? []).flatMap((key) => (prefix !== undefined && key.startsWith(prefix) ? [key.slice(prefix.length)] : [])),
    );
  }

  async find(uploadId: string): Promise<FoundAgain> {
    const key = this.#key(uploadId);
    const handle = key === undefined ? undefined : await this.#inTurn(async () => this.#store.get(key));
    if (!isFileHandle(handle)) return { found: false, because: 'gone' };
    try {
      if (!(await mayRead(handle))) return { found: false, because: 'denied' };
    } catch {
      // Browsers ask for permission only within a user action.
      return { found: false, because: 'denied' };
    }
    try {
      return { found: true, file: fileAt(handle, await handle.getFile()) };
    } catch {
      return { found: false, because: 'gone' };
    }
  }

  removeAllOf(userId: string): void {
    void this.#inTurn(async () => {
      for (const key of await this.#store.keys()) if (key.startsWith(prefixOf(userId))) await this.#store.remove(key);
    });
  }

  /** Undefined where the browser stores nothing. */
  async #inTurn<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    const done = this.#turn.then(work).catch(() => undefined);
    this.#turn = done;
    return done;
  }

  #key(uploadId: string): string | undefined {
    const owner = this.#owner();
    return owner === undefined ? undefined : prefixOf(owner) + uploadId;
  }
}
