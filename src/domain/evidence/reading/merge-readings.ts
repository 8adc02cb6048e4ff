import { withoutSeparators } from '../../text/without-separators.ts';
import { comparableName } from './comparable-name.ts';
import type { Doubt, ReadField, FieldReading } from './read-document.ts';
import {
  contractReadFields,
  invoiceReadFields,
  type DocumentKind,
  type ReadFieldName,
  type ReadFieldsOf,
} from './read-fields.ts';
import { earlierPlace } from './read-place.ts';
import { trustRank } from './read-source.ts';

const fieldsOf: { readonly [Kind in DocumentKind]: readonly ReadFieldsOf[Kind][] } = {
  invoice: invoiceReadFields,
  contract: contractReadFields,
};

/**
 * Merges the values of all sources by field. The most trusted source wins, then a sure value, then the first in text
 * order. The result depends neither on order nor on repetition, and merged values can be merged again with more.
 */
export function mergeFields<Kind extends DocumentKind>(
  kind: Kind,
  fieldReadings: readonly FieldReading<ReadFieldsOf[Kind]>[],
): readonly ReadField<ReadFieldsOf[Kind]>[] {
  const byField = Map.groupBy(fieldReadings, ({ field }) => field);
  return fieldsOf[kind].flatMap((field) => {
    const candidates = sortByTrust(byField.get(field) ?? []);
    const [first] = candidates;
    return first === undefined ? [] : [fieldFrom(kind, first, candidates)];
  });
}

/** The source values from which fields were merged. */
export function fieldReadingsOf<Field extends ReadFieldName>(
  fields: readonly ReadField<Field>[],
): readonly FieldReading<Field>[] {
  return fields.flatMap(({ said }) => said);
}

function fieldFrom<Field extends ReadFieldName>(
  kind: DocumentKind,
  first: FieldReading<Field>,
  said: readonly FieldReading<Field>[],
): ReadField<Field> {
  const { field, value, source } = first;
  const same = comparable(kind, field);
  const agreeing = said.filter((each) => same(each.value) === same(value));
  const doubts: Doubt[] = [];
  if (agreeing.length < said.length) doubts.push('sources-disagree');
  const isKnown = agreeing.some(({ sure }) => sure) || new Set(agreeing.map((each) => each.source)).size > 1;
  if (!isKnown) doubts.push('unsure');
  return { field, value, source, certainty: doubts.length === 0 ? 'certain' : 'to-check', doubts, said };
}

function sortByTrust<Field extends ReadFieldName>(
  said: readonly FieldReading<Field>[],
): readonly FieldReading<Field>[] {
  const once = new Map<string, FieldReading<Field>>();
  for (const each of said) {
    const key = `${each.source} ${each.sure ? 'sure' : 'unsure'} ${each.value}`;
    const before = once.get(key);
    const place = earlierPlace(before?.place, each.place);
    once.set(key, place ? { ...each, place } : each);
  }
  return [...once.values()].toSorted(
    (a, b) =>
      trustRank(a.source) - trustRank(b.source) ||
      Number(b.sure) - Number(a.sure) ||
      (a.value < b.value ? -1 : Number(a.value > b.value)),
  );
}

const names: readonly ReadFieldName[] = ['sellerName', 'buyerName', 'firstParty', 'secondParty'];

/** Converts a field's value to the form in which values are compared. */
function comparable(kind: DocumentKind, field: ReadFieldName): (value: string) => string {
  if (names.includes(field)) return comparableName;
  // Separators in a number do not count, but a number of Chinese characters alone would become empty.
  if (kind === 'contract' && field === 'number')
    return (value) => withoutSeparators(value.normalize('NFKC')) || comparableName(value);
  return (value) => value;
}
