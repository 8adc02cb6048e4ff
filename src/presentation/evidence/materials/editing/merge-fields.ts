import { differingFields, type ItemFields } from '../../shared/item-fields.ts';

export interface MergedFields {
  readonly fields: ItemFields;
  /** What is no longer in question as it is there now, the rest as it was before: merging once more gives the same. */
  readonly before: ItemFields;
  /** Changed here and there, and not alike. */
  readonly contested: readonly (keyof ItemFields)[];
}

export interface Versions {
  /** What the fields said before either changed them. */
  readonly before: ItemFields;
  readonly mine: ItemFields;
  /** Mine as they come back once they are saved; an amount may be typed in several ways. */
  readonly settled: ItemFields;
  readonly theirs: ItemFields;
}

/**
 * Puts together what two people changed of the same document. Where both changed the same field, it stays as it was
 * typed here and is contested.
 */
export function mergeFields({ before, mine, settled, theirs }: Versions): MergedFields {
  const fields = { ...mine };
  const base = { ...theirs };
  const contested: (keyof ItemFields)[] = [];
  for (const field of differingFields(before, theirs)) {
    if (settled[field] === before[field] || settled[field] === theirs[field]) {
      fields[field] = theirs[field];
    } else {
      base[field] = before[field];
      contested.push(field);
    }
  }
  return { fields, before: base, contested };
}
