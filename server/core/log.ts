import type { LoggedAction } from '../../src/domain/materials/progress.ts';
import type { Caller } from './context.ts';
import type { PackageRecord } from './records.ts';
import type { Transaction } from './store.ts';

/** Writes one line of a package's operation log in the name of the caller. */
export async function logged(transaction: Transaction, record: PackageRecord, caller: Caller, action: LoggedAction, at: number, detail = ''): Promise<void> {
  const { user } = caller;
  await transaction.log.append({
    docDatumId: record.docDatumId, at, action, actorId: user.userId, actorName: user.personName, side: 'CORP', detail, dataVersion: record.dataVersion,
  });
}
