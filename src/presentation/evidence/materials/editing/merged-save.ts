import type { ItemOutcome, MaterialDesk } from '../../../../application/ports/evidence/material-desk.ts';
import { haveSameFiles } from '../../../../domain/evidence/materials/correction.ts';
import type { MaterialItem } from '../../../../domain/evidence/materials/material.ts';
import {
  differingFields,
  toContent,
  fieldsOf,
  sameFields,
  savedFields,
  type ItemFields,
} from '../../shared/item-fields.ts';
import { lastKnown, mergeWith, type ItemVersions, type Merged } from './item-versions.ts';

export interface SavingParts {
  readonly desk: MaterialDesk;
  /** The present item; undefined if it is gone. */
  readonly load: (documentId: string) => Promise<MaterialItem | undefined>;
  readonly isOwnName: (name: string) => boolean;
}

type Unsaved = Extract<ItemOutcome, { readonly saved: false }>;

export type MergedSave =
  /**
   * `otherFieldsBy` is the name of a colleague who changed other fields meanwhile, which are kept; empty without one,
   * or if the name is unknown. `by` is set if nothing had to be sent: the user who stored the same values.
   */
  | { readonly saved: true; readonly item: MaterialItem; readonly otherFieldsBy: string; readonly by?: string }
  /** `theirs` is the present item after a conflict. */
  | {
      readonly saved: false;
      readonly outcome: Unsaved;
      readonly theirs: MaterialItem | undefined;
      readonly contested: readonly (keyof ItemFields)[];
    };

const maximumAttempts = 3;
const gone: MergedSave = { saved: false, outcome: { saved: false, because: 'gone' }, theirs: undefined, contested: [] };

/** Merges typed values with the present item, and lists those that are not stored yet. */
function mergeAndCompare(
  typed: ItemVersions,
  theirs: MaterialItem,
): Merged & { readonly mine: readonly (keyof ItemFields)[] } {
  const merged = mergeWith(typed, theirs);
  return { ...merged, mine: differingFields(savedFields(theirs, merged.versions.fields), fieldsOf(theirs)) };
}

/**
 * Saves typed fields. If the save is refused because the item has changed, the item is loaded and merged. Values that
 * are already stored count as saved, because the answer to an earlier attempt may have been lost. Values of an earlier
 * attempt and the user's own new file are no conflict, and a colleague's changes of other fields are kept. A change of
 * the same field is a conflict, and so is any typed value if a colleague has replaced the file.
 */
export async function saveMerged(parts: SavingParts, typed: ItemVersions): Promise<MergedSave> {
  if (typed.item.revision === undefined) return saveWithoutRevision(parts, typed);
  let next = typed;
  let otherFieldsBy = '';
  for (let attempt = 1; ; attempt += 1) {
    const seen = next.item;
    const outcome = await parts.desk.change(seen, { content: toContent(seen, next.fields) });
    if (outcome.saved) return { ...outcome, otherFieldsBy };
    if (outcome.because !== 'changed-by-another') return { saved: false, outcome, theirs: undefined, contested: [] };
    const theirs = await parts.load(seen.documentId);
    if (!theirs) return gone;
    const merged = mergeAndCompare(next, theirs);
    if (merged.mine.length === 0) return { saved: true, item: theirs, otherFieldsBy, by: outcome.by };
    const isOwn = parts.isOwnName(outcome.by);
    const anothersFile = !isOwn && !haveSameFiles(theirs, seen);
    const contested = anothersFile || attempt === maximumAttempts ? merged.mine : merged.contested;
    if (contested.length > 0) return { saved: false, outcome, theirs, contested };
    if (!isOwn && !sameFields(fieldsOf(theirs), lastKnown(next, fieldsOf(theirs)))) otherFieldsBy = outcome.by;
    next = merged.versions;
  }
}

/**
 * Saves to a back end without revisions, which accepts the last write. The present item is loaded first, to overwrite
 * as little as possible.
 */
async function saveWithoutRevision({ desk, load }: SavingParts, typed: ItemVersions): Promise<MergedSave> {
  const theirs = await load(typed.item.documentId);
  if (!theirs) return gone;
  const { versions, mine, contested } = mergeAndCompare(typed, theirs);
  if (mine.length === 0) return { saved: true, item: theirs, otherFieldsBy: '' };
  if (contested.length > 0)
    return { saved: false, outcome: { saved: false, because: 'changed-by-another', by: '' }, theirs, contested };
  const outcome = await desk.change(theirs, { content: toContent(theirs, versions.fields) });
  return outcome.saved
    ? { ...outcome, otherFieldsBy: '' }
    : { saved: false, outcome, theirs: undefined, contested: [] };
}
