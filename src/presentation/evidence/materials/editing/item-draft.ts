import type { ItemFields } from '../../shared/item-fields.ts';
import type { Unanswered } from './item-versions.ts';

/** The unsaved values of an item, and the values before. */
export interface ItemDraft {
  readonly before: ItemFields;
  readonly typed: ItemFields;
  readonly unanswered: Unanswered;
}

type StoredDraft = {
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

function isDraft(value: unknown): value is StoredDraft {
  return isObject(value) && 'before' in value && 'typed' in value && isFields(value.before) && isFields(value.typed);
}

/** Parses a stored draft; fields that it lacks are taken from `present`. */
export function parseDraft(kept: unknown, present: ItemFields): ItemDraft | undefined {
  if (!isDraft(kept)) return undefined;
  return {
    before: { ...present, ...kept.before },
    typed: { ...present, ...kept.typed },
    unanswered: isUnanswered(kept.unanswered) ? kept.unanswered : {},
  };
}
