import { contentToWire } from '../../../src/contract/documented/evidence/content-mapping.ts';
import { documentNumber, type DocumentContent } from '../../../src/domain/evidence/materials/document-content.ts';
import type { CorrectedRecord, ItemRecord, MaterialRecord } from '../records/evidence.ts';

function textsOf(content: DocumentContent): Readonly<Record<string, string | undefined>> {
  const { invoice, contract } = contentToWire(content);
  return { ...invoice, ...contract };
}

/** Changes of a document by a correction, for the history; undefined where no field changed. */
export function correctedDocument(
  before: ItemRecord,
  after: ItemRecord,
  { category }: MaterialRecord,
  fileName: string,
): CorrectedRecord | undefined {
  const [old, now] = [textsOf(before.content), textsOf(after.content)];
  const fields = Object.keys(now)
    .map((fieldName) => ({ fieldName, before: old[fieldName] ?? '', after: now[fieldName] ?? '' }))
    .filter((field) => field.before !== field.after);
  return fields.length === 0
    ? undefined
    : {
        docFileType: after.docFileType,
        material: category.name,
        number: documentNumber(after.content),
        fileName,
        fields,
      };
}
