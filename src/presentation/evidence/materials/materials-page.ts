import { computedStruct, makeAutoObservable, observable } from 'mobx';
import {
  checkTabs,
  type Arrival,
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
import { isWaiting, waitsForHands } from './item-folds.ts';
import { stageSending } from './page-views.ts';
import type { CheckStanding } from '../../../domain/evidence/reading/look-over.ts';
import type { OpenPackage } from './open-package.ts';
import { besideRemoved, type PackageRemoval } from './package-removal.ts';
import type { MarkView, PackageMarks } from './package-marks.ts';
import type { PackageReadings } from './package-readings.ts';
import type { ReadingRound } from './reading-round.ts';
import type { PackagePreview, Preview } from './package-preview.ts';
import type { PackageUploads } from './package-uploads.ts';
import type { UnfinishedFiles } from './unfinished-files.ts';
import type { UnfinishedView } from './unfinished-view.ts';
import type { RemovedDocuments } from './removed-documents.ts';
import type { SheetImport } from './sheet-import.ts';
import { taskView, type TaskView } from '../shared/task-view.ts';

export interface MaterialsPageParts {
  /** Undefined until the package is there, before which nobody looks. */
  readonly frame: () => PageFrame | undefined;
  readonly resume: () => MendPlace | undefined;
  readonly inside: OpenPackage;
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
  readonly #parts: MaterialsPageParts;
  readonly #tabs = observable.map<string, CheckTab>({}, { deep: false });

  constructor(parts: MaterialsPageParts) {
    this.#parts = parts;
    makeAutoObservable<this>(
      this,
      {
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
    const frame = this.#parts.frame();
    if (!frame) throw new Error('The package is not there yet');
    return frame;
  }

  get resume(): MendPlace | undefined {
    return this.#parts.resume();
  }

  get stages(): readonly StageView[] {
    const sending = Map.groupBy(this.#parts.uploads.tasks.filter(isUnderWay), (task) => task.placement.material.stage);
    return this.#parts.inside.stages.map((view) => {
      const tasks = sending.get(view.stage) ?? [];
      return stageSending(view, tasks.length, tasks.filter((task) => itemOfTask(task) === undefined).length);
    });
  }

  get materials(): readonly MaterialView[] {
    const { inside, uploads } = this.#parts;
    return inside.frames
      .filter((each) => each.stage === this.frame.stage)
      .map((each) => ({
        ...each,
        items: inside.itemsOf(each),
        tasks: uploads.tasks.filter((task) => task.placement.material.materialId === each.materialId).map(taskView),
      }));
  }

  get totals(): TotalsView {
    return this.#parts.inside.totals;
  }

  get saved(): SavedView {
    return this.#parts.inside.saved;
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
    const { inside, removal } = this.#parts;
    const [asked, frame] = [removal.asked, inside.frameOf(removal.asked[0]?.documentId ?? '')];
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
          inside.folds,
        ),
      },
    };
  }

  get removed(): readonly RemovedView[] {
    return this.#parts.removed.views;
  }

  get preview(): Preview | undefined {
    return this.paper.shown;
  }

  get paper(): PackagePreview {
    return this.#parts.preview;
  }

  get marks(): readonly MarkView[] {
    return this.#parts.marks.all;
  }

  marksOf(files: readonly FileReference[]): readonly MarkView[] {
    return this.#parts.marks.of(files);
  }

  get sheets(): SheetsView {
    const { materialId, underWay, result, templateBusy, templateFailed } = this.#parts.sheets;
    return { materialId, underWay, result, templateBusy, templateFailed };
  }

  material(materialId: string): MaterialFrame | undefined {
    return this.#parts.inside.frames.find((each) => each.materialId === materialId);
  }

  get openItem(): { readonly documentId: string; readonly materialId: string } | undefined {
    const { inside } = this.#parts;
    const documentId = inside.selection.current?.documentId;
    const frame = documentId === undefined ? undefined : inside.frameOf(documentId);
    return documentId === undefined || !frame ? undefined : { documentId, materialId: frame.materialId };
  }

  /** The state of each document, by material. A material's entry is replaced only when one of its documents changed. */
  get checks(): ReadonlyMap<
    string,
    readonly { readonly documentId: string; readonly check: CheckStanding | undefined }[]
  > {
    const { inside } = this.#parts;
    return new Map(
      inside.frames
        .filter((frame) => frame.stage === this.frame.stage)
        .map((frame) => [
          frame.materialId,
          inside.itemsOf(frame).map(({ documentId, check }) => ({ documentId, check })),
        ]),
    );
  }

  checkOf(materialId: string): CheckView | undefined {
    const items = this.checks.get(materialId) ?? [];
    if (items.length < 2 || items.every(({ check }) => check === undefined)) return undefined;
    const tab = this.#tabs.get(materialId) ?? 'all';
    const of = (wanted: CheckTab): readonly string[] =>
      items.filter(({ check }) => wanted === 'all' || check === wanted).map(({ documentId }) => documentId);
    const { folds } = this.#parts.inside;
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
    return this.#parts.inside.card(documentId).view;
  }

  isUnfolded(documentId: string): boolean {
    return this.#parts.inside.folds.isUnfolded(documentId);
  }

  waitingBeside(documentId: string): number {
    return this.#parts.inside.beside(documentId).filter((item) => item.documentId !== documentId && waitsForHands(item))
      .length;
  }

  goesOnBeside(documentId: string): boolean {
    return this.#parts.inside.beside(documentId).some((item) => item.documentId !== documentId && isWaiting(item));
  }

  tasks(materialId: string, documentId?: string): readonly TaskView[] {
    return this.#parts.uploads.of(materialId, documentId);
  }

  unfinished(materialId: string, documentId?: string): readonly UnfinishedView[] {
    return this.#parts.unfinished.rows.filter((row) => row.materialId === materialId && row.documentId === documentId);
  }

  readingOf(materialId: string): { readonly done: number; readonly total: number } | undefined {
    const material = this.#parts.inside.material(materialId);
    const progress = material && this.#parts.readings.progress(material.items);
    return progress && progress.done < progress.total ? progress : undefined;
  }

  /**
   * How many of a material's documents nothing could be read of that may be read once more together, and what came of
   * those that were.
   */
  againOf(materialId: string): { readonly count: number; readonly round: ReadingRound | undefined } {
    return {
      count: this.#parts.readings.unreadOf(materialId).length,
      round: this.#parts.readings.roundOf(materialId),
    };
  }

  filesUnderWay(materialId: string): number {
    return this.#parts.uploads.underWay(materialId);
  }
}
