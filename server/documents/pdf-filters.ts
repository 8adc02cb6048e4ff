import type { PdfTrouble } from './pdf-trouble.ts';

/**
 * How a stream of a PDF is written: in digits or signs, packed so that it grows (by LZW in either of its two ways where
 * it may be said elsewhere in which), or as a picture is.
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
const written: ReadonlySet<PdfFilter | undefined> = new Set(['hex', 'ascii85']);
/** What decrypts, and makes nothing larger. */
const sealing = '/Crypt';
const otherWay = /\/EarlyChange|\/(?:DecodeParms|DP)[\s\0]*[[\d]/u;
/** Longer ones nobody makes, and each costs readers another look at all of it. */
const mostFilters = 4;

/** A dictionary's own words, without those that lie in others within it. */
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

/** The names that one key has for filters; undefined where it leads to them, or says something else. */
function namesIn(value: string): readonly string[] | undefined {
  const [whole, one, several] = /^[\s\0]*(?:(\/[^\s\0()<>[\]{}/%]+)|\[([^\]]*)\])/u.exec(value) ?? [];
  if (whole === undefined) return /^[\s\0]*null(?!\w)/u.test(value) ? [] : undefined;
  if (one !== undefined) return [one];
  return /^(?:[\s\0]*\/[^\s\0()<>[\]{}/%]+)*[\s\0]*$/u.test(several ?? '')
    ? [...(several ?? '').matchAll(/\/[^\s\0/]+/gu)].map(([name]) => name)
    : undefined;
}

/**
 * How the stream of a dictionary is written, in the order in which it is read; some readers take /F for /Filter. What
 * is packed twice is too much, as each time may make a thousand times of it; what leads elsewhere or makes no sense is
 * damaged.
 */
export function filtersOf(dictionary: string): readonly PdfFilter[] | PdfTrouble {
  const own = ownWords(dictionary);
  const [key, more] = own.matchAll(/\/F(?:ilter)?(?![^\s\0()<>[\]{}/%])/gu);
  if (!key) return [];
  const names = more ? undefined : namesIn(own.slice(key.index + key[0].length));
  if (!names) return 'damaged';
  const chain = names.filter((name) => name !== sealing).map((name) => filters.get(name) ?? 'picture');
  const packed = chain.findIndex((filter) => !written.has(filter));
  if (chain.filter((filter) => filter !== 'picture' && !written.has(filter)).length > 1) return 'too-much';
  const inOrder = packed < 0 || chain.slice(packed + 1).every((filter) => filter === 'picture');
  return inOrder && chain.length <= mostFilters
    ? chain.map((filter) => (filter === 'lzw' && otherWay.test(dictionary) ? 'lzw-either' : filter))
    : 'damaged';
}
