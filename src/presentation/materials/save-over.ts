import type { ItemOutcome, MaterialDesk } from '../../application/ports/material-desk.ts';
import type { MaterialItem } from '../../domain/materials/material.ts';
import { carriedFields, differingFields, fieldsContent, fieldsOf, sameFields, settledFields, type ItemFields } from './item-fields.ts';
import type { ItemVersions } from './item-versions.ts';
import { mergeFields } from './merge-fields.ts';

export interface SavingParts {
  readonly desk: MaterialDesk;
  /** The item as it is now; undefined when it is gone. */
  readonly fresh: (docFileId: string) => Promise<MaterialItem | undefined>;
  readonly isOwnName: (name: string) => boolean;
}

type Unsaved = Extract<ItemOutcome, { readonly saved: false }>;

export type SavedOver =
  /** `beside` has changed other fields meanwhile, which are kept; empty when nobody has. */
  | { readonly saved: true; readonly item: MaterialItem; readonly beside: string }
  /** `theirs` is what is there now, after a conflict. */
  | { readonly saved: false; readonly outcome: Unsaved; readonly theirs: MaterialItem | undefined; readonly contested: readonly (keyof ItemFields)[] };

const tries = 3;

const filesOf = (item: MaterialItem): string => item.files.map((file) => file.pkFile).join();

/**
 * Saves typed fields. Refused because the item has changed, it is read again: what says the same already is saved (the
 * answer of an earlier try was lost), the same person's own file that arrived meanwhile is in nobody's way, and what a
 * colleague changed in other fields is kept beside what was typed. The same field changed by both is a conflict, and so
 * is anything typed of a file that a colleague has replaced; it is told with what is there now.
 */
export async function saveOver(parts: SavingParts, first: ItemVersions): Promise<SavedOver> {
  let seen = first.item;
  let typed: Omit<ItemVersions, 'item'> = first;
  let beside = '';
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await parts.desk.change(seen, fieldsContent(seen, typed.fields));
    if (outcome.saved) return { ...outcome, beside };
    if (outcome.because !== 'changed-by-another') return { saved: false, outcome, theirs: undefined, contested: [] };
    const theirs = await parts.fresh(seen.docFileId);
    if (!theirs) return { saved: false, outcome: { saved: false, because: 'gone' }, theirs: undefined, contested: [] };
    const there = fieldsOf(theirs);
    const merged = mergeFields({ before: typed.before, mine: typed.fields, settled: settledFields(theirs, typed.fields), theirs: there });
    const fields = carriedFields(theirs, merged.fields);
    const mine = differingFields(settledFields(theirs, fields), there);
    if (mine.length === 0) return { saved: true, item: theirs, beside };
    const own = parts.isOwnName(outcome.by);
    const anothersFile = !own && filesOf(theirs) !== filesOf(seen);
    const contested = anothersFile || attempt === tries ? mine : merged.contested;
    if (contested.length > 0) return { saved: false, outcome, theirs, contested };
    if (!own && !sameFields(there, typed.before)) beside = outcome.by;
    seen = theirs;
    typed = { before: merged.before, fields };
  }
}
