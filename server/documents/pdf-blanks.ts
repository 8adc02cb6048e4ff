const longestRemark = 4096;

/** Where the next word of a PDF begins: behind blanks and remarks, which count as blanks. Undefined behind remarks longer than anyone writes. */
export function afterBlanks(text: string, from: number): number | undefined {
  const at = from + blanksAt(text, from);
  if (text[at] !== '%') return at;
  const near = text.slice(at, at + longestRemark);
  const remarks = /(?:[\s\0]+|%[^\r\n]*[\r\n])*/uy.exec(near)?.[0].length ?? 0;
  const isOpen = remarks === near.length || near[remarks] === '%';
  return isOpen && near.length === longestRemark ? undefined : at + remarks;
}

function blanksAt(text: string, from: number): number {
  const blanks = /[\s\0]*/uy;
  blanks.lastIndex = from;
  return blanks.exec(text)?.[0].length ?? 0;
}

/** Two numbers in a row lead to an object; one alone is a mark of an annotation, which are called /F as well. */
export function isReference(text: string, place: number): boolean {
  const end = place + (/\d*/uy.exec(text.slice(place, place + 16))?.[0].length ?? 0);
  const next = afterBlanks(text, end);
  return end > place && (next === undefined || (next > end && /\d/u.test(text[next] ?? '')));
}

const string = String.raw`\((?:\\[^]|[^()\\]|\((?:\\[^]|[^()\\])*\))*\)`;
const strings = new RegExp(string, 'gu');
const prose = new RegExp(String.raw`%[^\r\n]*|${string}`, 'gu');

/** The same without what stands in strings, which may hold any word. */
export function withoutStrings(text: string): string {
  return text.replaceAll(strings, '');
}

/** The same without what stands in strings and remarks. */
export function withoutProse(text: string): string {
  return text.replaceAll(prose, (found) => (found.startsWith('%') ? ' ' : '()'));
}
