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

/** The same without what stands in strings and remarks, which may hold any word. */
export function withoutProse(text: string): string {
  return text.replaceAll(/%[^\r\n]*|\((?:\\[^]|[^()\\]|\((?:\\[^]|[^()\\])*\))*\)/gu, (prose) => (prose.startsWith('%') ? ' ' : '()'));
}
