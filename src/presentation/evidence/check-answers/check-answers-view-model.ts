import type { MissingPart } from '../../../application/ports/evidence/package-submission.ts';
import type { EvidencePackage } from '../../../domain/evidence/materials/evidence-package.ts';
import {
  isFromSheet,
  itemTitle,
  type FileReference,
  type Material,
  type MaterialItem,
} from '../../../domain/evidence/materials/material.ts';
import {
  uploadEditability,
  itemEditability,
  type EditabilityContext,
} from '../../../domain/evidence/materials/editability.ts';
import { documentAmount, originalInvoiceOf } from '../../../domain/evidence/materials/document-content.ts';
import { materialTotals } from '../../../domain/evidence/materials/totals.ts';
import { readableReason, type ReasonSeparators } from '../../../domain/platform/reason-separators.ts';
import type { InvoiceMark } from '../../../domain/evidence/reuse/invoice-mark.ts';
import {
  isExcludedFromTotals,
  type InvoiceConcern,
  type SubmitBlocker,
  type SubmitDoubt,
  type SubmitWarning,
} from '../../../domain/evidence/materials/submit-check.ts';
import { uploadStages, type UploadStage } from '../../../domain/evidence/materials/stage.ts';
import { moneyToText, sumMoney } from '../../../domain/money/money.ts';
import { uppercaseAmount } from '../../../domain/money/uppercase-amount.ts';
import { message, type Message } from '../../../words/catalogue.ts';
import { money } from '../../../words/format.ts';
import { documentCorrectionView, type DocumentCorrectionView } from '../shared/document-correction-view.ts';
import { fieldIdOf, itemFieldsOf } from '../shared/field-kinds.ts';
import { fieldsOf } from '../shared/item-fields.ts';
import type { ItemWithMaterial } from '../shared/item-with-material.ts';
import { shownValue, type ShownValue } from '../shared/shown-value.ts';
import { pathsOf, type PackageKey } from '../shared/package-paths.ts';
import type { OriginalAction } from './original-invoices.ts';
import { placePath } from '../shared/upload-page-position.ts';
import { fieldLabel, problemWords } from '../shared/problem-words.ts';

/** Something to correct, with the path to it. */
export interface BlockerView {
  readonly key: string;
  readonly what: BlockerWords;
  readonly path: string;
}

/** A text, a text about a field of a document, or the empty fields of a document. */
export type BlockerWords =
  | { readonly kind: 'text'; readonly text: Message }
  | { readonly kind: 'field'; readonly name: string; readonly field: Message; readonly problem: Message }
  | { readonly kind: 'unfilled'; readonly name: string; readonly fields: readonly Message[] };

export interface AnswerView {
  readonly label: Message;
  readonly value: ShownValue;
}

export interface AnswerItemView {
  readonly documentId: string;
  readonly title: string;
  /** A note on its files. */
  readonly note: Message | undefined;
  readonly files: readonly FileReference[];
  readonly answers: readonly AnswerView[];
  /** The changes since the return, and the fields that were not changed. */
  readonly correction: DocumentCorrectionView | undefined;
  readonly changedSinceReturn: boolean;
  /** The possible actions on the invoice that it reverses or replaces. */
  readonly original: OriginalAction | undefined;
  /** Whether it is incomplete and being read. */
  readonly beingRead: boolean;
  /** The mark of its invoice in the tax register. */
  readonly mark: InvoiceMark | undefined;
  /** The path to change it; undefined if it may not be changed. */
  readonly path: string | undefined;
}

export interface AnswerStageView {
  readonly stage: UploadStage;
  /** The path to change it; undefined if nothing may be changed. */
  readonly path: string | undefined;
  readonly materials: readonly AnswerMaterialView[];
}

export interface AnswerMaterialView {
  readonly materialId: string;
  readonly name: string;
  readonly required: boolean;
  /** The total of its invoices or contracts as decimal text in yuan, if there are several. */
  readonly total: string | undefined;
  /** How many documents are being uploaded or read, and are not counted yet. */
  readonly pending: number;
  /** Documents that were corrected since the return come first. */
  readonly items: readonly AnswerItemView[];
}

/** Documents that are not complete yet, but need no action of the user to become complete. */
export interface ComingAnswers {
  /** Running uploads, each with its material, and its document unless it becomes a new one. */
  readonly sending: readonly { readonly materialId: string; readonly documentId: string | undefined }[];
  /** Incomplete documents that are being read. */
  readonly beingRead: ReadonlySet<string>;
}

/** How many documents of a material are being uploaded, or read without a known amount. */
export function pendingIn({ materialId, items }: Material, { sending, beingRead }: ComingAnswers): number {
  const sent = sending.filter((each) => each.materialId === materialId && each.documentId === undefined).length;
  return (
    sent +
    items.filter(({ documentId, content }) => beingRead.has(documentId) && documentAmount(content) === undefined).length
  );
}

export interface PackageFacts {
  readonly number: string;
  /** Decimal text in yuan, and the same in the capital numerals of bills (checklist F-266). */
  readonly amount: string;
  readonly uppercase: string;
  readonly creditSource: string;
  readonly funder: string;
  readonly businesses: number;
}

const uploadPath = ({ book, packageId }: PackageKey, stage?: UploadStage): string =>
  pathsOf(book).upload(packageId, stage);

function nameOf(materials: readonly Material[], materialId: string, documentId: string | undefined): string {
  const material = materials.find((each) => each.materialId === materialId);
  const item = material?.items.find((each) => each.documentId === documentId);
  return (item && itemTitle(item)) || (material?.name ?? '');
}

export function blockerView(
  blocker: SubmitBlocker,
  key: PackageKey,
  materials: readonly Material[],
  separators: ReasonSeparators,
): BlockerView {
  const { stage, materialId } = blocker;
  const item = 'documentId' in blocker ? blocker.documentId : undefined;
  const name = nameOf(materials, materialId, item);
  const at = (field?: string): string => placePath(key, stage, item ?? materialId, field);
  const id = `${blocker.because} ${item ?? materialId}`;
  switch (blocker.because) {
    case 'material-missing':
      return {
        key: id,
        what: { kind: 'text', text: message('check.material-missing', { name: blocker.name }) },
        path: at(),
      };
    case 'item-incomplete':
      return {
        key: `${id} ${blocker.problem.field}`,
        path: at(fieldIdOf(blocker.problem)),
        what: {
          kind: 'field',
          name,
          field: message(fieldLabel(blocker.problem)),
          problem: problemWords(blocker.problem),
        },
      };
    case 'still-returned':
      return {
        key: id,
        what: {
          kind: 'text',
          text: message('check.still-returned', { name, problem: readableReason(blocker.reason, separators) }),
        },
        path: at(),
      };
    case 'same-invoice-twice':
      return {
        key: id,
        what: {
          kind: 'text',
          text: message('check.same-invoice-twice', {
            number: blocker.number,
            name,
            other: nameOf(materials, blocker.twin.materialId, blocker.twin.documentId),
          }),
        },
        path: at('number'),
      };
  }
}

/** The entry of a document with a replaced file, if its values were not compared with the new file. */
export function comparisonView({ item, material }: ItemWithMaterial, key: PackageKey): BlockerView {
  const text = message('check.to-compare', { name: itemTitle(item) || material.name });
  return {
    key: `to-compare ${item.documentId}`,
    what: { kind: 'text', text },
    path: placePath(key, material.stage, item.documentId),
  };
}

/** Words for the codes by which the back end names what it misses; other codes are shown as its own words. */
const missingWords = new Map<string, (name: string) => Message>([
  ['material-missing', (name) => message('check.material-missing', { name })],
  ['item-incomplete', (name) => message('check.platform-incomplete', { name })],
  ['still-returned', (name) => message('check.platform-returned', { name })],
  ['same-invoice-twice', (name) => message('check.platform-twice', { name })],
]);

/** The entry of something that only the back end misses, with the path to it if it is known. */
export function missingView(
  { materialId, documentId, message: words }: MissingPart,
  key: PackageKey,
  materials: readonly Material[],
): BlockerView {
  const name = nameOf(materials, materialId, documentId);
  const material = materials.find((each) => each.materialId === materialId);
  const text = missingWords.get(words)?.(name) ?? message('check.platform-says', { name, words });
  return {
    key: `platform ${materialId} ${documentId ?? ''} ${words}`,
    what: { kind: 'text', text },
    path: material ? placePath(key, material.stage, documentId ?? materialId) : uploadPath(key),
  };
}

export function doubtWords(doubt: SubmitDoubt): Message {
  return doubt.because === 'no-materials'
    ? message('check.no-materials')
    : message('check.unrecognised', { name: doubt.name, codes: doubt.codes });
}

/**
 * Words a warning before the confirmation. Documents that are still coming are not counted, so that no total is called
 * too low before.
 */
export function tipWords(warning: SubmitWarning, materials: readonly Material[], coming: ComingAnswers): Message {
  if (warning.because !== 'contracts-below-financing' && warning.because !== 'invoices-below-financing')
    return warningWords(warning);
  const [type, what] =
    warning.because === 'contracts-below-financing'
      ? (['BUSI_CONTRACT', 'contracts'] as const)
      : (['BUSI_INVOICE', 'invoices'] as const);
  const count = materials
    .filter(({ documentType }) => documentType === type)
    .reduce((sum, material) => sum + pendingIn(material, coming), 0);
  const total = money(moneyToText(warning.total));
  if (count > 0) return message(`check.${what}-not-counted`, { total, count });
  return warning.asks
    ? message('check.contracts-below-tip', { total, financing: money(moneyToText(warning.financing)) })
    : warningWords(warning);
}

export function warningWords(warning: SubmitWarning): Message {
  if (warning.because === 'invoice-marked')
    return message('reuse.marked-warning', { number: warning.number, mark: warning.mark });
  if (warning.because === 'invoice-used-elsewhere')
    return message('reading.used-warning', { number: warning.number, usedIn: warning.usedIn });
  const { because, total, financing } = warning;
  const values = { total: money(moneyToText(total)), financing: money(moneyToText(financing)) };
  return message(because === 'contracts-below-financing' ? 'check.contracts-below' : 'check.invoices-below', values);
}

/** Findings against invoices, by document. */
export type InvoiceFindings = ReadonlyMap<string, InvoiceConcern>;

type OriginalActions = ReadonlyMap<string, OriginalAction>;

function originalAnswers({ content }: MaterialItem): readonly AnswerView[] {
  const original = originalInvoiceOf(content);
  if (!original) return [];
  const number: AnswerView = {
    label: message('materials.original-number'),
    value: { kind: 'text', text: original.number },
  };
  return original.code === ''
    ? [number]
    : [{ label: message('materials.original-code'), value: { kind: 'text', text: original.code } }, number];
}

function answerItem(
  key: PackageKey,
  material: Material,
  item: MaterialItem,
  context: EditabilityContext,
  against: InvoiceFindings,
  coming: ComingAnswers,
  originals: OriginalActions,
): AnswerItemView {
  const fields = fieldsOf(item);
  return {
    documentId: item.documentId,
    title: itemTitle(item),
    note: isFromSheet(item) ? message('sheets.no-picture-here') : undefined,
    files: item.files,
    correction: documentCorrectionView(item),
    changedSinceReturn: item.changedSinceReturn,
    beingRead: coming.beingRead.has(item.documentId),
    original: originals.get(item.documentId),
    mark: against.get(item.documentId)?.mark,
    path: itemEditability(item, material, context).open ? placePath(key, material.stage, item.documentId) : undefined,
    answers: [
      ...itemFieldsOf(item, fields).map(({ id, kind, label }) => ({
        label: message(label),
        value: shownValue({ id, kind }, fields[id]),
      })),
      ...originalAnswers(item),
    ],
  };
}

/** The documents of a material in the order of the check: those that were corrected since the return come first. */
export function itemsInCheckOrder({ items }: Material): readonly MaterialItem[] {
  return items.toSorted((a, b) => Number(b.changedSinceReturn) - Number(a.changedSinceReturn));
}

function answerMaterial(
  key: PackageKey,
  material: Material,
  context: EditabilityContext,
  against: InvoiceFindings,
  coming: ComingAnswers,
  originals: OriginalActions,
): AnswerMaterialView {
  const { materialId, name, required, items } = material;
  const { invoices, contracts } = materialTotals(items, ({ documentId }) =>
    isExcludedFromTotals(against.get(documentId)),
  );
  const total = sumMoney([invoices, contracts]);
  return {
    materialId,
    name,
    required,
    total: items.length > 1 && total.fen > 0n ? moneyToText(total) : undefined,
    pending: pendingIn(material, coming),
    items: itemsInCheckOrder(material).map((item) =>
      answerItem(key, material, item, context, against, coming, originals),
    ),
  };
}

const isOpen = (material: Material, context: EditabilityContext): boolean =>
  uploadEditability(material, context).open ||
  material.items.some((item) => itemEditability(item, material, context).open);

/** All values of a package, stage by stage. */
export function answerStages(
  key: PackageKey,
  context: EditabilityContext,
  against: InvoiceFindings,
  coming: ComingAnswers,
  originals: OriginalActions,
): readonly AnswerStageView[] {
  return uploadStages.flatMap((stage): AnswerStageView[] => {
    const here = context.materials.filter((material) => material.stage === stage);
    if (here.length === 0) return [];
    const path = here.some((material) => isOpen(material, context)) ? uploadPath(key, stage) : undefined;
    return [
      {
        stage,
        path,
        materials: here.map((material) => answerMaterial(key, material, context, against, coming, originals)),
      },
    ];
  });
}

export function packageFacts(evidence: EvidencePackage): PackageFacts {
  return {
    number: evidence.packageId,
    amount: moneyToText(evidence.totalAmount),
    uppercase: uppercaseAmount(evidence.totalAmount),
    creditSource: evidence.creditSourceName,
    funder: evidence.funderName,
    businesses: evidence.businesses.length,
  };
}
