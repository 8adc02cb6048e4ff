import { withoutSeparators } from '../trade-contract/contract-number.ts';
import { comparableName } from './comparable-name.ts';
import type { Doubt, ReadField, Saying } from './read-document.ts';
import {
  contractReadFields,
  invoiceReadFields,
  type DocumentKind,
  type ReadFieldName,
  type ReadFieldsOf,
} from './read-fields.ts';
import { earlierPlace } from './read-place.ts';
import { distrust } from './read-source.ts';

const fieldsOf: { readonly [Kind in DocumentKind]: readonly ReadFieldsOf[Kind][] } = {
  invoice: invoiceReadFields,
  contract: contractReadFields,
};

/**
 * All that was said of a document, by field: the most trusted value wins, of equally trusted ones the one that somebody
 * is sure of, then the first by its text. In whatever order and however often it was said, the outcome is the same, and
 * what was merged can be merged again with more.
 */
export function mergedFields<Kind extends DocumentKind>(
  kind: Kind,
  sayings: readonly Saying<ReadFieldsOf[Kind]>[],
): readonly ReadField<ReadFieldsOf[Kind]>[] {
  const byField = Map.groupBy(sayings, ({ field }) => field);
  return fieldsOf[kind].flatMap((field) => {
    const said = ordered(byField.get(field) ?? []);
    const [first] = said;
    return first === undefined ? [] : [fieldFrom(kind, first, said)];
  });
}

/** All that fields were merged from. */
export function sayingsOf<Field extends ReadFieldName>(fields: readonly ReadField<Field>[]): readonly Saying<Field>[] {
  return fields.flatMap(({ said }) => said);
}

function fieldFrom<Field extends ReadFieldName>(
  kind: DocumentKind,
  first: Saying<Field>,
  said: readonly Saying<Field>[],
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

function ordered<Field extends ReadFieldName>(said: readonly Saying<Field>[]): readonly Saying<Field>[] {
  const once = new Map<string, Saying<Field>>();
  for (const each of said) {
    const key = `${each.source} ${each.sure ? 'sure' : 'unsure'} ${each.value}`;
    const before = once.get(key);
    const place = earlierPlace(before?.place, each.place);
    once.set(key, place ? { ...each, place } : each);
  }
  return [...once.values()].toSorted(
    (a, b) =>
      distrust(a.source) - distrust(b.source) ||
      Number(b.sure) - Number(a.sure) ||
      (a.value < b.value ? -1 : Number(a.value > b.value)),
  );
}

const names: readonly ReadFieldName[] = ['sellerName', 'buyerName', 'firstParty', 'secondParty'];

/** The form in which two values of a field are the same. */
function comparable(kind: DocumentKind, field: ReadFieldName): (value: string) => string {
  if (names.includes(field)) return comparableName;
  // A separator more or less is how a number was printed; one of Chinese characters alone has nothing else.
  if (kind === 'contract' && field === 'number')
    return (value) => withoutSeparators(value.normalize('NFKC')) || comparableName(value);
  return (value) => value;
}
