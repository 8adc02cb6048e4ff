import { PdfWords } from './pdf-words.ts';
import { objectEnd, objectAt, type PdfDictionary, type PdfObject } from './pdf-objects.ts';

export interface FoundStream {
  readonly dictionary: PdfDictionary;
  /** Characters of the dictionary. */
  readonly size: number;
  /** Offset of its bytes in the text. */
  readonly data: number;
}

/** An object of a text, whether a cross-reference table leads to it or not. */
export interface FoundObject extends PdfObject {
  readonly stream?: FoundStream;
}

export interface FoundObjects {
  readonly objects: readonly FoundObject[];
  /** Offset of an object that continues behind the text. All objects before it were read. */
  readonly cut?: number;
  /** Whether the reading stopped because objects are nested too deeply, or one is too long. */
  readonly isTooDeep: boolean;
}

// A cross-reference table may lead to any head, also to one within a string or the bytes of a stream. Readers take each
// of the characters before it for the end of a number.
const heads = /(?<=[\s\0\d.+\-Ee])obj|trailer/gu;
// Nested objects are read more than once. No producer writes them.
const maxReadings = 4;
const allowance = 1024 * 1024;
// Distance from the end of a text below which an object may be cut. The word after a dictionary, with the comments
// before it, is shorter.
const behindDictionary = 8192;

// Bytes of a picture hardly ever look like a head with both of its numbers.
const bothNumbers = /\d[\s\0]+\d+[\s\0]*$/u;
/** Number of characters before an object's head that are enough to see both of its numbers. */
export const maxHeadCharacters = 40;
// Maximum number of consecutive values. Readers take the first value as the object, but some skip a word that is no
// value.
const maxConsecutiveNames = 8;

/**
 * The objects and trailers of a text from `from` on. When the file continues (`goesOn`), an object that may continue
 * with it is left out. When the text may not grow either, such an object at its beginning ends the reading: no producer
 * writes objects of that length.
 */
export function objectsIn(
  text: string,
  from: number,
  { goesOn, mayGrow }: { readonly goesOn: boolean; readonly mayGrow: boolean },
): FoundObjects {
  const objects: FoundObject[] = [];
  let left = maxReadings * text.length + allowance;
  heads.lastIndex = from;
  for (let head = heads.exec(text); head; head = heads.exec(text)) {
    const start = head.index + head[0].length;
    const isHead = bothNumbers.test(text.slice(Math.max(0, head.index - maxHeadCharacters), head.index));
    const row = rowAt(text, start, isHead ? maxConsecutiveNames : 1);
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

/** The consecutive values up to a word that ends an object. */
function rowAt(text: string, from: number, most: number): readonly PdfObject[] {
  const row: PdfObject[] = [];
  for (let at = from; row.length < most;) {
    const object = objectAt(text, at);
    const { top, end, trouble } = object;
    if (top?.kind === 'word' && objectEnd.test(text.slice(top.at, top.end))) break;
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
  // No producer writes so many comments before a stream, and only some readers would find it.
  if ((word?.at ?? text.length) - object.end > behindDictionary) return { ...object, trouble: 'damaged' };
  if (word?.kind !== 'word' || !text.startsWith('stream', word.at)) return object;
  if (word.isFar) return { ...object, trouble: 'damaged' };
  const lineEnd = /[^\r\n]{0,256}(?:\r?\n|\r)/uy;
  lineEnd.lastIndex = word.at;
  const line = lineEnd.exec(text)?.[0];
  // Readers differ on where the bytes begin.
  if (line === undefined) return { ...object, trouble: 'damaged' };
  return { ...object, stream: { dictionary, size: object.top.end - object.top.at, data: word.at + line.length } };
}
