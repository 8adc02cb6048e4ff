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
import { lastKnown, mergedWith, type ItemVersions, type Merged } from './item-versions.ts';

export interface SavingParts {
  readonly desk: MaterialDesk;
  /** The item as it is now; undefined when it is gone. */
  readonly fresh: (documentId: string) => Promise<MaterialItem | undefined>;
  readonly isOwnName: (name: string) => boolean;
}

type Unsaved = Extract<ItemOutcome, { readonly saved: false }>;

export type MergedSave =
  /**
   * `beside` has changed other fields meanwhile, which are kept; empty when nobody has, or nobody knows who. Where
   * nothing had to be sent, `by` made the item what it is now.
   */
  | { readonly saved: true; readonly item: MaterialItem; readonly beside: string; readonly by?: string }
  /** `theirs` is what is there now, after a conflict. */
  | {
      readonly saved: false;
      readonly outcome: Unsaved;
      readonly theirs: MaterialItem | undefined;
      readonly contested: readonly (keyof ItemFields)[];
    };

const tries = 3;
const gone: MergedSave = { saved: false, outcome: { saved: false, because: 'gone' }, theirs: undefined, contested: [] };

/** What is typed beside what is there now, and what of it is not there yet. */
function weigh(typed: ItemVersions, theirs: MaterialItem): Merged & { readonly mine: readonly (keyof ItemFields)[] } {
  const merged = mergedWith(typed, theirs);
  return { ...merged, mine: differingFields(savedFields(theirs, merged.versions.fields), fieldsOf(theirs)) };
}

/**
 * Saves typed fields. Refused because the item has changed, it is read again: what says the same already is saved (the
 * answer of an earlier try was lost), what an earlier try left there is in nobody's way, nor is the same person's own
 * file that arrived meanwhile, and what a colleague changed in other fields is kept beside what was typed. The same
 * field changed by both is a conflict, and so is anything typed of a file that a colleague has replaced; it is told
 * with what is there now.
 */
export async function saveMerged(parts: SavingParts, typed: ItemVersions): Promise<MergedSave> {
  if (typed.item.revision === undefined) return saveUnguarded(parts, typed);
  let next = typed;
  let beside = '';
  for (let attempt = 1; ; attempt += 1) {
    const seen = next.item;
    const outcome = await parts.desk.change(seen, { content: toContent(seen, next.fields) });
    if (outcome.saved) return { ...outcome, beside };
    if (outcome.because !== 'changed-by-another') return { saved: false, outcome, theirs: undefined, contested: [] };
    const theirs = await parts.fresh(seen.documentId);
    if (!theirs) return gone;
    const weighed = weigh(next, theirs);
    if (weighed.mine.length === 0) return { saved: true, item: theirs, beside, by: outcome.by };
    const own = parts.isOwnName(outcome.by);
    const anothersFile = !own && !haveSameFiles(theirs, seen);
    const contested = anothersFile || attempt === tries ? weighed.mine : weighed.contested;
    if (contested.length > 0) return { saved: false, outcome, theirs, contested };
    if (!own && !sameFields(fieldsOf(theirs), lastKnown(next, fieldsOf(theirs)))) beside = outcome.by;
    next = weighed.versions;
  }
}

/**
 * A back end without revisions takes whatever comes last: what is there is looked at first, so that as little as can be
 * is overwritten.
 */
async function saveUnguarded({ desk, fresh }: SavingParts, typed: ItemVersions): Promise<MergedSave> {
  const theirs = await fresh(typed.item.documentId);
  if (!theirs) return gone;
  const { versions, mine, contested } = weigh(typed, theirs);
  if (mine.length === 0) return { saved: true, item: theirs, beside: '' };
  if (contested.length > 0)
    return { saved: false, outcome: { saved: false, because: 'changed-by-another', by: '' }, theirs, contested };
  const outcome = await desk.change(theirs, { content: toContent(theirs, versions.fields) });
  return outcome.saved ? { ...outcome, beside: '' } : { saved: false, outcome, theirs: undefined, contested: [] };
}
