import type { PdfTrouble } from './pdf-trouble.ts';

/**
 * A filter of a PDF stream: an ASCII encoding, a compression that may grow, or any other filter (`picture`).
 * `lzw-either`: LZW whose EarlyChange parameter is stated or may be in another object.
 */
export type PdfFilter = 'hex' | 'ascii85' | 'flate' | 'lzw' | 'lzw-either' | 'runs' | 'picture';

const filters: ReadonlyMap<string, PdfFilter> = new Map([
  ['/ASCIIHexDecode', 'hex'],
  ['/AHx', 'hex'],
  ['/ASCII85Decode', 'ascii85'],
  ['/A85', 'ascii85'],
  ['/FlateDecode', 'flate'],
  ['/Fl', 'flate'],
  ['/LZWDecode', 'lzw'],
  ['/LZW', 'lzw'],
  ['/RunLengthDecode', 'runs'],
  ['/RL', 'runs'],
] as const);
const asciiFilters: ReadonlySet<PdfFilter | undefined> = new Set(['hex', 'ascii85']);
/** Decrypts, and makes nothing larger. */
const cryptFilter = '/Crypt';
const lzwParameters = /\/EarlyChange|\/(?:DecodeParms|DP)[\s\0]*[[\d]/u;
/** No producer writes more filters for a stream, and readers decode all of the data once for each. */
const maxFilters = 4;

/** The text of a dictionary without the dictionaries and hexadecimal strings within it. */
function ownWords(dictionary: string): string {
  let own = dictionary
    .slice(dictionary.indexOf('<<') + 2, dictionary.lastIndexOf('>>'))
    .replaceAll(/(?<!<)<[0-9a-f\s\0]*>(?!>)/giu, '()');
  for (let before = ''; before !== own;) {
    before = own;
    own = own.replaceAll(/<<[^<>]*>>/gu, '()');
  }
  return own;
}

/** The names of filters in a value; undefined when it is a reference or another kind of value. */
function namesIn(value: string): readonly string[] | undefined {
  const [whole, one, several] = /^[\s\0]*(?:(\/[^\s\0()<>[\]{}/%]+)|\[([^\]]*)\])/u.exec(value) ?? [];
  if (whole === undefined) return /^[\s\0]*null(?!\w)/u.test(value) ? [] : undefined;
  if (one !== undefined) return [one];
  return /^(?:[\s\0]*\/[^\s\0()<>[\]{}/%]+)*[\s\0]*$/u.test(several ?? '')
    ? [...(several ?? '').matchAll(/\/[^\s\0/]+/gu)].map(([name]) => name)
    : undefined;
}

/**
 * The filters of a stream, in the order of decoding; some readers take /F for /Filter. Two compressions are `too-much`,
 * since each may grow the data a thousandfold. Filters in another object or in a senseless order are `damaged`.
 */
export function filtersOf(dictionary: string): readonly PdfFilter[] | PdfTrouble {
  const own = ownWords(dictionary);
  const [key, more] = own.matchAll(/\/F(?:ilter)?(?![^\s\0()<>[\]{}/%])/gu);
  if (!key) return [];
  const names = more ? undefined : namesIn(own.slice(key.index + key[0].length));
  if (!names) return 'damaged';
  const chain = names.filter((name) => name !== cryptFilter).map((name) => filters.get(name) ?? 'picture');
  const packed = chain.findIndex((filter) => !asciiFilters.has(filter));
  if (chain.filter((filter) => filter !== 'picture' && !asciiFilters.has(filter)).length > 1) return 'too-much';
  const inOrder = packed < 0 || chain.slice(packed + 1).every((filter) => filter === 'picture');
  return inOrder && chain.length <= maxFilters
    ? chain.map((filter) => (filter === 'lzw' && lzwParameters.test(dictionary) ? 'lzw-either' : filter))
    : 'damaged';
}
