import { acceptUpload } from './arrived-file.ts';
import type { Parts } from '../parts.ts';
import type { FileRecord } from '../records/evidence.ts';
import { Refusal } from '../refusal.ts';

// Shorter than the five seconds that an object store gives its callback.
const patienceMilliseconds = 4_000;

async function untilTooLong(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  setTimeout(resolve, patienceMilliseconds);
  return promise;
}

interface Acceptance {
  readonly pkFile: string;
  readonly work: Promise<FileRecord>;
}

/**
 * Inspects files for as long as it takes, and answers for as long as a caller waits. Repeated requests wait for the
 * same inspection. Refuses with FILE_BEING_CHECKED when it takes longer.
 */
export class Acceptances {
  readonly #parts: Parts;
  readonly #byKey = new Map<string, Acceptance>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async accept(pkFile: string, objectKey: string): Promise<FileRecord> {
    const acceptance = this.#byKey.get(objectKey) ?? this.#begin(pkFile, objectKey);
    return this.#waitFor(acceptance);
  }

  /** Result of an inspection that is under way; undefined when there is none. */
  underWay(pkFile: string): Promise<FileRecord> | undefined {
    const found = this.#byKey.values().find((each) => each.pkFile === pkFile);
    return found && this.#waitFor(found);
  }

  #begin(pkFile: string, objectKey: string): Acceptance {
    const work = acceptUpload(this.#parts, pkFile, objectKey).finally(() => this.#byKey.delete(objectKey));
    // The rejection is handled even if no caller waits for it any more.
    work.catch(() => undefined);
    const acceptance = { pkFile, work };
    this.#byKey.set(objectKey, acceptance);
    return acceptance;
  }

  async #waitFor({ work }: Acceptance): Promise<FileRecord> {
    const tooLong = (this.#parts.untilTooLong ?? untilTooLong)().then(() => {
      throw new Refusal('FILE_BEING_CHECKED');
    });
    tooLong.catch(() => undefined);
    return Promise.race([work, tooLong]);
  }
}
