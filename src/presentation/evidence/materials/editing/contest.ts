import { fieldsOf, type ItemFields } from '../../shared/item-fields.ts';
import { settledOn, type ItemVersions } from './item-versions.ts';
import type { SaveState } from './save-state.ts';

/** Whether a conflict with what that person changed is not settled yet. */
export function isContestedBy(save: SaveState, name: string): boolean {
  return save.kind === 'refused' && save.outcome.because === 'changed-by-another' && save.outcome.by === name;
}

/** It has been found out who changed what is contested. */
export function contestedBy(save: SaveState, name: string): SaveState {
  return save.kind === 'refused' && isContestedBy(save, '')
    ? { ...save, outcome: { saved: false, because: 'changed-by-another', by: name } }
    : save;
}

/** After a conflict, with what was typed here of what is contested dropped; undefined where there is none. */
export function theirsTaken(save: SaveState, fields: ItemFields): ItemVersions | undefined {
  if (save.kind !== 'refused' || !save.theirs) return undefined;
  const there = fieldsOf(save.theirs);
  return settledOn(save.theirs, {
    ...fields,
    ...Object.fromEntries(save.contested.map((field) => [field, there[field]])),
  });
}

/** After a conflict, with what was typed here over what is now known of theirs; undefined where there is none. */
export function mineKept(save: SaveState, fields: ItemFields): ItemVersions | undefined {
  return save.kind === 'refused' && save.theirs ? settledOn(save.theirs, fields) : undefined;
}
