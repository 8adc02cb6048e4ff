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

function lineOf(item: QueuedItem, material: QueuedMaterial): ReviewLine {
  const number = item.fields['invoiceNum'] || item.fields['contractNo'] || '';
  return {
    key: item.docFileId, docMaterialId: material.docMaterialId, docFileId: item.docFileId, files: item.files, item,
    number, name: number ? `${material.name} ${number}` : item.name, quickReasons: reasonsFor(item.docFileType),
  };
}

/** The categories of a package with everything in them that can be judged. */
export function reviewMaterials({ materials }: QueuedPackage): readonly ReviewMaterial[] {
  return materials.map((material) => ({
    material,
    whole: { key: material.docMaterialId, docMaterialId: material.docMaterialId, docFileId: undefined, name: material.name, number: '', files: [], item: undefined, quickReasons: wholeReasons },
    lines: material.items.map((item) => lineOf(item, material)),
  }));
}
