import type { ItemFields } from './item-fields.ts';

/** What was typed of an item and not saved yet, with what the fields said before. */
export interface ItemDraft {
  readonly before: ItemFields;
  readonly typed: ItemFields;
}

const isFields = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every((each) => typeof each === 'string');

function isDraft(value: unknown): value is { readonly before: Partial<ItemFields>; readonly typed: Partial<ItemFields> } {
  return typeof value === 'object' && value !== null && 'before' in value && 'typed' in value && isFields(value.before) && isFields(value.typed);
}

/** Reads a kept draft; fields that it does not know are as `present` has them. */
export function keptDraft(kept: unknown, present: ItemFields): ItemDraft | undefined {
  return isDraft(kept) ? { before: { ...present, ...kept.before }, typed: { ...present, ...kept.typed } } : undefined;
}
