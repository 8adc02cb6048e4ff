import { unzipSync } from 'fflate';
import { maxArchivedFiles } from '../../src/domain/uploads/archive-limits.ts';
import { zipUnicodeNames } from './zip-layout.ts';

/** A file as listed in the directory of an archive. */
export interface ListedFile {
  readonly path: string;
  /** Another name that some programs use for the file. */
  readonly alias?: string;
  /** Bytes, as stated. */
  readonly size: number;
}

const decoders = ['utf-8', 'gbk'] as const;

/**
 * Decodes a name without a stated encoding: as UTF-8, which some systems write without the flag, otherwise in the
 * Chinese encoding of Windows.
 */
export function decodeUtf8OrGbk(bytes: Uint8Array): string | undefined {
  for (const name of decoders) {
    try {
      return new TextDecoder(name, { fatal: true }).decode(bytes);
    } catch {
      // The bytes are not valid in this encoding.
    }
  }
  return undefined;
}

/** The library returns a name that is not marked as UTF-8 with one character for each byte. */
function decodeZipName(name: string): string {
  const bytes = Uint8Array.from(name, (character) => character.charCodeAt(0));
  // oxlint-disable-next-line no-control-regex
  return /^[\u0000-\u00ff]*$/u.test(name) ? (decodeUtf8OrGbk(bytes) ?? name) : name;
}

/**
 * The files in the directory of a zip; nothing is unpacked. The list ends at `maxArchivedFiles` plus one. Throws when
 * the directory cannot be read.
 */
export function zipFiles(bytes: Uint8Array): readonly ListedFile[] {
  const files: ListedFile[] = [];
  unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!name.endsWith('/') && files.length <= maxArchivedFiles)
        files.push({ path: decodeZipName(name), size: originalSize });
      return false;
    },
  });
  return files.length > maxArchivedFiles ? files : withUnicodeNames(files, bytes);
}

/** A Unicode name replaces a name that it matches. The name that is not used becomes the alias. */
function withUnicodeNames(files: readonly ListedFile[], bytes: Uint8Array): readonly ListedFile[] {
  const unicodeNames = zipUnicodeNames(bytes);
  return files.map((file, index) => {
    const unicode = unicodeNames[index];
    if (!unicode || unicode.name === file.path) return file;
    return unicode.matchesName ? { ...file, path: unicode.name, alias: file.path } : { ...file, alias: unicode.name };
  });
}

const rar4Mark = [0x52, 0x61, 0x72, 0x21, 0x1a, 0x07, 0x00] as const;
const fileBlock = 0x74;
const flags = { hasMore: 0x8000, isLarge: 0x0100, isUnicode: 0x0200 } as const;
/** The offset of the name in a file's block. */
const nameAt = 32;
const largeBytes = 8;

/**
 * The names of the entries of a RAR 4 archive, in order: the library returns only ASCII names of these correctly.
 * Undefined for RAR 5, whose names the library reads.
 */
export function rar4Names(bytes: Uint8Array): readonly string[] | undefined {
  if (!rar4Mark.every((byte, index) => bytes[index] === byte)) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const names: string[] = [];
  let at: number = rar4Mark.length;
  while (at + 7 <= bytes.length && names.length <= maxArchivedFiles) {
    const [type, marks, length] = [view.getUint8(at + 2), view.getUint16(at + 3, true), view.getUint16(at + 5, true)];
    if (length < 7 || at + length > bytes.length) break;
    const dataSize = (marks & flags.hasMore) !== 0 && length >= 11 ? view.getUint32(at + 7, true) : 0;
    if (type === fileBlock && length >= nameAt) {
      const from = at + nameAt + ((marks & flags.isLarge) === 0 ? 0 : largeBytes);
      names.push(
        decodeRar4Name(
          bytes.subarray(from, Math.min(from + view.getUint16(at + 26, true), at + length)),
          (marks & flags.isUnicode) !== 0,
        ),
      );
    }
    at += length + dataSize;
  }
  return names;
}

function decodeRar4Name(bytes: Uint8Array, isUnicode: boolean): string {
  const end = bytes.indexOf(0);
  if (!isUnicode || end < 0) return decodeUtf8OrGbk(bytes) ?? '';
  return expandRar4Name(bytes.subarray(0, end), bytes.subarray(end + 1));
}

/** Expands the Unicode form of a name. It states differences to the plain form, with a method of two bits for each. */
function expandRar4Name(plain: Uint8Array, encoded: Uint8Array): string {
  const units: number[] = [];
  let [at, bits, left] = [1, 0, 0];
  const high = (encoded[0] ?? 0) << 8;
  const next = (): number => encoded[at++] ?? 0;
  while (at < encoded.length) {
    if (left === 0) [bits, left] = [next(), 8];
    const method = (bits >> 6) & 3;
    [bits, left] = [bits << 2, left - 2];
    if (method === 0) units.push(next());
    else if (method === 1) units.push(next() | high);
    else if (method === 2) units.push(next() | (next() << 8));
    else {
      const length = next();
      const hasCorrection = (length & 0x80) !== 0;
      const correction = hasCorrection ? next() : 0;
      for (let more = (length & 0x7f) + 2; more > 0 && units.length < plain.length; more -= 1)
        units.push((((plain[units.length] ?? 0) + correction) & 0xff) | (hasCorrection ? high : 0));
    }
  }
  return String.fromCharCode(...units);
}
