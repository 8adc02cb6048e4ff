import { agreedName, otherName, type OtherName } from './zip-other-name.ts';

const marks = {
  file: 0x0403_4b50,
  entry: 0x0201_4b50,
  end: 0x0605_4b50,
  largeEnd: 0x0606_4b50,
  largeLocator: 0x0706_4b50,
} as const;
/** Lengths of what stands at the head of a file, in the directory for each, and at the end. */
const lengths = { file: 30, entry: 46, end: 22, largeLocator: 20 } as const;
const large = 0xffff_ffff;
const largeField = 1;
const hasTrailer = 8;
/**
 * Data that may follow a file whose size was not known in advance: a checksum and two sizes, of four or eight bytes,
 * with or without a signature.
 */
const trailers: readonly number[] = [12, 16, 20, 24];
const unix = 3;
/** Last byte of a folder's name. */
const separator = 0x2f;
/** Mask of the Unix file type, and the types of plain entries: unspecified, file and folder. */
const [kinds, plainKinds] = [0xf000, [0, 0x8000, 0x4000]];

interface Entry {
  readonly at: number;
  readonly packed: number;
  readonly method: number;
  readonly sum: number;
  readonly name: Uint8Array;
  /** Name in the directory. */
  readonly other: ReturnType<typeof otherName>;
  readonly isPlain: boolean;
  /** A folder with bytes of its own: some programs make a file of it, others lose the bytes. */
  readonly isFullFolder: boolean;
  readonly hasTrailer: boolean;
}

interface Directory {
  readonly at: number;
  readonly until: number;
  readonly count: number;
}

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const wholeNumber = (view: DataView, at: number): number => Number(view.getBigUint64(at, true));

/** The last thing of a zip, whose comment ends with the file; undefined where something follows it. */
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
  const locator = end - lengths.largeLocator;
  if (locator < 0 || view.getUint32(locator, true) !== marks.largeLocator)
    return at + size === end ? { at, until: end, count } : undefined;
  const largeEnd = wholeNumber(view, locator + 8);
  if (largeEnd + 56 > locator || view.getUint32(largeEnd, true) !== marks.largeEnd) return undefined;
  const directory = { at: wholeNumber(view, largeEnd + 48), until: largeEnd, count: wholeNumber(view, largeEnd + 32) };
  return directory.at + wholeNumber(view, largeEnd + 40) === largeEnd ? directory : undefined;
}

/** A size and a place that need eight bytes stand in a field of their own, behind the size that it has unpacked. */
function largeNumbers(view: DataView, from: number, until: number, wanted: readonly number[]): readonly number[] {
  for (let at = from; at + 4 <= until; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== largeField) continue;
    let next = at + 4;
    return wanted.map((value) => {
      if (value !== large) return value;
      next += 8;
      return wholeNumber(view, next - 8);
    });
  }
  return wanted;
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
    const [size = 0, packed = 0, place = 0] = largeNumbers(view, nameAt + nameLength, nameAt + nameLength + extra, [
      view.getUint32(at + 24, true),
      view.getUint32(at + 20, true),
      view.getUint32(at + 42, true),
    ]);
    const kind = view.getUint8(at + 5) === unix ? view.getUint16(at + 40, true) & kinds : 0;
    const name = bytes.subarray(nameAt, nameAt + nameLength);
    entries.push({
      at: place,
      packed,
      method: view.getUint16(at + 10, true),
      sum: view.getUint32(at + 16, true),
      name,
      other: otherName(bytes.subarray(nameAt + nameLength, nameAt + nameLength + extra), name),
      isFullFolder: size > 0 && bytes[nameAt + nameLength - 1] === separator,
      isPlain: plainKinds.includes(kind),
      hasTrailer: (view.getUint16(at + 8, true) & hasTrailer) !== 0,
    });
    at = nameAt + nameLength + extra + comment;
  }
  return at === until && entries.length === count ? entries : undefined;
}

/** Where what an entry tells of ends; undefined where it is not there, or under another name. */
function fileEnd(bytes: Uint8Array, { at, packed, name }: Entry): number | undefined {
  const view = viewOf(bytes);
  if (view.getUint32(at, true) !== marks.file) return undefined;
  const [nameLength, extra] = [view.getUint16(at + 26, true), view.getUint16(at + 28, true)];
  const nameAt = at + lengths.file;
  const isSame = nameLength === name.length && name.every((byte, index) => bytes[nameAt + index] === byte);
  return isSame ? nameAt + nameLength + extra + packed : undefined;
}

/** The second name that a file has, here and in the directory. */
function otherNameOf(bytes: Uint8Array, { at, name, other }: Entry): ReturnType<typeof otherName> {
  const view = viewOf(bytes);
  const fieldsAt = at + lengths.file + view.getUint16(at + 26, true);
  return agreedName(
    otherName(bytes.subarray(fieldsAt, fieldsAt + view.getUint16(at + 28, true)), name),
    other,
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
 * What is wrong with how a zip is laid out: it holds bytes that its directory does not tell of, or files under other
 * names than there or under second names that readers may or may not take, or within each other or a folder
 * (`damaged`); or links and devices (`links`). Undefined where it is as every program that packs makes it.
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
    if (entries.some((entry) => otherNameOf(bytes, entry) === 'damaged')) return 'damaged';
    return entries.every(({ isPlain }) => isPlain) ? undefined : 'links';
  } catch (fault) {
    // Places beyond its end.
    if (fault instanceof RangeError) return 'damaged';
    throw fault;
  }
}

/** A file of a zip as it is packed. */
export interface PackedFile {
  /** How, as zips number the ways. */
  readonly method: number;
  readonly bytes: Uint8Array;
  readonly sum: number;
}

/** The file of a place in a zip's directory, where that says that it lies; undefined where there is none. */
export function packedFile(bytes: Uint8Array, index: number): PackedFile | undefined {
  const directory = directoryOf(viewOf(bytes));
  const entries = (directory && entriesOf(bytes, directory)) ?? [];
  const wanted = entries.filter(({ name }) => name.at(-1) !== separator)[index];
  const end = wanted && fileEnd(bytes, wanted);
  return !wanted || end === undefined
    ? undefined
    : { method: wanted.method, sum: wanted.sum, bytes: bytes.subarray(end - wanted.packed, end) };
}

/**
 * As the how manieth of all that lies in a zip, folders too and by where they lie, the file of a place in its directory
 * is come upon; undefined where there is none.
 */
export function zipTurn(bytes: Uint8Array, index: number): number | undefined {
  const directory = directoryOf(viewOf(bytes));
  const entries = (directory && entriesOf(bytes, directory)) ?? [];
  const wanted = entries.filter(({ name }) => name.at(-1) !== separator)[index];
  return wanted && entries.filter(({ at }) => at < wanted.at).length;
}

/**
 * The second names of the files of a zip, in the order of its directory without the folders; none where it cannot be
 * read.
 */
export function zipOtherNames(bytes: Uint8Array): readonly (OtherName | undefined)[] {
  const directory = directoryOf(viewOf(bytes));
  const entries = (directory && entriesOf(bytes, directory)) ?? [];
  return entries
    .filter(({ name }) => name.at(-1) !== separator)
    .map((entry) => {
      const other = otherNameOf(bytes, entry);
      return other === 'damaged' ? undefined : other;
    });
}
