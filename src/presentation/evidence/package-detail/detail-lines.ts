import {
  documentAmount,
  documentNumber,
  invoiceOf,
  originalInvoiceOf,
} from '../../../domain/evidence/materials/document-content.ts';
import type { FileReference, Material, MaterialItem } from '../../../domain/evidence/materials/material.ts';
import type { ReviewResult, UploadStage } from '../../../domain/evidence/materials/stage.ts';
import { readableReason, type ReasonSeparators } from '../../../domain/platform/reason-separators.ts';
import { moneyToText } from '../../../domain/money/money.ts';
import { message, type Message } from '../../../words/catalogue.ts';
import { invoiceTypeWords } from '../shared/invoice-type-words.ts';
import type { FileClarity } from '../../../domain/uploads/picture-clarity.ts';
import { documentCorrectionView, type DocumentCorrectionView } from '../shared/document-correction-view.ts';
import { unclearNotes } from '../shared/unclear-notes.ts';
import { documentTitle } from './document-title.ts';

/**
 * The status of a document: the result of its review, the correction made since its return, or that it was never
 * submitted.
 */
export type LineStatus = ReviewResult | 'replaced' | 'edited' | 'added' | 'not-submitted' | 'not-given';

export interface DetailLine {
  /** The identifier of the item, or of the material as a whole. */
  readonly key: string;
  readonly stage: UploadStage;
  /** Kind and number of the document, or the category's name, with the file name if the category has several. */
  readonly title: Message;
  readonly note: Message | undefined;
  /** The invoice that this invoice reverses or replaces. */
  readonly original?: Message | undefined;
  /** The invoice number that the trail is searched by; empty for other documents. */
  readonly invoiceNumber: string;
  /** File name of a single document without a number; empty otherwise, because the title names it. */
  readonly fileName: string;
  /** Decimal text in yuan. */
  readonly amount: string | undefined;
  readonly result: ReviewResult;
  readonly status: LineStatus;
  readonly reason: string;
  readonly reviewedAt: number | undefined;
  readonly reviewedBy: MaterialItem['reviewedBy'];
  readonly changedSinceReturn: boolean;
  readonly replaced: MaterialItem['replaced'];
  /** The changes since the return, and the fields that were not changed. */
  readonly correction: DocumentCorrectionView | undefined;
  readonly files: readonly FileReference[];
  /** That the picture is unclear, and what to do. */
  readonly unclear?: { readonly words: Message; readonly doubt: Message | undefined } | undefined;
}

/** A correction, by the company or the platform, has not been reviewed yet. */
const unreviewed = { reviewedAt: undefined, reviewedBy: undefined } as const;

function lineStatus(item: MaterialItem, submitted: boolean): LineStatus {
  if (item.changedSinceReturn)
    return item.replaced === undefined ? 'added' : item.replaced.sameFiles ? 'edited' : 'replaced';
  return item.result === 'UNKNOWN' && !submitted ? 'not-submitted' : item.result;
}

interface LineContext {
  /** False until the package was handed in for the first time. */
  readonly submitted: boolean;
  readonly separators: ReasonSeparators;
  /** How clear the picture of a document is; undefined if unknown. */
  readonly clarity: (item: MaterialItem) => FileClarity | undefined;
}

function itemLine(item: MaterialItem, material: Material, { submitted, separators, clarity }: LineContext): DetailLine {
  const number = documentNumber(item.content);
  const fileName = item.files[0]?.name ?? '';
  const amount = documentAmount(item.content);
  const type = invoiceOf(item.content)?.type;
  const original = originalInvoiceOf(item.content);
  const hasSeveralItems = material.items.length > 1;
  return {
    key: item.documentId,
    stage: material.stage,
    title: documentTitle({
      documentType: material.documentType,
      material: material.name,
      number,
      fileName: hasSeveralItems ? fileName : '',
    }),
    note: type && invoiceTypeWords[type],
    original: original && message('materials.original-note', original),
    invoiceNumber: material.documentType === 'BUSI_INVOICE' ? number : '',
    fileName: number === '' && !hasSeveralItems ? fileName : '',
    amount: amount && moneyToText(amount),
    result: item.result,
    status: lineStatus(item, submitted),
    reason: readableReason(item.reason, separators),
    ...(item.changedSinceReturn || item.result === 'UNKNOWN'
      ? unreviewed
      : { reviewedAt: item.reviewedAt, reviewedBy: item.reviewedBy }),
    changedSinceReturn: item.changedSinceReturn,
    replaced: item.replaced,
    correction: documentCorrectionView(item),
    files: item.files,
    unclear: unclearNotes(clarity(item), item.content.kind)[0],
  };
}

function materialLine(material: Material, { separators }: LineContext): DetailLine {
  const isReturned = material.result === 'NOPASS';
  const isCorrected = isReturned && material.items.some((item) => item.changedSinceReturn);
  return {
    key: material.materialId,
    stage: material.stage,
    title: message('detail.named', { name: material.name }),
    note: isReturned ? undefined : message('detail.nothing-given'),
    invoiceNumber: '',
    fileName: '',
    amount: undefined,
    result: material.result,
    status: isCorrected ? 'added' : isReturned ? 'NOPASS' : 'not-given',
    reason: readableReason(material.reason, separators),
    ...unreviewed,
    changedSinceReturn: isCorrected,
    replaced: undefined,
    correction: undefined,
    files: [],
  };
}

function linesOf(material: Material, context: LineContext): readonly DetailLine[] {
  const items = material.items.map((item) => itemLine(item, material, context));
  return items.length > 0 && material.result !== 'NOPASS' ? items : [materialLine(material, context), ...items];
}

/** Whether the document was returned and has not been corrected yet. */
export function awaitsCorrection(line: DetailLine): boolean {
  return line.result === 'NOPASS' && !line.changedSinceReturn;
}

/** A line for each document; documents that await correction come first. */
export function detailLines(materials: readonly Material[], context: LineContext): readonly DetailLine[] {
  const lines = materials.flatMap((material) => linesOf(material, context));
  return [...lines.filter(awaitsCorrection), ...lines.filter((line) => !awaitsCorrection(line))];
}
