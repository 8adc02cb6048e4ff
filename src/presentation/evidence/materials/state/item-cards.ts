import { shanghaiDate } from '../../../../domain/calendar/plain-date.ts';
import { itemTitle, type Material } from '../../../../domain/evidence/materials/material.ts';
import type { EditabilityContext } from '../../../../domain/evidence/materials/editability.ts';
import type { ConfirmedDocuments } from '../../shared/confirmed-documents.ts';
import type { ItemFields } from '../../shared/item-fields.ts';
import type { ItemWithMaterial } from '../../shared/item-with-material.ts';
import type { FieldErrorVisibility } from './field-error-visibility.ts';
import { ItemCard } from './item-card.ts';
import type { ItemEditor } from '../editing/item-editor.ts';
import type { ItemSources } from '../views/item-view.ts';
import type { MaterialsPorts } from '../materials-ports.ts';
import type { MaterialFrame, DuplicateInvoice } from '../materials-view-model.ts';
import { keptPaperName } from '../../shared/read-fields.ts';
import { paperView } from '../views/paper-view.ts';
import type { PackageFacts } from './package-facts.ts';

/** The state of a package from which a document's card is made. */
export interface CardState {
  readonly placed: ReadonlyMap<string, ItemWithMaterial>;
  readonly editors: ReadonlyMap<string, ItemEditor>;
  readonly context: EditabilityContext;
  readonly facts: PackageFacts;
  readonly errorVisibility: FieldErrorVisibility;
  readonly confirmed: ConfirmedDocuments;
  /** Documents with the same invoice by its present, typed fields. */
  readonly same: ReadonlyMap<string, readonly string[]>;
  frameOf(documentId: string): MaterialFrame | undefined;
  paperTarget(documentId: string): Material | undefined;
  toCompare(placed: ItemWithMaterial): readonly (keyof ItemFields)[];
}

/** Keeps one card for each document of a package. */
export class ItemCards {
  readonly #cards = new Map<string, ItemCard>();
  readonly #state: CardState;
  readonly #ports: Pick<MaterialsPorts, 'clock' | 'session' | 'drafts'>;

  constructor(state: CardState, ports: Pick<MaterialsPorts, 'clock' | 'session' | 'drafts'>) {
    this.#state = state;
    this.#ports = ports;
  }

  /** The card of a document, always the same one. */
  of(documentId: string): ItemCard {
    const known = this.#cards.get(documentId) ?? new ItemCard(documentId, this);
    this.#cards.set(documentId, known);
    return known;
  }

  sources(documentId: string): ItemSources | undefined {
    const { placed, editors, context, facts, errorVisibility, confirmed, same } = this.#state;
    const found = placed.get(documentId);
    if (!found) return undefined;
    const editor = editors.get(documentId);
    const use = facts.useOf(documentId, editor?.content ?? found.item.content);
    return {
      ...found,
      usedIn: use?.usedIn,
      mark: use?.mark,
      isRepeat: this.#isRepeat(documentId),
      editor,
      context,
      today: shanghaiDate(this.#ports.clock.now()),
      mayShow: (field, empty) => errorVisibility.mayShow(documentId, field, empty),
      twins: (same.get(documentId) ?? []).flatMap((id) => this.#twin(id)),
      toCompare: this.#state.toCompare(found),
      terms: this.#ports.session.pageConfig,
      reading: facts.readingOf(found.item),
      isReadingUnknown: facts.isReadingUnknown(found.item),
      clarity: facts.clarityOf(found.item),
      paper: paperView({
        item: found.item,
        reading: facts.readingOf(found.item),
        isKept: this.#isKept(found.item.files[0]?.fileId ?? ''),
        isBusy: facts.busyPapers.has(documentId),
        room: this.#state.frameOf(documentId)?.room,
        target: this.#state.paperTarget(documentId),
      }),
      hasConfirmation: (item, fields) => confirmed.has(item, fields),
    };
  }

  #isKept(fileId: string): boolean {
    return this.#state.facts.keptPapers.has(fileId) || this.#ports.drafts.read(keptPaperName(fileId)) === true;
  }

  #twin(documentId: string): readonly DuplicateInvoice[] {
    const placed = this.#state.placed.get(documentId);
    const row = (this.#state.frameOf(documentId)?.itemIds.indexOf(documentId) ?? -1) + 1;
    return placed
      ? [{ documentId, name: itemTitle(placed.item) || placed.material.name, material: placed.material.name, row }]
      : [];
  }

  /** Whether an earlier document of the package has the same invoice, which counts in place of this one. */
  #isRepeat(documentId: string): boolean {
    const others = this.#state.same.get(documentId) ?? [];
    if (others.length === 0) return false;
    const order = [...this.#state.placed.keys()];
    return others.some((other) => order.indexOf(other) < order.indexOf(documentId));
  }
}
