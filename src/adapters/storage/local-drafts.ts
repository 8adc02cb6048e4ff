import type { Drafts } from '../../application/ports/drafts.ts';
import { withOwnNames, withStoredNames } from './stored-names.ts';
import type { TextStorage } from './web-storage.ts';

const prefixOf = (owner: string): string => `draft:${owner}:`;

/** Drafts under their owner's id. Without a signed-in user nothing is read or stored. */
export class LocalDrafts implements Drafts {
  readonly #storage: TextStorage;
  readonly #owner: () => string | undefined;

  constructor(storage: TextStorage, owner: () => string | undefined) {
    this.#storage = storage;
    this.#owner = owner;
  }

  read(name: string): unknown {
    const key = this.key(name);
    const text = key === undefined ? null : this.#storage.getItem(key);
    if (text === null) return undefined;
    try {
      return withOwnNames(JSON.parse(text));
    } catch {
      return undefined;
    }
  }

  write(name: string, value: unknown): void {
    const key = this.key(name);
    if (key !== undefined) this.#storage.setItem(key, JSON.stringify(withStoredNames(value)));
  }

  remove(name: string): void {
    const key = this.key(name);
    if (key !== undefined) this.#storage.removeItem(key);
  }

  removeAllOf(userId: string): void {
    const keys = Array.from({ length: this.#storage.length }, (_unused, index) => this.#storage.key(index));
    for (const key of keys) if (key?.startsWith(prefixOf(userId))) this.#storage.removeItem(key);
  }

  private key(name: string): string | undefined {
    const owner = this.#owner();
    return owner === undefined ? undefined : prefixOf(owner) + name;
  }
}
