export type ContentKind = 'jpeg' | 'png' | 'pdf' | 'xml' | 'zip' | 'rar' | 'compound' | 'unknown' | 'empty';

// Readers accept a PDF header anywhere in the first kilobyte; mail gateways put lines before it.
export const pdfHeaderWithin = 1024;
export const pdfHeader = '%PDF-';
// A byte order mark or blank lines may precede it.
const xmlHeader = /^(?:\u00ef\u00bb\u00bf|\s)*<(?:\?xml\s|(?:\w+:)?[Ee]Invoice[\s>])/u;

/** The kind of a file by its first bytes. Zips and compound files are examined further when they are opened. */
export function contentKind(bytes: Uint8Array): ContentKind {
  if (bytes.length === 0) return 'empty';
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])) return 'compound';
  // Archives come before PDFs: an archive may hold an uncompressed PDF within the first kilobyte.
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]) || startsWith(bytes, [0x50, 0x4b, 0x05, 0x06])) return 'zip';
  if (startsWith(bytes, [0x52, 0x61, 0x72, 0x21, 0x1a, 0x07])) return 'rar';
  const head = latinText(bytes.subarray(0, pdfHeaderWithin));
  if (head.includes(pdfHeader)) return 'pdf';
  return xmlHeader.test(head) ? 'xml' : 'unknown';
}

/** Converts bytes to a text with one character per byte, for searching keywords. */
export function latinText(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes);
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}
