import type { LoggedAction } from '../../../src/domain/evidence/materials/progress.ts';
import type { Caller } from '../context.ts';
import type { LogRecord, PackageRecord } from '../records/evidence.ts';
import type { Transaction } from '../store.ts';
import { notifyPackageStep } from './package-news.ts';

/**
 * Milliseconds within which one person's edits of a document, or views of an account number, are one line. Typing saves
 * every few seconds.
 */
const oneSitting = 10 * 60_000;

export interface LoggedAbout {
  readonly detail?: string;
  /** Item that the line is about, if any. */
  readonly docFileId?: string;
}

/** Writes one line of a package's operation log and notifies the people concerned. */
export async function recordLogLine(transaction: Transaction, record: PackageRecord, line: LogRecord): Promise<void> {
  await transaction.log.append(line);
  await notifyPackageStep(transaction, record, line);
}

/** Writes an action of the caller to a package's operation log and notifies the people concerned. */
export async function logAction(
  transaction: Transaction,
  record: PackageRecord,
  caller: Pick<Caller, 'user'>,
  action: LoggedAction,
  at: number,
  { detail = '', docFileId }: LoggedAbout = {},
): Promise<void> {
  const { user } = caller;
  await recordLogLine(transaction, record, {
    docDatumId: record.docDatumId,
    at,
    action,
    actorId: user.userId,
    actorName: user.personName,
    side: 'CORP',
    detail,
    docFileId,
    returned: [],
    corrected: [],
    dataVersion: record.dataVersion,
  });
}

/** As `logAction`, unless the caller did the same to the same item a moment ago. */
export async function logActionOnce(
  transaction: Transaction,
  record: PackageRecord,
  caller: Caller,
  action: LoggedAction,
  at: number,
  about: LoggedAbout = {},
): Promise<void> {
  const last: LogRecord | undefined = await transaction.log.latest({
    docDatumId: record.docDatumId,
    docFileId: about.docFileId,
    actorId: caller.user.userId,
    action,
  });
  if (last === undefined || at - last.at >= oneSitting) await logAction(transaction, record, caller, action, at, about);
}
