import { NamesWithoutCase, resolveArchivePath } from '../../src/domain/text/archive-path.ts';
import type { ReadingLimits } from './document-source.ts';
import type { XmlNode } from './xml-node.ts';
import { xmlTree } from './xml-tree.ts';
import { zipParts, ZipTooLarge } from './zip-parts.ts';

/**
 * The parts of an OFD document by their paths. Names count without case where no part has the exact name, because
 * issuers differ in it. All parts together may unpack to the limit for a file.
 */
export class OfdPackage {
  readonly names: readonly string[];
  readonly #bytes: Uint8Array;
  readonly #limits: ReadingLimits;
  readonly #found: NamesWithoutCase;
  readonly #trees = new Map<string, XmlNode | undefined>();
  #unpacked = 0;

  /** Throws when the bytes are no zip, or have too many entries. */
  constructor(bytes: Uint8Array, limits: ReadingLimits) {
    this.#bytes = bytes;
    this.#limits = limits;
    const names: string[] = [];
    zipParts(
      bytes,
      (name) => {
        names.push(name);
        return false;
      },
      limits,
    );
    this.names = names;
    this.#found = new NamesWithoutCase(names);
  }

  /** The name of the part at a path from the root; undefined when there is none. */
  nameAt(path: string): string | undefined {
    return this.#found.find(path);
  }

  /**
   * The part that another part refers to. The path may be relative to the folder of one of these parts, or to the root.
   */
  find(path: string | undefined, ...from: readonly string[]): string | undefined {
    if (path === undefined) return undefined;
    return [...from, ''].map((each) => this.nameAt(resolveArchivePath(each, path))).find((name) => name !== undefined);
  }

  /** The tree of a part that is XML; undefined for any other. Throws when too much is unpacked. */
  xml(name: string | undefined): XmlNode | undefined {
    if (name === undefined) return undefined;
    if (!this.#trees.has(name)) this.#trees.set(name, this.#read(name));
    return this.#trees.get(name);
  }

  #read(name: string): XmlNode | undefined {
    const unpackedBytes = this.#limits.unpackedBytes - this.#unpacked;
    const part = zipParts(this.#bytes, (each) => each === name, { ...this.#limits, unpackedBytes }).get(name);
    this.#unpacked += part?.length ?? 0;
    if (this.#unpacked > this.#limits.unpackedBytes) throw new ZipTooLarge('Too much when unpacked');
    return part && xmlTree(part, this.#limits);
  }
}
