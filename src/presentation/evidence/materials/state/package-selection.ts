import { makeAutoObservable, observable } from 'mobx';
import type { UploadStage } from '../../../../domain/evidence/materials/stage.ts';

/** What is worked on in a stage. */
export interface Selected {
  /** Undefined where there is no document, and a sample is looked at. */
  readonly documentId: string | undefined;
  /** The file of the document that is looked at; undefined for its first. */
  readonly fileId: string | undefined;
  /** A sample that somebody looks at in place of the document's file. */
  readonly sample: string | undefined;
  /**
   * The document was chosen by hand, or waits for a hand: what arrives leaves it selected. Where forms stand in their
   * rows, its form is open.
   */
  readonly open: boolean;
  /** The file is to be seen over the whole screen where there is no room for it beside the form. */
  readonly asked: boolean;
}

/** Where the documents of the package stand. */
export interface StagePlaces {
  /** The stage that is shown. */
  readonly stage: UploadStage | undefined;
  /** The stage of a document; undefined for one that is gone. */
  stageOf(documentId: string): UploadStage | undefined;
}

type Choice = Partial<Pick<Selected, 'fileId' | 'open' | 'asked'>>;

const nothing: Selected = { documentId: undefined, fileId: undefined, sample: undefined, open: false, asked: false };

/**
 * The one document that is worked on in each stage of a package, and which of its files is looked at. The marked row,
 * the open form and the file in the viewer are derived from it alone: nobody types from another document's paper.
 */
export class PackageSelection {
  readonly #selected = observable.map<UploadStage, Selected>({}, { deep: false });
  readonly #places: StagePlaces;

  constructor(places: StagePlaces) {
    this.#places = places;
    makeAutoObservable<this>(this, { of: false, has: false, isOpen: false }, { autoBind: true, deep: false });
  }

  /** The selection of the stage that is shown. */
  get current(): Selected | undefined {
    return this.of(this.#places.stage);
  }

  /** The selection of a stage; a document that is gone is selected no more. */
  of(stage: UploadStage | undefined): Selected | undefined {
    const selected = stage && this.#selected.get(stage);
    if (selected?.documentId === undefined || this.#places.stageOf(selected.documentId) === stage) return selected;
    return selected.sample === undefined ? undefined : { ...nothing, sample: selected.sample, asked: selected.asked };
  }

  has(documentId: string): boolean {
    return this.of(this.#places.stageOf(documentId))?.documentId === documentId;
  }

  isOpen(documentId: string): boolean {
    return this.has(documentId) && this.of(this.#places.stageOf(documentId))?.open === true;
  }

  /** Selects a document by hand, and the first of its files unless another is named. */
  select(documentId: string, { fileId, open = true, asked = false }: Choice = {}): void {
    const stage = this.#places.stageOf(documentId);
    if (stage !== undefined) this.#selected.set(stage, { documentId, fileId, sample: undefined, open, asked });
  }

  /** Selects a document without anybody's doing, unless somebody has selected one; a sample stays in sight. */
  offer(documentId: string, open: boolean): void {
    const stage = this.#places.stageOf(documentId);
    const before = this.of(stage);
    if (stage === undefined || before?.open) return;
    const { sample, asked } = before?.sample === undefined ? nothing : before;
    this.#selected.set(stage, { documentId, fileId: undefined, sample, open, asked });
  }

  /** Closes the form of a document in its row; its file stays the one that is looked at. */
  fold(documentId: string): void {
    const selected = this.of(this.#places.stageOf(documentId));
    if (selected?.documentId === documentId) this.select(documentId, { ...selected, open: false });
  }

  /** Another file of a document is looked at, if that document is. */
  turnTo(documentId: string, fileId: string): void {
    const stage = this.#places.stageOf(documentId);
    const selected = this.of(stage);
    if (stage !== undefined && selected?.documentId === documentId) this.#selected.set(stage, { ...selected, fileId });
  }

  /** A sample of the stage that is shown is looked at, whichever document is selected there. */
  showSample(sample: string, asked: boolean): void {
    const stage = this.#places.stage;
    if (stage !== undefined) this.#selected.set(stage, { ...(this.current ?? nothing), sample, asked });
  }

  /** Nothing is looked at over the whole screen any more: the document's own file is beside its form. */
  closeWide(): void {
    const [stage, selected] = [this.#places.stage, this.current];
    if (stage === undefined || !selected) return;
    this.#selected.set(stage, { ...selected, fileId: undefined, sample: undefined, asked: false });
  }

  clear(): void {
    this.#selected.clear();
  }
}
