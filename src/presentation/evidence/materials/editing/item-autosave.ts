import { runInAction } from 'mobx';
import type { Clock } from '../../../../application/ports/clock.ts';
import { PortFault } from '../../../../application/ports/port-fault.ts';
import type { MaterialItem } from '../../../../domain/evidence/materials/material.ts';
import { failureOf } from '../../../shared/failure.ts';
import { fieldIdOf } from '../../shared/field-kinds.ts';
import { savedFields, type ItemFields } from '../../shared/item-fields.ts';
import { isOlder, mergeWith, addUnanswered, type ItemVersions } from './item-versions.ts';
import { saveMerged, type MergedSave, type SavingParts } from './merged-save.ts';
import { SaveRetries } from './save-retries.ts';
import { SaveSchedule } from './save-schedule.ts';
import type { SaveState } from './save-state.ts';
import { sendableFields, type NotTaken, type Withheld } from './withheld-fields.ts';

/** The pause after the last key before a save, in milliseconds. */
const pause = 600;

export interface ItemAutosaveParts extends SavingParts {
  readonly clock: Clock;
  readonly saved: (item: MaterialItem) => void;
  /** A colleague has changed other fields meanwhile; both changes are kept. */
  readonly otherFieldsChanged: (name: string) => void;
  /** The document can no longer be changed, because a colleague removed it or moved the package on. */
  readonly foundClosed: () => void;
  readonly faultSeen: (thrown: unknown) => void;
}

/** The part of a document's editor that saving reads and updates. */
export interface EditorForSaving {
  versions: ItemVersions;
  save: SaveState;
  notTaken: NotTaken;
  readonly withheld: Withheld;
  keepDraft(): void;
  mergeWith(theirs: MaterialItem, by: string): void;
  settle(versions: ItemVersions): void;
  conflict(save: Extract<SaveState, { readonly kind: 'refused' }>, versions: ItemVersions): void;
}

/** Sends the typed values of a document, one save at a time, and tells the editor what each answer means. */
export class ItemAutosave {
  readonly schedule: SaveSchedule;
  readonly #retries = new SaveRetries();
  readonly #editor: EditorForSaving;
  readonly #parts: ItemAutosaveParts;

  constructor(editor: EditorForSaving, parts: ItemAutosaveParts) {
    this.#editor = editor;
    this.#parts = parts;
    this.schedule = new SaveSchedule(parts.clock);
  }

  /** Saves after a pause in typing. */
  saveSoon(): void {
    this.#saveLater(pause);
  }

  /** Forgets earlier failures. */
  startAgain(): void {
    this.#retries.startAgain();
  }

  /** Saves without a pause; resolves when no save is running. */
  async saveNow(): Promise<void> {
    await this.schedule.atOnce(() =>
      this.#editor.save.kind === 'unsaved' || this.#editor.save.kind === 'kept-here' ? this.#store() : undefined,
    );
  }

  #saveLater(after: number): void {
    this.schedule.later(after, () => void this.saveNow());
  }

  async #store(): Promise<void> {
    const editor = this.#editor;
    const sent = {
      ...editor.versions,
      fields: sendableFields(editor.versions.fields, editor.versions.base, editor.withheld),
    };
    runInAction(() => this.#beginSave(sent));
    try {
      const outcome = await saveMerged(this.#parts, sent);
      runInAction(() => this.#handleAnswer(sent, outcome));
    } catch (thrown) {
      this.#parts.faultSeen(thrown);
      runInAction(() => this.#handleFault(thrown));
    }
  }

  /** Stores the draft before sending, because the portal may be closed before the answer arrives. */
  #beginSave(sent: ItemVersions): void {
    const editor = this.#editor;
    editor.versions = { ...editor.versions, unanswered: addUnanswered(sent) };
    editor.keepDraft();
    editor.save = { kind: 'saving' };
  }

  #handleFault(thrown: unknown): void {
    const { save, delay } = this.#retries.after(thrown);
    this.#editor.save = save;
    if (delay !== undefined) this.#saveLater(delay);
  }

  #handleAnswer({ fields, unanswered }: ItemVersions, outcome: MergedSave): void {
    const editor = this.#editor;
    // After an accepted save nothing is unanswered. A refused save stored nothing, so that only earlier values are.
    editor.versions = { ...editor.versions, unanswered: outcome.saved ? {} : unanswered };
    if (outcome.saved) this.#handleSaved(fields, outcome);
    else this.#handleRefusal(outcome, fields);
  }

  #handleSaved(sent: ItemFields, outcome: Extract<MergedSave, { readonly saved: true }>): void {
    this.startAgain();
    const editor = this.#editor;
    const item = isOlder(outcome.item, editor.versions.item) ? editor.versions.item : outcome.item;
    this.#parts.saved(item);
    if (outcome.otherFieldsBy !== '') this.#parts.otherFieldsChanged(outcome.otherFieldsBy);
    // The sent values are stored now; values that were typed since are applied to them.
    editor.versions = { ...editor.versions, base: savedFields(item, sent) };
    editor.mergeWith(item, outcome.by ?? outcome.otherFieldsBy);
  }

  #handleRefusal(
    { outcome, theirs, contested }: Extract<MergedSave, { readonly saved: false }>,
    sent: ItemFields,
  ): void {
    if (outcome.because === 'field-refused') return this.#withholdField(fieldIdOf(outcome), sent);
    if (!theirs) this.#parts.foundClosed();
    const { versions } = this.#editor;
    // During a conflict the item stays as the user saw it.
    this.#editor.conflict(
      { kind: 'refused', outcome, theirs, contested },
      theirs ? { ...mergeWith(versions, theirs).versions, item: versions.item } : versions,
    );
  }

  /**
   * Saves the other fields. The refused field is sent with its previous value. If that value is the refused one, the
   * save fails, because every further save would be refused as well.
   */
  #withholdField(field: keyof ItemFields, sent: ItemFields): void {
    const editor = this.#editor;
    const isPrevious = sent[field] === editor.versions.base[field];
    editor.notTaken = new Map([...editor.notTaken, [field, sent[field]]]);
    if (isPrevious) editor.save = { kind: 'failed', failure: failureOf(new PortFault('refused')) };
    else editor.settle(editor.versions);
  }
}
