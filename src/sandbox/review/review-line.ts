import { itemsToMark, type Reviewed } from '../../domain/evidence/materials/review.ts';
import type { QueuedFile, QueuedItem, QueuedMaterial, QueuedPackage } from '../api/sandbox-answers.ts';
import type { PlainSandboxKey } from '../words/sandbox-catalogue.ts';

/** A document that can be passed or returned, or a category as a whole. */
export interface ReviewLine {
  /** The id of the document or of the category. */
  readonly key: string;
  readonly docMaterialId: string;
  readonly docFileId: string | undefined;
  /** The name in a summary, with that of the category. */
  readonly name: string;
  /** The number of the invoice or contract; empty for other documents. */
  readonly number: string;
  readonly files: readonly QueuedFile[];
  /** The files before the replacement. */
  readonly filesBefore: readonly QueuedFile[];
  /** The objection of the final reviewer; empty if there is none. */
  readonly objection: string;
  readonly item: QueuedItem | undefined;
  /** Whether it was passed in an earlier round and has not changed since. That mark counts, and can be changed. */
  readonly kept: boolean;
  readonly quickReasons: readonly PlainSandboxKey[];
}

export interface ReviewMaterial {
  readonly material: QueuedMaterial;
  readonly whole: ReviewLine;
  readonly lines: readonly ReviewLine[];
}

/** The DOM id of a row. */
export function lineDomId(key: string): string {
  return `line-${key}`;
}

const invoiceReasons = [
  'sandbox.quick-number',
  'sandbox.quick-amount',
  'sandbox.quick-unclear',
  'sandbox.quick-stamp',
  'sandbox.quick-wrong',
] as const;
const contractReasons = [
  'sandbox.quick-amount',
  'sandbox.quick-stamp',
  'sandbox.quick-incomplete',
  'sandbox.quick-unclear',
  'sandbox.quick-wrong',
] as const;
const otherReasons = [
  'sandbox.quick-stamp',
  'sandbox.quick-incomplete',
  'sandbox.quick-unclear',
  'sandbox.quick-wrong',
] as const;
const wholeReasons = ['sandbox.quick-missing', 'sandbox.quick-incomplete'] as const;

function reasonsFor(docFileType: string): readonly PlainSandboxKey[] {
  if (docFileType === 'BUSI_INVOICE') return invoiceReasons;
  return docFileType === 'BUSI_CONTRACT' ? contractReasons : otherReasons;
}

interface Context {
  readonly objectionReasonOf: (key: string) => string;
  /** Whether a document keeps its mark, by its identifier. */
  readonly keeps: (docFileId: string) => boolean;
}

function lineOf(
  item: QueuedItem,
  material: QueuedMaterial,
  { objectionReasonOf: objected, keeps }: Context,
): ReviewLine {
  const number = item.fields['invoiceNum'] || item.fields['contractNo'] || '';
  return {
    key: item.docFileId,
    docMaterialId: material.docMaterialId,
    docFileId: item.docFileId,
    files: item.files,
    filesBefore: item.replaced?.files ?? [],
    objection: objected(item.docFileId),
    item,
    kept: keeps(item.docFileId),
    number,
    name: number ? `${material.name} ${number}` : item.name,
    quickReasons: reasonsFor(item.docFileType),
  };
}

/** Converts a package for the rules of reviewing. */
function toReviewedPackage({ materials, objections }: QueuedPackage): Reviewed {
  return {
    materials: materials.map(({ docMaterialId, required, items }) => ({
      materialId: docMaterialId,
      required,
      items: items.map((item) => ({ ...item, documentId: item.docFileId, reviewedBy: item.reviewedBy ?? undefined })),
    })),
    objections: objections.map(({ docMaterialId, docFileId, reason }) => ({
      materialId: docMaterialId,
      documentId: docFileId ?? undefined,
      reason,
    })),
  };
}

/** The categories of a package, with the lines that can be judged. */
export function reviewMaterials(queued: QueuedPackage): readonly ReviewMaterial[] {
  const { materials, objections, reviewStage } = queued;
  const reasons = new Map(
    objections.map(({ docFileId, docMaterialId, reason }) => [docFileId ?? docMaterialId, reason]),
  );
  const marking = reviewStage
    ? new Set(itemsToMark(toReviewedPackage(queued), reviewStage).map(({ documentId }) => documentId))
    : undefined;
  const context: Context = {
    objectionReasonOf: (key) => reasons.get(key) ?? '',
    keeps: (docFileId) => marking !== undefined && !marking.has(docFileId),
  };
  return materials.map((material) => ({
    material,
    whole: {
      key: material.docMaterialId,
      docMaterialId: material.docMaterialId,
      docFileId: undefined,
      name: material.name,
      number: '',
      files: [],
      filesBefore: [],
      objection: context.objectionReasonOf(material.docMaterialId),
      item: undefined,
      kept: false,
      quickReasons: wholeReasons,
    },
    lines: material.items.map((item) => lineOf(item, material, context)),
  }));
}
