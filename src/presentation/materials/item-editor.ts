import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '../../application/ports/clock.ts';
import type { Drafts } from '../../application/ports/drafts.ts';
import type { ItemContent, ItemOutcome } from '../../application/ports/material-desk.ts';
import { asPortFault } from '../../application/ports/port-fault.ts';
import { invoiceAsEdited } from '../../domain/invoice/invoice.ts';
import type { MaterialItem } from '../../domain/materials/material.ts';
import { keptDraft } from './item-draft.ts';
import { fieldsContent, fieldsOf, sameFields, settledFields, type ItemFields } from './item-fields.ts';
import { saveOver, type SavedOver, type SavingParts } from './save-over.ts';

type Refused = Extract<ItemOutcome, { readonly saved: false }>;

export type SaveState =
  | { readonly kind: 'saved' }
  | { readonly kind: 'unsaved' }
  | { readonly kind: 'saving' }
  /** It could not be sent; what was typed is kept in this browser and saved when that works again. */
  | { readonly kind: 'kept-here' }
  /** Nothing was overwritten. `theirs` is what is there now, after a conflict. */
  | { readonly kind: 'refused'; readonly outcome: Refused; readonly theirs: MaterialItem | undefined };

/** How long after the last key a field is saved, in milliseconds. */
const pause = 600;
const retryAfter = 4_000;

export interface EditorParts extends SavingParts {
  readonly drafts: Drafts;
  readonly clock: Clock;
  readonly saved: (item: MaterialItem) => void;
  readonly faultSeen: (thrown: unknown) => void;
}

/** The fields of one invoice or contract as they are typed: saved as one goes, one save at a time, never over somebody else's. */
export class ItemEditor {
  item: MaterialItem;
  fields: ItemFields;
  save: SaveState = { kind: 'saved' };
  /** What the fields said when they were last the same here and there. */
  #before: ItemFields;
  #left = false;
  #forget: (() => void) | undefined;
  #running: Promise<void> | undefined;
  readonly #parts: EditorParts;

  constructor(item: MaterialItem, parts: EditorParts) {
    this.item = item;
    this.#parts = parts;
    this.fields = fieldsOf(item);
    this.#before = this.fields;
    const kept = keptDraft(parts.drafts.read(this.draftName), this.fields);
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
    if (kept) this.resume(kept.before, kept.typed);
  }

  get content(): ItemContent {
    return fieldsContent(this.item, this.fields);
  }

  typed(change: Partial<ItemFields>): void {
    const fields = { ...this.fields, ...change };
    const invoice = fieldsContent(this.item, fields).invoice;
    // What a type does not carry is emptied at once, the check code of special invoices foremost (document 2, section 5).
    this.fields = invoice ? { ...fields, code: invoiceAsEdited(invoice).code, checkCode: invoiceAsEdited(invoice).checkCode } : fields;
    this.#parts.drafts.write(this.draftName, { before: this.#before, typed: this.fields });
    // A conflict is settled before anything more is sent.
    if (this.save.kind === 'refused') return;
    this.save = { kind: 'unsaved' };
    this.saveLater(pause);
  }

  /** The item as somebody else, or an upload, has made it. Typed fields stay; where both changed them, it is a conflict. */
  renewed(item: MaterialItem): void {
    if (isOlder(item, this.item)) return;
    const { save } = this;
    const theirs = fieldsOf(item);
    if (save.kind === 'saved') {
      this.take(item);
    } else if (save.kind === 'refused') {
      if (save.theirs) this.save = { ...save, theirs: item };
    } else if (sameFields(theirs, this.#before) || sameFields(theirs, settledFields(this.item, this.fields))) {
      this.item = item;
    } else if (save.kind !== 'saving') {
      this.conflict(item, '');
    }
  }

  /** After a conflict: drops what was typed here. */
  theirsTaken(): void {
    if (this.save.kind !== 'refused' || !this.save.theirs) return;
    this.take(this.save.theirs);
    this.settled();
  }

  /** After a conflict: saves what was typed here over what is now known of theirs. */
  mineKept(): void {
    if (this.save.kind !== 'refused' || !this.save.theirs) return;
    this.item = this.save.theirs;
    this.#before = fieldsOf(this.item);
    this.save = { kind: 'unsaved' };
    this.saveLater(0);
  }

  /** Saves what is typed without waiting for a pause; done when nothing is on its way any more. */
  async flush(): Promise<void> {
    this.#forget?.();
    await this.#running;
    if (this.save.kind === 'unsaved' || this.save.kind === 'kept-here') this.#running = this.store();
    await this.#running;
  }

  /** The screen is left: what is typed is sent once more, and otherwise waits in this browser. */
  left(): void {
    this.#left = true;
    void this.flush();
  }

  /** Gives up waiting to save; what was typed stays in this browser. */
  stopped(): void {
    this.#left = true;
    this.#forget?.();
  }

  /** The item is gone, and what was typed of it with it. */
  discarded(): void {
    this.stopped();
    this.#parts.drafts.remove(this.draftName);
  }

  private get draftName(): string {
    return `item:${this.item.docFileId}`;
  }

  private resume(before: ItemFields, typed: ItemFields): void {
    if (sameFields(settledFields(this.item, typed), this.fields)) return this.settled();
    const untouched = sameFields(before, this.fields);
    this.fields = typed;
    if (!untouched) return this.conflict(this.item, '');
    this.save = { kind: 'unsaved' };
    this.saveLater(0);
  }

  private take(item: MaterialItem): void {
    this.item = item;
    this.fields = fieldsOf(item);
    this.#before = this.fields;
  }

  private settled(): void {
    this.save = { kind: 'saved' };
    this.#parts.drafts.remove(this.draftName);
  }

  private conflict(theirs: MaterialItem, by: string): void {
    this.#forget?.();
    this.save = { kind: 'refused', outcome: { saved: false, because: 'changed-by-another', by }, theirs };
  }

  private saveLater(after: number): void {
    this.#forget?.();
    if (!this.#left) this.#forget = this.#parts.clock.wakeAfter(after, () => void this.flush());
  }

  private async store(): Promise<void> {
    const sent = this.fields;
    this.save = { kind: 'saving' };
    try {
      const over = await saveOver(this.#parts, { item: this.item, before: this.#before, fields: sent });
      runInAction(() => this.stored(sent, over));
    } catch (thrown) {
      this.#parts.faultSeen(thrown);
      runInAction(() => (this.save = { kind: 'kept-here' }));
      if (asPortFault(thrown).kind !== 'not-signed-in') this.saveLater(retryAfter);
    }
  }

  private stored(sent: ItemFields, { outcome, theirs }: SavedOver): void {
    if (!outcome.saved) {
      this.#forget?.();
      this.save = { kind: 'refused', outcome, theirs };
      return;
    }
    if (!isOlder(outcome.item, this.item)) this.item = outcome.item;
    this.#before = fieldsOf(outcome.item);
    this.#parts.saved(this.item);
    if (this.fields === sent) return this.settled();
    this.#parts.drafts.write(this.draftName, { before: this.#before, typed: this.fields });
    this.save = { kind: 'unsaved' };
    this.saveLater(pause);
  }
}

/** Answers may overtake each other. */
function isOlder(one: MaterialItem, other: MaterialItem): boolean {
  return one.revision !== undefined && other.revision !== undefined && one.revision < other.revision;
}
