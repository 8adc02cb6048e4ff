import { haveSameFiles } from '../../domain/materials/correction.ts';
import type { MaterialItem } from '../../domain/materials/material.ts';
import { carriedFields, differingFields, fieldsOf, sameFields, settledFields, type ItemFields } from './item-fields.ts';
import { mergeFields } from './merge-fields.ts';

/** A document as it is known to be saved, and as it is typed. */
export interface ItemVersions {
  readonly item: MaterialItem;
  readonly fields: ItemFields;
  /** What the fields said when they were last the same here and there. */
  readonly before: ItemFields;
}

export function untouched(item: MaterialItem): ItemVersions {
  const fields = fieldsOf(item);
  return { item, fields, before: fields };
}

export function typedInto({ item, fields, before }: ItemVersions, change: Partial<ItemFields>): ItemVersions {
  return { item, fields: carriedFields(item, { ...fields, ...change }), before };
}

/** Nothing of what is saved is in question; what differs from it is still to be saved. */
export function settledOn(item: MaterialItem, fields: ItemFields): ItemVersions {
  return { item, fields: carriedFields(item, fields), before: fieldsOf(item) };
}

/** What is typed and not saved. */
export function unsettled({ item, fields, before }: ItemVersions): readonly (keyof ItemFields)[] {
  return differingFields(settledFields(item, fields), before);
}

export interface Merged {
  readonly versions: ItemVersions;
  readonly contested: readonly (keyof ItemFields)[];
}

/** What is there now beside what is typed. What is contested `already` stays so while it differs. While anything is, the item stays the one that was seen. */
export function mergedWith({ item, fields, before }: ItemVersions, theirs: MaterialItem, already: readonly (keyof ItemFields)[] = []): Merged {
  const there = fieldsOf(theirs);
  const settled = settledFields(theirs, fields);
  const merged = mergeFields({ before, mine: fields, settled, theirs: there });
  const contested = [...new Set([...already.filter((field) => settled[field] !== there[field]), ...merged.contested])];
  return { contested, versions: contested.length === 0 ? settledOn(theirs, merged.fields) : { item, fields: carriedFields(theirs, merged.fields), before: merged.before } };
}

/** Answers may overtake each other. */
export function isOlder(one: MaterialItem, other: MaterialItem): boolean {
  return one.revision !== undefined && other.revision !== undefined && one.revision < other.revision;
}

/** It says nothing else than what was last seen of it. */
export function isAsSeen(item: MaterialItem, { before, item: seen }: ItemVersions): boolean {
  return sameFields(fieldsOf(item), before) && haveSameFiles(item, seen);
}
