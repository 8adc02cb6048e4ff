import type { LoggedAction } from '../../../src/domain/evidence/materials/progress.ts';
import type { Caller } from '../context.ts';
import type { LogRecord, PackageRecord } from '../records.ts';
import type { Transaction } from '../store.ts';
import { told } from './package-news.ts';

/**
 * For how long one person's edits of one document, or looks at one account number, are one line, in milliseconds: who
 * types is saved every few seconds.
 */
const oneSitting = 10 * 60_000;

export interface LoggedAbout {
  readonly detail?: string;
  /** Which item it is about, if about one. */
  readonly docFileId?: string;
}

/** Writes one line of a package's operation log, and tells those whom it concerns. */
export async function recorded(transaction: Transaction, record: PackageRecord, line: LogRecord): Promise<void> {
  await transaction.log.append(line);
  await told(transaction, record, line);
}

/** Writes one line of a package's operation log in the name of the caller, and tells those whom it concerns. */
export async function logged(
  transaction: Transaction,
  record: PackageRecord,
  caller: Pick<Caller, 'user'>,
  action: LoggedAction,
  at: number,
  { detail = '', docFileId }: LoggedAbout = {},
): Promise<void> {
  const { user } = caller;
  await recorded(transaction, record, {
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

/** As `logged`, unless the caller did the same a moment ago, to the same item if about one. */
export async function loggedOnce(
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
  if (last === undefined || at - last.at >= oneSitting) await logged(transaction, record, caller, action, at, about);
}
