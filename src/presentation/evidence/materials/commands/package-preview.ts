import { computedStruct, makeAutoObservable } from 'mobx';
import type { FileReference, Material, MaterialItem } from '../../../../domain/evidence/materials/material.ts';
import { comparableFiles } from '../../shared/comparable-files.ts';
import type { UploadQueue } from '../../shared/upload-queue.ts';
import type { Preview } from '../materials-view-model.ts';
import type { OpenPackage } from '../state/open-package.ts';
import type { Selected } from '../state/package-selection.ts';

/** Each file once, because several documents may share a sheet. */
const filesOf = (materials: readonly Material[]): readonly FileReference[] => [
  ...new Map(
    materials.flatMap((material) => material.items.flatMap((item) => item.files)).map((file) => [file.fileId, file]),
  ).values(),
];
const samples = ({ examples, templates }: Material): readonly FileReference[] => [...examples, ...templates];
function isAmong(files: readonly FileReference[], fileId: string): boolean {
  return files.some((file) => file.fileId === fileId);
}

/** The shown file, which follows the selection: the selected document's file, or a sample that the user opened. */
export class PackagePreview {
  readonly #state: Pick<OpenPackage, 'selection' | 'shown' | 'materials'>;

  readonly #queue: Pick<UploadQueue, 'isBusy' | 'pause'>;

  constructor(
    state: Pick<OpenPackage, 'selection' | 'shown' | 'materials'>,
    queue: Pick<UploadQueue, 'isBusy' | 'pause'>,
  ) {
    this.#state = state;
    this.#queue = queue;
    makeAutoObservable<this>(this, { shown: computedStruct }, { autoBind: true, deep: false });
  }

  /** Whether files are being sent; not while the sending is paused. */
  get isUploading(): boolean {
    return this.#queue.isBusy && this.#queue.pause === undefined;
  }

  /** The shown file with its neighbours: other documents for a document, the material's samples for a sample. */
  get shown(): Preview | undefined {
    const selected = this.#state.selection.current;
    const found = selected && (this.sampleOf(selected) ?? this.fileOf(selected));
    if (!found) return undefined;
    const everywhere = this.#state.materials.map((material) => ({ stage: material.stage, files: filesOf([material]) }));
    return { ...found, asked: selected.asked, companions: comparableFiles(everywhere) };
  }

  /** The user opens a file of the shown stage; its document is selected with it. */
  filePressed(fileId: string | undefined): void {
    if (fileId === undefined) this.#state.selection.clear();
    else this.turnTo(fileId, true);
  }

  /** The user turns to another of the shown files; its document is selected with it. */
  fileChosen(fileId: string): void {
    this.turnTo(fileId, this.shown?.asked === true);
  }

  /** The full-screen preview was closed; the document's own file stays beside the form. */
  closed(): void {
    this.#state.selection.closeWide();
  }

  /** Shows a file that replaces the shown one, or is appended to it. */
  showArrived({ documentId, files }: MaterialItem, before: readonly FileReference[]): void {
    const [shownId, newest] = [this.shown?.fileId, files.at(-1)];
    if (newest && shownId !== undefined && isAmong(before, shownId))
      this.#state.selection.turnTo(documentId, newest.fileId);
  }

  /** Shows the file of a document that the user works on. */
  follow({ documentId, files }: MaterialItem): void {
    const { shown } = this;
    const stays = shown !== undefined && this.#state.selection.has(documentId) && isAmong(files, shown.fileId);
    this.#state.selection.select(documentId, stays ? { fileId: shown.fileId, asked: shown.asked } : {});
  }

  private sampleOf({ sample }: Selected): Pick<Preview, 'fileId' | 'files'> | undefined {
    if (sample === undefined) return undefined;
    const files = this.#state.shown.map(samples).find((each) => isAmong(each, sample));
    return files && { fileId: sample, files };
  }

  private fileOf({ documentId, fileId }: Selected): Pick<Preview, 'fileId' | 'files'> | undefined {
    const materials = this.#state.shown;
    const item = materials.flatMap(({ items }) => items).find((each) => each.documentId === documentId);
    const file = item?.files.find((each) => each.fileId === fileId) ?? item?.files[0];
    return file && { fileId: file.fileId, files: filesOf(materials) };
  }

  private turnTo(fileId: string, asked: boolean): void {
    const item = this.itemWith(fileId);
    if (item) this.#state.selection.select(item.documentId, { fileId, asked });
    else this.#state.selection.showSample(fileId, asked);
  }

  /** The selected document if several share the file, as they do a sheet. */
  private itemWith(fileId: string): MaterialItem | undefined {
    const items = this.#state.shown.flatMap((material) => material.items).filter(({ files }) => isAmong(files, fileId));
    return items.find(({ documentId }) => this.#state.selection.has(documentId)) ?? items[0];
  }
}
