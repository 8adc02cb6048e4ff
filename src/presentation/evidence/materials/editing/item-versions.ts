import { haveSameFiles } from '../../../../domain/evidence/materials/correction.ts';
import type { MaterialItem } from '../../../../domain/evidence/materials/material.ts';
import {
  fieldsAfterEdit,
  differingFields,
  fieldsOf,
  sameFields,
  savedFields,
  type ItemFields,
} from '../../shared/item-fields.ts';
import { mergeFields } from './merge-fields.ts';

/** Values by field that were sent without an answer, and may therefore be stored. */
export type Unanswered = Readonly<Partial<Record<keyof ItemFields, readonly string[]>>>;

/** A document as it is stored, and as it is typed. */
export interface ItemVersions {
  readonly item: MaterialItem;
  readonly fields: ItemFields;
  /** The values when both last agreed. */
  readonly base: ItemFields;
  readonly unanswered: Unanswered;
}

export function unchangedVersions(item: MaterialItem): ItemVersions {
  const fields = fieldsOf(item);
  return { item, fields, base: fields, unanswered: {} };
}

export function applyTyped(versions: ItemVersions, change: Partial<ItemFields>): ItemVersions {
  return { ...versions, fields: fieldsAfterEdit(versions.item, { ...versions.fields, ...change }) };
}

/** Values that may be stored once these are sent, until an answer comes. */
export function addUnanswered({ item, fields, base, unanswered }: ItemVersions): Unanswered {
  const saved = savedFields(item, fields);
  const sent = differingFields(saved, base).map(
    (field) => [field, [...new Set([...(unanswered[field] ?? []), saved[field]])]] as const,
  );
  return { ...unanswered, ...Object.fromEntries(sent) };
}

/**
 * The last values that both sides knew. If a field's stored value was sent from here without an answer, this window has
 * changed the field, and no one else.
 */
export function lastKnown({ base, unanswered }: ItemVersions, there: ItemFields): ItemFields {
  const ownFields = differingFields(base, there).filter((field) => unanswered[field]?.includes(there[field]));
  return { ...base, ...Object.fromEntries(ownFields.map((field) => [field, there[field]])) };
}

/** The versions after a conflict was settled. What differs from the item is still to be saved. */
export function settleOn(item: MaterialItem, fields: ItemFields): ItemVersions {
  return { item, fields: fieldsAfterEdit(item, fields), base: fieldsOf(item), unanswered: {} };
}

/** Fields that are typed and not saved. */
export function unsavedFields({ item, fields, base }: ItemVersions): readonly (keyof ItemFields)[] {
  return differingFields(savedFields(item, fields), base);
}

export interface Merged {
  readonly versions: ItemVersions;
  readonly contested: readonly (keyof ItemFields)[];
}

/**
 * Merges the present item with the typed values. Fields in `already` stay contested while they differ. During a
 * conflict the item stays the one that the user saw.
 */
export function mergeWith(
  versions: ItemVersions,
  theirs: MaterialItem,
  already: readonly (keyof ItemFields)[] = [],
): Merged {
  const { item, fields, unanswered } = versions;
  const there = fieldsOf(theirs);
  const base = lastKnown(versions, there);
  const saved = savedFields(theirs, fields);
  const merged = mergeFields({ base, mine: fields, saved, theirs: there });
  const contested = [...new Set([...already.filter((field) => saved[field] !== there[field]), ...merged.contested])];
  return {
    contested,
    versions: {
      ...(contested.length === 0
        ? settleOn(theirs, merged.fields)
        : { item, fields: fieldsAfterEdit(theirs, merged.fields), base: merged.base }),
      unanswered,
    },
  };
}

/** Whether an item is older than another, because answers may overtake each other. */
export function isOlder(one: MaterialItem, other: MaterialItem): boolean {
  return one.revision !== undefined && other.revision !== undefined && one.revision < other.revision;
}

/** Whether an item has the values that were last seen. */
export function isAsSeen(item: MaterialItem, { base, item: seen }: ItemVersions): boolean {
  return sameFields(fieldsOf(item), base) && haveSameFiles(item, seen);
}
