import { NamesWithoutCase, resolveArchivePath } from '../../domain/text/archive-path.ts';
import { Refused } from './refused.ts';
import { xmlRoot, type XmlElement } from './xml-element.ts';

/**
 * The parts of one OFD file by their paths. Each document is read once. If no part has the exact path, upper and lower
 * case are ignored, because issuers differ in them.
 */
export class OfdParts {
  readonly #parts: ReadonlyMap<string, Uint8Array>;
  readonly #names: NamesWithoutCase;
  readonly #read = new Map<string, XmlElement>();

  constructor(parts: ReadonlyMap<string, Uint8Array>) {
    this.#parts = parts;
    this.#names = new NamesWithoutCase(parts.keys());
  }

  has(place: string): boolean {
    return this.bytes(place) !== undefined;
  }

  bytes(place: string): Uint8Array | undefined {
    const name = this.#names.find(place);
    return name === undefined ? undefined : this.#parts.get(name);
  }

  /** Refuses a missing part. */
  xml(place: string): XmlElement {
    const known = this.#read.get(place);
    if (known) return known;
    const bytes = this.bytes(place);
    if (!bytes) throw new Refused('damaged');
    const root = xmlRoot(bytes);
    this.#read.set(place, root);
    return root;
  }

  /** Resolves a path from a part's folder, or from the root after a slash. It never leaves the root. */
  place(from: string, named: string): string {
    return resolveArchivePath(from, named);
  }

  /** Resolves a path to an existing part. Some writers omit the slash of a path from the root. */
  existing(from: string, named: string): string | undefined {
    return [this.place(from, named), this.place('', named)].find((place) => this.has(place));
  }
}
