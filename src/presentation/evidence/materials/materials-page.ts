import { computedStruct, makeAutoObservable, observable } from 'mobx';
import {
  checkTabs,
  type Arrival,
  type MarkView,
  type Preview,
  type CheckTab,
  type CheckView,
  type ItemView,
  type MaterialFrame,
  type MaterialsView,
  type MaterialView,
  type CorrectionPlace,
  type PageFrame,
  type RemovalView,
  type RemovedView,
  type SavedView,
  type SheetsView,
  type StageView,
  type TotalsView,
} from './materials-view-model.ts';
import { isFromSheet, itemTitle, type FileReference } from '../../../domain/evidence/materials/material.ts';
import { isUnderWay, itemOfTask, type Pause } from '../shared/upload-task.ts';
import { isWaiting, waitsForUser } from './state/item-folds.ts';
import { withUploads } from './views/page-views.ts';
import type { CheckStatus } from '../../../domain/evidence/reading/reading-check.ts';
import type { OpenPackage } from './state/open-package.ts';
import { nextDocumentAfterRemoval } from './state/next-document-after-removal.ts';
import { pageFrame } from './views/page-frame.ts';
import type { PackageRemoval } from './commands/package-removal.ts';
import type { PackageMarks } from './facts/package-marks.ts';
import type { PackageReadings } from './facts/package-readings.ts';
import type { ReadingRound } from './views/reading-round.ts';
import type { PackagePreview } from './commands/package-preview.ts';
import type { PackageUploads } from './files/package-uploads.ts';
import type { UnfinishedFiles } from './files/unfinished-files.ts';
import type { UnfinishedView } from './views/unfinished-view.ts';
import type { RemovedDocuments } from './commands/removed-documents.ts';
import type { SheetImport } from './files/sheet-import.ts';
import { taskView, type TaskView } from '../shared/task-view.ts';

export interface MaterialsPageParts {
  readonly state: OpenPackage;
  readonly uploads: PackageUploads;
  readonly unfinished: UnfinishedFiles;
  readonly removal: PackageRemoval;
  readonly removed: RemovedDocuments;
  readonly preview: PackagePreview;
  readonly sheets: SheetImport;
  readonly marks: PackageMarks;
  readonly readings: PackageReadings;
}

/** The content of the page in separate parts, so that a view is drawn again only when its part changes. */
export class MaterialsPage implements MaterialsView {
  readonly #parts: MaterialsPageParts;
  readonly #tabs = observable.map<string, CheckTab>({}, { deep: false });

  constructor(parts: MaterialsPageParts) {
    this.#parts = parts;
    makeAutoObservable<this>(
      this,
      {
        frame: computedStruct,
        stages: computedStruct,
        material: false,
        item: false,
        checkOf: false,
        tabChosen: false,
        setTabs: false,
        checks: computedStruct,
        openItem: computedStruct,
        isUnfolded: false,
        waitingBeside: false,
        hasNextBeside: false,
        tasks: false,
        unfinishedUploads: false,
        readingOf: false,
        rereadingOf: false,
        marksOf: false,
        filesUnderWay: false,
      },
      { deep: false },
    );
  }

  get frame(): PageFrame {
    const frame = pageFrame(this.#parts.state, this.#parts.unfinished.rows);
    if (!frame) throw new Error('The package is not there yet');
    return frame;
  }

  get resume(): CorrectionPlace | undefined {
    return this.#parts.state.resume;
  }

  get stages(): readonly StageView[] {
    const sending = Map.groupBy(this.#parts.uploads.tasks.filter(isUnderWay), (task) => task.placement.material.stage);
    return this.#parts.state.stages.map((view) => {
      const tasks = sending.get(view.stage) ?? [];
      return withUploads(view, tasks.length, tasks.filter((task) => itemOfTask(task) === undefined).length);
    });
  }

  get materials(): readonly MaterialView[] {
    const { state, uploads } = this.#parts;
    return state.frames
      .filter((each) => each.stage === this.frame.stage)
      .map((each) => ({
        ...each,
        items: state.itemsOf(each),
        tasks: uploads.tasks.filter((task) => task.placement.material.materialId === each.materialId).map(taskView),
      }));
  }

  get totals(): TotalsView {
    return this.#parts.state.totals;
  }

  get saved(): SavedView {
    return this.#parts.state.saved;
  }

  get uploading(): boolean {
    return this.#parts.uploads.tasks.some(isUnderWay);
  }

  get pause(): Pause | undefined {
    const { pause, tasks } = this.#parts.uploads;
    return tasks.length > 0 ? pause : undefined;
  }

  get parallel(): number {
    return this.#parts.uploads.parallel;
  }

  get arrival(): Arrival | undefined {
    return this.#parts.uploads.arrival;
  }

  get removal(): RemovalView {
    const { state, removal } = this.#parts;
    const [toConfirm, frame] = [removal.toConfirm, state.frameOf(removal.toConfirm[0]?.documentId ?? '')];
    return {
      pickingFrom: removal.pickingFrom,
      picked: removal.picked,
      pickedCount: removal.chosen.length,
      leaving: new Set(removal.removing.map((item) => item.documentId)),
      toConfirm: toConfirm.map((item) => ({
        documentId: item.documentId,
        fileNames: isFromSheet(item) ? [itemTitle(item)] : item.files.map((file) => file.name),
      })),
      next: frame && {
        materialId: frame.materialId,
        documentId: nextDocumentAfterRemoval(
          frame.itemIds,
          toConfirm.map((item) => item.documentId),
          state.folds,
        ),
      },
    };
  }

  get removed(): readonly RemovedView[] {
    return this.#parts.removed.views;
  }

  get preview(): Preview | undefined {
    return this.previewState.shown;
  }

  get previewState(): PackagePreview {
    return this.#parts.preview;
  }

  get marks(): readonly MarkView[] {
    return this.#parts.marks.all;
  }

  marksOf(files: readonly FileReference[]): readonly MarkView[] {
    return this.#parts.marks.of(files);
  }

  get sheets(): SheetsView {
    const { materialId, underWay, results, templateBusy, templateFailed } = this.#parts.sheets;
    return { materialId, underWay, results, templateBusy, templateFailed };
  }

  material(materialId: string): MaterialFrame | undefined {
    return this.#parts.state.frames.find((each) => each.materialId === materialId);
  }

  get openItem(): { readonly documentId: string; readonly materialId: string } | undefined {
    const { state } = this.#parts;
    const documentId = state.selection.current?.documentId;
    const frame = documentId === undefined ? undefined : state.frameOf(documentId);
    return documentId === undefined || !frame ? undefined : { documentId, materialId: frame.materialId };
  }

  /** The state of each document, by material. A material's entry is replaced only when one of its documents changed. */
  get checks(): ReadonlyMap<
    string,
    readonly { readonly documentId: string; readonly check: CheckStatus | undefined }[]
  > {
    const { state } = this.#parts;
    return new Map(
      state.frames
        .filter((frame) => frame.stage === this.frame.stage)
        .map((frame) => [
          frame.materialId,
          state.itemsOf(frame).map(({ documentId, check }) => ({ documentId, check })),
        ]),
    );
  }

  checkOf(materialId: string): CheckView | undefined {
    const items = this.checks.get(materialId) ?? [];
    if (items.length < 2 || items.every(({ check }) => check === undefined)) return undefined;
    const tab = this.#tabs.get(materialId) ?? 'all';
    const idsIn = (selectedTab: CheckTab): readonly string[] =>
      items.filter(({ check }) => selectedTab === 'all' || check === selectedTab).map(({ documentId }) => documentId);
    const { folds } = this.#parts.state;
    const shown = new Set(idsIn(tab));
    return {
      tab,
      counts: Object.fromEntries(checkTabs.map((each) => [each, idsIn(each).length])) as Readonly<
        Record<CheckTab, number>
      >,
      confirmableIds: idsIn('confirmable'),
      shownIds: items
        .map(({ documentId }) => documentId)
        .filter((documentId) => shown.has(documentId) || folds.isUnfolded(documentId)),
    };
  }

  /** Filters the documents of a material. */
  tabChosen(materialId: string, tab: CheckTab): void {
    this.#tabs.set(materialId, tab);
  }

  /** The chosen tabs as an address names them; empty if all are in their first state. */
  get tabsInAddress(): string {
    return [...this.#tabs]
      .filter(([, tab]) => tab !== 'all')
      .map(([materialId, tab]) => `${materialId}.${tab}`)
      .join(',');
  }

  /** Sets the tabs that an address names; the others return to their first state. */
  setTabs(name: string): void {
    const tabs = name.split(',').flatMap((each): (readonly [string, CheckTab])[] => {
      const [materialId = '', tabName = ''] = each.split('.');
      const tab = checkTabs.find((known) => known === tabName);
      return tab === undefined ? [] : [[materialId, tab]];
    });
    this.#tabs.replace(tabs);
  }

  item(documentId: string): ItemView | undefined {
    return this.#parts.state.card(documentId).view;
  }

  isUnfolded(documentId: string): boolean {
    return this.#parts.state.folds.isUnfolded(documentId);
  }

  waitingBeside(documentId: string): number {
    return this.#parts.state.beside(documentId).filter((item) => item.documentId !== documentId && waitsForUser(item))
      .length;
  }

  hasNextBeside(documentId: string): boolean {
    return this.#parts.state.beside(documentId).some((item) => item.documentId !== documentId && isWaiting(item));
  }

  tasks(materialId: string, documentId?: string): readonly TaskView[] {
    return this.#parts.uploads.of(materialId, documentId);
  }

  unfinishedUploads(materialId: string, documentId?: string): readonly UnfinishedView[] {
    return this.#parts.unfinished.rows.filter((row) => row.materialId === materialId && row.documentId === documentId);
  }

  readingOf(materialId: string): { readonly done: number; readonly total: number } | undefined {
    const material = this.#parts.state.material(materialId);
    const progress = material && this.#parts.state.facts.readingProgress(material.items);
    return progress && progress.done < progress.total ? progress : undefined;
  }

  /**
   * How many documents of a material could not be read and may be read again, and the progress of the last joint
   * reading.
   */
  rereadingOf(materialId: string): { readonly count: number; readonly round: ReadingRound | undefined } {
    return {
      count: this.#parts.readings.unreadOf(materialId).length,
      round: this.#parts.readings.roundOf(materialId),
    };
  }

  filesUnderWay(materialId: string): number {
    return this.#parts.uploads.underWay(materialId);
  }
}
