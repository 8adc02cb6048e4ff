import { lastResultOf } from '../../../../domain/evidence/reading/file-reading.ts';
import { placeForPaper } from '../../../../domain/evidence/reading/paper-kind.ts';
import type { ItemWithMaterial } from '../../shared/item-with-material.ts';
import { computedStruct, makeAutoObservable, observable } from 'mobx';
import type { EvidencePackage } from '../../../../domain/evidence/materials/evidence-package.ts';
import type { Material, MaterialItem } from '../../../../domain/evidence/materials/material.ts';
import { editabilityContext, type EditabilityContext } from '../../../../domain/evidence/materials/editability.ts';
import type { UploadStage } from '../../../../domain/evidence/materials/stage.ts';
import { sameInvoices } from '../../../../domain/evidence/materials/same-invoice.ts';
import { isExcludedFromTotals } from '../../../../domain/evidence/materials/submit-check.ts';
import { materialTotals } from '../../../../domain/evidence/materials/totals.ts';
import { packagePermission } from '../../../../domain/evidence/shared/package-permissions.ts';
import { zeroMoney } from '../../../../domain/money/money.ts';
import { message } from '../../../../words/catalogue.ts';
import { ComparedValues } from '../../shared/compared-values.ts';
import { ConfirmedDocuments } from '../../shared/confirmed-documents.ts';
import { FieldErrorVisibility } from './field-error-visibility.ts';
import type { ItemCard } from './item-card.ts';
import { ItemEditor, type EditorParts } from '../editing/item-editor.ts';
import type { ItemFields } from '../../shared/item-fields.ts';
import { ItemFolds, isWaiting } from './item-folds.ts';
import { ItemCards } from './item-cards.ts';
import { LocalChanges } from './local-changes.ts';
import type { MaterialsPorts } from '../materials-ports.ts';
import type {
  ItemView,
  MaterialFrame,
  CorrectionPlace,
  SavedView,
  StageView,
  TotalsView,
} from '../materials-view-model.ts';
import { originOf } from '../../shared/candidate-selection.ts';
import { nextDocumentAfterRemoval } from './next-document-after-removal.ts';
import { PackageFacts } from './package-facts.ts';
import { PackageSelection } from './package-selection.ts';
import { listedItems, materialFrame, savedView, stageView, totalsView } from '../views/page-views.ts';

export type OpenPackagePorts = Pick<MaterialsPorts, 'book' | 'desk' | 'drafts' | 'clock' | 'session' | 'toasts'>;

type TypedItem = Pick<MaterialItem, 'documentId' | 'content'>;

/**
 * The state of the package that is being assembled: its content, typed values, selection, and facts from others. All
 * that the page shows is derived from it. Each part changes only when it differs, so that typing in one of many
 * invoices stays cheap.
 */
export class OpenPackage {
  packageId = '';
  /** The shown stage. */
  stage: UploadStage | undefined = undefined;
  evidence: EvidencePackage | undefined = undefined;
  steps: readonly UploadStage[] = [];
  materials: readonly Material[] = [];
  /** Milliseconds since the epoch. */
  savedAt: number | undefined = undefined;
  /** The place where work continues for a user who opened the page without a place in the address. */
  resume: CorrectionPlace | undefined = undefined;
  /** The number of documents that were saved or arrived with content since the page was opened. */
  contentChanges = 0;
  /** The number of saves that found a document removed or closed although it was open here. */
  savesFoundClosed = 0;
  readonly facts = new PackageFacts();
  readonly compared: ComparedValues;
  readonly confirmed: ConfirmedDocuments;
  readonly editors = observable.map<string, ItemEditor>({}, { deep: false });
  readonly selection = new PackageSelection(this);
  readonly folds = new ItemFolds(this.selection);
  readonly errorVisibility = new FieldErrorVisibility();
  /** The turn of the upload in this window that created each document; earlier documents have none. */
  readonly #turns = new Map<string, number>();
  readonly #changes = new LocalChanges();
  readonly #cards: ItemCards;
  readonly #ports: OpenPackagePorts;

  constructor(ports: OpenPackagePorts) {
    this.#ports = ports;
    this.#cards = new ItemCards(this, ports);
    this.compared = new ComparedValues(ports.drafts);
    this.confirmed = new ConfirmedDocuments(ports.drafts);
    makeAutoObservable<this>(
      this,
      {
        editors: false,
        selection: false,
        folds: false,
        errorVisibility: false,
        facts: false,
        compared: false,
        confirmed: false,
        stageOf: false,
        card: false,
        beside: false,
        frameOf: false,
        toCompare: false,
        item: false,
        removedEditors: false,
        withChangesSince: false,
        changesSoFar: false,
        itemsOf: false,
        paperTarget: false,
        material: false,
        frames: computedStruct,
        stages: computedStruct,
        totals: computedStruct,
        saved: computedStruct,
        same: computedStruct,
      },
      { autoBind: true, deep: false },
    );
  }

  /** Whether the user may change packages of this book. */
  get mayEdit(): boolean {
    const { who } = this.#ports.session;
    return who !== undefined && packagePermission(who.role.code, 'edit', this.#ports.book).allowed;
  }

  /** The page to which the work leads back; empty for none. */
  get origin(): string {
    return originOf(this.#ports.drafts, this.packageId);
  }

  /** The materials of the shown stage, in the order of the page. */
  get shown(): readonly Material[] {
    return this.ordered.filter((material) => material.stage === this.stage);
  }

  /** The stage of a document; undefined if it is gone. */
  stageOf(documentId: string): UploadStage | undefined {
    return this.placed.get(documentId)?.material.stage;
  }

  /** Every document with its material. */
  get placed(): ReadonlyMap<string, ItemWithMaterial> {
    return new Map(
      this.materials.flatMap((material) =>
        material.items.map((item) => [item.documentId, { item, material }] as const),
      ),
    );
  }

  get context(): EditabilityContext {
    const { evidence, materials } = this;
    return editabilityContext(
      evidence ?? { state: '', totalAmount: zeroMoney, submittedTotals: undefined, changeGranted: false },
      materials,
    );
  }

  get frames(): readonly MaterialFrame[] {
    return this.materials.map((material) =>
      materialFrame(material, this.context, this.#ports.session.pageConfig.reasonSeparators),
    );
  }

  /** The materials, with their documents in the order of the page. */
  get ordered(): readonly Material[] {
    return this.materials.map((material) => ({ ...material, items: listedItems(material, this.context) }));
  }

  get stages(): readonly StageView[] {
    return this.steps.map((stage) => {
      const frames = this.frames.filter((frame) => frame.stage === stage);
      return stageView(
        stage,
        frames,
        frames.flatMap((frame) => this.itemsOf(frame)),
      );
    });
  }

  get totals(): TotalsView {
    return totalsView(
      materialTotals(this.typedItems, ({ documentId, content }) =>
        isExcludedFromTotals(this.facts.useOf(documentId, content)),
      ),
      this.evidence?.totalAmount ?? zeroMoney,
    );
  }

  /** Documents with the same invoice by its present, typed fields. */
  get same(): ReadonlyMap<string, readonly string[]> {
    return sameInvoices(this.typedItems);
  }

  get saved(): SavedView {
    return savedView(
      [...this.editors.values()].map((editor) => editor.save),
      this.savedAt,
    );
  }

  /** The documents of the same material. */
  beside(documentId: string): readonly ItemView[] {
    const frame = this.frameOf(documentId);
    return frame ? this.itemsOf(frame) : [];
  }

  frameOf(documentId: string): MaterialFrame | undefined {
    return this.frames.find((each) => each.itemIds.includes(documentId));
  }

  /** The fields of a document whose values come from a replaced file. */
  toCompare({ item, material }: ItemWithMaterial): readonly (keyof ItemFields)[] {
    return this.mayEdit
      ? this.compared.uncompared(item, material, this.context, this.editors.get(item.documentId)?.fields)
      : [];
  }

  /** The material that a document looks like, if it takes another document; undefined where none fits. */
  paperTarget(documentId: string): Material | undefined {
    const found = this.placed.get(documentId);
    const kind = found && lastResultOf(this.facts.readingOf(found.item))?.paper?.looksLike;
    if (kind === undefined) return undefined;
    const places = this.frames.flatMap(({ materialId, adding }) =>
      adding.open && materialId !== found?.material.materialId ? (this.material(materialId) ?? []) : [],
    );
    return placeForPaper(places, kind);
  }

  itemsOf(frame: MaterialFrame): readonly ItemView[] {
    return frame.itemIds.flatMap((id) => this.card(id).view ?? []);
  }

  /** The card of an item, always the same one. */
  card(documentId: string): ItemCard {
    return this.#cards.of(documentId);
  }

  /** The item as it is known here, with its material. */
  item(documentId: string): ItemWithMaterial | undefined {
    const found = this.placed.get(documentId);
    return found && { ...found, item: this.editors.get(documentId)?.item ?? found.item };
  }

  material(materialId: string): Material | undefined {
    return this.materials.find((material) => material.materialId === materialId);
  }

  open(evidence: EvidencePackage, steps: readonly UploadStage[], materials: readonly Material[]): void {
    this.evidence = evidence;
    this.steps = steps;
    this.close();
    this.take(materials);
    for (const stage of this.stagesInUse) this.folds.openFirstWaiting(this.itemsIn(stage));
  }

  /** Stops all saves; typed values stay in this browser. */
  close(): void {
    for (const editor of this.editors.values()) editor.stop();
    this.editors.clear();
  }

  /** Documents in which the user typed, and which are not in `materials`. */
  removedEditors(
    materials: readonly Material[],
  ): readonly { readonly placed: ItemWithMaterial; readonly editor: ItemEditor }[] {
    const present = new Set(materials.flatMap((material) => material.items.map((item) => item.documentId)));
    return [...this.editors].flatMap(([id, editor]) => {
      const placed = this.placed.get(id);
      return placed && editor.wasTypedInto && !present.has(id) ? [{ placed, editor }] : [];
    });
  }

  /** Removes what is known of a document that is gone. */
  forgetDocument(documentId: string): void {
    this.editors.get(documentId)?.discard();
    this.editors.delete(documentId);
    this.compared.forget(documentId);
    this.confirmed.forget(documentId);
  }

  /** The number of changes made here so far, which marks a request before it is sent. */
  changesSoFar(): number {
    return this.#changes.count;
  }

  /** Merges an answer with the changes made here since its request. */
  withChangesSince(changes: number, materials: readonly Material[]): readonly Material[] {
    return this.#changes.mergeInto(materials, this.materials, changes);
  }

  /** Takes the present materials; typed fields stay. */
  take(materials: readonly Material[]): void {
    const materialsOfSelected = this.frames.filter(({ itemIds }) => itemIds.some((id) => this.selection.has(id)));
    this.materials = materials;
    for (const id of [...this.editors.keys()].filter((each) => !this.placed.has(each))) this.forgetDocument(id);
    for (const { item } of this.placed.values()) this.edit(item);
    for (const { itemIds } of materialsOfSelected) this.selectNeighbour(itemIds);
    for (const stage of this.stagesInUse) this.selectFirst(stage);
  }

  /**
   * Adds or updates an item that an upload created or changed.
   * @param turn the order in which files were given; the item is inserted before later ones
   */
  takeItem(item: MaterialItem, materialId: string, turn = Infinity): void {
    const { documentId } = item;
    if (this.placed.has(documentId)) this.updateItem(item);
    else this.insert(item, materialId, turn);
    this.edit(item);
    this.selectIfFirst(documentId);
  }

  /** Adds or updates several items of a material together. */
  takeItems(items: readonly MaterialItem[], materialId: string): void {
    for (const item of items) this.takeItem(item, materialId);
    this.contentChanges += 1;
  }

  /** Shows the first document of a material at once; later ones do not change the selection. */
  private selectIfFirst(documentId: string): void {
    const frame = this.frameOf(documentId);
    if (!frame) return;
    const selected = frame.itemIds.find((id) => this.selection.has(id));
    this.folds.openFirstWaiting(this.itemsIn(frame.stage), selected ?? documentId);
  }

  /** Selects a neighbour if the selected document of a material is gone. */
  private selectNeighbour(ids: readonly string[]): void {
    const gone = ids.filter((id) => !this.placed.has(id));
    const next = ids.some((id) => this.selection.has(id)) ? undefined : nextDocumentAfterRemoval(ids, gone, this.folds);
    if (next !== undefined) this.selection.offer(next, false);
  }

  /** Selects the first waiting document of a stage, or else its first one, if none is selected. */
  private selectFirst(stage: UploadStage): void {
    if (this.selection.of(stage)?.documentId !== undefined) return;
    const items = this.itemsIn(stage);
    const first = items.find(isWaiting) ?? items[0];
    if (first) this.selection.offer(first.documentId, false);
  }

  private get stagesInUse(): ReadonlySet<UploadStage> {
    return new Set(this.materials.map(({ stage }) => stage));
  }

  private itemsIn(stage: UploadStage): readonly ItemView[] {
    return this.frames.filter((frame) => frame.stage === stage).flatMap((frame) => this.itemsOf(frame));
  }

  private insert(item: MaterialItem, materialId: string, turn: number): void {
    this.noteChange(item);
    this.#turns.set(item.documentId, turn);
    this.materials = this.materials.map((material) => {
      if (material.materialId !== materialId) return material;
      const later = material.items.findIndex((each) => (this.#turns.get(each.documentId) ?? 0) > turn);
      return { ...material, items: later < 0 ? [...material.items, item] : material.items.toSpliced(later, 0, item) };
    });
  }

  updateItem(item: MaterialItem): void {
    this.noteChange(item);
    this.contentChanges += 1;
    const materialId = this.placed.get(item.documentId)?.material.materialId;
    this.materials = this.materials.map((material) =>
      material.materialId === materialId
        ? { ...material, items: material.items.map((each) => (each.documentId === item.documentId ? item : each)) }
        : material,
    );
  }

  private noteChange({ documentId }: MaterialItem): void {
    this.savedAt = this.#ports.clock.now();
    this.#changes.add(documentId);
  }

  /** The documents with their typed values. */
  private get typedItems(): readonly TypedItem[] {
    return [...this.placed.values()].map(({ item }) => ({
      documentId: item.documentId,
      content: this.editors.get(item.documentId)?.content ?? item.content,
    }));
  }

  private edit(item: MaterialItem): void {
    const editor = this.editors.get(item.documentId);
    if (editor) return editor.takeNewer(item);
    if (item.content.kind !== 'other') this.editors.set(item.documentId, new ItemEditor(item, this.editorParts));
  }

  /** The parts that an editor needs for saving. */
  private get editorParts(): EditorParts {
    const { desk, drafts, clock, session, toasts } = this.#ports;
    return {
      desk,
      drafts,
      clock,
      load: async (documentId) => desk.document(documentId),
      isOwnName: (name) => name !== '' && name === session.who?.personName,
      saved: this.updateItem,
      otherFieldsChanged: (name) => toasts.show('info', message('materials.saved-beside', { name })),
      foundClosed: this.noteFoundClosed,
      faultSeen: (thrown) => session.faultSeen(thrown),
    };
  }

  private noteFoundClosed(): void {
    this.savesFoundClosed += 1;
  }
}
