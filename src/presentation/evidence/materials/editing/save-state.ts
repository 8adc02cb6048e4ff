import type { ItemOutcome } from '../../../../application/ports/evidence/material-desk.ts';
import type { MaterialItem } from '../../../../domain/evidence/materials/material.ts';
import { message, type Message } from '../../../../words/catalogue.ts';
import type { Failure } from '../../../shared/failure.ts';
import type { ItemFields } from '../../shared/item-fields.ts';

export type SaveState =
  | { readonly kind: 'saved' }
  | { readonly kind: 'unsaved' }
  | { readonly kind: 'saving' }
  /** It could not be sent. What was typed stays in this browser, and is soon sent again. */
  | { readonly kind: 'kept-here' }
  /**
   * It was refused, or could not be sent for long. It stays in this browser, and is sent again if the user asks or
   * types.
   */
  | { readonly kind: 'failed'; readonly failure: Failure }
  /** All fields are saved except those that cannot be accepted; each says why. */
  | { readonly kind: 'withheld' }
  /**
   * Nothing was overwritten. After a conflict, `theirs` is the present item and `contested` lists the fields that both
   * changed.
   */
  | {
      readonly kind: 'refused';
      readonly outcome: Extract<ItemOutcome, { readonly saved: false }>;
      readonly theirs: MaterialItem | undefined;
      readonly contested: readonly (keyof ItemFields)[];
    };

/** Whether only the user can continue the save. */
export function waitsForUser({ kind }: SaveState): boolean {
  return kind === 'failed' || kind === 'withheld' || kind === 'refused';
}

/** Why the user cannot continue yet: the worst of the unsaved states; undefined if all is saved. */
export function unsavedWords(saves: readonly SaveState[]): Message | undefined {
  if (saves.some((save) => save.kind === 'refused')) return message('materials.settle-first');
  if (saves.some(waitsForUser)) return message('materials.not-saved');
  return saves.some((save) => save.kind !== 'saved') ? message('materials.kept-here') : undefined;
}
