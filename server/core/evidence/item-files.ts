import { limitsOf } from '../../../src/domain/evidence/upload/document-limits.ts';
import { pictureLimits, isSheet } from '../../../src/domain/evidence/upload/sheet-files.ts';
import { allowedExtensions } from '../../../src/domain/uploads/file-limits.ts';
import type { Caller } from '../context.ts';
import type { MaterialRecord } from '../records/evidence.ts';
import type { Transaction } from '../store.ts';
import { Refusal } from '../refusal.ts';

async function checkArrived(
  transaction: Transaction,
  caller: Caller,
  material: MaterialRecord,
  pkFiles: readonly string[],
  kept: readonly string[],
): Promise<void> {
  // Files that the item already has are not checked; they may come from another package.
  for (const pkFile of pkFiles.filter((each) => !kept.includes(each))) {
    const file = await transaction.files.find(pkFile);
    const usable =
      file?.state === 'stored' &&
      file.pkCorp === caller.user.pkCorp &&
      (file.docMaterialId === undefined || file.docMaterialId === material.docMaterialId);
    if (!usable) throw new Refusal('FILE_MISSING', { pkFile });
    // A sheet contains many documents and has a call of its own.
    if (isSheet(file))
      throw new Refusal('FILE_EXTENSION', {
        allowed: allowedExtensions(pictureLimits(material.category.limits ?? limitsOf[material.category.docFileType])),
      });
  }
}

/**
 * Checks the files of an item; `docFileId` is undefined for a new item. Refuses with TOO_MANY_FILES more than its
 * category takes, with FILE_MISSING a file that has not arrived or belongs to another company or category, and with
 * FILE_TWICE a file that is named twice in the package.
 */
export async function checkFiles(
  transaction: Transaction,
  caller: Caller,
  material: MaterialRecord,
  pkFiles: readonly string[],
  docFileId: string | undefined,
): Promise<void> {
  const { category, docDatumId } = material;
  const most = (category.limits ?? limitsOf[category.docFileType]).maximumFiles;
  if (pkFiles.length > most) throw new Refusal('TOO_MANY_FILES', { most });
  const items = await transaction.items.ofPackage(docDatumId);
  await checkArrived(
    transaction,
    caller,
    material,
    pkFiles,
    items.find((item) => item.docFileId === docFileId)?.pkFiles ?? [],
  );
  const others = items.filter((item) => item.docFileId !== docFileId).flatMap((item) => item.pkFiles);
  const twice = pkFiles.find((pkFile, place) => pkFiles.indexOf(pkFile) !== place || others.includes(pkFile));
  if (twice !== undefined) throw new Refusal('FILE_TWICE', { pkFile: twice });
}
