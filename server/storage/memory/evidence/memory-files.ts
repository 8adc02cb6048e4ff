import type { FileRecord, ItemRecord, MaterialRecord } from '../../../core/records/evidence.ts';
import { filesOf } from '../../../core/evidence/item-content.ts';
import type { MemoryShelf } from '../memory-shelf.ts';
import type { MemoryTable } from '../memory-table.ts';

export function memoryFiles(
  { table }: MemoryShelf,
  items: MemoryTable<ItemRecord>,
  materials: MemoryTable<MaterialRecord>,
) {
  const files = table<FileRecord>((file) => file.pkFile);
  const selectUnused = (which: (file: FileRecord) => boolean): readonly FileRecord[] => {
    const filesInUse = new Set(items.selectUncopied(() => true).flatMap(filesOf));
    return files.select(
      (file) => file.uploadId !== '' && file.submittedAt === undefined && which(file) && !filesInUse.has(file.pkFile),
    );
  };
  return Object.assign(files, {
    byUploadId: async (createdBy: string, uploadId: string) =>
      files.select((file) => file.createdBy === createdBy && file.uploadId === uploadId)[0],
    ofMaterial: async (docMaterialId: string) =>
      files.select((file) => file.docMaterialId === docMaterialId).toSorted((a, b) => (a.pkFile < b.pkFile ? -1 : 1)),
    openInParts: async (createdBy: string, docDatumId: string, instant: number) => {
      const own = new Set(
        materials
          .selectUncopied((material) => material.docDatumId === docDatumId)
          .map((material) => material.docMaterialId),
      );
      return files
        .select(
          (file) =>
            file.createdBy === createdBy &&
            file.state === 'awaited' &&
            file.partUpload !== undefined &&
            file.promisedUntil > instant &&
            own.has(file.docMaterialId ?? ''),
        )
        .toSorted((a, b) => a.createdAt - b.createdAt || a.turn - b.turn);
    },
    byPromisedKey: async (key: string) => files.select((file) => file.promisedKey === key)[0],
    markSubmitted: async (pkFiles: readonly string[], instant: number) => {
      for (const file of files.select((each) => pkFiles.includes(each.pkFile) && each.submittedAt === undefined))
        await files.save({ ...file, submittedAt: instant });
    },
    countUnused: async (createdBy: string, instant: number) =>
      selectUnused((file) => file.createdBy === createdBy && (file.state === 'stored' || file.promisedUntil > instant))
        .length,
    unusedUntil: async (instant: number) => selectUnused((file) => file.promisedUntil <= instant),
  });
}
