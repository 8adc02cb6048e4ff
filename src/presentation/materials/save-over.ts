import type { ItemOutcome, MaterialDesk } from '../../application/ports/material-desk.ts';
import type { MaterialItem } from '../../domain/materials/material.ts';
import { fieldsContent, fieldsOf, sameFields, settledFields, type ItemFields } from './item-fields.ts';

export interface SavingParts {
  readonly desk: MaterialDesk;
  /** The item as it is now; undefined when it is gone. */
  readonly fresh: (docFileId: string) => Promise<MaterialItem | undefined>;
  readonly isOwnName: (name: string) => boolean;
}

export interface TypedFields {
  readonly item: MaterialItem;
  /** What the fields said when typing began. */
  readonly before: ItemFields;
  readonly fields: ItemFields;
}

export interface SavedOver {
  readonly outcome: ItemOutcome;
  /** What is there now, after a conflict. */
  readonly theirs: MaterialItem | undefined;
}

const tries = 3;

/**
 * Saves typed fields. Refused because the item has changed, it is read again: what says the same already is saved (the
 * answer of an earlier try was lost), and the same person's own file that arrived meanwhile is in nobody's way.
 * Everything else is a conflict, told with what is there now.
 */
export async function saveOver(parts: SavingParts, { item, before, fields }: TypedFields): Promise<SavedOver> {
  let seen = item;
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await parts.desk.change(seen, fieldsContent(seen, fields));
    if (outcome.saved || outcome.because !== 'changed-by-another') return { outcome, theirs: undefined };
    const theirs = await parts.fresh(item.docFileId);
    if (!theirs) return { outcome: { saved: false, because: 'gone' }, theirs: undefined };
    if (sameFields(fieldsOf(theirs), settledFields(theirs, fields))) return { outcome: { saved: true, item: theirs }, theirs: undefined };
    const ownFile = parts.isOwnName(outcome.by) && sameFields(fieldsOf(theirs), before);
    if (!ownFile || attempt === tries) return { outcome, theirs };
    seen = theirs;
  }
}
