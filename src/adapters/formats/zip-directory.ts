/** A file in the directory of a zip. */
export interface ZipEntry {
  /** The name in the directory of the zip as stored: one character for each byte if it is no UTF-8. */
  readonly rawName: string;
  readonly path: string;
  readonly size: number;
  readonly checksum: number;
  readonly isEncrypted: boolean;
  readonly isFolder: boolean;
}

const marks = { entry: 0x02_01_4b_50, end: 0x06_05_4b_50 };
const endLength = 22;
const entryLength = 46;
const maxCommentBytes = 0xff_ff;
const flags = { encrypted: 1, utf8: 0x08_00 };
/** Values that say that the number is stored elsewhere, in the format for very large archives. */
const elsewhere = { count: 0xff_ff, place: 0xff_ff_ff_ff };
/** The type of a link in the attributes of Unix. */
const linkType = 0xa0_00;

/** Chinese Windows names files in its own encoding, without a mark. */
function decodeName(bytes: Uint8Array): string {
  for (const encoding of ['utf-8', 'gb18030'])
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      // The next encoding is tried.
    }
  return new TextDecoder('latin1').decode(bytes);
}

const latin1 = (bytes: Uint8Array): string => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');

function endOf(view: DataView): number | undefined {
  const last = view.byteLength - endLength;
  for (let at = last; at >= Math.max(0, last - maxCommentBytes); at -= 1)
    if (view.getUint32(at, true) === marks.end) return at;
  return undefined;
}

/** The files in the directory of a zip; undefined if the zip is damaged, split, or too large for this format. */
export function zipDirectory(bytes: Uint8Array): readonly ZipEntry[] | 'links' | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const end = endOf(view);
    if (end === undefined) return undefined;
    const [count, start] = [view.getUint16(end + 10, true), view.getUint32(end + 16, true)];
    if (count === elsewhere.count || start === elsewhere.place) return undefined;
    const entries: ZipEntry[] = [];
    let at = start;
    for (let index = 0; index < count; index += 1) {
      if (view.getUint32(at, true) !== marks.entry) return undefined;
      const flag = view.getUint16(at + 8, true);
      const name = bytes.subarray(at + entryLength, at + entryLength + view.getUint16(at + 28, true));
      if (((view.getUint32(at + 38, true) >>> 16) & 0xf0_00) === linkType) return 'links';
      const path = decodeName(name);
      entries.push({
        rawName: (flag & flags.utf8) === 0 ? latin1(name) : new TextDecoder().decode(name),
        path,
        size: view.getUint32(at + 24, true),
        checksum: view.getUint32(at + 16, true),
        isEncrypted: (flag & flags.encrypted) !== 0,
        isFolder: /[/\\]$/u.test(path),
      });
      at += entryLength + name.length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    }
    return entries;
  } catch {
    // Places beyond the end of the file.
    return undefined;
  }
}

/** Parts by which a zip is recognised as a single document: a workbook, a text, or an OFD. */
const documentParts: ReadonlySet<string> = new Set(['[Content_Types].xml', 'OFD.xml', 'mimetype']);

export const isOneDocument = (entries: readonly ZipEntry[]): boolean =>
  entries.some(({ path }) => documentParts.has(path));
