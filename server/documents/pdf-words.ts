/** A word of a PDF by where it stands: from `at` up to, and without, `end`. */
export interface PdfWord {
  readonly kind: 'name' | 'string' | 'number' | 'word' | '<<' | '>>' | '[' | ']';
  readonly at: number;
  readonly end: number;
  /** Whether it stands behind remarks that are longer than anyone writes. */
  readonly isFar: boolean;
}

const longestRemarks = 4096;
const [regular, blank, delimiter, numeral] = [0, 1, 2, 3];
const signs = new Uint8Array(256);
for (const [kind, all] of [
  [blank, '\0\t\n\f\r '],
  [delimiter, '()<>[]{}/%'],
  [numeral, '+-.0123456789'],
] as const) {
  for (const sign of all) signs[sign.charCodeAt(0)] = kind;
}
const codeOf = (sign: string): number => sign.charCodeAt(0);
const [percent, lineFeed, lineReturn, backslash] = ['%', '\n', '\r', '\\'].map(codeOf);
const [opening, closing, less, greater] = ['(', ')', '<', '>'].map(codeOf);
const [slash, openingList, closingList] = ['/', '[', ']'].map(codeOf);

/** Reads a text of a PDF word by word, as its readers do. */
export class PdfWords {
  /** Whether the text ended within a word, or where one was due. */
  isCut = false;
  readonly #text: string;
  readonly #end: number;
  #at: number;

  constructor(text: string, from: number, end = text.length) {
    this.#text = text;
    this.#at = from;
    this.#end = end;
  }

  /** How far it has read. */
  get at(): number {
    return this.#at;
  }

  /** Undefined at the end of the text. */
  next(): PdfWord | undefined {
    const isFar = this.#passBlanks();
    const at = this.#at;
    if (at >= this.#end) {
      this.isCut = true;
      return undefined;
    }
    const kind = this.#pass(this.#text.charCodeAt(at));
    // The word may go on behind the end.
    if (this.#at >= this.#end && (kind === 'name' || kind === 'number' || kind === 'word')) this.isCut = true;
    return { kind, at, end: this.#at, isFar };
  }

  /** Whether remarks among the blanks were longer than anyone writes. */
  #passBlanks(): boolean {
    let firstRemark = -1;
    let at = this.#at;
    for (; at < this.#end; at += 1) {
      const code = this.#text.charCodeAt(at);
      if (code === percent) {
        if (firstRemark < 0) firstRemark = at;
        at = this.#lineEnd(at);
      } else if (signs[code] !== blank) break;
    }
    this.#at = at;
    return firstRemark >= 0 && at - firstRemark > longestRemarks;
  }

  #lineEnd(from: number): number {
    let at = from;
    for (; at < this.#end; at += 1) {
      const code = this.#text.charCodeAt(at);
      if (code === lineFeed || code === lineReturn) break;
    }
    return at;
  }

  #pass(code: number): PdfWord['kind'] {
    const at = this.#at;
    const kind = signs[code] ?? regular;
    this.#at += 1;
    if (kind === numeral) return this.#passAll(numeral, 'number');
    if (kind === regular) return this.#passRegular('word');
    if (code === slash) return this.#passRegular('name');
    if (code === opening) return this.#passString(at);
    if (code === openingList) return '[';
    if (code === closingList) return ']';
    const isTwice = this.#at < this.#end && this.#text.charCodeAt(this.#at) === code;
    if (code === less && !isTwice) return this.#passDigits();
    if (!isTwice || (code !== less && code !== greater)) return 'word';
    this.#at += 1;
    return code === less ? '<<' : '>>';
  }

  #passAll(kind: number, passed: 'number'): 'number' {
    while (this.#at < this.#end && signs[this.#text.charCodeAt(this.#at)] === kind) this.#at += 1;
    return passed;
  }

  #passRegular(passed: 'name' | 'word'): 'name' | 'word' {
    let at = this.#at;
    for (; at < this.#end; at += 1) {
      const kind = signs[this.#text.charCodeAt(at)] ?? regular;
      if (kind === blank || kind === delimiter) break;
    }
    this.#at = at;
    return passed;
  }

  /** Brackets within a string come in pairs, or behind a sign that takes their meaning. */
  #passString(from: number): 'string' {
    let depth = 0;
    for (let at = from; at < this.#end; at += 1) {
      const code = this.#text.charCodeAt(at);
      if (code === backslash) at += 1;
      else if (code === opening) depth += 1;
      else if (code === closing) depth -= 1;
      if (depth > 0) continue;
      this.#at = at + 1;
      return 'string';
    }
    this.#at = this.#end;
    this.isCut = true;
    return 'string';
  }

  #passDigits(): 'string' {
    const end = this.#text.indexOf('>', this.#at);
    const isCut = end < 0 || end >= this.#end;
    this.isCut ||= isCut;
    this.#at = isCut ? this.#end : end + 1;
    return 'string';
  }
}

/** A name by its letters: `/J#61vaScript` is the same as `/JavaScript`, and some readers end it at a NUL. */
export function nameIn(text: string, { at, end }: Pick<PdfWord, 'at' | 'end'>): string {
  const name = withoutEscapes(text.slice(at + 1, end));
  const nul = name.indexOf('\0');
  return nul < 0 ? name : name.slice(0, nul);
}

/** Replaces each sign of a name that is written by its number. */
export function withoutEscapes(name: string): string {
  return name.includes('#') ? name.replaceAll(/#([0-9a-f]{2})/giu, (_whole, code: string) => signOf(code)) : name;
}

function signOf(code: string): string {
  return String.fromCharCode(Number.parseInt(code, 16));
}
