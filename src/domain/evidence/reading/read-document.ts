import type { InvoiceProblem } from '../invoice/invoice-problems.ts';
import type { DocumentKind, ReadFieldName, ReadFieldsOf } from './read-fields.ts';
import type { ReadPlace } from './read-place.ts';
import type { ReadSource } from './read-source.ts';

/** What one source says of one field, in the form of `readValue`. */
export interface Saying<Field extends ReadFieldName = ReadFieldName> {
  readonly field: Field;
  readonly value: string;
  readonly source: ReadSource;
  /** Whether the source knows; not where it had to guess which of several figures is meant. */
  readonly sure: boolean;
  /**
   * Where it stands on the paper; undefined where no eye finds it there, and of what was read before anybody kept it.
   */
  readonly place?: ReadPlace;
}

/**
 * Why a field is to be looked at. `sources-disagree`: another source says something else. `unsure`: the only source
 * guessed. `another-party`: nobody of the package. `parties-swapped`: the buyer's where the seller's should be, or the
 * other way round. `same-party`: the other side's as well. `code-of-another-type`: codes of this form belong to another
 * type. `not-a-credit-code`: of 18 characters, but its last does not check them. `red-invoice`: it takes another back.
 * `amounts-say-otherwise`: blue, but below nought. `odd-name`: with hardly any Chinese characters, or with signs that
 * no name has. `number-format`: no contract's number, even without its separators.
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

/** A field as read: the most trusted value, where it stood, and all that was said of it. */
export interface ReadField<Field extends ReadFieldName = ReadFieldName> {
  readonly field: Field;
  readonly value: string;
  readonly source: ReadSource;
  /** `to-check` as soon as there is a doubt. */
  readonly certainty: 'certain' | 'to-check';
  readonly doubts: readonly Doubt[];
  /** All sayings, the most trusted first; those with another value are what a clerk may choose instead. */
  readonly said: readonly Saying<Field>[];
}

export interface ReadDocumentOf<Kind extends DocumentKind> {
  readonly kind: Kind;
  /** At most one for each field, in the order of the fields. */
  readonly fields: readonly ReadField<ReadFieldsOf[Kind]>[];
  /** Fields without which the document is not complete, and which no source says. */
  readonly missing: readonly ReadFieldsOf[Kind][];
}

export type ReadInvoice = ReadDocumentOf<'invoice'>;
export type ReadContract = ReadDocumentOf<'contract'>;
export type ReadDocument = ReadInvoice | ReadContract;

/** The value of a field, or undefined where none was read. */
export function valueOf<Field extends ReadFieldName>(
  fields: readonly ReadField<Field>[],
  field: Field,
): string | undefined {
  return fields.find((each) => each.field === field)?.value;
}

/**
 * Where on the paper a field stands: where its own value can be read by an eye, else where the code is that says it,
 * else where another value was read.
 */
export function placeOf({ value, said }: Pick<ReadField, 'value' | 'said'>): ReadPlace | undefined {
  const placed = said.filter(({ place }) => place !== undefined);
  const own = placed.filter((each) => each.value === value);
  return (own.find(({ source }) => source !== 'qr-code') ?? own[0] ?? placed[0])?.place;
}

/** A field with more doubts. */
export function doubted<Field extends ReadFieldName>(
  field: ReadField<Field>,
  more: readonly Doubt[],
): ReadField<Field> {
  const doubts = [...field.doubts, ...more.filter((doubt) => !field.doubts.includes(doubt))];
  return { ...field, doubts, certainty: doubts.length === 0 ? 'certain' : 'to-check' };
}
