import { contentFromWire } from '../../../contract/documented/evidence/document-content.ts';
import type { DocFileWire, MaterialWire } from '../../../contract/documented/evidence/materials.ts';
import type { FileReference, Material, MaterialItem } from '../../../domain/evidence/materials/material.ts';
import { docFileTypes, isUploadStage, type DocFileType, type ReviewResult } from '../../../domain/evidence/materials/stage.ts';
import { limitsOf, type FileLimits } from '../../../domain/evidence/upload/file-limits.ts';
import { optionalMoney } from '../money-from-wire.ts';

export const docFileTypeOf = (code: string): DocFileType => docFileTypes.find((type) => type === code) ?? 'OTHER';
const resultOf = (code: string | null | undefined): ReviewResult => (code === 'PASS' || code === 'NOPASS' ? code : 'UNKNOWN');

const fileFromWire = (wire: NonNullable<DocFileWire['files']>[number]): FileReference => ({ pkFile: wire.pkFile, name: wire.name, size: wire.size, mimeType: wire.mimeType ?? '' });

export function itemFromWire(wire: DocFileWire): MaterialItem {
  const type = docFileTypeOf(wire.docFileType);
  return {
    docFileId: wire.docFileId, docFileType: type, revision: wire.revision ?? undefined, files: wire.files.map(fileFromWire),
    content: contentFromWire(type, wire),
    result: resultOf(wire.approveResult), reason: wire.approveReason ?? '', reviewedAt: wire.approveTime ?? undefined,
    reviewedBy: wire.approveSegment === 'first' || wire.approveSegment === 'final' ? wire.approveSegment : undefined,
    changedSinceReturn: wire.changedSinceReturn ?? false,
    replaced: wire.replaced ? { fileName: wire.replaced.fileName, number: wire.replaced.number ?? '', amount: optionalMoney(wire.replaced.amount), sameFiles: wire.replaced.sameFiles ?? false } : undefined,
  };
}

const knownProperties: ReadonlySet<string> = new Set(['REQUIRED', 'MAX_ITEMS', 'MAX_FILES', 'FILE_LIMIT', 'TEMPLATE', 'EXAMPLE']);

function unrecognisedIn({ docUploadStage, docFileType, properties }: MaterialWire): readonly string[] {
  const strange = properties.map((property) => property.propertyType).filter((type) => !knownProperties.has(type));
  return [...new Set([...(isUploadStage(docUploadStage) ? [] : [docUploadStage]), ...(docFileTypes.some((type) => type === docFileType) ? [] : [docFileType]), ...strange])];
}

/** A category; required, limits, templates and examples are read from its properties (document 2, section 3). One of a stage that this portal does not know stands among the other materials, and says so. */
export function materialFromWire(wire: MaterialWire): Material {
  const unrecognised = unrecognisedIn(wire);
  const type = docFileTypeOf(wire.docFileType);
  const of = (propertyType: string) => wire.properties.filter((property) => property.propertyType === propertyType).map((property) => property.propertyComponent ?? {});
  const number = (propertyType: string): number | undefined => {
    const value = Number(of(propertyType)[0]?.value);
    return Number.isInteger(value) && value > 0 ? value : undefined;
  };
  const files = (propertyType: string) => of(propertyType).flatMap((component) => (component.file ? [fileFromWire(component.file)] : []));
  const given = of('FILE_LIMIT').flatMap((component): [string, number][] => (component.busiKey && Number(component.value) > 0 ? [[component.busiKey, Number(component.value)]] : []));
  const usual: FileLimits = limitsOf[type];
  return {
    docMaterialId: wire.docMaterialId, docStdCategoryId: wire.docStdCategoryId, name: wire.categoryName, stage: isUploadStage(wire.docUploadStage) ? wire.docUploadStage : 'FINANCE_OTHER', docFileType: type,
    required: of('REQUIRED').some((component) => component.isChecked === true), maxItems: number('MAX_ITEMS'),
    limits: { maximumKilobytes: given.length > 0 ? Object.fromEntries(given) : usual.maximumKilobytes, maximumFiles: number('MAX_FILES') ?? usual.maximumFiles },
    templates: files('TEMPLATE'), examples: files('EXAMPLE'),
    result: resultOf(wire.approveResult), reason: wire.approveReason ?? '', reopened: wire.reopened ?? false, items: (wire.docFiles ?? []).map(itemFromWire),
    ...(unrecognised.length > 0 ? { unrecognised } : {}),
  };
}
