import type { FileReference, Material } from '../../../../domain/evidence/materials/material.ts';
import {
  uploadEditability,
  itemEditability,
  type EditabilityContext,
} from '../../../../domain/evidence/materials/editability.ts';
import { readableReason, type ReasonSeparators } from '../../../../domain/platform/reason-separators.ts';
import type { DocumentType, UploadStage } from '../../../../domain/evidence/materials/stage.ts';
import type { MaterialTotals } from '../../../../domain/evidence/materials/totals.ts';
import { remainingItems } from '../../../../domain/evidence/reuse/earlier-document.ts';
import { compareMoney, moneyToText, type Money } from '../../../../domain/money/money.ts';
import { extensionOf } from '../../../../domain/uploads/file-limits.ts';
import { takesSheets } from '../../../../domain/evidence/upload/sheet-files.ts';
import { sizesOf } from '../../shared/size-limits.ts';
import { isUnfinished } from '../state/item-folds.ts';
import { waitsForUser, type SaveState } from '../editing/save-state.ts';
import type { ItemView, MaterialFrame, SavedView, StageView, TotalsView } from '../materials-view-model.ts';

const earlierKinds: Partial<Readonly<Record<DocumentType, MaterialFrame['earlier']>>> = {
  BUSI_INVOICE: 'invoices',
  BUSI_CONTRACT: 'contracts',
};

/**
 * The documents of a material in the order of the page. Documents to correct come first; while everything may be
 * changed the order is unchanged.
 */
export function listedItems(material: Material, context: EditabilityContext): Material['items'] {
  return material.items.toSorted(
    (a, b) => Number(itemEditability(b, material, context).open) - Number(itemEditability(a, material, context).open),
  );
}

export function materialFrame(
  material: Material,
  context: EditabilityContext,
  separators: ReasonSeparators,
): MaterialFrame {
  const items = listedItems(material, context);
  const openIds = items.filter((item) => itemEditability(item, material, context).open).map((item) => item.documentId);
  return {
    stage: material.stage,
    materialId: material.materialId,
    name: material.name,
    required: material.required,
    unrecognised: material.unrecognised ?? [],
    limits: material.limits,
    takesSheets: takesSheets(material),
    sizes: sizesOf(material.limits),
    room: remainingItems(material),
    earlier: earlierKinds[material.documentType],
    templates: material.templates,
    templatesEdited: material.templatesEdited === true,
    examples: material.examples,
    adding: uploadEditability(material, context),
    returnedReason: material.result === 'NOPASS' ? readableReason(material.reason, separators) : '',
    isAnswered: material.items.some((item) => item.changedSinceReturn),
    openIds,
    itemIds: items.map((item) => item.documentId),
  };
}

/** Whether the material was returned as a whole and nothing was given since. */
const awaitsDocuments = (frame: MaterialFrame): boolean =>
  frame.returnedReason !== '' && frame.adding.open && !frame.isAnswered;

const isToCheck = ({ state, check }: ItemView): boolean =>
  state === 'to-compare' || (!isUnfinished(state) && (check === 'to-check' || check === 'confirmable'));

/** The progress of a stage. It is `complete` only if nothing of it waits. */
export function stageView(stage: UploadStage, frames: readonly MaterialFrame[], items: readonly ItemView[]): StageView {
  const missing = frames.filter(
    (frame) => awaitsDocuments(frame) || (frame.required && frame.itemIds.length === 0),
  ).length;
  const reading = items.filter(({ check }) => check === 'reading');
  // The user is not asked to fill in a document while it is unknown whether machines do.
  const others = items.filter((item) => item.check !== 'reading' && item.reading !== 'asked');
  const toCheck = others.filter(isToCheck).length;
  const toMend = others.filter((item) => isUnfinished(item.state) && !isToCheck(item)).length;
  const needed = items.length + missing;
  const state = (): StageView['state'] => {
    // A stage without materials is not complete.
    if (frames.length === 0) return 'empty';
    if (needed === 0) return 'optional';
    if (missing > 0 || items.some((item) => isUnfinished(item.state))) return items.length > 0 ? 'partial' : 'empty';
    return toCheck + reading.length > 0 ? 'to-check' : 'complete';
  };
  return {
    stage,
    given: items.length,
    needed,
    toMend,
    toCheck,
    reading: reading.length,
    sending: 0,
    state: state(),
    attention: frames.some(awaitsDocuments) || items.some((item) => item.state === 'returned'),
  };
}

/**
 * Adds running uploads to a stage's progress. It is not complete before they have arrived, and the needed number grows
 * by the new documents.
 */
export function withUploads(view: StageView, sending: number, newDocuments: number): StageView {
  return sending === 0
    ? view
    : {
        ...view,
        sending,
        needed: Math.max(view.needed, view.given + newDocuments),
        state: view.given > 0 ? 'partial' : 'empty',
      };
}

export function totalsView(totals: MaterialTotals, financing: Money): TotalsView {
  return {
    invoices: moneyToText(totals.invoices),
    contracts: moneyToText(totals.contracts),
    financing: moneyToText(financing),
    share: financing.fen === 0n ? 1 : Math.min(1, Number((totals.invoices.fen * 1000n) / financing.fen) / 1000),
    invoicesBelow: totals.invoices.fen > 0n && compareMoney(totals.invoices, financing) < 0,
  };
}

export function savedView(saves: readonly SaveState[], savedAt: number | undefined): SavedView {
  if (saves.some(waitsForUser)) return { kind: 'not-saved' };
  const kinds = saves.map((save) => save.kind);
  if (kinds.includes('kept-here')) return { kind: 'kept-here' };
  if (kinds.includes('saving') || kinds.includes('unsaved')) return { kind: 'saving' };
  return savedAt === undefined ? { kind: 'nothing' } : { kind: 'saved', at: savedAt };
}

/** Whether some typed values are only in this browser. */
export function isAtRisk(kind: SavedView['kind']): boolean {
  return kind === 'kept-here' || kind === 'not-saved';
}

export function isPicture(file: Pick<FileReference, 'name' | 'mimeType'>): boolean {
  return file.mimeType.startsWith('image/') || ['jpg', 'jpeg', 'png'].includes(extensionOf(file.name));
}
