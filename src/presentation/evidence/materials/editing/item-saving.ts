import { runInAction } from 'mobx';
import type { Clock } from '../../../../application/ports/clock.ts';
import { PortFault } from '../../../../application/ports/port-fault.ts';
import type { MaterialItem } from '../../../../domain/evidence/materials/material.ts';
import { failureOf } from '../../../shared/failure.ts';
import { fieldIdOf } from '../../shared/field-kinds.ts';
import { savedFields, type ItemFields } from '../../shared/item-fields.ts';
import { isOlder, mergedWith, sentBeside, type ItemVersions } from './item-versions.ts';
import { saveMerged, type MergedSave, type SavingParts } from './merged-save.ts';
import { SaveRetries } from './save-retries.ts';
import { SaveSchedule } from './save-schedule.ts';
import type { SaveState } from './save-state.ts';
import { sendableFields, type NotTaken, type Withheld } from './withheld-fields.ts';

/** How long after the last key a field is saved, in milliseconds. */
const pause = 600;

export interface ItemSavingParts extends SavingParts {
  readonly clock: Clock;
  readonly saved: (item: MaterialItem) => void;
  /** A colleague has changed other fields meanwhile, and both changes stand. */
  readonly savedBeside: (name: string) => void;
  /** It cannot be changed any more: somebody else has removed it, or moved the package on. */
  readonly foundShut: () => void;
  readonly faultSeen: (thrown: unknown) => void;
}

/** What is typed in one document, to be sent, and changed by what comes of it. */
export interface Savable {
  versions: ItemVersions;
  save: SaveState;
  notTaken: NotTaken;
  readonly withheld: Withheld;
  keepDraft(): void;
  mergeWith(theirs: MaterialItem, by: string): void;
  settle(versions: ItemVersions): void;
  conflict(save: Extract<SaveState, { readonly kind: 'refused' }>, versions: ItemVersions): void;
}

/** Sends what is typed in one document, one save at a time, and tells its editor what each answer means. */
export class ItemSaving {
  readonly schedule: SaveSchedule;
  readonly #retries = new SaveRetries();
  readonly #editor: Savable;
  readonly #parts: ItemSavingParts;

  constructor(editor: Savable, parts: ItemSavingParts) {
    this.#editor = editor;
    this.#parts = parts;
    this.schedule = new SaveSchedule(parts.clock);
  }

  /** Once the hands rest. */
  soon(): void {
    this.#later(pause);
  }

  /** Earlier failures count no more. */
  startAgain(): void {
    this.#retries.startAgain();
  }

  /** Without waiting for a pause; done when nothing is on its way any more. */
  async atOnce(): Promise<void> {
    await this.schedule.atOnce(() =>
      this.#editor.save.kind === 'unsaved' || this.#editor.save.kind === 'kept-here' ? this.#store() : undefined,
    );
  }

  #later(after: number): void {
    this.schedule.later(after, () => void this.atOnce());
  }

  async #store(): Promise<void> {
    const editor = this.#editor;
    const sent = {
      ...editor.versions,
      fields: sendableFields(editor.versions.fields, editor.versions.before, editor.withheld),
    };
    runInAction(() => this.#sending(sent));
    try {
      const outcome = await saveMerged(this.#parts, sent);
      runInAction(() => this.#answered(sent, outcome));
    } catch (thrown) {
      this.#parts.faultSeen(thrown);
      runInAction(() => this.#stumbled(thrown));
    }
  }

  /** Kept before it goes: whether it arrived may be known only after the portal was closed and opened again. */
  #sending(sent: ItemVersions): void {
    const editor = this.#editor;
    editor.versions = { ...editor.versions, unanswered: sentBeside(sent) };
    editor.keepDraft();
    editor.save = { kind: 'saving' };
  }

  #stumbled(thrown: unknown): void {
    const { save, again } = this.#retries.after(thrown);
    this.#editor.save = save;
    if (again !== undefined) this.#later(again);
  }

  #answered({ fields, unanswered }: ItemVersions, outcome: MergedSave): void {
    const editor = this.#editor;
    // What was refused is not there; what was taken leaves nothing open.
    editor.versions = { ...editor.versions, unanswered: outcome.saved ? {} : unanswered };
    if (outcome.saved) this.#stored(fields, outcome);
    else this.#refused(outcome, fields);
  }

  #stored(sent: ItemFields, outcome: Extract<MergedSave, { readonly saved: true }>): void {
    this.startAgain();
    const editor = this.#editor;
    const item = isOlder(outcome.item, editor.versions.item) ? editor.versions.item : outcome.item;
    this.#parts.saved(item);
    if (outcome.beside !== '') this.#parts.savedBeside(outcome.beside);
    // What was sent is there now; what was typed since comes on top of it.
    editor.versions = { ...editor.versions, before: savedFields(item, sent) };
    editor.mergeWith(item, outcome.by ?? outcome.beside);
  }

  #refused({ outcome, theirs, contested }: Extract<MergedSave, { readonly saved: false }>, sent: ItemFields): void {
    if (outcome.because === 'field-refused') return this.#fieldRefused(fieldIdOf(outcome), sent);
    if (!theirs) this.#parts.foundShut();
    const { versions } = this.#editor;
    // What is contested is told beside the item as it was seen.
    this.#editor.conflict(
      { kind: 'refused', outcome, theirs, contested },
      theirs ? { ...mergedWith(versions, theirs).versions, item: versions.item } : versions,
    );
  }

  /**
   * The rest is saved without it. What was there before is not asked about: a back end that refuses that, too, takes
   * nothing of the document.
   */
  #fieldRefused(field: keyof ItemFields, sent: ItemFields): void {
    const editor = this.#editor;
    const isOld = sent[field] === editor.versions.before[field];
    editor.notTaken = new Map([...editor.notTaken, [field, sent[field]]]);
    if (isOld) editor.save = { kind: 'failed', failure: failureOf(new PortFault('refused')) };
    else editor.settle(editor.versions);
  }
}
