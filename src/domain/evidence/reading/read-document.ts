import type { InvoiceProblem } from '../invoice/invoice-problems.ts';
import type { DocumentKind, ReadFieldName, ReadFieldsOf } from './read-fields.ts';
import type { ReadPlace } from './read-place.ts';
import type { ReadSource } from './read-source.ts';

/** Value of one field from one source, in the form of `readValue`. */
export interface FieldReading<Field extends ReadFieldName = ReadFieldName> {
  readonly field: Field;
  readonly value: string;
  readonly source: ReadSource;
  /** Whether the source is sure; false where it chose among several candidates. */
  readonly sure: boolean;
  /** Its place on the paper; undefined where it is not visible there or was not recorded. */
  readonly place?: ReadPlace;
}

/**
 * Why a field must be checked. `sources-disagree`: another source has another value. `unsure`: the only source guessed.
 * `another-party`: the party is not one of the package. `parties-swapped`: buyer and seller are exchanged.
 * `same-party`: both sides have the same name. `code-of-another-type`: the form of the code belongs to another type.
 * `not-a-credit-code`: 18 characters with a wrong check character. `red-invoice`: the invoice cancels another one.
 * `amounts-say-otherwise`: a blue invoice with negative amounts. `odd-name`: few Chinese characters, or unusual ones.
 * `number-format`: not a valid contract number, even without separators.
 */
export type Doubt =
  | Exclude<InvoiceProblem['because'], 'missing'>
  | 'sources-disagree'
  | 'unsure'
  | 'another-party'
  | 'parties-swapped'
  | 'same-party'
  | 'code-of-another-type'
  | 'not-a-credit-code'
  | 'red-invoice'
  | 'amounts-say-otherwise'
  | 'odd-name'
  | 'number-format';

/** A read field: the most trusted value with its source, and the values of all sources. */
export interface ReadField<Field extends ReadFieldName = ReadFieldName> {
  readonly field: Field;
  readonly value: string;
  readonly source: ReadSource;
  /** `to-check` where there is at least one doubt. */
  readonly certainty: 'certain' | 'to-check';
  readonly doubts: readonly Doubt[];
  /** Values of all sources, the most trusted first. The user may choose another of them. */
  readonly said: readonly FieldReading<Field>[];
}

export interface ReadDocumentOf<Kind extends DocumentKind> {
  readonly kind: Kind;
  /** At most one per field, in the order of the fields. */
  readonly fields: readonly ReadField<ReadFieldsOf[Kind]>[];
  /** Required fields for which no source has a value. */
  readonly missing: readonly ReadFieldsOf[Kind][];
}

export type ReadInvoice = ReadDocumentOf<'invoice'>;
export type ReadContract = ReadDocumentOf<'contract'>;
export type ReadDocument = ReadInvoice | ReadContract;

/** Value of a field; undefined where none was read. */
export function valueOf<Field extends ReadFieldName>(
  fields: readonly ReadField<Field>[],
  field: Field,
): string | undefined {
  return fields.find((each) => each.field === field)?.value;
}

/**
 * The place of a field on the paper: its visible value, otherwise its QR code, otherwise the place of another value.
 */
export function placeOf({ value, said }: Pick<ReadField, 'value' | 'said'>): ReadPlace | undefined {
  const placed = said.filter(({ place }) => place !== undefined);
  const own = placed.filter((each) => each.value === value);
  return (own.find(({ source }) => source !== 'qr-code') ?? own[0] ?? placed[0])?.place;
}

/** Adds doubts to a field. */
export function withDoubts<Field extends ReadFieldName>(
  field: ReadField<Field>,
  more: readonly Doubt[],
): ReadField<Field> {
  const doubts = [...field.doubts, ...more.filter((doubt) => !field.doubts.includes(doubt))];
  return { ...field, doubts, certainty: doubts.length === 0 ? 'certain' : 'to-check' };
}
