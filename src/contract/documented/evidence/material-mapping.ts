import { isReadField } from '../../../domain/evidence/reading/read-fields.ts';
import type { DocumentContent } from '../../../domain/evidence/materials/document-content.ts';
import type { FileReference, Material, MaterialItem } from '../../../domain/evidence/materials/material.ts';
import {
  documentTypes,
  isUploadStage,
  type DocumentType,
  type ReviewResult,
} from '../../../domain/evidence/materials/stage.ts';
import { limitsOf } from '../../../domain/evidence/upload/document-limits.ts';
import { moneyToText, parseMoney } from '../../../domain/money/money.ts';
import { contentFromWire, contentToWire } from './content-mapping.ts';
import type { DocFileWire, MaterialWire } from './materials.ts';

/** A type that this portal does not know counts as OTHER. */
export const docFileTypeOf = (code: string): DocumentType => documentTypes.find((type) => type === code) ?? 'OTHER';

const resultOf = (code: string | null | undefined): ReviewResult =>
  code === 'PASS' || code === 'NOPASS' ? code : 'UNKNOWN';

const fileFromWire = (wire: DocFileWire['files'][number]): FileReference => ({
  fileId: wire.pkFile,
  name: wire.name,
  size: wire.size,
  mimeType: wire.mimeType ?? '',
});

const fileToWire = ({ fileId, name, size, mimeType }: FileReference): DocFileWire['files'][number] => ({
  pkFile: fileId,
  name,
  size,
  mimeType,
});

/** Parses a document (document 2, section 3). */
export function itemFromWire(wire: DocFileWire): MaterialItem {
  const type = docFileTypeOf(wire.docFileType);
  const { replaced } = wire;
  return {
    documentId: wire.docFileId,
    documentType: type,
    revision: wire.revision ?? undefined,
    files: wire.files.map(fileFromWire),
    content: contentFromWire(type, wire),
    result: resultOf(wire.approveResult),
    reason: wire.approveReason ?? '',
    reviewedAt: wire.approveTime ?? undefined,
    reviewedBy: wire.approveSegment === 'first' || wire.approveSegment === 'final' ? wire.approveSegment : undefined,
    changedSinceReturn: wire.changedSinceReturn ?? false,
    ...(wire.sourceType === 'TRADE_INVOICE' ? { origin: 'trade' as const } : {}),
    replaced: replaced
      ? {
          fileName: replaced.fileName,
          number: replaced.number ?? '',
          amount: parseMoney(replaced.amount ?? ''),
          sameFiles: replaced.sameFiles ?? false,
          content:
            replaced.invoice || replaced.contract
              ? contentFromWire(type, { invoice: replaced.invoice, contract: replaced.contract })
              : undefined,
          by: replaced.changedBy ?? undefined,
        }
      : undefined,
  };
}

/** The reverse of `itemFromWire`. The revision is given only to clients that keep revisions. */
export function itemToWire(item: MaterialItem, docMaterialId: string, withRevision: boolean): DocFileWire {
  const { replaced } = item;
  return {
    docFileId: item.documentId,
    docMaterialId,
    docFileType: item.documentType,
    revision: withRevision ? item.revision : undefined,
    files: item.files.map(fileToWire),
    ...contentToWire(item.content),
    approveResult: item.result,
    approveReason: item.reason,
    approveTime: item.reviewedAt,
    approveSegment: item.reviewedBy,
    changedSinceReturn: item.changedSinceReturn,
    ...(item.origin === 'trade' ? { sourceType: 'TRADE_INVOICE' } : {}),
    replaced: replaced && {
      fileName: replaced.fileName,
      number: replaced.number,
      amount: replaced.amount && moneyToText(replaced.amount),
      sameFiles: replaced.sameFiles,
      ...(replaced.content ? fieldsToWire(replaced.content) : {}),
      changedBy: replaced.by,
    },
  };
}

const fieldsToWire = (content: DocumentContent): Pick<NonNullable<DocFileWire['replaced']>, 'invoice' | 'contract'> => {
  const { invoice, contract } = contentToWire(content);
  return { ...(invoice ? { invoice } : {}), ...(contract ? { contract } : {}) };
};

const knownProperties: ReadonlySet<string> = new Set([
  'REQUIRED',
  'MAX_ITEMS',
  'MAX_FILES',
  'FILE_LIMIT',
  'TEMPLATE',
  'TEMPLATE_EDITED',
  'EXAMPLE',
  'OCR_FIELD',
]);

function unknownCodesIn({ docUploadStage, docFileType, properties }: MaterialWire): readonly string[] {
  const strange = properties.map((property) => property.propertyType).filter((type) => !knownProperties.has(type));
  return [
    ...new Set([
      ...(isUploadStage(docUploadStage) ? [] : [docUploadStage]),
      ...(documentTypes.some((type) => type === docFileType) ? [] : [docFileType]),
      ...strange,
    ]),
  ];
}

/**
 * Parses a category; required, limits, templates and examples are read from its properties (document 2, section 3). A
 * category of an unknown stage is listed among the other materials and marked as unrecognised.
 */
export function materialFromWire(wire: MaterialWire): Material {
  const unrecognised = unknownCodesIn(wire);
  const type = docFileTypeOf(wire.docFileType);
  const of = (propertyType: string) =>
    wire.properties
      .filter((property) => property.propertyType === propertyType)
      .map((property) => property.propertyComponent ?? {});
  const number = (propertyType: string): number | undefined => {
    const value = Number(of(propertyType)[0]?.value);
    return Number.isInteger(value) && value > 0 ? value : undefined;
  };
  const files = (propertyType: string) =>
    of(propertyType).flatMap((component) => (component.file ? [fileFromWire(component.file)] : []));
  const given = of('FILE_LIMIT').flatMap((component): [string, number][] =>
    component.busiKey && Number(component.value) > 0 ? [[component.busiKey, Number(component.value)]] : [],
  );
  const usual = limitsOf[type];
  return {
    materialId: wire.docMaterialId,
    categoryId: wire.docStdCategoryId,
    name: wire.categoryName,
    stage: isUploadStage(wire.docUploadStage) ? wire.docUploadStage : 'FINANCE_OTHER',
    documentType: type,
    required: of('REQUIRED').some((component) => component.isChecked === true),
    maxItems: number('MAX_ITEMS'),
    limits: {
      maximumKilobytes: given.length > 0 ? Object.fromEntries(given) : usual.maximumKilobytes,
      maximumFiles: number('MAX_FILES') ?? usual.maximumFiles,
    },
    ...(of('TEMPLATE_EDITED').some((component) => component.isChecked === true)
      ? { templatesEdited: true as const }
      : {}),
    templates: files('TEMPLATE'),
    examples: files('EXAMPLE'),
    ...recognisedFieldsFrom(of('OCR_FIELD')),
    result: resultOf(wire.approveResult),
    reason: wire.approveReason ?? '',
    reopened: wire.reopened ?? false,
    items: (wire.docFiles ?? []).map(itemFromWire),
    ...(unrecognised.length > 0 ? { unrecognised } : {}),
  };
}

/**
 * Parses the parameters of recognition: one property for each field, checked where the field may be filled in. Fields
 * that this portal does not know are left out. Without any parameter all fields may be filled in.
 */
function recognisedFieldsFrom(
  components: readonly {
    readonly busiKey?: string | null | undefined;
    readonly isChecked?: boolean | null | undefined;
  }[],
): Pick<Material, 'recognisedFields'> {
  if (components.length === 0) return {};
  const named = components.flatMap(({ busiKey, isChecked }) => (busiKey && isChecked === true ? [busiKey] : []));
  return { recognisedFields: named.filter(isReadField) };
}

/** The reverse of `materialFromWire`, with or without the documents. */
export function materialToWire(material: Material, withItems: boolean, withRevision: boolean): MaterialWire {
  const file = (propertyType: string) => (reference: FileReference) => ({
    propertyType,
    propertyComponent: { fkFile: reference.fileId, componentName: reference.name, file: fileToWire(reference) },
  });
  const limits = Object.entries(material.limits.maximumKilobytes).map(([extension, kilobytes]) => ({
    propertyType: 'FILE_LIMIT',
    propertyComponent: { busiKey: extension, value: String(kilobytes) },
  }));
  return {
    docMaterialId: material.materialId,
    docStdCategoryId: material.categoryId,
    categoryName: material.name,
    docUploadStage: material.stage,
    docFileType: material.documentType,
    properties: [
      { propertyType: 'REQUIRED', propertyComponent: { isChecked: material.required } },
      ...(material.maxItems === undefined
        ? []
        : [{ propertyType: 'MAX_ITEMS', propertyComponent: { value: String(material.maxItems) } }]),
      { propertyType: 'MAX_FILES', propertyComponent: { value: String(material.limits.maximumFiles) } },
      ...limits,
      ...(material.templatesEdited
        ? [{ propertyType: 'TEMPLATE_EDITED', propertyComponent: { isChecked: true } }]
        : []),
      ...material.templates.map(file('TEMPLATE')),
      ...material.examples.map(file('EXAMPLE')),
      ...(material.recognisedFields ?? []).map((field) => ({
        propertyType: 'OCR_FIELD',
        propertyComponent: { busiKey: field, isChecked: true },
      })),
      // A category without any recognised field has one field that is not checked.
      ...(material.recognisedFields?.length === 0
        ? [{ propertyType: 'OCR_FIELD', propertyComponent: { busiKey: 'number', isChecked: false } }]
        : []),
    ],
    approveResult: material.result,
    approveReason: material.reason,
    reopened: material.reopened,
    docFiles: withItems ? material.items.map((item) => itemToWire(item, material.materialId, withRevision)) : [],
  };
}
