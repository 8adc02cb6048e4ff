import { attachedKey, nameKeys } from './pdf-keys.ts';
import type { PdfDictionary, PdfEntry, PdfObject, PdfValue } from './pdf-objects.ts';
import { stringAt } from './pdf-strings.ts';
import { invisibleCharacter } from '../../src/domain/text/invisible-characters.ts';

export interface AttachedFile {
  /** The text of the entry that leads to its bytes. A later revision of the PDF repeats the same text. */
  readonly entryText: string;
  /** Whether all of its names are those of an XML file. */
  readonly isData: boolean;
}

/** Kinds of values that may lead to a file's bytes. */
const leading: ReadonlySet<PdfValue['kind']> = new Set(['dictionary', 'reference', 'number']);
const maxNameCharacters = 200;
const maxTextCharacters = 1024;
// No paths: they lead to another place.
const xmlName = /^[^\\/:]+\.xml$/iu;
const simpleString = /^(?:\((?:\\[^]|[^()\\])*\)|<[\da-f\s]*>)$/iu;

/** The files that an object attaches. The names in a loose dictionary are uncertain, so its files are no data. */
export function attachedFilesIn(text: string, { dictionaries }: PdfObject): readonly AttachedFile[] {
  return dictionaries.flatMap((dictionary) => {
    const isData = !dictionary.isLoose && namesOnlyData(text, dictionary);
    return dictionary.entries
      .filter(isAttached)
      .map(({ at, end }) => ({ entryText: text.slice(at, end), isData: isData && end - at <= maxTextCharacters }));
  });
}

function isAttached({ key, values }: PdfEntry): boolean {
  return key === attachedKey && values.some(({ kind }) => leading.has(kind));
}

function namesOnlyData(text: string, { entries }: PdfDictionary): boolean {
  const nameEntries = entries.filter(({ key }) => nameKeys.has(key));
  const allNames = nameEntries.flatMap(({ values }) => values.map((value) => nameAt(text, value)));
  const names = allNames.filter((name) => name !== undefined);
  return names.length > 0 && names.every(isDataName);
}

function isDataName(name: string): boolean {
  // Bytes above ASCII may belong to any script.
  return xmlName.test(name) && !invisibleCharacter.test(name.replaceAll(/[\u0080-\u00ff]/gu, 'x'));
}

/**
 * The name at a value; empty when it is in another object or unreadable, undefined when the value leads to a file's
 * bytes.
 */
function nameAt(text: string, { kind, at, end }: PdfValue): string | undefined {
  if (kind === 'reference') return '';
  if (kind === 'dictionary' || kind === 'number') return undefined;
  if (kind !== 'string') return '';
  return end - at <= maxNameCharacters && simpleString.test(text.slice(at, end)) ? (stringAt(text, at) ?? '') : '';
}
