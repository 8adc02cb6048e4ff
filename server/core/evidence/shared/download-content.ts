import type { ByteStream } from '../../ports.ts';
import type { DownloadRecord } from '../../records/evidence.ts';
import type { UserRecord } from '../../records/company.ts';
import type { Transaction } from '../../store.ts';

/** Time for which a file is kept (checklist F-177), in milliseconds. */
export const downloadLifetime = 7 * 86_400_000;

/** Maximum number of rows of a sheet. */
export const maxSheetRows = 200_000;

/** Reason why a task fails, for its requester. */
export class DownloadError extends Error {
  readonly because: NonNullable<DownloadRecord['failure']>;

  constructor(because: DownloadError['because']) {
    super(because);
    this.because = because;
  }
}

/** The user and role whose packages are gathered, with their present rights. */
export interface DownloadRequester {
  readonly user: UserRecord;
  readonly role: string;
}

/** The content to keep. `bytes` reports its progress through `reportProgress`. */
export interface DownloadContent {
  readonly contentType: string;
  readonly extension: string;
  readonly total: number;
  bytes(reportProgress: (done: number) => Promise<void>): ByteStream;
}

/** Whether another area gathers an order, and judges whether a role may have it. */
export const isGatheredByAnotherArea = ({ kind }: DownloadRecord['order']): boolean =>
  kind === 'PROTOCOLS' || kind === 'LIST';

/** Announces a change of a download to all windows of its owner. */
export async function announceDownload(
  transaction: Pick<Transaction, 'announce'>,
  { userId }: Pick<DownloadRecord, 'userId'>,
): Promise<void> {
  await transaction.announce([{ userId, topic: 'downloads' }]);
}
