import type { QueuedFile, QueuedItem, QueuedMaterial, QueuedPackage } from '../api/sandbox-answers.ts';
import type { PlainSandboxKey } from '../words/sandbox-catalogue.ts';

/** What can be passed or returned: one document, or a category as a whole. */
export interface ReviewLine {
  /** The document's id, or the category's. */
  readonly key: string;
  readonly docMaterialId: string;
  readonly docFileId: string | undefined;
  /** With the category, as a summary names it. */
  readonly name: string;
  /** Of the invoice or the contract; empty for other documents. */
  readonly number: string;
  readonly files: readonly QueuedFile[];
  /** What it had before it was replaced. */
  readonly filesBefore: readonly QueuedFile[];
  /** What the final reviewer said of it; empty when that was nothing. */
  readonly objection: string;
  readonly item: QueuedItem | undefined;
  readonly quickReasons: readonly PlainSandboxKey[];
}

export interface ReviewMaterial {
  readonly material: QueuedMaterial;
  readonly whole: ReviewLine;
  readonly lines: readonly ReviewLine[];
}

const invoiceReasons = ['sandbox.quick-number', 'sandbox.quick-amount', 'sandbox.quick-unclear', 'sandbox.quick-stamp', 'sandbox.quick-wrong'] as const;
const contractReasons = ['sandbox.quick-amount', 'sandbox.quick-stamp', 'sandbox.quick-incomplete', 'sandbox.quick-unclear', 'sandbox.quick-wrong'] as const;
const otherReasons = ['sandbox.quick-stamp', 'sandbox.quick-incomplete', 'sandbox.quick-unclear', 'sandbox.quick-wrong'] as const;
const wholeReasons = ['sandbox.quick-missing', 'sandbox.quick-incomplete'] as const;

function reasonsFor(docFileType: string): readonly PlainSandboxKey[] {
  if (docFileType === 'BUSI_INVOICE') return invoiceReasons;
  return docFileType === 'BUSI_CONTRACT' ? contractReasons : otherReasons;
}

type Objected = (key: string) => string;

function lineOf(item: QueuedItem, material: QueuedMaterial, objected: Objected): ReviewLine {
  const number = item.fields['invoiceNum'] || item.fields['contractNo'] || '';
  return {
    key: item.docFileId, docMaterialId: material.docMaterialId, docFileId: item.docFileId, files: item.files, filesBefore: item.replaced?.files ?? [], objection: objected(item.docFileId), item,
    number, name: number ? `${material.name} ${number}` : item.name, quickReasons: reasonsFor(item.docFileType),
  };
}

/** The categories of a package with everything in them that can be judged. */
export function reviewMaterials({ materials, objections }: QueuedPackage): readonly ReviewMaterial[] {
  const reasons = new Map(objections.map(({ docFileId, docMaterialId, reason }) => [docFileId ?? docMaterialId, reason]));
  const objected: Objected = (key) => reasons.get(key) ?? '';
  return materials.map((material) => ({
    material,
    whole: {
      key: material.docMaterialId, docMaterialId: material.docMaterialId, docFileId: undefined, name: material.name, number: '', files: [], filesBefore: [],
      objection: objected(material.docMaterialId), item: undefined, quickReasons: wholeReasons,
    },
    lines: material.items.map((item) => lineOf(item, material, objected)),
  }));
}
