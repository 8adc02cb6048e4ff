import type { DocumentKind } from '../../../src/domain/evidence/reading/read-fields.ts';
import type { FileReader, FileFieldReadings } from '../evidence/file-reader.ts';

/** Whether the sandbox suspends reading. */
export interface ReadingFaults {
  heldUp: boolean;
}

/** Thrown instead of reading; the file stays queued. */
export class ReadingHeldUp extends Error {
  override readonly name = 'ReadingHeldUp';
}

/** A reader that can be suspended, and otherwise delegates to the reader within. */
export class SwitchedReader implements FileReader {
  readonly #within: FileReader;
  readonly #faults: ReadingFaults;

  constructor(within: FileReader, faults: ReadingFaults) {
    this.#within = within;
    this.#faults = faults;
  }

  async readFieldReadings(bytes: Uint8Array, kind: DocumentKind): Promise<FileFieldReadings> {
    if (this.#faults.heldUp) throw new ReadingHeldUp('The sandbox holds reading up');
    return this.#within.readFieldReadings(bytes, kind);
  }
}
