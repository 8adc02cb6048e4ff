import type { InvoiceAmount } from '../../../../domain/evidence/invoice/invoice-amounts.ts';
import { invoiceOf } from '../../../../domain/evidence/materials/document-content.ts';
import type { MaterialItem } from '../../../../domain/evidence/materials/material.ts';
import { latestDocumentOf, type FileReading } from '../../../../domain/evidence/reading/file-reading.ts';
import { sumCorrectionOf } from '../../../../domain/evidence/reading/reading-check.ts';
import { trustRank, readSources } from '../../../../domain/evidence/reading/read-source.ts';
import { moneyToText } from '../../../../domain/money/money.ts';
import { message, type Message } from '../../../../words/catalogue.ts';
import { itemFieldsOf } from '../../shared/field-kinds.ts';
import { toContent, type ItemFields } from '../../shared/item-fields.ts';
import { shownValue } from '../../shared/shown-value.ts';
import type { DoubtView, FieldView, ReadNote } from '../materials-view-model.ts';
import { readFormFields, type ReadFormField } from '../../shared/read-fields.ts';

export interface DoubtSources {
  readonly item: Pick<MaterialItem, 'content'>;
  readonly fields: ItemFields;
  readonly views: readonly FieldView[];
  readonly notes: readonly ReadNote[];
  readonly reading: FileReading | undefined;
}

/** A doubt about a field, with the value that may replace it. */
type Found = Pick<DoubtView, 'words'> & { readonly value?: string };

/** The read value of each field; empty if nothing was read. */
function readOf(reading: FileReading | undefined): ReadonlyMap<keyof ItemFields, ReadFormField> {
  const document = latestDocumentOf(reading);
  return new Map(document ? readFormFields(document).map((each) => [each.id, each]) : []);
}

/**
 * The rank of a field's source. Later sources are trusted less; a value that was typed against the document is trusted
 * least.
 */
function distrustOf(
  fields: ItemFields,
  read: ReadonlyMap<keyof ItemFields, ReadFormField>,
): (field: InvoiceAmount) => number {
  return (field) => {
    const readField = read.get(field);
    return readField && fields[field].trim() === readField.value ? trustRank(readField.source) : readSources.length;
  };
}

/** The amounts that do not add up, reported at the one that is most likely wrong. */
function sumDoubt(
  { item, fields }: Pick<DoubtSources, 'item' | 'fields'>,
  read: ReadonlyMap<keyof ItemFields, ReadFormField>,
): { readonly id: InvoiceAmount; readonly found: Found } | undefined {
  const invoice = invoiceOf(toContent(item, fields));
  const correction = invoice && sumCorrectionOf(invoice, distrustOf(fields, read));
  if (!correction) return undefined;
  const { fen } = correction.excess;
  return {
    id: correction.field,
    found: {
      words: message('reading.sum-off', { more: fen > 0n, by: moneyToText({ fen: fen < 0n ? -fen : fen }) }),
      value: moneyToText(correction.value),
    },
  };
}

function fieldDoubt(
  { toCompare, read: shown, problem, value }: FieldView,
  read: ReadFormField | undefined,
): Found | undefined {
  if (toCompare)
    return shown?.instead
      ? { words: message('reading.old-file-differs'), value: shown.instead.value }
      : { words: message('reading.old-file') };
  if (shown?.instead) return { words: message('reading.differs'), value: shown.instead.value };
  if (problem && value !== '') return { words: problem };
  if (!shown?.doubt) return undefined;
  return { words: shown.doubt, ...(read?.other === undefined ? {} : { value: read.other }) };
}

/**
 * All doubts about a document, numbered in the order of the form. Each has at most one value that may replace the
 * field's: the result of the other amounts, or else what the file says. Nothing changes by itself.
 */
export function doubtViews({ item, fields, views, notes, reading }: DoubtSources): readonly DoubtView[] {
  const isKnown = latestDocumentOf(reading) !== undefined;
  if (!isKnown && !views.some(({ toCompare }) => toCompare)) return [];
  const read = readOf(reading);
  const sum = isKnown ? sumDoubt({ item, fields }, read) : undefined;
  const kinds = new Map(itemFieldsOf(item, fields).map(({ id, kind }) => [id, kind]));
  const inFields = views.flatMap((view): Omit<DoubtView, 'number' | 'lightId'>[] => {
    const [fieldFinding, kind] = [fieldDoubt(view, read.get(view.id)), kinds.get(view.id)];
    const found =
      sum?.id === view.id && !view.toCompare
        ? sum.found
        : sum && view.id === 'total' && fieldFinding?.words === view.problem
          ? undefined
          : fieldFinding;
    if (!found || kind === undefined) return [];
    const { words, value } = found;
    return [
      {
        field: view.id,
        words,
        offer:
          value === undefined || value === view.value
            ? undefined
            : { value, shown: shownValue({ id: view.id, kind }, value) },
      },
    ];
  });
  const inNotes = notes.flatMap(({ words, doubt, place }): Omit<DoubtView, 'number' | 'lightId'>[] =>
    doubt ? [{ field: undefined, words: doubt, about: words, place, offer: undefined }] : [],
  );
  return [...inFields, ...inNotes].map((doubt, index) => ({
    ...doubt,
    number: index + 1,
    lightId: doubt.field ?? `doubt-${index + 1}`,
  }));
}

/** The sources of a reading, the most trusted first; at most two, for which a row has room. */
export function sourcesOf(reading: FileReading | undefined): readonly Message[] {
  const sources = new Set([...readOf(reading).values()].map(({ source }) => source));
  return readSources
    .filter((source) => sources.has(source))
    .slice(0, 2)
    .map((source) => message(`reading.short-${source}`));
}
