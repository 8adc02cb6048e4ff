import type { ItemRecord, MaterialRecord, StandardCategory } from '../../../core/records/evidence.ts';
import type { GivenMaterials } from '../../../core/tables/evidence.ts';
import type { MemoryShelf } from '../memory-shelf.ts';
import type { MemoryTable } from '../memory-table.ts';

export function memoryMaterials({ table }: MemoryShelf, items: MemoryTable<ItemRecord>) {
  const materials = table<MaterialRecord>((material) => material.docMaterialId);
  return Object.assign(materials, {
    ofPackage: async (docDatumId: string) => materials.select((material) => material.docDatumId === docDatumId),
    layOut: async (docDatumIds: readonly string[], categories: readonly StandardCategory[]) => {
      for (const docDatumId of docDatumIds) {
        for (const [position, category] of categories.entries())
          await materials.save({
            docMaterialId: `${docDatumId}-M${position}`,
            docDatumId,
            category,
            position,
            result: 'UNKNOWN',
            reason: '',
            reopened: false,
          });
      }
    },
    countFilled: async (docDatumIds: readonly string[]) => {
      const required = materials.selectUncopied(
        (material) => material.category.required && docDatumIds.includes(material.docDatumId),
      );
      const filled = new Set(
        items.selectUncopied((item) => docDatumIds.includes(item.docDatumId)).map((item) => item.docMaterialId),
      );
      const countOf = (docDatumId: string): GivenMaterials => {
        const own = required.filter((material) => material.docDatumId === docDatumId);
        return { required: own.length, there: own.filter((material) => filled.has(material.docMaterialId)).length };
      };
      return new Map(docDatumIds.map((docDatumId) => [docDatumId, countOf(docDatumId)]));
    },
  });
}
