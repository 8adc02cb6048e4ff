import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '../../application/ports/clock.ts';
import type { Drafts } from '../../application/ports/drafts.ts';
import type { ItemContent } from '../../application/ports/material-desk.ts';
import { PortFault } from '../../application/ports/port-fault.ts';
import type { MaterialItem } from '../../domain/materials/material.ts';
import { failureOf } from '../shared/failure.ts';
import { contestedBy, isContestedBy, mineKept, theirsTaken } from './contest.ts';
import { fieldIdOf } from './field-kinds.ts';
import { FilledAmount } from './filled-amount.ts';
import { keptDraft } from './item-draft.ts';
import { fieldsContent, fieldsOf, sameFields, settledFields, type ItemFields } from './item-fields.ts';
import { isAsSeen, isOlder, mergedWith, typedInto, unsettled, untouched, type ItemVersions } from './item-versions.ts';
import { saveOver, type SavedOver, type SavingParts } from './save-over.ts';
import { SaveRetries } from './save-retries.ts';
import { SaveSchedule } from './save-schedule.ts';
import type { SaveState } from './save-state.ts';
import { sendableFields, withheldFields, type NotTaken, type Withheld } from './withheld-fields.ts';

/** How long after the last key a field is saved, in milliseconds. */
const pause = 600;

export interface EditorParts extends SavingParts {
  readonly drafts: Drafts;
  readonly clock: Clock;
  readonly saved: (item: MaterialItem) => void;
  /** A colleague has changed other fields meanwhile, and both changes stand. */
  readonly savedBeside: (name: string) => void;
  /** It cannot be changed any more: somebody else has removed it, or moved the package on. */
  readonly foundShut: () => void;
  readonly faultSeen: (thrown: unknown) => void;
}

/** The fields of one invoice or contract as they are typed: saved as one goes, one save at a time, never over somebody else's. */
export class ItemEditor {
  versions: ItemVersions;
  save: SaveState = { kind: 'saved' };
  notTaken: NotTaken = new Map();
  /** Something of what it says was typed at this desk. */
  wasTypedInto = false;
  readonly #retries = new SaveRetries();
  readonly #filled = new FilledAmount();
  readonly #schedule: SaveSchedule;
  readonly #parts: EditorParts;

  constructor(item: MaterialItem, parts: EditorParts) {
    this.versions = untouched(item);
    this.#parts = parts;
    this.#schedule = new SaveSchedule(parts.clock);
    const kept = keptDraft(parts.drafts.read(this.draftName), this.fields);
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
    if (kept) this.resume(kept.before, kept.typed);
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

  get content(): ItemContent {
    return fieldsContent(this.item, this.fields);
  }

  typed(change: Partial<ItemFields>): void {
    const versions = typedInto(this.versions, change);
    this.versions = this.item.invoice ? typedInto(versions, this.#filled.after(versions.fields, change)) : versions;
    this.wasTypedInto = true;
    this.keepDraft();
    // A conflict is settled before anything more is sent.
    if (this.save.kind === 'refused') return;
    this.#retries.startAgain();
    this.save = { kind: 'unsaved' };
    this.saveLater(pause);
  }

  /** What could not be saved is sent once more at once. */
  async saveNow(): Promise<void> {
    if (this.save.kind !== 'failed' && this.save.kind !== 'kept-here') return;
    this.#retries.startAgain();
    this.save = { kind: 'unsaved' };
    await this.flush();
  }

  /** The item as somebody else, or an upload, has made it. What is typed stays beside what they changed; the same field changed by both is a conflict. */
  renewed(item: MaterialItem): void {
    if (isOlder(item, this.item)) return;
    const { save } = this;
    if (save.kind === 'saved') this.versions = untouched(item);
    else if (save.kind === 'saving') this.seeWhileSaving(item);
    // What was refused is not sent again because a look at what is there has brought the same.
    else if (save.kind === 'failed' && isAsSeen(item, this.versions)) return;
    else if (save.kind !== 'refused') this.mergeWith(item, '');
    else if (save.theirs && (item.revision === undefined || item.revision !== save.theirs.revision)) this.mergeWith(item, save.outcome.because === 'changed-by-another' ? save.outcome.by : '', save.contested);
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
    await this.#schedule.atOnce(() => (this.save.kind === 'unsaved' || this.save.kind === 'kept-here' ? this.store() : undefined));
  }

  /** The screen is left: what is typed is sent once more, and otherwise waits in this browser. */
  left(): void {
    this.#schedule.stop();
    void this.flush();
  }

  /** Gives up waiting to save; what was typed stays in this browser. */
  stopped(): void {
    this.#schedule.stop();
    this.#schedule.forget();
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
    this.versions = { item: this.item, fields: typed, before };
    this.wasTypedInto = true;
    this.mergeWith(this.item, '');
  }

  private keepDraft(): void {
    this.#parts.drafts.write(this.draftName, { before: this.versions.before, typed: this.fields });
  }

  /** What is there now comes beside what is typed; `by` changed it, where that is known. */
  private mergeWith(theirs: MaterialItem, by: string, already: readonly (keyof ItemFields)[] = []): void {
    const { versions, contested } = mergedWith(this.versions, theirs, already);
    if (contested.length === 0) this.settle(versions);
    else this.conflict({ kind: 'refused', outcome: { saved: false, because: 'changed-by-another', by }, theirs, contested }, versions);
  }

  /** Nothing is in question any more: what differs from what is there is saved. */
  private settle(versions: ItemVersions): void {
    this.#schedule.forget();
    this.versions = versions;
    const left = unsettled(versions);
    if (left.length === 0) {
      this.save = { kind: 'saved' };
      return this.#parts.drafts.remove(this.draftName);
    }
    this.keepDraft();
    this.save = { kind: left.every((field) => this.withheld.has(field)) ? 'withheld' : 'unsaved' };
    if (this.save.kind === 'unsaved') this.saveLater(pause);
  }

  private conflict(save: Extract<SaveState, { readonly kind: 'refused' }>, versions: ItemVersions): void {
    this.#schedule.forget();
    this.versions = versions;
    this.keepDraft();
    this.save = save;
  }

  /** The answer of the save under way will tell of anything else that changed. */
  private seeWhileSaving(item: MaterialItem): void {
    const { fields, before } = this.versions;
    const there = fieldsOf(item);
    if (sameFields(there, before) || sameFields(there, settledFields(item, fields))) this.versions = { item, fields, before };
  }

  private saveLater(after: number): void {
    this.#schedule.later(after, () => void this.flush());
  }

  private async store(): Promise<void> {
    const sent = { ...this.versions, fields: sendableFields(this.fields, this.versions.before, this.withheld) };
    this.save = { kind: 'saving' };
    try {
      const over = await saveOver(this.#parts, sent);
      runInAction(() => this.stored(sent.fields, over));
    } catch (thrown) {
      this.#parts.faultSeen(thrown);
      runInAction(() => this.stumbled(thrown));
    }
  }

  private stumbled(thrown: unknown): void {
    const { save, again } = this.#retries.after(thrown);
    this.save = save;
    if (again !== undefined) this.saveLater(again);
  }

  private stored(sent: ItemFields, over: SavedOver): void {
    if (!over.saved) return this.refused(over, sent);
    this.#retries.startAgain();
    const item = isOlder(over.item, this.item) ? this.item : over.item;
    this.#parts.saved(item);
    if (over.beside !== '') this.#parts.savedBeside(over.beside);
    // What was sent is there now; what was typed since comes on top of it.
    this.versions = { ...this.versions, before: settledFields(item, sent) };
    this.mergeWith(item, over.by ?? over.beside);
  }

  private refused({ outcome, theirs, contested }: Extract<SavedOver, { readonly saved: false }>, sent: ItemFields): void {
    if (outcome.because === 'field-refused') return this.fieldRefused(fieldIdOf(outcome), sent);
    if (!theirs) this.#parts.foundShut();
    // What is contested is told beside the item as it was seen.
    this.conflict({ kind: 'refused', outcome, theirs, contested }, theirs ? { ...mergedWith(this.versions, theirs).versions, item: this.item } : this.versions);
  }

  /** The rest is saved without it. What was there before is not asked about: a back end that refuses that, too, takes nothing of the document. */
  private fieldRefused(field: keyof ItemFields, sent: ItemFields): void {
    const isOld = sent[field] === this.versions.before[field];
    this.notTaken = new Map([...this.notTaken, [field, sent[field]]]);
    if (isOld) this.save = { kind: 'failed', failure: failureOf(new PortFault('refused')) };
    else this.settle(this.versions);
  }
}
