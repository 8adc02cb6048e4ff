import { differingFields, type ItemFields } from '../../shared/item-fields.ts';

export interface MergedFields {
  readonly fields: ItemFields;
  /** The base of the next merge, which gives the same result: their values, except for contested fields. */
  readonly base: ItemFields;
  /** Fields that both changed differently. */
  readonly contested: readonly (keyof ItemFields)[];
}

export interface Versions {
  /** The values before either change. */
  readonly base: ItemFields;
  readonly mine: ItemFields;
  /** The user's values as they are after saving, because an amount can be typed in several ways. */
  readonly saved: ItemFields;
  readonly theirs: ItemFields;
}

/**
 * Merges the changes of two users to the same document. A field that both changed keeps the value that was typed here,
 * and is contested.
 */
export function mergeFields({ base, mine, saved, theirs }: Versions): MergedFields {
  const fields = { ...mine };
  const nextBase = { ...theirs };
  const contested: (keyof ItemFields)[] = [];
  for (const field of differingFields(base, theirs)) {
    if (saved[field] === base[field] || saved[field] === theirs[field]) {
      fields[field] = theirs[field];
    } else {
      nextBase[field] = base[field];
      contested.push(field);
    }
  }
  return { fields, base: nextBase, contested };
}
