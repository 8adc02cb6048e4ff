/** Forbidden content of a document: executable or hidden. */
export type ActiveContent = 'script' | 'launch' | 'attachment' | 'media' | 'html' | 'archive' | 'program' | 'bomb';

const page = String.raw`!doctype\s+html|html|head|body|script|iframe|\?php`;
const markup = new RegExp(String.raw`<\s*(?:${page}|object|embed|svg)[\s/>]`, 'iu');
// Only longer words, which the data of a picture does not contain by chance.
const pageWithin = new RegExp(`<(?:${page})[\\s/>]`, 'iu');
const archiveDirectory = 'PK\u0005\u0006';
const archiveHead = 'PK\u0003\u0004';
const archives = [archiveHead, archiveDirectory, 'Rar!\u001a', "7z\u00bc\u00af'\u001c"];
// Signatures so long that ordinary data does not contain them.
const longSigns = ['Rar!\u001a\u0007', "7z\u00bc\u00af'\u001c"];
// The header of a ZIP's first file: no version above 6.3, and a known method.
const lastVersion = 63;
const methods = new Set([0, 8, 9, 12, 14, 93, 95, 98, 99]);
// Gzip, xz, bzip2 and cabinets, which have a signature only at their beginning. Platforms decode the byte 8b of Latin
// text as a quotation mark.
const packedFiles = ['\u001f\u008b\u0008', '\u001f\u2039\u0008', '\u00fd7zXZ\0', 'BZh91AY&SY', 'MSCF\0'];
// A comment of up to 65,535 bytes may follow the directory's end.
const directoryWithin = 66_000;
const program = /^\s*(?:MZ|.ELF|#!\/)/u;

/**
 * Foreign content before or after a document that can run or be unpacked; undefined for none. The text has one
 * character per byte.
 */
export function foreignContent(text: string): ActiveContent | undefined {
  if (program.test(text)) return 'program';
  const start = text.replace(/^[\s\0]+/u, '');
  if (
    packedFiles.some((signature) => start.startsWith(signature)) ||
    archives.some((signature) => text.includes(signature))
  )
    return 'archive';
  return markup.test(text) ? 'html' : undefined;
}

/** Finds an archive anywhere in a document, with any bytes after it. */
export function archiveWithin(text: string): 'archive' | undefined {
  if (longSigns.some((signature) => text.includes(signature))) return 'archive';
  for (let at = text.indexOf(archiveHead); at >= 0; at = text.indexOf(archiveHead, at + 1)) {
    if (text.charCodeAt(at + 4) <= lastVersion && methods.has(text.charCodeAt(at + 8)) && text.charCodeAt(at + 9) === 0)
      return 'archive';
  }
  return undefined;
}

/** Finds an archive or a web page anywhere in a picture, such as in its metadata. */
export function foreignWithin(text: string): ActiveContent | undefined {
  return archiveWithin(text) ?? (pageWithin.test(text) ? 'html' : undefined);
}

/**
 * Whether a file with this end is an archive as well. The directory at its end leads to the archive, and the archive's
 * comment may be the rest of a picture.
 */
export function endsAsArchive(text: string): boolean {
  return text.slice(-directoryWithin).includes(archiveDirectory);
}
