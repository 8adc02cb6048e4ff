import type { ItemOutcome } from '../../../../application/ports/evidence/material-desk.ts';
import type { MaterialItem } from '../../../../domain/evidence/materials/material.ts';
import { message, type Message } from '../../../../words/catalogue.ts';
import type { Failure } from '../../../shared/failure.ts';
import type { ItemFields } from '../../shared/item-fields.ts';

export type SaveState =
  | { readonly kind: 'saved' }
  | { readonly kind: 'unsaved' }
  | { readonly kind: 'saving' }
  /** It could not be sent; what was typed is kept in this browser and soon sent again. */
  | { readonly kind: 'kept-here' }
  /**
   * It was not taken, or could not be sent for long; it is kept in this browser and sent again when the user wants it
   * or types on.
   */
  | { readonly kind: 'failed'; readonly failure: Failure }
  /** Everything is saved but fields that cannot be taken as they are; each says why. */
  | { readonly kind: 'withheld' }
  /**
   * Nothing was overwritten. After a conflict, `theirs` is what is there now and `contested` what both have changed.
   */
  | {
      readonly kind: 'refused';
      readonly outcome: Extract<ItemOutcome, { readonly saved: false }>;
      readonly theirs: MaterialItem | undefined;
      readonly contested: readonly (keyof ItemFields)[];
    };

/** What waits for the user, and for nothing else. */
export function waitsForUser({ kind }: SaveState): boolean {
  return kind === 'failed' || kind === 'withheld' || kind === 'refused';
}

/** Why one cannot go on yet: something typed is not saved, the worst first; undefined where all is. */
export function unsavedWords(saves: readonly SaveState[]): Message | undefined {
  if (saves.some((save) => save.kind === 'refused')) return message('materials.settle-first');
  if (saves.some(waitsForUser)) return message('materials.not-saved');
  return saves.some((save) => save.kind !== 'saved') ? message('materials.kept-here') : undefined;
}
