import type { Placed } from '../shared/placed.ts';
import { computedStruct, makeAutoObservable, observable } from 'mobx';
import { shanghaiDate } from '../../../domain/calendar/plain-date.ts';
import type { EvidencePackage } from '../../../domain/evidence/materials/evidence-package.ts';
import type { DocumentContent } from '../../../domain/evidence/materials/document-content.ts';
import { itemTitle, type Material, type MaterialItem } from '../../../domain/evidence/materials/material.ts';
import { opennessContext, type OpennessContext } from '../../../domain/evidence/materials/openness.ts';
import type { UploadStage } from '../../../domain/evidence/materials/stage.ts';
import { sameInvoices } from '../../../domain/evidence/materials/same-invoice.ts';
import type { FileClarity } from '../../../domain/uploads/picture-clarity.ts';
import type { FileReading } from '../../../domain/evidence/reading/file-reading.ts';
import { countsNothing } from '../../../domain/evidence/materials/submit-check.ts';
import type { InvoiceMark } from '../../../domain/evidence/reuse/invoice-mark.ts';
import { materialTotals } from '../../../domain/evidence/materials/totals.ts';
import { zeroMoney } from '../../../domain/money/money.ts';
import type { ComparedValues } from '../shared/compared-values.ts';
import type { ConfirmedDocuments } from '../shared/confirmed-documents.ts';
import { FieldTelling } from './field-telling.ts';
import { ItemCard } from './item-card.ts';
import { ItemEditor, type EditorParts } from './item-editor.ts';
import type { ItemFields } from '../shared/item-fields.ts';
import { ItemFolds, isWaiting } from './item-folds.ts';
import type { ItemSources, MaterialTerms } from './item-view.ts';
import type { ItemView, MaterialFrame, SavedView, StageView, TotalsView, Twin } from './materials-view-model.ts';
import { besideRemoved } from './package-removal.ts';
import { PackageSelection } from './package-selection.ts';
import { listed, materialFrame, savedView, stageView, totalsView } from './page-views.ts';

export interface OpenPackageParts {
  /** The stage that is shown. */
  readonly stage: () => UploadStage | undefined;
  readonly editing: () => Omit<EditorParts, 'saved'>;
  readonly compared: ComparedValues;
  readonly confirmed: ConfirmedDocuments;
  /** The package that has a document's invoice before this one. */
  readonly usedIn: (documentId: string, content: DocumentContent) => string | undefined;
  /** What the tax register says against an invoice. */
  readonly markOf: (documentId: string, content: DocumentContent) => InvoiceMark | undefined;
  /** A document came or was saved. */
  readonly changed: () => void;
  readonly mayEdit: () => boolean;
  readonly terms: () => MaterialTerms;
  /** What the back end reads of a document. */
  readonly reading: (item: MaterialItem) => FileReading | undefined;
  /** Whether it is still being found out if one is read. */
  readonly asked: (item: MaterialItem) => boolean;
  readonly clarity: (item: MaterialItem) => FileClarity | undefined;
}

type TypedItem = Pick<MaterialItem, 'documentId' | 'content'>;

/**
 * What is in the package that is being assembled, and what is typed of it. Each part is told anew only when it differs,
 * so that typing in one of many invoices stays light.
 */
export class OpenPackage {
  evidence: EvidencePackage | undefined = undefined;
  steps: readonly UploadStage[] = [];
  materials: readonly Material[] = [];
  /** Milliseconds since the epoch. */
  savedAt: number | undefined = undefined;
  readonly editors = observable.map<string, ItemEditor>({}, { deep: false });
  readonly selection = new PackageSelection(
    () => this.#parts.stage(),
    (documentId) => this.placed.get(documentId)?.material.stage,
  );
  readonly folds = new ItemFolds(this.selection);
  readonly telling = new FieldTelling();
  /** The upload in this window that made each document; documents that were there before have none. */
  readonly #turns = new Map<string, number>();
  /** The last change that was made here to each document, by its place among all changes. */
  readonly #changedAt = new Map<string, number>();
  #changes = 0;
  readonly #cards = new Map<string, ItemCard>();
  readonly #parts: OpenPackageParts;

  constructor(parts: OpenPackageParts) {
    this.#parts = parts;
    makeAutoObservable<this>(
      this,
      {
        editors: false,
        selection: false,
        folds: false,
        telling: false,
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

  get context(): OpennessContext {
    const { evidence, materials } = this;
    return opennessContext(
      evidence ?? { state: '', totalAmount: zeroMoney, submittedTotals: undefined, changeGranted: false },
      materials,
    );
  }

  get frames(): readonly MaterialFrame[] {
    return this.materials.map((material) =>
      materialFrame(material, this.context, this.#parts.terms().reasonSeparators),
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
        countsNothing({
          usedIn: this.#parts.usedIn(documentId, content),
          mark: this.#parts.markOf(documentId, content),
        }),
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
    const { mayEdit, compared } = this.#parts;
    return mayEdit() ? compared.waiting(item, material, this.context, this.editors.get(item.documentId)?.fields) : [];
  }

  itemsOf(frame: MaterialFrame): readonly ItemView[] {
    return frame.itemIds.flatMap((id) => this.card(id).view ?? []);
  }

  /** Always the same card for the same item. */
  card(documentId: string): ItemCard {
    const known = this.#cards.get(documentId) ?? new ItemCard(documentId, (id) => this.sources(id));
    this.#cards.set(documentId, known);
    return known;
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
    this.#parts.compared.forgotten(documentId);
    this.#parts.confirmed.forgotten(documentId);
  }

  /** How many changes were made here so far. A question that is asked now knows no later ones. */
  changesSoFar(): number {
    return this.#changes;
  }

  /** An answer with what was made or changed here since its question: nothing of that goes away, or back. */
  withChangesSince(changes: number, materials: readonly Material[]): readonly Material[] {
    const isNewer = ({ documentId }: MaterialItem): boolean => (this.#changedAt.get(documentId) ?? 0) > changes;
    return materials.map((material) => {
      const newer = this.material(material.materialId)?.items.filter(isNewer) ?? [];
      const here = new Map(newer.map((item) => [item.documentId, item]));
      const items = material.items.map((item) => here.get(item.documentId) ?? item);
      return { ...material, items: [...items, ...newer.filter((item) => !items.includes(item))] };
    });
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
    this.#parts.changed();
    const materialId = this.placed.get(item.documentId)?.material.materialId;
    this.materials = this.materials.map((material) =>
      material.materialId === materialId
        ? { ...material, items: material.items.map((each) => (each.documentId === item.documentId ? item : each)) }
        : material,
    );
  }

  private changedHere({ documentId }: MaterialItem): void {
    this.savedAt = this.now();
    this.#changes += 1;
    this.#changedAt.set(documentId, this.#changes);
  }

  private get placed(): ReadonlyMap<string, Placed> {
    return new Map(
      this.materials.flatMap((material) =>
        material.items.map((item) => [item.documentId, { item, material }] as const),
      ),
    );
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
    if (item.content.kind !== 'other')
      this.editors.set(item.documentId, new ItemEditor(item, { ...this.#parts.editing(), saved: this.itemChanged }));
  }

  private twin(documentId: string): readonly Twin[] {
    const placed = this.placed.get(documentId);
    const row = (this.frameOf(documentId)?.itemIds.indexOf(documentId) ?? -1) + 1;
    return placed
      ? [{ documentId, name: itemTitle(placed.item) || placed.material.name, material: placed.material.name, row }]
      : [];
  }

  /** The same invoice stands in the package before it, which is the one that counts. */
  private isRepeat(documentId: string): boolean {
    const others = this.same.get(documentId) ?? [];
    if (others.length === 0) return false;
    const order = [...this.placed.keys()];
    return others.some((other) => order.indexOf(other) < order.indexOf(documentId));
  }

  private now(): number {
    return this.#parts.editing().clock.now();
  }

  private sources(documentId: string): ItemSources | undefined {
    const found = this.placed.get(documentId);
    if (!found) return undefined;
    const content = this.editors.get(documentId)?.content ?? found.item.content;
    return {
      ...found,
      usedIn: this.#parts.usedIn(documentId, content),
      mark: this.#parts.markOf(documentId, content),
      isRepeat: this.isRepeat(documentId),
      editor: this.editors.get(documentId),
      context: this.context,
      today: shanghaiDate(this.now()),
      mayTell: (field, empty) => this.telling.mayTell(documentId, field, empty),
      twins: (this.same.get(documentId) ?? []).flatMap((id) => this.twin(id)),
      toCompare: this.toCompare(found),
      terms: this.#parts.terms(),
      reading: this.#parts.reading(found.item),
      asked: this.#parts.asked(found.item),
      clarity: this.#parts.clarity(found.item),
      confirmed: (item, fields) => this.#parts.confirmed.has(item, fields),
    };
  }
}
