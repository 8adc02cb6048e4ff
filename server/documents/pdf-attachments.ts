import { attachedKey, nameKeys } from './pdf-keys.ts';
import type { PdfDictionary, PdfEntry, PdfObject, PdfValue } from './pdf-objects.ts';
import { stringAt } from './pdf-strings.ts';
import { unseenSign } from '../../src/domain/text/unseen-sign.ts';

export interface AttachedFile {
  /** The words that lead to its bytes, which are the same where a later revision repeats them. */
  readonly says: string;
  /** Whether all of its names are those of data. */
  readonly isData: boolean;
}

/** What may lead to a file's bytes. */
const leading: ReadonlySet<PdfValue['kind']> = new Set(['dictionary', 'reference', 'number']);
const longestName = 200;
// A path leads to another place.
const xmlName = /^[^\\/:]+\.xml$/iu;
const simpleString = /^(?:\((?:\\[^]|[^()\\])*\)|<[\da-f\s]*>)$/iu;

/** The files that an object attaches, whatever leads to it. A loose dictionary names no data for certain. */
export function attachedIn(text: string, { dictionaries }: PdfObject): readonly AttachedFile[] {
  return dictionaries.flatMap((dictionary) => {
    const isData = !dictionary.isLoose && namesOnlyData(text, dictionary);
    return dictionary.entries.filter(isAttached).map(({ at }) => ({ says: text.slice(at, at + 200), isData }));
  });
}

function isAttached({ key, values }: PdfEntry): boolean {
  return key === attachedKey && values.some(({ kind }) => leading.has(kind));
}

function namesOnlyData(text: string, { entries }: PdfDictionary): boolean {
  const named = entries.filter(({ key }) => nameKeys.has(key));
  const names = named.flatMap(({ values }) => values.map((value) => nameAt(text, value)));
  const told = names.filter((name) => name !== undefined);
  return told.length > 0 && told.every(isDataName);
}

function isDataName(name: string): boolean {
  // Bytes above those of ASCII may be of any writing.
  return xmlName.test(name) && !unseenSign.test(name.replaceAll(/[\u0080-\u00ff]/gu, 'x'));
}

/** Empty where the name lies elsewhere or cannot be told, undefined where the value is no name. */
function nameAt(text: string, { kind, at, end }: PdfValue): string | undefined {
  if (kind === 'reference') return '';
  if (kind !== 'string') return undefined;
  return end - at <= longestName && simpleString.test(text.slice(at, end)) ? (stringAt(text, at) ?? '') : '';
}
