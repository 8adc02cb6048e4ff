// The beginning of a link or a file name is enough to judge it.
const maxBeginningCharacters = 256;
const literalOrDigits = /^(?:\(((?:\\[^]|[^()\\]|\((?:\\[^]|[^()\\])*\))*)|<(?!<)([^>]*))/u;
const escapeSequences = /\\(?:([0-7]{1,3})|\r\n|([^]))/gu;
const shortForms = new Map([
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
  ['b', '\b'],
  ['f', '\f'],
  ['\n', ''],
  ['\r', ''],
]);
const byteOrders = [
  ['\u00fe\u00ff', 'utf-16be'],
  ['\u00ff\u00fe', 'utf-16le'],
  ['\u00ef\u00bb\u00bf', 'utf-8'],
] as const;

/**
 * The beginning of the string at a place of a PDF, as readers decode it; empty when there is none, undefined when it
 * begins with more blanks than any producer writes.
 */
export function stringAt(text: string, place: number): string | undefined {
  const near = text.slice(place, place + maxBeginningCharacters);
  const [whole = '', signs = '', digits] = literalOrDigits.exec(near) ?? [];
  const string = decodeByByteOrder(
    digits === undefined ? signs.replaceAll(escapeSequences, decodeEscape) : bytesOf(digits),
  );
  const isCut = whole !== '' && !/[()>]/u.test(near[whole.length] ?? '');
  return isCut && !/[^\s\p{Cc}]/u.test(string) ? undefined : string;
}

function decodeEscape(_whole: string, octal: string | undefined, sign = ''): string {
  return octal === undefined ? (shortForms.get(sign) ?? sign) : String.fromCharCode(Number.parseInt(octal, 8) & 255);
}

/** Decodes hexadecimal digits. Readers skip other characters, and take a missing last digit for 0. */
function bytesOf(signs: string): string {
  const digits = signs.replaceAll(/[^\da-f]/giu, '');
  const bytes = Array.from({ length: Math.ceil(digits.length / 2) }, (_, index) =>
    Number.parseInt(digits.slice(2 * index, 2 * index + 2).padEnd(2, '0'), 16),
  );
  return String.fromCharCode(...bytes);
}

function decodeByByteOrder(bytes: string): string {
  const [, encoding] = byteOrders.find(([mark]) => bytes.startsWith(mark)) ?? [];
  return encoding === undefined
    ? bytes
    : new TextDecoder(encoding).decode(Uint8Array.from(bytes, (sign) => sign.charCodeAt(0)));
}
