import { tradeSheetPlace } from '../../../../src/domain/uploads/company-places.ts';
import { wholeOf } from '../../byte-stream.ts';
import type { Caller } from '../../context.ts';
import type { Parts } from '../../parts.ts';
import type { FileRecord } from '../../records/evidence.ts';
import { Refusal } from '../../refusal.ts';
import type { Transaction } from '../../store.ts';
import type { WorkbookRead } from '../../workbook-reader.ts';
import type { ImportSheets } from './import-sheets.ts';

/** Sheets that their senders have filled in. */
export function arrivedSheets({ store, objects }: Pick<Parts, 'store' | 'objects'>) {
  return {
    /** A sheet that the caller has uploaded. Refuses any other with FILE_MISSING. */
    async find(caller: Caller, pkFile: string): Promise<FileRecord> {
      const file = await store.transaction(async (transaction) => transaction.files.find(pkFile));
      const isOwn = file?.docMaterialId === tradeSheetPlace && file.createdBy === caller.user.userId;
      if (!isOwn || file.state !== 'stored' || file.pkCorp !== caller.user.pkCorp)
        throw new Refusal('FILE_MISSING', { pkFile });
      return file;
    },

    async read({ reader }: Pick<ImportSheets, 'reader'>, file: FileRecord, { user }: Caller): Promise<WorkbookRead> {
      const bytes = await objects.get(file.objectKey);
      if (!bytes) throw new Refusal('FILE_MISSING', { pkFile: file.pkFile });
      return reader.read(await wholeOf(bytes), user.pkCorp);
    },
  };
}

/**
 * Locks a sheet before it is used and removed. Refuses with FILE_MISSING a sheet that another call has used meanwhile.
 */
export async function lockSheet({ files }: Transaction, { pkFile }: FileRecord): Promise<void> {
  if (!(await files.lock(pkFile))) throw new Refusal('FILE_MISSING', { pkFile });
}
