import * as records from '../records/evidence.ts';
import { it, expect } from 'vitest';
import type { StoreSuite } from '../store-suite.ts';

function filesContract({ doing, keeps }: StoreSuite): void {
  keeps(
    'files',
    (all) => all.files,
    (each) => each.pkFile,
    [records.file, records.publicFile, records.proofFile, records.licenceFile],
    { state: 'stored', size: 0 },
  );

  it('finds files by their upload id and by their promised key', async () => {
    await doing(async (transaction) => {
      await transaction.files.save(records.file);
      expect(await transaction.files.byUploadId('U-1', 'up-1')).toEqual(records.file);
      expect(await transaction.files.byUploadId('U-2', 'up-1')).toBeUndefined();
      expect(await transaction.files.byPromisedKey('promised-1.pdf')).toEqual(records.file);
      expect(await transaction.files.byPromisedKey('key-1.pdf')).toBeUndefined();
    });
  });

  it('finds the files of a material in the order of their ids', async () => {
    await doing(async (transaction) => {
      const of = (pkFile: string, docMaterialId: string) => ({
        ...records.file,
        docMaterialId,
        pkFile,
        promisedKey: `p-${pkFile}`,
        objectKey: `o-${pkFile}`,
        uploadId: pkFile,
      });
      await transaction.materials.save({ ...records.material, docMaterialId: 'DM-ELSEWHERE', docDatumId: 'DD-2' });
      for (const each of [of('PK-B', 'DM-1'), of('PK-A', 'DM-1'), of('PK-C', 'DM-ELSEWHERE')])
        await transaction.files.save(each);
      expect([
        (await transaction.files.ofMaterial('DM-1')).map(({ pkFile }) => pkFile),
        await transaction.files.ofMaterial('DM-NONE'),
      ]).toEqual([['PK-A', 'PK-B'], []]);
    });
  });

  it('finds a person’s open uploads in parts of a package, in the order of their beginning', async () => {
    await doing(async (transaction) => {
      const end = records.file.promisedUntil;
      const begun = (pkFile: string, own: Partial<typeof records.file> = {}) => ({
        ...records.file,
        transport: 'parts' as const,
        docMaterialId: records.material.docMaterialId,
        pkFile,
        promisedKey: `p-${pkFile}`,
        objectKey: `o-${pkFile}`,
        uploadId: pkFile,
        ...own,
      });
      await transaction.materials.save(records.material);
      await transaction.files.save(begun('PK-LATER', { turn: 9 }));
      await transaction.files.save(begun('PK-FIRST', { turn: 8 }));
      await transaction.files.save(begun('PK-STORED', { state: 'stored' }));
      await transaction.files.save(begun('PK-GIVEN-UP', { partUpload: undefined }));
      await transaction.files.save(begun('PK-OTHERS', { createdBy: 'U-2' }));
      await transaction.materials.save({ ...records.material, docMaterialId: 'DM-ELSEWHERE', docDatumId: 'DD-2' });
      await transaction.files.save(begun('PK-ELSEWHERE', { docMaterialId: 'DM-ELSEWHERE' }));
      const open = async (instant: number, docDatumId = records.material.docDatumId) =>
        (await transaction.files.openInParts('U-1', docDatumId, instant)).map(({ pkFile }) => pkFile);
      expect([await open(end - 1), await open(end), await open(end - 1, 'DD-2')]).toEqual([
        ['PK-FIRST', 'PK-LATER'],
        [],
        ['PK-ELSEWHERE'],
      ]);
    });
  });
}

function unusedUploadsContract({ doing }: StoreSuite): void {
  it('counts and finds uploads without an item, by the end of their time', async () => {
    await doing(async (transaction) => {
      const end = records.file.promisedUntil;
      await transaction.files.save(records.file);
      const stored = (pkFile: string) => ({
        ...records.file,
        pkFile,
        promisedKey: `p-${pkFile}`,
        objectKey: `o-${pkFile}`,
        uploadId: pkFile,
        state: 'stored' as const,
      });
      // One file is in use, one was in use when its item was returned, one is unused, and one is no upload.
      const { pkFiles, replaced } = records.invoiceItem;
      for (const pkFile of [...pkFiles, ...(replaced?.pkFiles ?? []), 'PK-8'])
        if (pkFile !== 'PK-1') await transaction.files.save(stored(pkFile));
      await transaction.files.save({ ...stored('PK-SEEDED'), uploadId: '' });
      await transaction.items.save({ ...records.invoiceItem, pkFiles: pkFiles.filter((each) => each !== 'PK-1') });
      await transaction.files.save({
        ...records.file,
        pkFile: 'PK-9',
        promisedKey: 'p-9',
        objectKey: 'o-9',
        uploadId: 'up-9',
        createdBy: 'U-2',
      });
      expect(await transaction.files.countUnused('U-1', end - 1)).toBe(2);
      expect(await transaction.files.countUnused('U-1', end)).toBe(1);
      expect(await transaction.files.unusedUntil(end - 1)).toEqual([]);
      expect((await transaction.files.unusedUntil(end)).map((each) => each.pkFile).toSorted()).toEqual([
        'PK-1',
        'PK-8',
        'PK-9',
      ]);
    });
  });

  it('finds files that items of any package use, and does not count them as unused', async () => {
    await doing(async (transaction) => {
      const stored = (pkFile: string) => ({
        ...records.file,
        pkFile,
        promisedKey: `p-${pkFile}`,
        objectKey: `o-${pkFile}`,
        uploadId: pkFile,
        state: 'stored' as const,
      });
      for (const pkFile of ['PK-HERE', 'PK-THERE', 'PK-LOOSE']) await transaction.files.save(stored(pkFile));
      await transaction.materials.save({ ...records.material, docMaterialId: 'DM-ELSEWHERE', docDatumId: 'DD-2' });
      await transaction.items.save({ ...records.invoiceItem, replaced: undefined, pkFiles: ['PK-HERE'] });
      await transaction.items.save({
        ...records.invoiceItem,
        replaced: undefined,
        docFileId: 'DF-ELSEWHERE',
        docMaterialId: 'DM-ELSEWHERE',
        docDatumId: 'DD-2',
        pkFiles: ['PK-OTHER', 'PK-THERE'],
      });
      expect([...(await transaction.items.filesInUse(['PK-LOOSE', 'PK-THERE', 'PK-HERE']))].toSorted()).toEqual([
        'PK-HERE',
        'PK-THERE',
      ]);
      expect((await transaction.items.filesInUse([])).size).toBe(0);
      expect((await transaction.files.unusedUntil(records.file.promisedUntil)).map(({ pkFile }) => pkFile)).toEqual([
        'PK-LOOSE',
      ]);
    });
  });

  it('does not count submitted uploads as unused, even after a replacement', async () => {
    await doing(async (transaction) => {
      const stored = (pkFile: string) => ({
        ...records.file,
        pkFile,
        promisedKey: `p-${pkFile}`,
        objectKey: `o-${pkFile}`,
        uploadId: pkFile,
        state: 'stored' as const,
      });
      for (const pkFile of ['PK-6', 'PK-7', 'PK-8']) await transaction.files.save(stored(pkFile));
      await transaction.files.markSubmitted(['PK-6', 'PK-7'], 1_700_000_300_000);
      await transaction.files.markSubmitted(['PK-7', 'PK-NOBODYS'], 1_700_000_400_000);
      await transaction.files.markSubmitted([], 1_700_000_500_000);
      expect(
        await Promise.all(
          ['PK-6', 'PK-7', 'PK-8'].map(async (pkFile) => (await transaction.files.find(pkFile))?.submittedAt),
        ),
      ).toEqual([1_700_000_300_000, 1_700_000_300_000, undefined]);
      expect(await transaction.files.countUnused('U-1', 0)).toBe(1);
      expect((await transaction.files.unusedUntil(records.file.promisedUntil)).map((each) => each.pkFile)).toEqual([
        'PK-8',
      ]);
    });
  });
}

export function filesStoreContract(suite: StoreSuite): void {
  filesContract(suite);
  unusedUploadsContract(suite);
}
