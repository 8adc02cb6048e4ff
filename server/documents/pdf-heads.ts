import { PdfWords } from './pdf-words.ts';
import { ending, objectAt, type PdfDictionary, type PdfObject } from './pdf-objects.ts';

export interface FoundStream {
  readonly dictionary: PdfDictionary;
  /** Characters of the dictionary. */
  readonly size: number;
  /** Where its bytes begin. */
  readonly data: number;
}

/** An object of a text, whether a cross-reference table leads to it or not. */
export interface FoundObject extends PdfObject {
  readonly stream?: FoundStream;
}

export interface FoundObjects {
  readonly objects: readonly FoundObject[];
  /** The place of an object that goes on behind the text. All before it were read. */
  readonly cut?: number;
  /** Whether so many objects lie within each other, or one is so long, that not all of them were read. */
  readonly isTooDeep: boolean;
}

// A cross-reference table may lead to any head, also to one within a string or within the bytes of a stream. Readers
// take each of the signs before it for the end of a number.
const heads = /(?<=[\s\0\d.+\-Ee])obj|trailer/gu;
// Objects within objects are read more than once. No producer writes them.
const mostReadings = 4;
const allowance = 1024 * 1024;
// An object that ends nearer to the end of a text may be cut. The word behind a dictionary, and remarks before it, take
// less.
const behindDictionary = 8192;

// Bytes of a picture hardly ever look like a head with both of its numbers.
const bothNumbers = /\d[\s\0]+\d+[\s\0]*$/u;
/** Number of characters before an object's head that are enough to see both of its numbers. */
export const longestNumbers = 40;
// Readers take what comes first for the object. Some may pass over a word there that is none.
const mostInARow = 8;

/**
 * The objects and trailers of a text from `from` on. Where the file `goesOn`, one that may go on with it is left; where
 * the text may not grow, one at its very beginning that still goes on ends the reading, as no producer writes objects
 * so long.
 */
export function objectsIn(
  text: string,
  from: number,
  { goesOn, mayGrow }: { readonly goesOn: boolean; readonly mayGrow: boolean },
): FoundObjects {
  const objects: FoundObject[] = [];
  let left = mostReadings * text.length + allowance;
  heads.lastIndex = from;
  for (let head = heads.exec(text); head; head = heads.exec(text)) {
    const start = head.index + head[0].length;
    const isHead = bothNumbers.test(text.slice(Math.max(0, head.index - longestNumbers), head.index));
    const row = rowAt(text, start, isHead ? mostInARow : 1);
    const end = row.at(-1)?.end ?? start;
    left -= end - start;
    if (left < 0) return { objects, isTooDeep: true };
    if (goesOn && end + behindDictionary > text.length) {
      const isCertain = isHead || head[0] === 'trailer';
      if (!mayGrow && isCertain && head.index === from) return { objects, isTooDeep: true };
      if (mayGrow || isCertain) return { objects, cut: head.index, isTooDeep: false };
    }
    objects.push(...row.map((object) => withStream(text, object)));
    heads.lastIndex = start;
  }
  return { objects, isTooDeep: false };
}

/** What stands one behind the other up to a word that ends an object. */
function rowAt(text: string, from: number, most: number): readonly PdfObject[] {
  const row: PdfObject[] = [];
  for (let at = from; row.length < most;) {
    const object = objectAt(text, at);
    const { top, end, trouble } = object;
    if (top?.kind === 'word' && ending.test(text.slice(top.at, top.end))) break;
    row.push(object);
    if (top === undefined || trouble !== undefined) break;
    at = end;
  }
  return row;
}

function withStream(text: string, object: PdfObject): FoundObject {
  const dictionary = object.dictionaries.at(-1);
  if (object.top?.kind !== 'dictionary' || dictionary === undefined) return object;
  const word = new PdfWords(text, object.end).next();
  // What begins further behind than anyone writes may be a stream for some readers.
  if ((word?.at ?? text.length) - object.end > behindDictionary) return { ...object, trouble: 'damaged' };
  if (word?.kind !== 'word' || !text.startsWith('stream', word.at)) return object;
  if (word.isFar) return { ...object, trouble: 'damaged' };
  const lineEnd = /[^\r\n]{0,256}(?:\r?\n|\r)/uy;
  lineEnd.lastIndex = word.at;
  const line = lineEnd.exec(text)?.[0];
  // Readers differ in where the bytes begin.
  if (line === undefined) return { ...object, trouble: 'damaged' };
  return { ...object, stream: { dictionary, size: object.top.end - object.top.at, data: word.at + line.length } };
}
