import { withoutSeparators } from '../../../../domain/text/without-separators.ts';
import { differingFields, type ItemFields } from '../../shared/item-fields.ts';
import { isUnfinished, waitsForUser } from '../state/item-folds.ts';
import type { CorrectionPlace } from '../materials-view-model.ts';
import type { OpenPackage } from '../state/open-package.ts';
import type { PackagePreview } from './package-preview.ts';
import type { PackageRemoval } from './package-removal.ts';
import { waitingField } from '../views/resume-place.ts';

/** The result of confirming all: how many documents, and where to continue. */
export interface AllConfirmed {
  readonly count: number;
  readonly next: CorrectionPlace | undefined;
}

/**
 * The user's work in one document after the other: typing, comparing with a new file, settling conflicts, continuing.
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
    this.#state.errorVisibility.fieldTyped(documentId, field);
    // A user who changes a value has looked at the file.
    this.#state.compared.markCompared(editor.item, differingFields(before, editor.fields));
  }

  /** Removes the separators from the contract's number, and keeps its written form beside it. */
  separatorsRemovePressed(documentId: string): void {
    const editor = this.#state.editors.get(documentId);
    const asWritten = editor?.fields.contractNumber.trim() ?? '';
    editor?.typed({ contractNumber: withoutSeparators(asWritten), contractAsWritten: asWritten });
    if (editor) this.#state.compared.markCompared(editor.item, ['contractNumber']);
  }

  /** The user has entered a document: row, form and viewer show it. Selecting one for removal does not count. */
  documentEntered(documentId: string): void {
    const found = this.#state.item(documentId);
    if (!found || found.material.stage !== this.#state.stage) return;
    const picking = this.#removal.pickingFrom === found.material.materialId;
    if (!picking || this.#state.folds.isUnfolded(documentId)) this.#preview.follow(found.item);
  }

  /** The user has entered a field. A message that is already shown stays until the field is corrected. */
  fieldEntered(documentId: string, field: keyof ItemFields): void {
    const isProblemShown = this.#state
      .card(documentId)
      .view?.fields.some((each) => each.id === field && each.problem !== undefined);
    this.#state.errorVisibility.fieldEntered(documentId, field, isProblemShown === true);
  }

  fieldLeft(): void {
    this.#state.errorVisibility.fieldLeft();
  }

  /** The user has compared all values of a document with its new file. */
  comparedPressed(documentId: string): void {
    const found = this.#state.item(documentId);
    if (found) this.#state.compared.markCompared(found.item, this.#state.toCompare(found));
  }

  /** Replaces a doubtful value by the offered one. */
  offerTaken(documentId: string, number: number): void {
    const doubt = this.#state.card(documentId).view?.doubts.find((each) => each.number === number);
    if (doubt?.field && doubt.offer) this.typed(documentId, doubt.field, doubt.offer.value);
  }

  /**
   * Confirms a document, and opens the next one.
   * @returns the next place; if something is missing, wrong or to be compared, the place of that
   */
  confirmPressed(documentId: string): CorrectionPlace | undefined {
    const view = this.#state.card(documentId).view;
    if (!view) return undefined;
    this.#state.errorVisibility.continueAttempted([documentId]);
    if (view.open.open && isUnfinished(view.state)) return { item: documentId, field: this.#waitingField(documentId) };
    if (view.open.open) this.#confirm(documentId);
    return this.#advance(documentId);
  }

  /**
   * Confirms all documents of a material that passed their checks. The first document with a doubt is opened for a
   * look.
   */
  confirmAllPressed(materialId: string): AllConfirmed {
    const frame = this.#state.frames.find((each) => each.materialId === materialId);
    const items = frame ? this.#state.itemsOf(frame) : [];
    const confirmable = items.filter(({ check }) => check === 'confirmable');
    for (const { documentId } of confirmable) this.#confirm(documentId);
    const waiting = items.find(waitsForUser);
    if (waiting) this.#state.folds.unfold(waiting.documentId);
    return {
      count: confirmable.length,
      next: waiting && { item: waiting.documentId, field: this.#waitingField(waiting.documentId) },
    };
  }

  #confirm(documentId: string): void {
    const found = this.#state.item(documentId);
    const fields = this.#state.editors.get(documentId)?.fields;
    if (found && fields) this.#state.confirmed.add(found.item, fields);
  }

  /** The field that waits; otherwise a text field, in which Enter confirms, unlike in a list of types. */
  #waitingField(documentId: string): CorrectionPlace['field'] {
    const view = this.#state.card(documentId).view;
    return view ? (waitingField(view) ?? view.fields.find(({ kind }) => kind !== 'invoice-type')?.id ?? null) : null;
  }

  #advance(documentId: string): CorrectionPlace | undefined {
    const next = this.#state.folds.advance(this.#state.beside(documentId), documentId);
    return next && { item: next.documentId, field: this.#waitingField(next.documentId) };
  }

  /** Takes the new file's value in each field that differs from the earlier file. */
  newFileTaken(documentId: string): void {
    const fields = this.#state.card(documentId).view?.fields ?? [];
    for (const { id, toCompare, read } of fields)
      if (toCompare && read?.instead) this.typed(documentId, id, read.instead.value);
  }

  /**
   * Continues with the next waiting document of the same kind, and copies the invoice's type to it.
   * @returns the field that waits in it
   */
  nextPressed(documentId: string): CorrectionPlace | undefined {
    const { errorVisibility } = this.#state;
    const previous = this.#state.editors.get(documentId);
    if (previous?.wasTypedInto) errorVisibility.continueAttempted([documentId]);
    const next = this.#advance(documentId);
    const editor = this.#state.editors.get(next?.item ?? '');
    const type = previous?.fields.type ?? '';
    if (!next || !editor) return undefined;
    if (type === '' || editor.fields.type !== '') return next;
    editor.typed({ type });
    return { ...next, field: this.#waitingField(next.item) };
  }

  /** Sends again what could not be saved of a document. */
  async saveNowPressed(documentId: string): Promise<void> {
    await this.#state.editors.get(documentId)?.saveNow();
  }

  /** Settles a conflict: either their change or the user's own is kept. */
  async conflictSettled(documentId: string, keep: 'mine' | 'theirs'): Promise<void> {
    const editor = this.#state.editors.get(documentId);
    if (keep === 'mine') editor?.resolveWithMine();
    else editor?.resolveWithTheirs();
    await editor?.flush();
  }
}
