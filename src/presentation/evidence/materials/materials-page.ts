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
  type MendPlace,
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
import { isWaiting, waitsForHands } from './state/item-folds.ts';
import { stageSending } from './views/page-views.ts';
import type { CheckStatus } from '../../../domain/evidence/reading/look-over.ts';
import type { OpenPackage } from './state/open-package.ts';
import { besideRemoved } from './state/beside-removed.ts';
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

/** What the page shows, each part by itself: who reads one is drawn anew only when that one changes. */
export class MaterialsPage implements MaterialsView {
  readonly #shown: MaterialsPageParts;
  readonly #tabs = observable.map<string, CheckTab>({}, { deep: false });

  constructor(shown: MaterialsPageParts) {
    this.#shown = shown;
    makeAutoObservable<this>(
      this,
      {
        frame: computedStruct,
        stages: computedStruct,
        material: false,
        item: false,
        checkOf: false,
        tabChosen: false,
        tabsNamed: false,
        checks: computedStruct,
        openItem: computedStruct,
        isUnfolded: false,
        waitingBeside: false,
        goesOnBeside: false,
        tasks: false,
        unfinished: false,
        readingOf: false,
        againOf: false,
        marksOf: false,
        filesUnderWay: false,
      },
      { deep: false },
    );
  }

  get frame(): PageFrame {
    const frame = pageFrame(this.#shown.state, this.#shown.unfinished.rows);
    if (!frame) throw new Error('The package is not there yet');
    return frame;
  }

  get resume(): MendPlace | undefined {
    return this.#shown.state.resume;
  }

  get stages(): readonly StageView[] {
    const sending = Map.groupBy(this.#shown.uploads.tasks.filter(isUnderWay), (task) => task.placement.material.stage);
    return this.#shown.state.stages.map((view) => {
      const tasks = sending.get(view.stage) ?? [];
      return stageSending(view, tasks.length, tasks.filter((task) => itemOfTask(task) === undefined).length);
    });
  }

  get materials(): readonly MaterialView[] {
    const { state, uploads } = this.#shown;
    return state.frames
      .filter((each) => each.stage === this.frame.stage)
      .map((each) => ({
        ...each,
        items: state.itemsOf(each),
        tasks: uploads.tasks.filter((task) => task.placement.material.materialId === each.materialId).map(taskView),
      }));
  }

  get totals(): TotalsView {
    return this.#shown.state.totals;
  }

  get saved(): SavedView {
    return this.#shown.state.saved;
  }

  get uploading(): boolean {
    return this.#shown.uploads.tasks.some(isUnderWay);
  }

  get pause(): Pause | undefined {
    const { pause, tasks } = this.#shown.uploads;
    return tasks.length > 0 ? pause : undefined;
  }

  get parallel(): number {
    return this.#shown.uploads.parallel;
  }

  get arrival(): Arrival | undefined {
    return this.#shown.uploads.arrival;
  }

  get removal(): RemovalView {
    const { state, removal } = this.#shown;
    const [asked, frame] = [removal.asked, state.frameOf(removal.asked[0]?.documentId ?? '')];
    return {
      pickingFrom: removal.pickingFrom,
      picked: removal.picked,
      pickedCount: removal.chosen.length,
      leaving: new Set(removal.removing.map((item) => item.documentId)),
      asked: asked.map((item) => ({
        documentId: item.documentId,
        fileNames: isFromSheet(item) ? [itemTitle(item)] : item.files.map((file) => file.name),
      })),
      next: frame && {
        materialId: frame.materialId,
        documentId: besideRemoved(
          frame.itemIds,
          asked.map((item) => item.documentId),
          state.folds,
        ),
      },
    };
  }

  get removed(): readonly RemovedView[] {
    return this.#shown.removed.views;
  }

  get preview(): Preview | undefined {
    return this.paper.shown;
  }

  get paper(): PackagePreview {
    return this.#shown.preview;
  }

  get marks(): readonly MarkView[] {
    return this.#shown.marks.all;
  }

  marksOf(files: readonly FileReference[]): readonly MarkView[] {
    return this.#shown.marks.of(files);
  }

  get sheets(): SheetsView {
    const { materialId, underWay, result, templateBusy, templateFailed } = this.#shown.sheets;
    return { materialId, underWay, result, templateBusy, templateFailed };
  }

  material(materialId: string): MaterialFrame | undefined {
    return this.#shown.state.frames.find((each) => each.materialId === materialId);
  }

  get openItem(): { readonly documentId: string; readonly materialId: string } | undefined {
    const { state } = this.#shown;
    const documentId = state.selection.current?.documentId;
    const frame = documentId === undefined ? undefined : state.frameOf(documentId);
    return documentId === undefined || !frame ? undefined : { documentId, materialId: frame.materialId };
  }

  /** The state of each document, by material. A material's entry is replaced only when one of its documents changed. */
  get checks(): ReadonlyMap<
    string,
    readonly { readonly documentId: string; readonly check: CheckStatus | undefined }[]
  > {
    const { state } = this.#shown;
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
    const of = (wanted: CheckTab): readonly string[] =>
      items.filter(({ check }) => wanted === 'all' || check === wanted).map(({ documentId }) => documentId);
    const { folds } = this.#shown.state;
    const shown = new Set(of(tab));
    return {
      tab,
      counts: Object.fromEntries(checkTabs.map((each) => [each, of(each).length])) as Readonly<
        Record<CheckTab, number>
      >,
      confirmableIds: of('confirmable'),
      shownIds: items
        .map(({ documentId }) => documentId)
        .filter((documentId) => shown.has(documentId) || folds.isUnfolded(documentId)),
    };
  }

  /** Filters the documents of a material. */
  tabChosen(materialId: string, tab: CheckTab): void {
    this.#tabs.set(materialId, tab);
  }

  /** The tabs that are chosen, as an address says them; empty where all are as they begin. */
  get tabName(): string {
    return [...this.#tabs]
      .filter(([, tab]) => tab !== 'all')
      .map(([materialId, tab]) => `${materialId}.${tab}`)
      .join(',');
  }

  /** An address names the tabs that are chosen: the others are as they begin. */
  tabsNamed(name: string): void {
    const named = name.split(',').flatMap((each): (readonly [string, CheckTab])[] => {
      const [materialId = '', wanted = ''] = each.split('.');
      const tab = checkTabs.find((known) => known === wanted);
      return tab === undefined ? [] : [[materialId, tab]];
    });
    this.#tabs.replace(named);
  }

  item(documentId: string): ItemView | undefined {
    return this.#shown.state.card(documentId).view;
  }

  isUnfolded(documentId: string): boolean {
    return this.#shown.state.folds.isUnfolded(documentId);
  }

  waitingBeside(documentId: string): number {
    return this.#shown.state.beside(documentId).filter((item) => item.documentId !== documentId && waitsForHands(item))
      .length;
  }

  goesOnBeside(documentId: string): boolean {
    return this.#shown.state.beside(documentId).some((item) => item.documentId !== documentId && isWaiting(item));
  }

  tasks(materialId: string, documentId?: string): readonly TaskView[] {
    return this.#shown.uploads.of(materialId, documentId);
  }

  unfinished(materialId: string, documentId?: string): readonly UnfinishedView[] {
    return this.#shown.unfinished.rows.filter((row) => row.materialId === materialId && row.documentId === documentId);
  }

  readingOf(materialId: string): { readonly done: number; readonly total: number } | undefined {
    const material = this.#shown.state.material(materialId);
    const progress = material && this.#shown.state.facts.readingProgress(material.items);
    return progress && progress.done < progress.total ? progress : undefined;
  }

  /**
   * How many of a material's documents nothing could be read of that may be read once more together, and what came of
   * those that were.
   */
  againOf(materialId: string): { readonly count: number; readonly round: ReadingRound | undefined } {
    return {
      count: this.#shown.readings.unreadOf(materialId).length,
      round: this.#shown.readings.roundOf(materialId),
    };
  }

  filesUnderWay(materialId: string): number {
    return this.#shown.uploads.underWay(materialId);
  }
}
