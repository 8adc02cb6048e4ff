import { withoutSeparators } from '../../../../domain/evidence/trade-contract/contract-number.ts';
import { differingFields, type ItemFields } from '../../shared/item-fields.ts';
import { isUnfinished, waitsForHands } from '../state/item-folds.ts';
import type { MendPlace } from '../materials-view-model.ts';
import type { OpenPackage } from '../state/open-package.ts';
import type { PackagePreview } from './package-preview.ts';
import type { PackageRemoval } from './package-removal.ts';
import { waitingField } from '../views/resume-place.ts';

/** What came of confirming all: how many documents, and where to go on. */
export interface AllConfirmed {
  readonly count: number;
  readonly next: MendPlace | undefined;
}

/**
 * What hands do in one document after the other: type, compare with a new file, settle what a colleague changed, go on.
 */
export class DocumentWork {
  readonly #state: OpenPackage;
  readonly #preview: PackagePreview;
  readonly #removal: PackageRemoval;

  constructor(
    state: OpenPackage,
    { preview, removal }: { readonly preview: PackagePreview; readonly removal: PackageRemoval },
  ) {
    this.#state = state;
    this.#preview = preview;
    this.#removal = removal;
  }

  typed(documentId: string, field: keyof ItemFields, value: string): void {
    const editor = this.#state.editors.get(documentId);
    if (!editor) return;
    const digits = field === 'code' || field === 'number' || field === 'checkCode';
    const before = editor.fields;
    editor.typed({ [field]: digits ? value.replace(/\s+/g, '') : value });
    this.#state.telling.typed(documentId, field);
    // Who changes a value has looked at the file.
    this.#state.compared.markCompared(editor.item, differingFields(before, editor.fields));
  }

  /** The contract's number goes without its separators; how it is written on paper is kept beside it. */
  separatorsRemoved(documentId: string): void {
    const editor = this.#state.editors.get(documentId);
    const asWritten = editor?.fields.contractNumber.trim() ?? '';
    editor?.typed({ contractNumber: withoutSeparators(asWritten), contractAsWritten: asWritten });
    if (editor) this.#state.compared.markCompared(editor.item, ['contractNumber']);
  }

  /** A document is come into: row, form and viewer are on it. Picking one to be removed is no work on it. */
  entered(documentId: string): void {
    const found = this.#state.item(documentId);
    if (!found || found.material.stage !== this.#state.stage) return;
    const picking = this.#removal.pickingFrom === found.material.materialId;
    if (!picking || this.#state.folds.isUnfolded(documentId)) this.#preview.followed(found.item);
  }

  /** A field is come into; what is told of it already stays in sight until it is mended. */
  fieldEntered(documentId: string, field: keyof ItemFields): void {
    const told = this.#state
      .card(documentId)
      .view?.fields.some((each) => each.id === field && each.problem !== undefined);
    this.#state.telling.entered(documentId, field, told === true);
  }

  fieldLeft(): void {
    this.#state.telling.left();
  }

  /** All that a document says was found to be what its new file says. */
  comparedPressed(documentId: string): void {
    const found = this.#state.item(documentId);
    if (found) this.#state.compared.markCompared(found.item, this.#state.toCompare(found));
  }

  /** What is offered instead of a doubtful value takes its place. */
  doubtTaken(documentId: string, number: number): void {
    const doubt = this.#state.card(documentId).view?.doubts.find((each) => each.number === number);
    if (doubt?.field && doubt.offer) this.typed(documentId, doubt.field, doubt.offer.value);
  }

  /**
   * A document is found right as it stands, and the next one is opened; where something is still missing, wrong or to
   * be compared, one is led there instead.
   */
  confirmPressed(documentId: string): MendPlace | undefined {
    const view = this.#state.card(documentId).view;
    if (!view) return undefined;
    this.#state.telling.tried([documentId]);
    if (view.open.open && isUnfinished(view.state)) return { item: documentId, field: this.#waitingField(documentId) };
    if (view.open.open) this.#confirm(documentId);
    return this.#advance(documentId);
  }

  /**
   * All of a material whose checks hold are found right together; answers how many. What has a doubt is left to the
   * eye: the first of it is opened, and is where to go on.
   */
  allConfirmed(materialId: string): AllConfirmed {
    const frame = this.#state.frames.find((each) => each.materialId === materialId);
    const items = frame ? this.#state.itemsOf(frame) : [];
    const holding = items.filter(({ check }) => check === 'confirmable');
    for (const { documentId } of holding) this.#confirm(documentId);
    const waiting = items.find(waitsForHands);
    if (waiting) this.#state.folds.unfold(waiting.documentId);
    return {
      count: holding.length,
      next: waiting && { item: waiting.documentId, field: this.#waitingField(waiting.documentId) },
    };
  }

  #confirm(documentId: string): void {
    const found = this.#state.item(documentId);
    const fields = this.#state.editors.get(documentId)?.fields;
    if (found && fields) this.#state.confirmed.add(found.item, fields);
  }

  /** Where nothing of it waits, a line of text, in which Enter confirms; in a list of types it opens the list. */
  #waitingField(documentId: string): MendPlace['field'] {
    const view = this.#state.card(documentId).view;
    return view ? (waitingField(view) ?? view.fields.find(({ kind }) => kind !== 'invoice-type')?.id ?? null) : null;
  }

  #advance(documentId: string): MendPlace | undefined {
    const next = this.#state.folds.advance(this.#state.beside(documentId), documentId);
    return next && { item: next.documentId, field: this.#waitingField(next.documentId) };
  }

  /** Wherever the new file says something else than what stands there of the earlier one, its word is taken. */
  newFileTaken(documentId: string): void {
    const fields = this.#state.card(documentId).view?.fields ?? [];
    for (const { id, toCompare, read } of fields)
      if (toCompare && read?.instead) this.typed(documentId, id, read.instead.value);
  }

  /**
   * From one document to the next of its kind that waits, taking the invoice's type along; what waits in it is where to
   * go on.
   */
  nextPressed(documentId: string): MendPlace | undefined {
    const { telling } = this.#state;
    const left = this.#state.editors.get(documentId);
    if (left?.wasTypedInto) telling.tried([documentId]);
    const next = this.#advance(documentId);
    const editor = this.#state.editors.get(next?.item ?? '');
    const type = left?.fields.type ?? '';
    if (!next || !editor) return undefined;
    if (type === '' || editor.fields.type !== '') return next;
    editor.typed({ type });
    return { ...next, field: this.#waitingField(next.item) };
  }

  /** What could not be saved of an item is sent once more. */
  async saveNowPressed(documentId: string): Promise<void> {
    await this.#state.editors.get(documentId)?.saveNow();
  }

  /** A conflict on an item: theirs or mine goes on. */
  async conflictSettled(documentId: string, keep: 'mine' | 'theirs'): Promise<void> {
    const editor = this.#state.editors.get(documentId);
    if (keep === 'mine') editor?.mineKept();
    else editor?.theirsTaken();
    await editor?.flush();
  }
}
