import {
  ObjectStoreFault,
  type ByteStream,
  type ObjectContent,
  type ObjectFacts,
  type ObjectStore,
  type ObjectStoreTrouble,
  type PartStore,
  type PostPolicy,
  type PostPolicyRequest,
} from '../ports.ts';

/** Simulated trouble of the object store; undefined for none. */
export interface StoreFaults {
  trouble: ObjectStoreTrouble | undefined;
}

/** Troubles in which objects can still be read. */
const readable: ReadonlySet<ObjectStoreTrouble> = new Set<ObjectStoreTrouble>(['full', 'read-only']);

/** An object store that fails on demand, and otherwise delegates to the store within. */
export class SwitchedObjectStore implements ObjectStore {
  readonly #within: ObjectStore;
  readonly #faults: StoreFaults;

  constructor(within: ObjectStore, faults: StoreFaults) {
    this.#within = within;
    this.#faults = faults;
  }

  async postPolicy(request: PostPolicyRequest): Promise<PostPolicy | undefined> {
    this.#writes();
    return this.#within.postPolicy(request);
  }

  async put(key: string, content: ObjectContent): Promise<'stored' | 'taken'> {
    this.#writes();
    return this.#within.put(key, content);
  }

  async get(key: string): Promise<ByteStream | undefined> {
    this.#reads();
    return this.#within.get(key);
  }

  async head(key: string): Promise<ObjectFacts | undefined> {
    this.#reads();
    return this.#within.head(key);
  }

  async remove(key: string): Promise<void> {
    if (this.#faults.trouble !== 'full') this.#writes();
    return this.#within.remove(key);
  }

  async signedAddress(key: string, options: Parameters<ObjectStore['signedAddress']>[1]): Promise<string> {
    this.#reads();
    return this.#within.signedAddress(key, options);
  }

  get inParts(): PartStore | undefined {
    const within = this.#within.inParts;
    return (
      within && {
        begin: async (...order) => this.#write(async () => within.begin(...order)),
        address: async (...order) => this.#write(async () => within.address(...order)),
        parts: async (...order) => {
          this.#reads();
          return within.parts(...order);
        },
        complete: async (...order) => this.#write(async () => within.complete(...order)),
        abort: async (...order) => {
          if (this.#faults.trouble !== 'full') this.#writes();
          return within.abort(...order);
        },
      }
    );
  }

  async #write<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#writes();
    return work();
  }

  #writes(): void {
    const { trouble } = this.#faults;
    if (trouble !== undefined) throw new ObjectStoreFault(trouble, `The sandbox has the object store fail: ${trouble}`);
  }

  #reads(): void {
    if (this.#faults.trouble === undefined || readable.has(this.#faults.trouble)) return;
    this.#writes();
  }
}
