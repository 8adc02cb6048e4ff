import { makeAutoObservable } from 'mobx';
import type { Drafts } from '../../../../application/ports/drafts.ts';
import type { DocumentContent } from '../../../../domain/evidence/materials/document-content.ts';
import type { MaterialItem } from '../../../../domain/evidence/materials/material.ts';
import { nameConflictAuthor, isConflictWith, resolveWithMine, resolveWithTheirs } from './edit-conflict.ts';
import { FilledAmount } from './filled-amount.ts';
import { parseDraft, type ItemDraft } from './item-draft.ts';
import { toContent, fieldsOf, sameFields, savedFields, type ItemFields } from '../../shared/item-fields.ts';
import { ItemAutosave, type ItemAutosaveParts, type EditorForSaving } from './item-autosave.ts';
import {
  isAsSeen,
  isOlder,
  mergeWith,
  applyTyped,
  unsavedFields,
  unchangedVersions,
  type ItemVersions,
} from './item-versions.ts';
import type { SaveState } from './save-state.ts';
import { withheldFields, type NotTaken, type Withheld } from './withheld-fields.ts';

export interface EditorParts extends ItemAutosaveParts {
  readonly drafts: Drafts;
}

/**
 * Edits the fields of one invoice or contract. They are saved while the user types, one save at a time, and never
 * overwrite another user's change.
 */
export class ItemEditor implements EditorForSaving {
  versions: ItemVersions;
  save: SaveState = { kind: 'saved' };
  notTaken: NotTaken = new Map();
  /** Whether the user has typed here. */
  wasTypedInto = false;
  readonly #filled = new FilledAmount();
  readonly #saving: ItemAutosave;
  readonly #drafts: Drafts;

  constructor(item: MaterialItem, parts: EditorParts) {
    this.versions = unchangedVersions(item);
    this.#drafts = parts.drafts;
    this.#saving = new ItemAutosave(this, parts);
    const kept = parseDraft(this.#drafts.read(this.draftName), this.fields);
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
    if (kept) this.resume(kept);
  }

  get item(): MaterialItem {
    return this.versions.item;
  }

  get fields(): ItemFields {
    return this.versions.fields;
  }

  /** Typed values that cannot be saved as they are. */
  get withheld(): Withheld {
    return withheldFields(this.item, this.fields, this.notTaken);
  }

  get content(): DocumentContent {
    return toContent(this.item, this.fields);
  }

  typed(change: Partial<ItemFields>): void {
    const versions = applyTyped(this.versions, change);
    this.versions =
      this.item.content.kind === 'invoice'
        ? applyTyped(versions, this.#filled.after(versions.fields, change))
        : versions;
    this.wasTypedInto = true;
    this.scheduleSave();
  }

  /** Fills read values into fields that no one has filled in. */
  fillIn(change: Partial<ItemFields>): void {
    this.versions = applyTyped(this.versions, change);
    this.scheduleSave();
  }

  private scheduleSave(): void {
    this.keepDraft();
    // A conflict must be settled before anything more is sent.
    if (this.save.kind === 'refused') return;
    this.#saving.startAgain();
    this.save = { kind: 'unsaved' };
    this.#saving.saveSoon();
  }

  /** Sends again at once what could not be saved. */
  async saveNow(): Promise<void> {
    if (this.save.kind !== 'failed' && this.save.kind !== 'kept-here') return;
    this.#saving.startAgain();
    this.save = { kind: 'unsaved' };
    await this.flush();
  }

  /**
   * Takes a version of the item that another user or an upload has made. Typed values stay beside changes of other
   * fields; a change of the same field is a conflict.
   */
  takeNewer(item: MaterialItem): void {
    if (isOlder(item, this.item)) return;
    const { save } = this;
    if (save.kind === 'saved') this.versions = unchangedVersions(item);
    else if (save.kind === 'saving') this.noteDuringSave(item);
    // A refused change is not sent again because a refresh brought the same item.
    else if (save.kind === 'failed' && isAsSeen(item, this.versions)) return;
    else if (save.kind !== 'refused') this.mergeWith(item, '');
    else if (save.theirs && (item.revision === undefined || item.revision !== save.theirs.revision))
      this.mergeWith(item, save.outcome.because === 'changed-by-another' ? save.outcome.by : '', save.contested);
  }

  isConflictWith(name: string): boolean {
    return isConflictWith(this.save, name);
  }

  nameConflictAuthor(name: string): void {
    this.save = nameConflictAuthor(this.save, name);
  }

  resolveWithTheirs(): void {
    const versions = resolveWithTheirs(this.save, this.fields);
    if (versions) this.settle(versions);
  }

  resolveWithMine(): void {
    const versions = resolveWithMine(this.save, this.fields);
    if (versions) this.settle(versions);
  }

  /** Saves typed values without waiting for a pause; resolves when no save is running. */
  async flush(): Promise<void> {
    await this.#saving.saveNow();
  }

  /** The screen is left: typed values are sent once more, or else stay in this browser. */
  left(): void {
    this.#saving.schedule.stop();
    void this.flush();
  }

  /** Stops the scheduled save; typed values stay in this browser. */
  stop(): void {
    this.#saving.schedule.stop();
    this.#saving.schedule.cancel();
  }

  /** The item is gone; its typed values are removed. */
  discard(): void {
    this.stop();
    this.#drafts.remove(this.draftName);
  }

  private get draftName(): string {
    return `item:${this.item.documentId}`;
  }

  private resume({ before, typed, unanswered }: ItemDraft): void {
    this.versions = { item: this.item, fields: typed, base: before, unanswered };
    this.wasTypedInto = true;
    this.mergeWith(this.item, '');
  }

  /** Stores what was typed, and what was sent without an answer, in this browser. */
  keepDraft(): void {
    const draft: ItemDraft = { before: this.versions.base, typed: this.fields, unanswered: this.versions.unanswered };
    this.#drafts.write(this.draftName, draft);
  }

  /**
   * Merges the present item with the typed values.
   * @param by who changed the item, if known
   * @param already fields that were contested before
   */
  mergeWith(theirs: MaterialItem, by: string, already: readonly (keyof ItemFields)[] = []): void {
    const { versions, contested } = mergeWith(this.versions, theirs, already);
    if (contested.length === 0) this.settle(versions);
    else
      this.conflict(
        { kind: 'refused', outcome: { saved: false, because: 'changed-by-another', by }, theirs, contested },
        versions,
      );
  }

  /** Settles all conflicts. What still differs from the item is saved. */
  settle(versions: ItemVersions): void {
    this.#saving.schedule.cancel();
    this.versions = versions;
    const left = unsavedFields(versions);
    if (left.length === 0) {
      this.save = { kind: 'saved' };
      return this.#drafts.remove(this.draftName);
    }
    this.keepDraft();
    this.save = { kind: left.every((field) => this.withheld.has(field)) ? 'withheld' : 'unsaved' };
    if (this.save.kind === 'unsaved') this.#saving.saveSoon();
  }

  /** Begins a conflict. Nothing more is sent until the user settles it. */
  conflict(save: Extract<SaveState, { readonly kind: 'refused' }>, versions: ItemVersions): void {
    this.#saving.schedule.cancel();
    this.versions = versions;
    this.keepDraft();
    this.save = save;
  }

  /** Notes a version that arrives during a save. The answer of the save will report any other change. */
  private noteDuringSave(item: MaterialItem): void {
    const { fields, base } = this.versions;
    const there = fieldsOf(item);
    if (sameFields(there, base) || sameFields(there, savedFields(item, fields)))
      this.versions = { ...this.versions, item };
  }
}
