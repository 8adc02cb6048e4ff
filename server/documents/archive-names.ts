import { unzipSync } from 'fflate';
import { mostArchived } from '../../src/domain/uploads/archive-limits.ts';
import { zipOtherNames } from './zip-layout.ts';

/** A file as listed in the directory of an archive. */
export interface ListedFile {
  readonly path: string;
  /** The name that some readers use instead. */
  readonly alias?: string;
  /** Bytes, as stated. */
  readonly size: number;
}

const decoders = ['utf-8', 'gbk'] as const;

/**
 * Decodes a name without a stated encoding: as UTF-8, which some systems write without the flag, otherwise in the
 * Chinese encoding of Windows.
 */
export function plainly(bytes: Uint8Array): string | undefined {
  for (const name of decoders) {
    try {
      return new TextDecoder(name, { fatal: true }).decode(bytes);
    } catch {
      // Written in another way.
    }
  }
  return undefined;
}

/** Names that are not marked as UTF-8 come with a character for each byte. */
function decoded(name: string): string {
  const bytes = Uint8Array.from(name, (character) => character.charCodeAt(0));
  // oxlint-disable-next-line no-control-regex
  return /^[\u0000-\u00ff]*$/u.test(name) ? (plainly(bytes) ?? name) : name;
}

/**
 * The files of a zip by its directory, of which nothing is unpacked; one more than may be where there are too many.
 * Throws where it has none that can be read.
 */
export function zipFiles(bytes: Uint8Array): readonly ListedFile[] {
  const files: ListedFile[] = [];
  unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!name.endsWith('/') && files.length <= mostArchived) files.push({ path: decoded(name), size: originalSize });
      return false;
    },
  });
  return files.length > mostArchived ? files : withOtherNames(files, bytes);
}

/** A second name is the name where it fits the first; what readers may call a file otherwise stays beside it. */
function withOtherNames(files: readonly ListedFile[], bytes: Uint8Array): readonly ListedFile[] {
  const others = zipOtherNames(bytes);
  return files.map((file, index) => {
    const other = others[index];
    if (!other || other.name === file.path) return file;
    return other.fits ? { ...file, path: other.name, alias: file.path } : { ...file, alias: other.name };
  });
}

const rar4Mark = [0x52, 0x61, 0x72, 0x21, 0x1a, 0x07, 0x00] as const;
const fileBlock = 0x74;
const flags = { hasMore: 0x8000, isLarge: 0x0100, isUnicode: 0x0200 } as const;
/** The offset of the name in a file's block. */
const nameAt = 32;
const largeBytes = 8;

/**
 * The names of a RAR of the older kind, in the order of its files, which the library cannot tell where they are not in
 * ASCII; undefined for one of the newer kind, whose names it can.
 */
export function olderRarNames(bytes: Uint8Array): readonly string[] | undefined {
  if (!rar4Mark.every((byte, index) => bytes[index] === byte)) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const names: string[] = [];
  let at: number = rar4Mark.length;
  while (at + 7 <= bytes.length && names.length <= mostArchived) {
    const [type, marks, length] = [view.getUint8(at + 2), view.getUint16(at + 3, true), view.getUint16(at + 5, true)];
    if (length < 7 || at + length > bytes.length) break;
    const added = (marks & flags.hasMore) !== 0 && length >= 11 ? view.getUint32(at + 7, true) : 0;
    if (type === fileBlock && length >= nameAt) {
      const from = at + nameAt + ((marks & flags.isLarge) === 0 ? 0 : largeBytes);
      names.push(
        olderName(
          bytes.subarray(from, Math.min(from + view.getUint16(at + 26, true), at + length)),
          (marks & flags.isUnicode) !== 0,
        ),
      );
    }
    at += length + added;
  }
  return names;
}

function olderName(bytes: Uint8Array, isUnicode: boolean): string {
  const end = bytes.indexOf(0);
  if (!isUnicode || end < 0) return plainly(bytes) ?? '';
  return unpackedName(bytes.subarray(0, end), bytes.subarray(end + 1));
}

/** The Unicode form that follows a plain name, told as what differs from that: two bits for each character say how. */
function unpackedName(plain: Uint8Array, packed: Uint8Array): string {
  const units: number[] = [];
  let [at, bits, left] = [1, 0, 0];
  const high = (packed[0] ?? 0) << 8;
  const next = (): number => packed[at++] ?? 0;
  while (at < packed.length) {
    if (left === 0) [bits, left] = [next(), 8];
    const how = (bits >> 6) & 3;
    [bits, left] = [bits << 2, left - 2];
    if (how === 0) units.push(next());
    else if (how === 1) units.push(next() | high);
    else if (how === 2) units.push(next() | (next() << 8));
    else {
      const length = next();
      const isMoved = (length & 0x80) !== 0;
      const move = isMoved ? next() : 0;
      for (let more = (length & 0x7f) + 2; more > 0 && units.length < plain.length; more -= 1)
        units.push((((plain[units.length] ?? 0) + move) & 0xff) | (isMoved ? high : 0));
    }
  }
  return String.fromCharCode(...units);
}
