import type { DocumentContent } from '../../../../domain/evidence/materials/document-content.ts';
import type { FileClarity } from '../../../../domain/uploads/picture-clarity.ts';
import { latestDocumentOf, type FileReading } from '../../../../domain/evidence/reading/file-reading.ts';
import type { Doubt } from '../../../../domain/evidence/reading/read-document.ts';
import { message, type Message, type PlainKey } from '../../../../words/catalogue.ts';
import { itemFieldsOf } from '../../shared/field-kinds.ts';
import type { ItemFields } from '../../shared/item-fields.ts';
import { unclearNotes } from '../../shared/unclear-notes.ts';
import { shownValue } from '../../shared/shown-value.ts';
import type { MaterialItem } from '../../../../domain/evidence/materials/material.ts';
import type { DoubtView, FieldPlace, ItemView, ReadNote, ReadView } from '../materials-view-model.ts';
import { colourPlace, isRed, readFormFields, readParties } from '../../shared/read-fields.ts';

/** Words for doubts that the field's own rules do not report. */
const doubtWords: Readonly<Partial<Record<Doubt, PlainKey>>> = {
  'sources-disagree': 'reading.doubt-sources',
  unsure: 'reading.doubt-unsure',
  'another-party': 'reading.doubt-party',
  'parties-swapped': 'reading.doubt-swapped',
  'same-party': 'reading.doubt-same-party',
  'code-of-another-type': 'reading.doubt-code',
  'not-a-credit-code': 'reading.doubt-tax-number',
  'wrong-length': 'reading.doubt-length',
  'odd-name': 'reading.doubt-name',
  'number-format': 'reading.doubt-number',
  'amounts-say-otherwise': 'reading.doubt-amounts',
};

function doubtOf(doubts: readonly Doubt[]): Message | undefined {
  // The codes come from the back end and may be unknown. A doubt that the text was hard to read must not hide a
  // contradiction in what was read.
  const key = doubts
    .toSorted((a, b) => Number(a === 'unsure') - Number(b === 'unsure'))
    .map((doubt) => (Object.hasOwn(doubtWords, doubt) ? doubtWords[doubt] : undefined))
    .find((each) => each !== undefined);
  return key && message(key);
}

/** The read value of each field of a document, compared with its present value. */
export function readViews(
  reading: FileReading | undefined,
  item: Pick<MaterialItem, 'content'>,
  fields: ItemFields,
): ReadonlyMap<keyof ItemFields, ReadView> {
  const document = latestDocumentOf(reading);
  if (!document) return new Map();
  const kinds = new Map(itemFieldsOf(item, fields).map(({ id, kind }) => [id, kind]));
  return new Map(
    readFormFields(document).flatMap(({ id, value, source, doubts }) => {
      const kind = kinds.get(id);
      if (kind === undefined) return [];
      const same = fields[id].trim() === value;
      const view: ReadView = {
        source: message(`reading.source-${source}`),
        instead: same ? undefined : { value, shown: shownValue({ id, kind }, value) },
        doubt: same ? doubtOf(doubts) : undefined,
      };
      return [[id, view] as const];
    }),
  );
}

/** The places of the form's fields on the page, and of doubts without a field. */
export function placeViews(reading: FileReading | undefined, doubts: readonly DoubtView[]): readonly FieldPlace[] {
  const document = latestDocumentOf(reading);
  if (!document) return [];
  const inFields = readFormFields(document).flatMap(({ id, place }): FieldPlace[] =>
    place ? [{ id, number: doubts.find(({ field }) => field === id)?.number, ...place }] : [],
  );
  return [
    ...inFields,
    ...doubts.flatMap(({ lightId, number, place }): FieldPlace[] => (place ? [{ id: lightId, number, ...place }] : [])),
  ];
}

/** The parties of a document, and whether the invoice reverses another one. */
export function readNotes(reading: FileReading | undefined): readonly ReadNote[] {
  const document = latestDocumentOf(reading);
  if (!document) return [];
  const parties = readParties(document).map(({ role, name, taxNumber, doubts, place }): ReadNote => ({
    words: message(`reading.${role}`, { name, taxNumber }),
    doubt: doubtOf(doubts),
    place,
  }));
  return [
    ...parties,
    ...(isRed(document)
      ? [{ words: message('reading.red'), doubt: message('reading.doubt-red'), place: colourPlace(document) }]
      : []),
  ];
}

/**
 * The note on an unclear picture of an invoice or contract, and what to do about its gravest flaw (document 2, sections
 * 5 and 8).
 */
export function clarityNotes(clarity: FileClarity | undefined, kind: DocumentContent['kind']): readonly ReadNote[] {
  if (clarity?.state === 'timed-out') return [{ words: message('reading.clarity-timed-out'), doubt: undefined }];
  return unclearNotes(clarity, kind);
}

export function readingState(reading: FileReading | undefined): ItemView['reading'] {
  if (reading === undefined) return undefined;
  return reading.state === 'waiting' || reading.state === 'running' ? 'under-way' : reading.state;
}
