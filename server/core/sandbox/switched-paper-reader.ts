import type { PaperReader, PaperMethod } from '../certification/paper-reader.ts';
import type { ReadingFaults } from './switched-reader.ts';

/** A reader of papers that is unavailable while the sandbox suspends reading. */
export class SwitchedPaperReader implements PaperReader {
  readonly #within: PaperReader;
  readonly #faults: ReadingFaults;

  constructor(within: PaperReader, faults: ReadingFaults) {
    this.#within = within;
    this.#faults = faults;
  }

  async lines(bytes: Uint8Array, way: PaperMethod, pkCorp: string): Promise<readonly string[] | undefined> {
    return this.#faults.heldUp ? undefined : this.#within.lines(bytes, way, pkCorp);
  }
}
