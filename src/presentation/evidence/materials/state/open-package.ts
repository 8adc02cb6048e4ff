import type { Placed } from '../../shared/placed.ts';
import { computedStruct, makeAutoObservable, observable } from 'mobx';
import type { EvidencePackage } from '../../../../domain/evidence/materials/evidence-package.ts';
import type { Material, MaterialItem } from '../../../../domain/evidence/materials/material.ts';
import { opennessContext, type OpennessContext } from '../../../../domain/evidence/materials/openness.ts';
import type { UploadStage } from '../../../../domain/evidence/materials/stage.ts';
import { sameInvoices } from '../../../../domain/evidence/materials/same-invoice.ts';
import { isExcludedFromTotals } from '../../../../domain/evidence/materials/submit-check.ts';
import { materialTotals } from '../../../../domain/evidence/materials/totals.ts';
import { packagePermission } from '../../../../domain/evidence/shared/package-permissions.ts';
import { zeroMoney } from '../../../../domain/money/money.ts';
import { message } from '../../../../words/catalogue.ts';
import { ComparedValues } from '../../shared/compared-values.ts';
import { ConfirmedDocuments } from '../../shared/confirmed-documents.ts';
import { FieldTelling } from './field-telling.ts';
import type { ItemCard } from './item-card.ts';
import { ItemEditor, type EditorParts } from '../editing/item-editor.ts';
import type { ItemFields } from '../../shared/item-fields.ts';
import { ItemFolds, isWaiting } from './item-folds.ts';
import { ItemCards } from './item-cards.ts';
import { LocalChanges } from './local-changes.ts';
import type { MaterialsPorts } from '../materials-ports.ts';
import type { ItemView, MaterialFrame, MendPlace, SavedView, StageView, TotalsView } from '../materials-view-model.ts';
import { besideRemoved } from './beside-removed.ts';
import { PackageFacts } from './package-facts.ts';
import { PackageSelection } from './package-selection.ts';
import { listed, materialFrame, savedView, stageView, totalsView } from '../views/page-views.ts';

export type OpenPackagePorts = Pick<MaterialsPorts, 'book' | 'desk' | 'drafts' | 'clock' | 'session' | 'toasts'>;

type TypedItem = Pick<MaterialItem, 'documentId' | 'content'>;

/**
 * The state of the package that is being assembled: what is in it, what is typed of it, what is selected, and what
 * others tell of it; everything that the page shows is derived from it. Each part is told anew only when it differs, so
 * that typing in one of many invoices stays light.
 */
export class OpenPackage {
  packageId = '';
  /** The stage that is shown. */
  stage: UploadStage | undefined = undefined;
  evidence: EvidencePackage | undefined = undefined;
  steps: readonly UploadStage[] = [];
  materials: readonly Material[] = [];
  /** Milliseconds since the epoch. */
  savedAt: number | undefined = undefined;
  /** Where work goes on for somebody who came without naming a place. */
  resume: MendPlace | undefined = undefined;
  /** Number of documents that were saved, or came with content, since the page began. */
  changesOfContent = 0;
  /** Number of saves that found a document gone or closed, which stood open here. */
  savesFoundShut = 0;
  readonly facts = new PackageFacts();
  readonly compared: ComparedValues;
  readonly confirmed: ConfirmedDocuments;
  readonly editors = observable.map<string, ItemEditor>({}, { deep: false });
  readonly selection = new PackageSelection(this);
  readonly folds = new ItemFolds(this.selection);
  readonly telling = new FieldTelling();
  /** The upload in this window that made each document; documents that were there before have none. */
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
        telling: false,
        facts: false,
        compared: false,
        confirmed: false,
        stageOf: false,
        card: false,
        beside: false,
        frameOf: false,
        toCompare: false,
        item: false,
        typedAndGone: false,
        withChangesSince: false,
        changesSoFar: false,
        itemsOf: false,
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

  /** The materials of the stage that is shown, in the order of the page. */
  get shown(): readonly Material[] {
    return this.ordered.filter((material) => material.stage === this.stage);
  }

  /** The stage of a document; undefined for one that is gone. */
  stageOf(documentId: string): UploadStage | undefined {
    return this.placed.get(documentId)?.material.stage;
  }

  /** Every document with the material that it lies in. */
  get placed(): ReadonlyMap<string, Placed> {
    return new Map(
      this.materials.flatMap((material) =>
        material.items.map((item) => [item.documentId, { item, material }] as const),
      ),
    );
  }

  get context(): OpennessContext {
    const { evidence, materials } = this;
    return opennessContext(
      evidence ?? { state: '', totalAmount: zeroMoney, submittedTotals: undefined, changeGranted: false },
      materials,
    );
  }

  get frames(): readonly MaterialFrame[] {
    return this.materials.map((material) =>
      materialFrame(material, this.context, this.#ports.session.pageConfig.reasonSeparators),
    );
  }

  /** The materials with their documents in the order in which the page lists them. */
  get ordered(): readonly Material[] {
    return this.materials.map((material) => ({ ...material, items: listed(material, this.context) }));
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

  /** The documents of the material that one of them lies in. */
  beside(documentId: string): readonly ItemView[] {
    const frame = this.frameOf(documentId);
    return frame ? this.itemsOf(frame) : [];
  }

  frameOf(documentId: string): MaterialFrame | undefined {
    return this.frames.find((each) => each.itemIds.includes(documentId));
  }

  /** The fields of a document that still say what the file before it said. */
  toCompare({ item, material }: Placed): readonly (keyof ItemFields)[] {
    return this.mayEdit
      ? this.compared.waiting(item, material, this.context, this.editors.get(item.documentId)?.fields)
      : [];
  }

  itemsOf(frame: MaterialFrame): readonly ItemView[] {
    return frame.itemIds.flatMap((id) => this.card(id).view ?? []);
  }

  /** Always the same card for the same item. */
  card(documentId: string): ItemCard {
    return this.#cards.of(documentId);
  }

  /** The item as it is known here, and where it lies. */
  item(documentId: string): Placed | undefined {
    const found = this.placed.get(documentId);
    return found && { ...found, item: this.editors.get(documentId)?.item ?? found.item };
  }

  material(materialId: string): Material | undefined {
    return this.materials.find((material) => material.materialId === materialId);
  }

  opened(evidence: EvidencePackage, steps: readonly UploadStage[], materials: readonly Material[]): void {
    this.evidence = evidence;
    this.steps = steps;
    this.closed();
    this.take(materials);
    for (const stage of this.stagesInUse) this.folds.came(this.itemsIn(stage));
  }

  /** Nothing of what was open is saved any more; what was typed stays in this browser. */
  closed(): void {
    for (const editor of this.editors.values()) editor.stopped();
    this.editors.clear();
  }

  /** Documents in which something was typed here, and which are not among what is there now. */
  typedAndGone(materials: readonly Material[]): readonly { readonly placed: Placed; readonly editor: ItemEditor }[] {
    const present = new Set(materials.flatMap((material) => material.items.map((item) => item.documentId)));
    return [...this.editors].flatMap(([id, editor]) => {
      const placed = this.placed.get(id);
      return placed && editor.wasTypedInto && !present.has(id) ? [{ placed, editor }] : [];
    });
  }

  /** The document is gone, and its editor with it. */
  leave(documentId: string): void {
    this.editors.get(documentId)?.discarded();
    this.editors.delete(documentId);
    this.compared.forgotten(documentId);
    this.confirmed.forgotten(documentId);
  }

  /** How many changes were made here so far. A question that is asked now knows no later ones. */
  changesSoFar(): number {
    return this.#changes.count;
  }

  /** An answer with what was made or changed here since its question: nothing of that goes away, or back. */
  withChangesSince(changes: number, materials: readonly Material[]): readonly Material[] {
    return this.#changes.over(materials, this.materials, changes);
  }

  /** What is there now; typed fields stay. */
  take(materials: readonly Material[]): void {
    const materialsOfSelected = this.frames.filter(({ itemIds }) => itemIds.some((id) => this.selection.has(id)));
    this.materials = materials;
    for (const id of [...this.editors.keys()].filter((each) => !this.placed.has(each))) this.leave(id);
    for (const { item } of this.placed.values()) this.edit(item);
    for (const { itemIds } of materialsOfSelected) this.selectBesideGone(itemIds);
    for (const stage of this.stagesInUse) this.selectSome(stage);
  }

  /**
   * An item as an upload has made or changed it; a new one stands before those that were given after it, by their
   * `turn`.
   */
  itemArrived(item: MaterialItem, materialId: string, turn = Infinity): void {
    const { documentId } = item;
    if (this.placed.has(documentId)) this.itemChanged(item);
    else this.insert(item, materialId, turn);
    this.edit(item);
    this.selectArrived(documentId);
  }

  /** Documents as they are now that were put into a material, or changed there, together. */
  itemsArrived(items: readonly MaterialItem[], materialId: string): void {
    for (const item of items) this.itemArrived(item, materialId);
    this.changesOfContent += 1;
  }

  /** The first document of a material is looked at at once; the others leave the eye where it is. */
  private selectArrived(documentId: string): void {
    const frame = this.frameOf(documentId);
    if (!frame) return;
    const looked = frame.itemIds.find((id) => this.selection.has(id));
    this.folds.came(this.itemsIn(frame.stage), looked ?? documentId);
  }

  /** The selected document is gone from among those of its material: one beside it takes its place. */
  private selectBesideGone(ids: readonly string[]): void {
    const gone = ids.filter((id) => !this.placed.has(id));
    const next = ids.some((id) => this.selection.has(id)) ? undefined : besideRemoved(ids, gone, this.folds);
    if (next !== undefined) this.selection.offer(next, false);
  }

  /** Where nothing of a stage is selected, the first that waits is, else the first. */
  private selectSome(stage: UploadStage): void {
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
    this.changedHere(item);
    this.#turns.set(item.documentId, turn);
    this.materials = this.materials.map((material) => {
      if (material.materialId !== materialId) return material;
      const later = material.items.findIndex((each) => (this.#turns.get(each.documentId) ?? 0) > turn);
      return { ...material, items: later < 0 ? [...material.items, item] : material.items.toSpliced(later, 0, item) };
    });
  }

  itemChanged(item: MaterialItem): void {
    this.changedHere(item);
    this.changesOfContent += 1;
    const materialId = this.placed.get(item.documentId)?.material.materialId;
    this.materials = this.materials.map((material) =>
      material.materialId === materialId
        ? { ...material, items: material.items.map((each) => (each.documentId === item.documentId ? item : each)) }
        : material,
    );
  }

  private changedHere({ documentId }: MaterialItem): void {
    this.savedAt = this.#ports.clock.now();
    this.#changes.add(documentId);
  }

  /** The documents with what is typed of them. */
  private get typedItems(): readonly TypedItem[] {
    return [...this.placed.values()].map(({ item }) => ({
      documentId: item.documentId,
      content: this.editors.get(item.documentId)?.content ?? item.content,
    }));
  }

  private edit(item: MaterialItem): void {
    const editor = this.editors.get(item.documentId);
    if (editor) return editor.renewed(item);
    if (item.content.kind !== 'other') this.editors.set(item.documentId, new ItemEditor(item, this.editing));
  }

  /** What an editor needs to save what is typed. */
  private get editing(): EditorParts {
    const { desk, drafts, clock, session, toasts } = this.#ports;
    return {
      desk,
      drafts,
      clock,
      fresh: async (documentId) => desk.document(documentId),
      isOwnName: (name) => name !== '' && name === session.who?.personName,
      saved: this.itemChanged,
      savedBeside: (name) => toasts.show('info', message('materials.saved-beside', { name })),
      foundShut: this.foundShut,
      faultSeen: (thrown) => session.faultSeen(thrown),
    };
  }

  private foundShut(): void {
    this.savesFoundShut += 1;
  }
}
