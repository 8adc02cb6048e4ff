import { reconcileUnicodeNames, readUnicodeName, type UnicodeName } from './zip-other-name.ts';

const marks = {
  file: 0x0403_4b50,
  entry: 0x0201_4b50,
  end: 0x0605_4b50,
  zip64End: 0x0606_4b50,
  zip64Locator: 0x0706_4b50,
} as const;
/** Lengths of the fixed parts of records, in bytes. */
const lengths = { file: 30, entry: 46, end: 22, zip64Locator: 20 } as const;
/** A value that is stated in the ZIP64 field instead. */
const inZip64 = 0xffff_ffff;
const zip64Field = 1;
const hasTrailer = 8;
/**
 * Data that may follow a file whose size was not known in advance: a checksum and two sizes, of four or eight bytes,
 * with or without a signature.
 */
const trailers: readonly number[] = [12, 16, 20, 24];
const unix = 3;
/** The last byte of a folder's name. */
const separator = 0x2f;
/** Mask of the Unix file type, and the types of plain entries: unspecified, file and folder. */
const [kinds, plainKinds] = [0xf000, [0, 0x8000, 0x4000]];

interface Entry {
  /** Offset of its local header. */
  readonly at: number;
  readonly packedSize: number;
  readonly method: number;
  readonly crc32: number;
  readonly name: Uint8Array;
  /** The Unicode name in the directory. */
  readonly unicodeName: ReturnType<typeof readUnicodeName>;
  readonly isPlain: boolean;
  /** Whether it is a folder with content: some programs unpack it as a file, others lose the content. */
  readonly isFullFolder: boolean;
  readonly hasTrailer: boolean;
}

interface Directory {
  readonly at: number;
  readonly until: number;
  readonly count: number;
}

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const uint64At = (view: DataView, at: number): number => Number(view.getBigUint64(at, true));

/** The offset of the record that ends a zip; undefined when there is none, or bytes follow it. */
function endOf(view: DataView): number | undefined {
  for (let at = view.byteLength - lengths.end; at >= Math.max(0, view.byteLength - lengths.end - 0xffff); at -= 1) {
    if (view.getUint32(at, true) === marks.end && at + lengths.end + view.getUint16(at + 20, true) === view.byteLength)
      return at;
  }
  return undefined;
}

function directoryOf(view: DataView): Directory | undefined {
  const end = endOf(view);
  if (end === undefined) return undefined;
  const [count, size, at] = [
    view.getUint16(end + 10, true),
    view.getUint32(end + 12, true),
    view.getUint32(end + 16, true),
  ];
  const locator = end - lengths.zip64Locator;
  if (locator < 0 || view.getUint32(locator, true) !== marks.zip64Locator)
    return at + size === end ? { at, until: end, count } : undefined;
  const zip64End = uint64At(view, locator + 8);
  if (zip64End + 56 > locator || view.getUint32(zip64End, true) !== marks.zip64End) return undefined;
  const directory = { at: uint64At(view, zip64End + 48), until: zip64End, count: uint64At(view, zip64End + 32) };
  return directory.at + uint64At(view, zip64End + 40) === zip64End ? directory : undefined;
}

/** The values of a directory entry, those of eight bytes from its ZIP64 field, in the order of that field. */
function zip64Values(view: DataView, from: number, until: number, values: readonly number[]): readonly number[] {
  for (let at = from; at + 4 <= until; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== zip64Field) continue;
    let next = at + 4;
    return values.map((value) => {
      if (value !== inZip64) return value;
      next += 8;
      return uint64At(view, next - 8);
    });
  }
  return values;
}

function entriesOf(bytes: Uint8Array, { at: from, until, count }: Directory): readonly Entry[] | undefined {
  const view = viewOf(bytes);
  const entries: Entry[] = [];
  let at = from;
  while (at < until) {
    if (view.getUint32(at, true) !== marks.entry) return undefined;
    const [nameLength, extra, comment] = [
      view.getUint16(at + 28, true),
      view.getUint16(at + 30, true),
      view.getUint16(at + 32, true),
    ];
    const nameAt = at + lengths.entry;
    const [size = 0, packedSize = 0, place = 0] = zip64Values(view, nameAt + nameLength, nameAt + nameLength + extra, [
      view.getUint32(at + 24, true),
      view.getUint32(at + 20, true),
      view.getUint32(at + 42, true),
    ]);
    const kind = view.getUint8(at + 5) === unix ? view.getUint16(at + 40, true) & kinds : 0;
    const name = bytes.subarray(nameAt, nameAt + nameLength);
    entries.push({
      at: place,
      packedSize,
      method: view.getUint16(at + 10, true),
      crc32: view.getUint32(at + 16, true),
      name,
      unicodeName: readUnicodeName(bytes.subarray(nameAt + nameLength, nameAt + nameLength + extra), name),
      isFullFolder: size > 0 && bytes[nameAt + nameLength - 1] === separator,
      isPlain: plainKinds.includes(kind),
      hasTrailer: (view.getUint16(at + 8, true) & hasTrailer) !== 0,
    });
    at = nameAt + nameLength + extra + comment;
  }
  return at === until && entries.length === count ? entries : undefined;
}

/** The offset at which an entry's file ends; undefined when its offset leads to no file, or to one of another name. */
function fileEnd(bytes: Uint8Array, { at, packedSize, name }: Entry): number | undefined {
  const view = viewOf(bytes);
  if (view.getUint32(at, true) !== marks.file) return undefined;
  const [nameLength, extra] = [view.getUint16(at + 26, true), view.getUint16(at + 28, true)];
  const nameAt = at + lengths.file;
  const isSame = nameLength === name.length && name.every((byte, index) => bytes[nameAt + index] === byte);
  return isSame ? nameAt + nameLength + extra + packedSize : undefined;
}

/** The Unicode name of a file, by its local header and the directory. */
function unicodeNameOf(bytes: Uint8Array, { at, name, unicodeName }: Entry): ReturnType<typeof readUnicodeName> {
  const view = viewOf(bytes);
  const fieldsAt = at + lengths.file + view.getUint16(at + 26, true);
  return reconcileUnicodeNames(
    readUnicodeName(bytes.subarray(fieldsAt, fieldsAt + view.getUint16(at + 28, true)), name),
    unicodeName,
    name.at(-1) === separator,
  );
}

/** Whether each file begins where the one before it ends, and the last ends at the directory. */
function isGapless(bytes: Uint8Array, entries: readonly Entry[], directoryAt: number): boolean {
  const ordered = entries.toSorted((one, other) => one.at - other.at);
  let from = 0;
  for (const [index, entry] of ordered.entries()) {
    const end = entry.at === from ? fileEnd(bytes, entry) : undefined;
    if (end === undefined) return false;
    from = ordered[index + 1]?.at ?? directoryAt;
    if (end !== from && !(entry.hasTrailer && trailers.includes(from - end))) return false;
  }
  return from === directoryAt || ordered.length === 0;
}

/**
 * A flaw in the layout of a zip. `damaged`: it holds bytes outside the files of its directory, files within each other,
 * folders with content, or names that readers understand differently. `links`: it holds links or devices. Undefined for
 * the layout that all common programs write.
 */
export function zipLayoutFlaw(bytes: Uint8Array): 'damaged' | 'links' | undefined {
  try {
    const directory = directoryOf(viewOf(bytes));
    const entries = directory && entriesOf(bytes, directory);
    if (
      !directory ||
      !entries ||
      entries.some(({ isFullFolder }) => isFullFolder) ||
      !isGapless(bytes, entries, directory.at)
    )
      return 'damaged';
    if (entries.some((entry) => unicodeNameOf(bytes, entry) === 'damaged')) return 'damaged';
    return entries.every(({ isPlain }) => isPlain) ? undefined : 'links';
  } catch (fault) {
    // An offset beyond the end.
    if (fault instanceof RangeError) return 'damaged';
    throw fault;
  }
}

/** A file of a zip, still compressed. */
export interface PackedFile {
  /** Number of the compression method. */
  readonly method: number;
  readonly bytes: Uint8Array;
  readonly sum: number;
}

/** The file at a place in a zip's directory, folders not counted; undefined when there is none. */
export function packedFile(bytes: Uint8Array, index: number): PackedFile | undefined {
  const directory = directoryOf(viewOf(bytes));
  const entries = (directory && entriesOf(bytes, directory)) ?? [];
  const requested = entries.filter(({ name }) => name.at(-1) !== separator)[index];
  const end = requested && fileEnd(bytes, requested);
  return !requested || end === undefined
    ? undefined
    : { method: requested.method, sum: requested.crc32, bytes: bytes.subarray(end - requested.packedSize, end) };
}

/**
 * The position of a file among all entries of a zip, folders included, in the order of their offsets; undefined when
 * there is none.
 *
 * @param index place among the files in the directory
 */
export function zipEntryPosition(bytes: Uint8Array, index: number): number | undefined {
  const directory = directoryOf(viewOf(bytes));
  const entries = (directory && entriesOf(bytes, directory)) ?? [];
  const requested = entries.filter(({ name }) => name.at(-1) !== separator)[index];
  return requested && entries.filter(({ at }) => at < requested.at).length;
}

/**
 * The Unicode names of the files of a zip, in the order of its directory without the folders; empty when the directory
 * cannot be read.
 */
export function zipUnicodeNames(bytes: Uint8Array): readonly (UnicodeName | undefined)[] {
  const directory = directoryOf(viewOf(bytes));
  const entries = (directory && entriesOf(bytes, directory)) ?? [];
  return entries
    .filter(({ name }) => name.at(-1) !== separator)
    .map((entry) => {
      const other = unicodeNameOf(bytes, entry);
      return other === 'damaged' ? undefined : other;
    });
}
