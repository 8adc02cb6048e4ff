import { sameFiles, type GivenContent } from '../../../src/domain/evidence/materials/correction.ts';
import { documentNumber } from '../../../src/domain/evidence/materials/document-content.ts';
import type { FileReference, Material, MaterialItem } from '../../../src/domain/evidence/materials/material.ts';
import type { ReturnedDocument } from '../../../src/domain/evidence/materials/progress.ts';
import { limitsOf } from '../../../src/domain/evidence/upload/file-limits.ts';
import type { FileRecord, ItemRecord, MaterialRecord } from '../records.ts';
import type { Transaction } from '../store.ts';

export function fileReference(file: FileRecord): FileReference {
  return { pkFile: file.pkFile, name: file.name, size: file.size, mimeType: file.mimeType };
}

/** The files of these numbers, in their order; a number that nobody knows is left out. */
export async function filesOf(transaction: Transaction, pkFiles: readonly string[]): Promise<readonly FileReference[]> {
  const files: FileReference[] = [];
  for (const pkFile of pkFiles) {
    const file = await transaction.files.find(pkFile);
    if (file) files.push(fileReference(file));
  }
  return files;
}

/** What waits to be corrected, as one calls it now: items, and materials that were judged as a whole. */
export async function returnedDocuments(transaction: Transaction, docDatumId: string): Promise<readonly ReturnedDocument[]> {
  return (await packageMaterials(transaction, docDatumId)).flatMap(({ name, docFileType, result, reason, items }) => {
    const whole = result === 'NOPASS' ? [{ docFileType, material: name, number: '', fileName: '', reason }] : [];
    const single = items.filter((item) => item.result === 'NOPASS');
    return [...whole, ...single.map((item) => ({ docFileType, material: name, number: documentNumber(item.content), fileName: item.files[0]?.name ?? '', reason: item.reason }))];
  });
}

/** What an item held before it was replaced. */
export interface ItemBefore extends Pick<GivenContent, 'content'> {
  /** They stay in the store. */
  readonly files: readonly FileReference[];
}

/** By the item's id: what it held before it was replaced. */
export async function contentsBefore(transaction: Transaction, docDatumId: string): Promise<ReadonlyMap<string, ItemBefore>> {
  const before = new Map<string, ItemBefore>();
  for (const { docFileId, replaced } of await transaction.items.ofPackage(docDatumId)) {
    if (replaced) before.set(docFileId, { content: replaced.content, files: await filesOf(transaction, replaced.pkFiles) });
  }
  return before;
}

export async function itemModel(transaction: Transaction, item: ItemRecord): Promise<MaterialItem> {
  const { docFileId, docFileType, revision, content, result, reason, reviewedAt, reviewedBy, changedSinceReturn, replaced } = item;
  return {
    docFileId, docFileType, revision, content, result, reason, reviewedAt, reviewedBy, changedSinceReturn,
    replaced: replaced && { fileName: replaced.fileName, number: replaced.number, amount: replaced.amount, sameFiles: sameFiles(replaced.pkFiles, item.pkFiles) },
    files: await filesOf(transaction, item.pkFiles),
  };
}

async function materialModel(transaction: Transaction, material: MaterialRecord, items: readonly ItemRecord[]): Promise<Material> {
  const { category } = material;
  return {
    docMaterialId: material.docMaterialId, docStdCategoryId: category.docStdCategoryId, name: category.name, stage: category.stage, docFileType: category.docFileType,
    required: category.required, maxItems: category.maxItems, limits: category.limits ?? limitsOf[category.docFileType],
    templates: await filesOf(transaction, category.templateFiles), examples: await filesOf(transaction, category.exampleFiles),
    result: material.result, reason: material.reason, reopened: material.reopened,
    items: await Promise.all(items.filter((item) => item.docMaterialId === material.docMaterialId).map(async (item) => itemModel(transaction, item))),
  };
}

/** Everything that a package holds, as the domain sees it, in the standard's order. */
export async function packageMaterials(transaction: Transaction, docDatumId: string): Promise<readonly Material[]> {
  const [materials, items] = [await transaction.materials.ofPackage(docDatumId), await transaction.items.ofPackage(docDatumId)];
  const models: Material[] = [];
  for (const material of materials.toSorted((a, b) => a.position - b.position)) models.push(await materialModel(transaction, material, items));
  return models;
}
