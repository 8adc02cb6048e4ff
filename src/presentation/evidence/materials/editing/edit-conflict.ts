import { fieldsOf, type ItemFields } from '../../shared/item-fields.ts';
import { settleOn, type ItemVersions } from './item-versions.ts';
import type { SaveState } from './save-state.ts';

/** Whether an unsettled conflict is with a change by that person. */
export function isConflictWith(save: SaveState, name: string): boolean {
  return save.kind === 'refused' && save.outcome.because === 'changed-by-another' && save.outcome.by === name;
}

/** Adds to a conflict who made the other change. */
export function nameConflictAuthor(save: SaveState, name: string): SaveState {
  return save.kind === 'refused' && isConflictWith(save, '')
    ? { ...save, outcome: { saved: false, because: 'changed-by-another', by: name } }
    : save;
}

/** Settles a conflict by their values; undefined if there is no conflict. */
export function resolveWithTheirs(save: SaveState, fields: ItemFields): ItemVersions | undefined {
  if (save.kind !== 'refused' || !save.theirs) return undefined;
  const there = fieldsOf(save.theirs);
  return settleOn(save.theirs, {
    ...fields,
    ...Object.fromEntries(save.contested.map((field) => [field, there[field]])),
  });
}

/** Settles a conflict by the values typed here; undefined if there is no conflict. */
export function resolveWithMine(save: SaveState, fields: ItemFields): ItemVersions | undefined {
  return save.kind === 'refused' && save.theirs ? settleOn(save.theirs, fields) : undefined;
}
