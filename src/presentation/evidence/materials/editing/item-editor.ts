import { makeAutoObservable } from 'mobx';
import type { Drafts } from '../../../../application/ports/drafts.ts';
import type { DocumentContent } from '../../../../domain/evidence/materials/document-content.ts';
import type { MaterialItem } from '../../../../domain/evidence/materials/material.ts';
import { contestedBy, isContestedBy, mineKept, theirsTaken } from './contest.ts';
import { FilledAmount } from './filled-amount.ts';
import { keptDraft, type ItemDraft } from './item-draft.ts';
import { toContent, fieldsOf, sameFields, savedFields, type ItemFields } from '../../shared/item-fields.ts';
import { ItemSaving, type ItemSavingParts, type Savable } from './item-saving.ts';
import { isAsSeen, isOlder, mergedWith, typedInto, unsettled, untouched, type ItemVersions } from './item-versions.ts';
import type { SaveState } from './save-state.ts';
import { withheldFields, type NotTaken, type Withheld } from './withheld-fields.ts';

export interface EditorParts extends ItemSavingParts {
  readonly drafts: Drafts;
}

/**
 * The fields of one invoice or contract as they are typed: saved as one goes, one save at a time, never over somebody
 * else's.
 */
export class ItemEditor implements Savable {
  versions: ItemVersions;
  save: SaveState = { kind: 'saved' };
  notTaken: NotTaken = new Map();
  /** Something of what it says was typed at this desk. */
  wasTypedInto = false;
  readonly #filled = new FilledAmount();
  readonly #saving: ItemSaving;
  readonly #drafts: Drafts;

  constructor(item: MaterialItem, parts: EditorParts) {
    this.versions = untouched(item);
    this.#drafts = parts.drafts;
    this.#saving = new ItemSaving(this, parts);
    const kept = keptDraft(this.#drafts.read(this.draftName), this.fields);
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
    if (kept) this.resume(kept);
  }

  get item(): MaterialItem {
    return this.versions.item;
  }

  get fields(): ItemFields {
    return this.versions.fields;
  }

  /** What is typed and cannot be taken as it is. */
  get withheld(): Withheld {
    return withheldFields(this.item, this.fields, this.notTaken);
  }

  get content(): DocumentContent {
    return toContent(this.item, this.fields);
  }

  typed(change: Partial<ItemFields>): void {
    const versions = typedInto(this.versions, change);
    this.versions =
      this.item.content.kind === 'invoice'
        ? typedInto(versions, this.#filled.after(versions.fields, change))
        : versions;
    this.wasTypedInto = true;
    this.unsaved();
  }

  /** What was read of the file is put where nobody has filled in anything. */
  filledIn(change: Partial<ItemFields>): void {
    this.versions = typedInto(this.versions, change);
    this.unsaved();
  }

  private unsaved(): void {
    this.keepDraft();
    // A conflict is settled before anything more is sent.
    if (this.save.kind === 'refused') return;
    this.#saving.startAgain();
    this.save = { kind: 'unsaved' };
    this.#saving.soon();
  }

  /** What could not be saved is sent once more at once. */
  async saveNow(): Promise<void> {
    if (this.save.kind !== 'failed' && this.save.kind !== 'kept-here') return;
    this.#saving.startAgain();
    this.save = { kind: 'unsaved' };
    await this.flush();
  }

  /**
   * The item as somebody else, or an upload, has made it. What is typed stays beside what they changed; the same field
   * changed by both is a conflict.
   */
  renewed(item: MaterialItem): void {
    if (isOlder(item, this.item)) return;
    const { save } = this;
    if (save.kind === 'saved') this.versions = untouched(item);
    else if (save.kind === 'saving') this.seeWhileSaving(item);
    // What was refused is not sent again because a look at what is there has brought the same.
    else if (save.kind === 'failed' && isAsSeen(item, this.versions)) return;
    else if (save.kind !== 'refused') this.mergeWith(item, '');
    else if (save.theirs && (item.revision === undefined || item.revision !== save.theirs.revision))
      this.mergeWith(item, save.outcome.because === 'changed-by-another' ? save.outcome.by : '', save.contested);
  }

  isContestedBy(name: string): boolean {
    return isContestedBy(this.save, name);
  }

  changedBy(name: string): void {
    this.save = contestedBy(this.save, name);
  }

  theirsTaken(): void {
    const versions = theirsTaken(this.save, this.fields);
    if (versions) this.settle(versions);
  }

  mineKept(): void {
    const versions = mineKept(this.save, this.fields);
    if (versions) this.settle(versions);
  }

  /** Saves what is typed without waiting for a pause; done when nothing is on its way any more. */
  async flush(): Promise<void> {
    await this.#saving.atOnce();
  }

  /** The screen is left: what is typed is sent once more, and otherwise waits in this browser. */
  left(): void {
    this.#saving.schedule.stop();
    void this.flush();
  }

  /** Gives up waiting to save; what was typed stays in this browser. */
  stopped(): void {
    this.#saving.schedule.stop();
    this.#saving.schedule.forget();
  }

  /** The item is gone, and what was typed of it with it. */
  discarded(): void {
    this.stopped();
    this.#drafts.remove(this.draftName);
  }

  private get draftName(): string {
    return `item:${this.item.documentId}`;
  }

  private resume({ before, typed, unanswered }: ItemDraft): void {
    this.versions = { item: this.item, fields: typed, before, unanswered };
    this.wasTypedInto = true;
    this.mergeWith(this.item, '');
  }

  /** What was typed, and what was sent of it without an answer, is kept in this browser. */
  keepDraft(): void {
    const draft: ItemDraft = { before: this.versions.before, typed: this.fields, unanswered: this.versions.unanswered };
    this.#drafts.write(this.draftName, draft);
  }

  /** What is there now comes beside what is typed; `by` changed it, where that is known. */
  mergeWith(theirs: MaterialItem, by: string, already: readonly (keyof ItemFields)[] = []): void {
    const { versions, contested } = mergedWith(this.versions, theirs, already);
    if (contested.length === 0) this.settle(versions);
    else
      this.conflict(
        { kind: 'refused', outcome: { saved: false, because: 'changed-by-another', by }, theirs, contested },
        versions,
      );
  }

  /** Nothing is in question any more: what differs from what is there is saved. */
  settle(versions: ItemVersions): void {
    this.#saving.schedule.forget();
    this.versions = versions;
    const left = unsettled(versions);
    if (left.length === 0) {
      this.save = { kind: 'saved' };
      return this.#drafts.remove(this.draftName);
    }
    this.keepDraft();
    this.save = { kind: left.every((field) => this.withheld.has(field)) ? 'withheld' : 'unsaved' };
    if (this.save.kind === 'unsaved') this.#saving.soon();
  }

  /** Nothing more is sent until somebody has chosen. */
  conflict(save: Extract<SaveState, { readonly kind: 'refused' }>, versions: ItemVersions): void {
    this.#saving.schedule.forget();
    this.versions = versions;
    this.keepDraft();
    this.save = save;
  }

  /** The answer of the save under way will tell of anything else that changed. */
  private seeWhileSaving(item: MaterialItem): void {
    const { fields, before } = this.versions;
    const there = fieldsOf(item);
    if (sameFields(there, before) || sameFields(there, savedFields(item, fields)))
      this.versions = { ...this.versions, item };
  }
}
