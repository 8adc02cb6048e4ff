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
const longestWords = 1024;
// A path leads to another place.
const xmlName = /^[^\\/:]+\.xml$/iu;
const simpleString = /^(?:\((?:\\[^]|[^()\\])*\)|<[\da-f\s]*>)$/iu;

/** The files that an object attaches, whatever leads to it. A loose dictionary names no data for certain. */
export function attachedIn(text: string, { dictionaries }: PdfObject): readonly AttachedFile[] {
  return dictionaries.flatMap((dictionary) => {
    const isData = !dictionary.isLoose && namesOnlyData(text, dictionary);
    return dictionary.entries
      .filter(isAttached)
      .map(({ at, end }) => ({ says: text.slice(at, end), isData: isData && end - at <= longestWords }));
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

/** Empty where the name lies elsewhere or cannot be told, undefined where the value leads to a file's bytes. */
function nameAt(text: string, { kind, at, end }: PdfValue): string | undefined {
  if (kind === 'reference') return '';
  if (kind === 'dictionary' || kind === 'number') return undefined;
  if (kind !== 'string') return '';
  return end - at <= longestName && simpleString.test(text.slice(at, end)) ? (stringAt(text, at) ?? '') : '';
}
