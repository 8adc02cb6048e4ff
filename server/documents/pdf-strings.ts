// To where a link leads, or whose file it names, its beginning says.
const looked = 256;
const literalOrDigits = /^(?:\(((?:\\[^]|[^()\\]|\((?:\\[^]|[^()\\])*\))*)|<(?!<)([^>]*))/u;
const escaped = /\\(?:([0-7]{1,3})|\r\n|([^]))/gu;
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
 * The beginning of the string at a place of a PDF, as its readers understand it; empty where none stands there,
 * undefined where it begins with more blanks than anyone writes.
 */
export function stringAt(text: string, place: number): string | undefined {
  const near = text.slice(place, place + looked);
  const [whole = '', signs = '', digits] = literalOrDigits.exec(near) ?? [];
  const string = inItsLetters(digits === undefined ? signs.replaceAll(escaped, meant) : bytesOf(digits));
  const isCut = whole !== '' && !/[()>]/u.test(near[whole.length] ?? '');
  return isCut && !/[^\s\p{Cc}]/u.test(string) ? undefined : string;
}

function meant(_whole: string, octal: string | undefined, sign = ''): string {
  return octal === undefined ? (shortForms.get(sign) ?? sign) : String.fromCharCode(Number.parseInt(octal, 8) & 255);
}

/** Readers pass over what is no digit, and take a missing last one for a nought. */
function bytesOf(signs: string): string {
  const digits = signs.replaceAll(/[^\da-f]/giu, '');
  const bytes = Array.from({ length: Math.ceil(digits.length / 2) }, (_, index) =>
    Number.parseInt(digits.slice(2 * index, 2 * index + 2).padEnd(2, '0'), 16),
  );
  return String.fromCharCode(...bytes);
}

function inItsLetters(bytes: string): string {
  const [, letters] = byteOrders.find(([mark]) => bytes.startsWith(mark)) ?? [];
  return letters === undefined
    ? bytes
    : new TextDecoder(letters).decode(Uint8Array.from(bytes, (sign) => sign.charCodeAt(0)));
}
