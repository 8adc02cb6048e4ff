/** A token of a PDF: the text from `at` up to, and without, `end`. */
export interface PdfWord {
  readonly kind: 'name' | 'string' | 'number' | 'word' | '<<' | '>>' | '[' | ']';
  readonly at: number;
  readonly end: number;
  /** Whether it follows comments that are longer than any producer writes. */
  readonly isFar: boolean;
}

const maxCommentCharacters = 4096;
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

/** Reads a text of a PDF token by token, as PDF readers do. */
export class PdfWords {
  /** Whether the text ended within a token, or where one was expected. */
  isCut = false;
  readonly #text: string;
  readonly #end: number;
  #at: number;

  constructor(text: string, from: number, end = text.length) {
    this.#text = text;
    this.#at = from;
    this.#end = end;
  }

  /** Offset behind the last token. */
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
    // The token may continue behind the end.
    if (this.#at >= this.#end && (kind === 'name' || kind === 'number' || kind === 'word')) this.isCut = true;
    return { kind, at, end: this.#at, isFar };
  }

  /** Passes blanks and comments. Returns whether the comments are longer than any producer writes. */
  #passBlanks(): boolean {
    let firstComment = -1;
    let at = this.#at;
    for (; at < this.#end; at += 1) {
      const code = this.#text.charCodeAt(at);
      if (code === percent) {
        if (firstComment < 0) firstComment = at;
        at = this.#lineEnd(at);
      } else if (signs[code] !== blank) break;
    }
    this.#at = at;
    return firstComment >= 0 && at - firstComment > maxCommentCharacters;
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

  /** Passes a string. Parentheses within it are balanced, or escaped by a backslash. */
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

/** A name without escapes: `/J#61vaScript` is the same as `/JavaScript`. It ends at a NUL, as for some readers. */
export function nameIn(text: string, { at, end }: Pick<PdfWord, 'at' | 'end'>): string {
  const name = withoutEscapes(text.slice(at + 1, end));
  const nul = name.indexOf('\0');
  return nul < 0 ? name : name.slice(0, nul);
}

/** Replaces each character that is written as its number. */
export function withoutEscapes(name: string): string {
  return name.includes('#') ? name.replaceAll(/#([0-9a-f]{2})/giu, (_whole, code: string) => signOf(code)) : name;
}

function signOf(code: string): string {
  return String.fromCharCode(Number.parseInt(code, 16));
}
