import { sameFiles, type GivenContent } from '../../../src/domain/evidence/materials/correction.ts';
import { documentNumber } from '../../../src/domain/evidence/materials/document-content.ts';
import type { FileReference, Material, MaterialItem } from '../../../src/domain/evidence/materials/material.ts';
import { limitsOf } from '../../../src/domain/evidence/upload/document-limits.ts';
import type { FileRecord, ItemRecord, MaterialRecord } from '../records/evidence.ts';
import type { GivenMaterials } from '../tables/evidence.ts';
import type { Transaction } from '../store.ts';
import type { ReturnedRecord } from '../records/evidence.ts';

export function fileReference(file: FileRecord): FileReference {
  return { fileId: file.pkFile, name: file.name, size: file.size, mimeType: file.mimeType };
}

/** The files with these ids, in their order. Unknown ids are left out. */
export async function filesOf(transaction: Transaction, pkFiles: readonly string[]): Promise<readonly FileReference[]> {
  return (await transaction.files.findAll(pkFiles)).map(fileReference);
}

/** Lookup of files that were loaded together for many documents. */
type FilesOf = (pkFiles: readonly string[]) => readonly FileReference[];

async function loadFiles(transaction: Transaction, pkFiles: readonly string[]): Promise<FilesOf> {
  const found = new Map((await filesOf(transaction, [...new Set(pkFiles)])).map((file) => [file.fileId, file]));
  return (wanted) => wanted.flatMap((pkFile) => found.get(pkFile) ?? []);
}

/** Returned items, and categories that were returned as a whole, with their present names. */
export async function returnedDocuments(
  transaction: Transaction,
  docDatumId: string,
): Promise<readonly ReturnedRecord[]> {
  return (await packageMaterials(transaction, docDatumId)).flatMap(
    ({ name, documentType: docFileType, result, reason, items }) => {
      const whole = result === 'NOPASS' ? [{ docFileType, material: name, number: '', fileName: '', reason }] : [];
      const single = items.filter((item) => item.result === 'NOPASS');
      return [
        ...whole,
        ...single.map((item) => ({
          docFileType,
          material: name,
          number: documentNumber(item.content),
          fileName: item.files[0]?.name ?? '',
          reason: item.reason,
        })),
      ];
    },
  );
}

/** Content of an item before its replacement. */
export interface ItemBefore extends Pick<GivenContent, 'content'> {
  /** They stay in the store. */
  readonly files: readonly FileReference[];
}

/** Content of each replaced item before its replacement, by item id. */
export async function contentsBefore(
  transaction: Transaction,
  docDatumId: string,
): Promise<ReadonlyMap<string, ItemBefore>> {
  const items = await transaction.items.ofPackage(docDatumId);
  const files = await loadFiles(
    transaction,
    items.flatMap(({ replaced }) => replaced?.pkFiles ?? []),
  );
  return new Map(
    items.flatMap(({ docFileId, replaced }) =>
      replaced ? [[docFileId, { content: replaced.content, files: files(replaced.pkFiles) }]] : [],
    ),
  );
}

export async function itemModel(transaction: Transaction, item: ItemRecord): Promise<MaterialItem> {
  return modelOf(item, await loadFiles(transaction, item.pkFiles));
}

function modelOf(item: ItemRecord, files: FilesOf): MaterialItem {
  const {
    docFileId,
    docFileType,
    revision,
    content,
    result,
    reason,
    reviewedAt,
    reviewedBy,
    changedSinceReturn,
    replaced,
  } = item;
  return {
    documentId: docFileId,
    documentType: docFileType,
    revision,
    content,
    result,
    reason,
    reviewedAt,
    reviewedBy,
    changedSinceReturn,
    ...(item.origin === undefined ? {} : { origin: item.origin }),
    replaced: replaced && {
      fileName: replaced.fileName,
      number: replaced.number,
      amount: replaced.amount,
      sameFiles: sameFiles(replaced.pkFiles, item.pkFiles),
      content: replaced.content,
      ...(item.updatedBy === '' ? {} : { by: item.updatedBy }),
    },
    files: files(item.pkFiles),
  };
}

function materialModel(material: MaterialRecord, items: readonly ItemRecord[], files: FilesOf): Material {
  const { category } = material;
  return {
    materialId: material.docMaterialId,
    categoryId: category.docStdCategoryId,
    name: category.name,
    stage: category.stage,
    documentType: category.docFileType,
    required: category.required,
    maxItems: category.maxItems,
    limits: category.limits ?? limitsOf[category.docFileType],
    ...(category.templatesEdited ? { templatesEdited: true } : {}),
    templates: files(category.templateFiles),
    examples: files(category.exampleFiles),
    ...(category.recognisedFields ? { recognisedFields: category.recognisedFields } : {}),
    result: material.result,
    reason: material.reason,
    reopened: material.reopened,
    items: items.filter((item) => item.docMaterialId === material.docMaterialId).map((item) => modelOf(item, files)),
  };
}

/** Categories and documents of a package in the domain's model, in the standard's order. */
export async function packageMaterials(transaction: Transaction, docDatumId: string): Promise<readonly Material[]> {
  const [materials, items] = [
    await transaction.materials.ofPackage(docDatumId),
    await transaction.items.ofPackage(docDatumId),
  ];
  const named = [
    ...items.flatMap(({ pkFiles }) => pkFiles),
    ...materials.flatMap(({ category }) => [...category.templateFiles, ...category.exampleFiles]),
  ];
  const files = await loadFiles(transaction, named);
  return materials.toSorted((a, b) => a.position - b.position).map((material) => materialModel(material, items, files));
}

/** Number of required categories, and of those that have a document; the store counts the same for a list. */
export function countGiven(materials: readonly MaterialRecord[], items: readonly ItemRecord[]): GivenMaterials {
  const filled = new Set(items.map((item) => item.docMaterialId));
  const required = materials.filter((material) => material.category.required);
  return { required: required.length, there: required.filter((material) => filled.has(material.docMaterialId)).length };
}
