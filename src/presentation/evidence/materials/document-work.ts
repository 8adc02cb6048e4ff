import type { UploadStage } from '../../../domain/evidence/materials/stage.ts';
import { withoutSeparators } from '../../../domain/evidence/trade-contract/contract-number.ts';
import type { ComparedValues } from '../shared/compared-values.ts';
import { differingFields, type ItemFields } from '../shared/item-fields.ts';
import type { MendPlace } from './materials-view-model.ts';
import type { OpenPackage } from './open-package.ts';
import type { PackagePreview } from './package-preview.ts';
import type { PackageRemoval } from './package-removal.ts';
import { waitingField } from './resume-place.ts';

export interface DocumentWorkParts {
  readonly inside: OpenPackage;
  readonly preview: PackagePreview;
  readonly compared: ComparedValues;
  readonly removal: PackageRemoval;
  readonly stage: () => UploadStage | undefined;
}

/** What hands do in one document after the other: type, compare with a new file, settle what a colleague changed, go on. */
export class DocumentWork {
  readonly #inside: OpenPackage;
  readonly #preview: PackagePreview;
  readonly #compared: ComparedValues;
  readonly #removal: PackageRemoval;
  readonly #stage: () => UploadStage | undefined;

  constructor({ inside, preview, compared, removal, stage }: DocumentWorkParts) {
    this.#inside = inside;
    this.#preview = preview;
    this.#compared = compared;
    this.#removal = removal;
    this.#stage = stage;
  }

  typed(docFileId: string, field: keyof ItemFields, value: string): void {
    const editor = this.#inside.editors.get(docFileId);
    if (!editor) return;
    const digits = field === 'code' || field === 'number' || field === 'checkCode';
    const before = editor.fields;
    editor.typed({ [field]: digits ? value.replace(/\s+/g, '') : value });
    this.#inside.telling.typed(docFileId, field);
    // Who changes a value has looked at the file.
    this.#compared.compared(editor.item, differingFields(before, editor.fields));
  }

  /** The contract's number goes without its separators; how it is written on paper is kept beside it. */
  separatorsRemoved(docFileId: string): void {
    const editor = this.#inside.editors.get(docFileId);
    const asWritten = editor?.fields.contractNumber.trim() ?? '';
    editor?.typed({ contractNumber: withoutSeparators(asWritten), contractAsWritten: asWritten });
    if (editor) this.#compared.compared(editor.item, ['contractNumber']);
  }

  /** A document is come into, or pressed: it is the one that is worked on. Picking one to be removed is no work on it. */
  entered(docFileId: string): void {
    const found = this.#inside.item(docFileId);
    if (!found || found.material.stage !== this.#stage()) return;
    const picking = this.#removal.pickingFrom === found.material.docMaterialId;
    if (!picking || this.#inside.folds.isUnfolded(docFileId)) this.#preview.followed(found.item);
  }

  /** A field is come into; what is told of it already stays in sight until it is mended. */
  fieldEntered(docFileId: string, field: keyof ItemFields): void {
    const told = this.#inside.card(docFileId).view?.fields.some((each) => each.id === field && each.problem !== undefined);
    this.#inside.telling.entered(docFileId, field, told === true);
  }

  fieldLeft(): void {
    this.#inside.telling.left();
  }

  /** All that a document says was found to be what its new file says. */
  comparedPressed(docFileId: string): void {
    const found = this.#inside.item(docFileId);
    if (found) this.#compared.compared(found.item, this.#inside.toCompare(found));
  }

  /** From one document to the next of its kind that waits, taking the invoice's type along; what waits in it is where to go on. */
  nextPressed(docFileId: string): MendPlace | undefined {
    const { folds, telling } = this.#inside;
    const left = this.#inside.editors.get(docFileId);
    if (left?.wasTypedInto) telling.tried([docFileId]);
    const next = folds.advance(this.#inside.beside(docFileId), docFileId);
    const editor = this.#inside.editors.get(next?.docFileId ?? '');
    const type = left?.fields.type ?? '';
    if (!next || !editor) return undefined;
    if (type !== '' && editor.fields.type === '') editor.typed({ type });
    const view = this.#inside.card(next.docFileId).view;
    return { item: next.docFileId, field: view ? waitingField(view) : null };
  }

  /** What could not be saved of an item is sent once more. */
  async saveNowPressed(docFileId: string): Promise<void> {
    await this.#inside.editors.get(docFileId)?.saveNow();
  }

  /** A conflict on an item: theirs or mine goes on. */
  async conflictSettled(docFileId: string, keep: 'mine' | 'theirs'): Promise<void> {
    const editor = this.#inside.editors.get(docFileId);
    if (keep === 'mine') editor?.mineKept();
    else editor?.theirsTaken();
    await editor?.flush();
  }
}
