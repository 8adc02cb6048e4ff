import type { ItemFields } from '../../shared/item-fields.ts';
import type { Unanswered } from './item-versions.ts';

/** What was typed of an item and not saved yet, with what the fields said before. */
export interface ItemDraft {
  readonly before: ItemFields;
  readonly typed: ItemFields;
  readonly unanswered: Unanswered;
}

type Kept = {
  readonly before: Partial<ItemFields>;
  readonly typed: Partial<ItemFields>;
  readonly unanswered?: unknown;
};

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): boolean => typeof value === 'string';
const isFields = (value: unknown): boolean => isObject(value) && Object.values(value).every(isText);
const isUnanswered = (value: unknown): value is Unanswered =>
  isObject(value) && Object.values(value).every((each) => Array.isArray(each) && each.every(isText));

function isDraft(value: unknown): value is Kept {
  return isObject(value) && 'before' in value && 'typed' in value && isFields(value.before) && isFields(value.typed);
}

/** Reads a kept draft; fields that it does not know are as `present` has them. */
export function keptDraft(kept: unknown, present: ItemFields): ItemDraft | undefined {
  if (!isDraft(kept)) return undefined;
  return {
    before: { ...present, ...kept.before },
    typed: { ...present, ...kept.typed },
    unanswered: isUnanswered(kept.unanswered) ? kept.unanswered : {},
  };
}
