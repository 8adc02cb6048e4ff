import { judgedKeys } from './pdf-keys.ts';
import { PdfWords, nameIn, type PdfWord } from './pdf-words.ts';

/** A value by its kind and place. The contents of dictionaries are in `PdfObject.dictionaries`. */
export interface PdfValue extends Pick<PdfWord, 'at' | 'end'> {
  readonly kind: 'name' | 'string' | 'number' | 'word' | 'reference' | 'list' | 'dictionary';
}

export interface PdfEntry extends Pick<PdfWord, 'at' | 'end'> {
  readonly key: string;
  /** One, unless the dictionary is loose. */
  readonly values: readonly PdfValue[];
  /** Whether the value follows comments that are longer than any producer writes. */
  readonly isFar: boolean;
}

export interface PdfDictionary {
  /** Its key in the dictionary around it, also when it is in a list there. */
  readonly under: string | undefined;
  /** The entries that are judged. A key may occur twice: some readers take the first, some the last. */
  readonly entries: readonly PdfEntry[];
  /** Whether it contains more than keys with one value each. Readers differ in what they skip. */
  readonly isLoose: boolean;
}

export interface PdfObject {
  readonly top: PdfValue | undefined;
  /** The dictionaries with entries that are judged, at any depth. The object's own dictionary is the last one. */
  readonly dictionaries: readonly PdfDictionary[];
  /** Offset at which reading ended. */
  readonly end: number;
  /** `cut`: it continues behind the end of the text. `damaged`: readers may understand it in several ways. */
  readonly trouble: 'cut' | 'damaged' | undefined;
}

interface OpenEntry extends PdfEntry {
  end: number;
  readonly values: PdfValue[];
  isFar: boolean;
}

// Maximum nesting depth. Producers nest about ten brackets.
const deepest = 100;
/** Words that always end an object. */
export const objectEnd = /^(?:end)?(?:obj|stream)|^xref|^startxref|^trailer/u;

/** Reads the object at an offset of a text, at most up to `end`. */
export function objectAt(text: string, from: number, end = text.length): PdfObject {
  return new ObjectReader(text, from, end).read();
}

class ObjectReader {
  readonly #text: string;
  readonly #words: PdfWords;
  readonly #dictionaries: PdfDictionary[] = [];
  #isDamaged = false;

  constructor(text: string, from: number, end: number) {
    this.#text = text;
    this.#words = new PdfWords(text, from, end);
  }

  read(): PdfObject {
    const word = this.#words.next();
    const top = word && this.#valueAt(word, 0, undefined);
    const trouble = this.#isDamaged ? 'damaged' : this.#words.isCut ? 'cut' : undefined;
    return { top, dictionaries: this.#dictionaries, end: this.#words.at, trouble };
  }

  #valueAt({ kind, at, end }: PdfWord, depth: number, under: string | undefined): PdfValue {
    if (kind === '<<') {
      this.#readDictionary(depth + 1, under);
      return { kind: 'dictionary', at, end: this.#words.at };
    }
    if (kind === '[') {
      this.#readList(depth + 1, under);
      return { kind: 'list', at, end: this.#words.at };
    }
    return { kind: kind === '>>' || kind === ']' ? 'word' : kind, at, end };
  }

  /** The next word within brackets. Undefined, and the object is damaged, when the object ends first. */
  #nextWithin(depth: number): PdfWord | undefined {
    if (this.#isDamaged || depth > deepest) this.#isDamaged = true;
    const word = this.#isDamaged ? undefined : this.#words.next();
    if (word?.kind !== 'word' || !objectEnd.test(this.#text.slice(word.at, word.end))) return word;
    this.#isDamaged = true;
    return undefined;
  }

  #readList(depth: number, under: string | undefined): void {
    for (let word = this.#nextWithin(depth); word && word.kind !== ']'; word = this.#nextWithin(depth)) {
      if (word.kind === '>>') this.#isDamaged = true;
      this.#valueAt(word, depth, under);
    }
  }

  #readDictionary(depth: number, under: string | undefined): void {
    const entries: OpenEntry[] = [];
    let entry: OpenEntry | undefined;
    let isLoose = false;
    for (let word = this.#nextWithin(depth); word && word.kind !== '>>'; word = this.#nextWithin(depth)) {
      if (word.kind === 'name' && entry?.values.length !== 0) {
        isLoose ||= hasSeveralValues(entry);
        if (entry && isJudged(entry)) entries.push(entry);
        entry = { key: nameIn(this.#text, word), at: word.at, end: word.end, values: [], isFar: false };
        continue;
      }
      const value = this.#valueAt(word, depth, entry?.key);
      isLoose ||= entry === undefined || this.#isStrange(value);
      if (entry) this.#addValue(entry, value, word.isFar);
    }
    // Some readers take the bracket behind a key without a value for its value, and read on.
    if (entry?.values.length === 0) this.#isDamaged = true;
    if (entry && isJudged(entry)) entries.push(entry);
    isLoose ||= hasSeveralValues(entry);
    if (isLoose) entries.push(...entries.flatMap((each) => this.#entryByNameValue(each)));
    if (depth === 1 || isLoose || entries.length > 0) this.#dictionaries.push({ under, entries, isLoose });
  }

  /** Whether a word is no value. The letter R may be the end of a reference. */
  #isStrange({ kind, at, end }: PdfValue): boolean {
    return kind === 'word' && !/^(?:true|false|null|R)$/u.test(this.#text.slice(at, end));
  }

  /** When several values follow a key and the first is a name, the name may be the key of the others. */
  #entryByNameValue({ values: [name, ...values], end, isFar }: PdfEntry): readonly OpenEntry[] {
    if (name?.kind !== 'name' || values.length === 0) return [];
    return [{ key: nameIn(this.#text, name), at: name.at, end, values, isFar }];
  }

  /** Adds a value to an entry. Two numbers and the letter R become a reference. */
  #addValue(entry: OpenEntry, value: PdfValue, isFar: boolean): void {
    const { values } = entry;
    const [number, generation] = [values.at(-2), values.at(-1)];
    const isLetter = value.kind === 'word' && value.end === value.at + 1 && this.#text[value.at] === 'R';
    if (isLetter && number?.kind === 'number' && generation?.kind === 'number') {
      values.splice(-2, 2, { kind: 'reference', at: number.at, end: value.end });
    } else values.push(value);
    entry.end = value.end;
    entry.isFar ||= isFar;
  }
}

function isJudged({ key, values }: PdfEntry): boolean {
  return judgedKeys.has(key) || values.some(({ kind }) => kind === 'name');
}

function hasSeveralValues(entry: OpenEntry | undefined): boolean {
  return entry !== undefined && entry.values.length > 1;
}
