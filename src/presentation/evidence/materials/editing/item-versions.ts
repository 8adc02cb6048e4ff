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

/** Values by field that were sent from here without an answer, and may therefore be saved. */
export type Unanswered = Readonly<Partial<Record<keyof ItemFields, readonly string[]>>>;

/** A document as it is known to be saved, and as it is typed. */
export interface ItemVersions {
  readonly item: MaterialItem;
  readonly fields: ItemFields;
  /** What the fields said when they were last the same here and there. */
  readonly before: ItemFields;
  readonly unanswered: Unanswered;
}

export function untouched(item: MaterialItem): ItemVersions {
  const fields = fieldsOf(item);
  return { item, fields, before: fields, unanswered: {} };
}

export function typedInto(versions: ItemVersions, change: Partial<ItemFields>): ItemVersions {
  return { ...versions, fields: fieldsAfterEdit(versions.item, { ...versions.fields, ...change }) };
}

/** What may stand there once these are sent, until an answer comes. */
export function sentBeside({ item, fields, before, unanswered }: ItemVersions): Unanswered {
  const settled = savedFields(item, fields);
  const sent = differingFields(settled, before).map(
    (field) => [field, [...new Set([...(unanswered[field] ?? []), settled[field]])]] as const,
  );
  return { ...unanswered, ...Object.fromEntries(sent) };
}

/**
 * What both sides last knew: a field that says what was sent from here without an answer was saved from here, and by
 * nobody else.
 */
export function lastKnown({ before, unanswered }: ItemVersions, there: ItemFields): ItemFields {
  const own = differingFields(before, there).filter((field) => unanswered[field]?.includes(there[field]));
  return { ...before, ...Object.fromEntries(own.map((field) => [field, there[field]])) };
}

/** Nothing of what is saved is in question; what differs from it is still to be saved. */
export function settledOn(item: MaterialItem, fields: ItemFields): ItemVersions {
  return { item, fields: fieldsAfterEdit(item, fields), before: fieldsOf(item), unanswered: {} };
}

/** What is typed and not saved. */
export function unsettled({ item, fields, before }: ItemVersions): readonly (keyof ItemFields)[] {
  return differingFields(savedFields(item, fields), before);
}

export interface Merged {
  readonly versions: ItemVersions;
  readonly contested: readonly (keyof ItemFields)[];
}

/**
 * What is there now beside what is typed. What is contested `already` stays so while it differs. While anything is, the
 * item stays the one that was seen.
 */
export function mergedWith(
  versions: ItemVersions,
  theirs: MaterialItem,
  already: readonly (keyof ItemFields)[] = [],
): Merged {
  const { item, fields, unanswered } = versions;
  const there = fieldsOf(theirs);
  const before = lastKnown(versions, there);
  const settled = savedFields(theirs, fields);
  const merged = mergeFields({ before, mine: fields, settled, theirs: there });
  const contested = [...new Set([...already.filter((field) => settled[field] !== there[field]), ...merged.contested])];
  return {
    contested,
    versions: {
      ...(contested.length === 0
        ? settledOn(theirs, merged.fields)
        : { item, fields: fieldsAfterEdit(theirs, merged.fields), before: merged.before }),
      unanswered,
    },
  };
}

/** Answers may overtake each other. */
export function isOlder(one: MaterialItem, other: MaterialItem): boolean {
  return one.revision !== undefined && other.revision !== undefined && one.revision < other.revision;
}

/** It says nothing else than what was last seen of it. */
export function isAsSeen(item: MaterialItem, { before, item: seen }: ItemVersions): boolean {
  return sameFields(fieldsOf(item), before) && haveSameFiles(item, seen);
}
