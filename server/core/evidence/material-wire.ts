import { contentToWire } from '../../../src/contract/documented/evidence/document-content.ts';
import type { Material, MaterialItem } from '../../../src/domain/evidence/materials/material.ts';
import { moneyToText } from '../../../src/domain/money/money.ts';
import type { DocFileWire, MaterialWire } from '../../../src/contract/documented/evidence/materials.ts';

export function itemToWire(item: MaterialItem, docMaterialId: string, withRevision: boolean): DocFileWire {
  return {
    docFileId: item.docFileId, docMaterialId, docFileType: item.docFileType, revision: withRevision ? item.revision : undefined,
    files: item.files.map((file) => ({ ...file })),
    ...contentToWire(item.content),
    approveResult: item.result, approveReason: item.reason, approveTime: item.reviewedAt, approveSegment: item.reviewedBy,
    changedSinceReturn: item.changedSinceReturn,
    replaced: item.replaced && { fileName: item.replaced.fileName, number: item.replaced.number, amount: item.replaced.amount && moneyToText(item.replaced.amount), sameFiles: item.replaced.sameFiles },
  };
}

/** A category with its properties: required, how many, limits, templates and examples (document 2, section 3). */
export function materialToWire(material: Material, withItems: boolean, withRevision: boolean): MaterialWire {
  const file = (propertyType: string) => (reference: Material['templates'][number]) => ({
    propertyType, propertyComponent: { fkFile: reference.pkFile, componentName: reference.name, file: { ...reference } },
  });
  const limits = Object.entries(material.limits.maximumKilobytes).map(([extension, kilobytes]) => ({
    propertyType: 'FILE_LIMIT', propertyComponent: { busiKey: extension, value: String(kilobytes) },
  }));
  return {
    docMaterialId: material.docMaterialId, docStdCategoryId: material.docStdCategoryId, categoryName: material.name, docUploadStage: material.stage, docFileType: material.docFileType,
    properties: [
      { propertyType: 'REQUIRED', propertyComponent: { isChecked: material.required } },
      ...(material.maxItems === undefined ? [] : [{ propertyType: 'MAX_ITEMS', propertyComponent: { value: String(material.maxItems) } }]),
      { propertyType: 'MAX_FILES', propertyComponent: { value: String(material.limits.maximumFiles) } },
      ...limits, ...material.templates.map(file('TEMPLATE')), ...material.examples.map(file('EXAMPLE')),
    ],
    approveResult: material.result, approveReason: material.reason, reopened: material.reopened,
    docFiles: withItems ? material.items.map((item) => itemToWire(item, material.docMaterialId, withRevision)) : [],
  };
}
