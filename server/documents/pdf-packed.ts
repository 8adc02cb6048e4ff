import { objectAt, type PdfDictionary, type PdfObject } from './pdf-objects.ts';
import { PdfWords } from './pdf-words.ts';

export interface PackedObjects {
  readonly objects: readonly PdfObject[];
  /** Whether the index cannot be read, or there are more objects than any producer packs. */
  readonly isDamaged: boolean;
}

/** A dictionary and the text that contains it. */
interface PlacedDictionary {
  readonly text: string;
  readonly dictionary: PdfDictionary;
}

// Maximum number of objects in a stream. Producers pack some hundreds; more would fill the memory.
const maxObjects = 300_000;
// Objects that the index cuts or finds within others are read more than once. No producer writes them.
const maxReadings = 4;
const allowance = 1024 * 1024;

/** The objects of an unpacked object stream: the consecutive ones, and those at the offsets of its index. */
export function readPackedObjects(text: string, stream: PlacedDictionary): PackedObjects {
  const inARow = objectsInARow(text);
  if (inARow === undefined) return { objects: [], isDamaged: true };
  const places = placesIn(text, numberOf(stream, 'N'), numberOf(stream, 'First'));
  const others = places && objectsAt(text, places, inARow);
  return { objects: [...inARow, ...(others ?? [])], isDamaged: others === undefined };
}

/** The consecutive objects of a text; undefined when there are too many. */
function objectsInARow(text: string): readonly PdfObject[] | undefined {
  const objects: PdfObject[] = [];
  for (let at = 0; at < text.length;) {
    const object = objectAt(text, at);
    if (object.top === undefined) break;
    if (objects.length >= maxObjects) return undefined;
    if (object.top.kind !== 'number') objects.push(object);
    at = Math.max(object.end, at + 1);
  }
  return objects;
}

/** The number under a key; undefined when the dictionary does not state it exactly once, in digits. */
function numberOf({ text, dictionary }: PlacedDictionary, key: string): number | undefined {
  const [value, ...others] = dictionary.entries.filter((entry) => entry.key === key).flatMap(({ values }) => values);
  const digits = value?.kind === 'number' && others.length === 0 ? text.slice(value.at, value.end) : '';
  return /^\d{1,9}$/u.test(digits) ? Number(digits) : undefined;
}

/** The offsets in the index, sorted. The index has two numbers for each object; undefined when it has anything else. */
function placesIn(text: string, count: number | undefined, first: number | undefined): readonly number[] | undefined {
  if (count === undefined || first === undefined || count > maxObjects) return undefined;
  const words = new PdfWords(text, 0);
  const places = new Set<number>();
  for (let index = 0; index < 2 * count; index += 1) {
    const word = words.next();
    const digits = word?.kind === 'number' ? text.slice(word.at, word.end) : '';
    if (!/^\d{1,10}$/u.test(digits)) return undefined;
    if (index % 2 === 1) places.add(first + Number(digits));
  }
  return [...places].toSorted((one, other) => one - other);
}

/**
 * The objects at these offsets, without those that are known as a whole. For some readers an object ends at the next
 * offset, for others it continues behind it, so both readings count. Undefined when they take too long.
 */
function objectsAt(
  text: string,
  places: readonly number[],
  known: readonly PdfObject[],
): readonly PdfObject[] | undefined {
  const ends = new Map(known.map(({ top, end }) => [top?.at, end]));
  const objects: PdfObject[] = [];
  let left = maxReadings * text.length + allowance;
  for (const [index, place] of places.entries()) {
    const limit = Math.min(places[index + 1] ?? text.length, text.length);
    if ((ends.get(place) ?? Infinity) <= limit) continue;
    const short = objectAt(text, place, limit);
    const whole = short.trouble === 'cut' && limit < text.length ? objectAt(text, place) : undefined;
    left -= short.end - place + (whole === undefined ? 0 : whole.end - place);
    if (left < 0) return undefined;
    objects.push(short, ...(whole === undefined ? [] : [whole]));
  }
  return objects;
}
