import { afterBlanks, isReference, withoutStrings } from './pdf-blanks.ts';
import { stringAt } from './pdf-strings.ts';
import type { PdfText } from './pdf-texts.ts';
import { unseenSign } from '../../src/domain/text/unseen-sign.ts';

// More than any object that names a file; stretches of a file overlap by so much more that one of them has all of it.
const objectWithin = 8000;
// At the beginning of a line, since what stands within a remark or a string begins nothing.
const objectHead = /[\r\n]\s*\d+\s+\d+\s+obj\s*<</gu;
const fileNames = /\/(?:U?F|DOS|Mac|Unix)(?!\w)/gu;
// A name of its own: behind `/` it would be another's beginning.
const objectEnd = /(?<=[\s\0>)\]])endobj/u;
const brackets = /<<|>>|<[\da-f\s\0]*>|[<>]/giu;
const longestName = 200;
// No path, which leads elsewhere.
const xmlName = /^[^\\/:]+\.xml$/iu;

/** Where files are attached, whatever leads there, and whether all of their names are those of data: not what stands near, but all that the same object says. */
export function attachedIn({ text, at, goesOn }: PdfText): readonly { readonly says: string; readonly isData: boolean }[] {
  const places: { says: string; isData: boolean }[] = [];
  for (const { index } of text.matchAll(/\/EF(?!\w)/gu)) {
    if (goesOn && index > text.length - objectWithin) break;
    const value = afterBlanks(text, index + 3);
    if (value !== undefined && !/^(?:<<|\d)/u.test(text.slice(value, value + 2))) continue;
    const own = at === undefined ? text : objectAround(text, index);
    places.push({ says: text.slice(index, index + 200), isData: own !== undefined && namesOnlyData(own) });
  }
  return places;
}

/** The object that a place of an unpacked text lies in; undefined where it is too long to be one, or could be read in two ways. Packed ones have no heads. */
function objectAround(text: string, place: number): string | undefined {
  const before = text.slice(Math.max(0, place - objectWithin), place);
  const head = [...before.matchAll(objectHead)].at(-1)?.index;
  const length = text.slice(place, place + objectWithin).search(objectEnd);
  if (head === undefined || length < 0) return undefined;
  const object = before.slice(head) + text.slice(place, place + length);
  const bare = withoutStrings(object);
  return /[()%]/u.test(bare) || !isOneDictionary(bare) ? undefined : object;
}

/** Whether all brackets of an object belong to one dictionary; where not, what looks like its head may stand in a string. */
function isOneDictionary(object: string): boolean {
  let depth = 0;
  let hasEnded = false;
  for (const [bracket] of object.matchAll(brackets)) {
    if (hasEnded || bracket === '<' || bracket === '>') return false;
    if (bracket === '<<') depth += 1;
    if (bracket === '>>') depth -= 1;
    hasEnded = depth <= 0;
  }
  return hasEnded && depth === 0;
}

function namesOnlyData(object: string): boolean {
  // The streams are called /F and /UF as well.
  const text = object.replaceAll(/\/EF\s*<<[^<>()%]*>>/gu, ' ');
  const names = [...text.matchAll(fileNames)].map(({ index, 0: key }) => nameAt(text, index + key.length)).filter((name) => name !== undefined);
  return names.length > 0 && names.every(isDataName);
}

function isDataName(name: string): boolean {
  // Bytes above those of ASCII may be of any writing.
  return xmlName.test(name) && !unseenSign.test(name.replaceAll(/[\u0080-\u00ff]/gu, 'x'));
}

/** The name as its readers understand it; empty where it lies elsewhere or cannot be told, undefined where the key means something else. */
function nameAt(text: string, from: number): string | undefined {
  const place = afterBlanks(text, from);
  if (place === undefined || isReference(text, place)) return '';
  if (!/[(<]/u.test(text[place] ?? '') || text.startsWith('<<', place)) return undefined;
  const spelt = /\((?:\\[^]|[^()\\])*\)|<[\da-f\s]*>/iuy;
  spelt.lastIndex = place;
  const [whole = ''] = spelt.exec(text) ?? [];
  return whole === '' || whole.length > longestName ? '' : (stringAt(text, place) ?? '');
}
