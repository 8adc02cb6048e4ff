import { makeAutoObservable, observable } from 'mobx';
import type { UploadStage } from '../../../../domain/evidence/materials/stage.ts';

/** The selection in a stage. */
export interface Selected {
  /** Undefined if there is no document, and a sample is shown. */
  readonly documentId: string | undefined;
  /** The shown file of the document; undefined for its first. */
  readonly fileId: string | undefined;
  /** The sample that is shown in place of the document's file. */
  readonly sample: string | undefined;
  /**
   * Whether the user chose the document, or it waits for the user. Arriving documents do not change such a selection.
   * In a list with forms its form is open.
   */
  readonly open: boolean;
  /** Whether the file is shown over the whole screen if there is no room beside the form. */
  readonly asked: boolean;
}

/** The stages of the package's documents. */
export interface StagePlaces {
  /** The stage that is shown. */
  readonly stage: UploadStage | undefined;
  /** The stage of a document; undefined if it is gone. */
  stageOf(documentId: string): UploadStage | undefined;
}

type Choice = Partial<Pick<Selected, 'fileId' | 'open' | 'asked'>>;

const nothingSelected: Selected = {
  documentId: undefined,
  fileId: undefined,
  sample: undefined,
  open: false,
  asked: false,
};

/**
 * The selected document of each stage, and its shown file. The marked row, the open form and the shown file all follow
 * from it, so that the user never types from another document's file.
 */
export class PackageSelection {
  readonly #selected = observable.map<UploadStage, Selected>({}, { deep: false });
  readonly #places: StagePlaces;

  constructor(places: StagePlaces) {
    this.#places = places;
    makeAutoObservable<this>(this, { of: false, has: false, isOpen: false }, { autoBind: true, deep: false });
  }

  /** The selection of the shown stage. */
  get current(): Selected | undefined {
    return this.of(this.#places.stage);
  }

  /** The selection of a stage. A removed document is no longer selected. */
  of(stage: UploadStage | undefined): Selected | undefined {
    const selected = stage && this.#selected.get(stage);
    if (selected?.documentId === undefined || this.#places.stageOf(selected.documentId) === stage) return selected;
    return selected.sample === undefined
      ? undefined
      : { ...nothingSelected, sample: selected.sample, asked: selected.asked };
  }

  has(documentId: string): boolean {
    return this.of(this.#places.stageOf(documentId))?.documentId === documentId;
  }

  isOpen(documentId: string): boolean {
    return this.has(documentId) && this.of(this.#places.stageOf(documentId))?.open === true;
  }

  /** Selects a document for the user, with its first file unless another is named. */
  select(documentId: string, { fileId, open = true, asked = false }: Choice = {}): void {
    const stage = this.#places.stageOf(documentId);
    if (stage !== undefined) this.#selected.set(stage, { documentId, fileId, sample: undefined, open, asked });
  }

  /** Selects a document automatically, unless the user has selected one. A shown sample stays. */
  offer(documentId: string, open: boolean): void {
    const stage = this.#places.stageOf(documentId);
    const before = this.of(stage);
    if (stage === undefined || before?.open) return;
    const { sample, asked } = before?.sample === undefined ? nothingSelected : before;
    this.#selected.set(stage, { documentId, fileId: undefined, sample, open, asked });
  }

  /** Closes the form of a document in its row; its file stays shown. */
  fold(documentId: string): void {
    const selected = this.of(this.#places.stageOf(documentId));
    if (selected?.documentId === documentId) this.select(documentId, { ...selected, open: false });
  }

  /** Shows another file of a document, if the document is selected. */
  turnTo(documentId: string, fileId: string): void {
    const stage = this.#places.stageOf(documentId);
    const selected = this.of(stage);
    if (stage !== undefined && selected?.documentId === documentId) this.#selected.set(stage, { ...selected, fileId });
  }

  /** Shows a sample of the shown stage, whichever document is selected. */
  showSample(sample: string, asked: boolean): void {
    const stage = this.#places.stage;
    if (stage !== undefined) this.#selected.set(stage, { ...(this.current ?? nothingSelected), sample, asked });
  }

  /** Closes the full-screen file; the document's own file stays beside the form. */
  closeWide(): void {
    const [stage, selected] = [this.#places.stage, this.current];
    if (stage === undefined || !selected) return;
    this.#selected.set(stage, { ...selected, fileId: undefined, sample: undefined, asked: false });
  }

  clear(): void {
    this.#selected.clear();
  }
}
