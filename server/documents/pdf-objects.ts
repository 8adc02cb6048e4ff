import { judgedKeys } from './pdf-keys.ts';
import { PdfWords, nameIn, type PdfWord } from './pdf-words.ts';

/** A value by its kind and place. What lies in dictionaries and lists stands in `PdfObject.dictionaries`. */
export interface PdfValue extends Pick<PdfWord, 'at' | 'end'> {
  readonly kind: 'name' | 'string' | 'number' | 'word' | 'reference' | 'list' | 'dictionary';
}

export interface PdfEntry extends Pick<PdfWord, 'at' | 'end'> {
  readonly key: string;
  /** One, unless the dictionary is loose. */
  readonly values: readonly PdfValue[];
  /** Whether the value stands behind remarks that are longer than anyone writes. */
  readonly isFar: boolean;
}

export interface PdfDictionary {
  /** The key of the dictionary around it, also where it stands in a list there. */
  readonly under: string | undefined;
  /** The entries that are judged. A key may stand there twice: some readers believe the first, some the last. */
  readonly entries: readonly PdfEntry[];
  /** Whether it has more in it than keys with one value each. Readers differ in what they pass over. */
  readonly isLoose: boolean;
}

export interface PdfObject {
  readonly top: PdfValue | undefined;
  /** The dictionaries that have something to judge, however deep. The last one is its own. */
  readonly dictionaries: readonly PdfDictionary[];
  /** Where reading ended. */
  readonly end: number;
  /** Cut: it goes on behind the text's end. Damaged: readers may understand it in several ways. */
  readonly trouble: 'cut' | 'damaged' | undefined;
}

interface OpenEntry extends PdfEntry {
  end: number;
  readonly values: PdfValue[];
  isFar: boolean;
}

// Producers write some ten brackets into each other.
const deepest = 100;
/** Words that end an object at the latest. */
export const ending = /^(?:end)?(?:obj|stream)|^xref|^startxref|^trailer/u;

/** The object at a place of a text, read no further than `end`. */
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

  /** The next word within brackets; undefined, with the damage, where they end without one. */
  #within(depth: number): PdfWord | undefined {
    if (this.#isDamaged || depth > deepest) this.#isDamaged = true;
    const word = this.#isDamaged ? undefined : this.#words.next();
    if (word?.kind !== 'word' || !ending.test(this.#text.slice(word.at, word.end))) return word;
    this.#isDamaged = true;
    return undefined;
  }

  #readList(depth: number, under: string | undefined): void {
    for (let word = this.#within(depth); word && word.kind !== ']'; word = this.#within(depth)) {
      if (word.kind === '>>') this.#isDamaged = true;
      this.#valueAt(word, depth, under);
    }
  }

  #readDictionary(depth: number, under: string | undefined): void {
    const entries: OpenEntry[] = [];
    let entry: OpenEntry | undefined;
    let isLoose = false;
    for (let word = this.#within(depth); word && word.kind !== '>>'; word = this.#within(depth)) {
      if (word.kind === 'name' && entry?.values.length !== 0) {
        isLoose ||= isUnclear(entry);
        if (entry && isJudged(entry)) entries.push(entry);
        entry = { key: nameIn(this.#text, word), at: word.at, end: word.end, values: [], isFar: false };
        continue;
      }
      const value = this.#valueAt(word, depth, entry?.key);
      isLoose ||= entry === undefined || this.#isStrange(value);
      if (entry) this.#add(entry, value, word.isFar);
    }
    // Some readers take the bracket behind a last key for its value, and what follows for more of the dictionary.
    if (entry?.values.length === 0) this.#isDamaged = true;
    if (entry && isJudged(entry)) entries.push(entry);
    isLoose ||= isUnclear(entry);
    if (isLoose) entries.push(...entries.flatMap((each) => this.#shifted(each)));
    if (depth === 1 || isLoose || entries.length > 0) this.#dictionaries.push({ under, entries, isLoose });
  }

  /** Whether a word is none of those that are values. A letter may be the end of a reference. */
  #isStrange({ kind, at, end }: PdfValue): boolean {
    return kind === 'word' && !/^(?:true|false|null|R)$/u.test(this.#text.slice(at, end));
  }

  /** Where a value is a name and more stands behind it, the name may be the key of that. */
  #shifted({ values: [name, ...values], end, isFar }: PdfEntry): readonly OpenEntry[] {
    if (name?.kind !== 'name' || values.length === 0) return [];
    return [{ key: nameIn(this.#text, name), at: name.at, end, values, isFar }];
  }

  /** Two numbers and a letter are a reference. */
  #add(entry: OpenEntry, value: PdfValue, isFar: boolean): void {
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

function isUnclear(entry: OpenEntry | undefined): boolean {
  return entry !== undefined && entry.values.length > 1;
}
