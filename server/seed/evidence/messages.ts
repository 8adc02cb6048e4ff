import { notifyPackageStep } from '../../core/evidence/package-news.ts';
import type { Transaction } from '../../core/store.ts';

const day = 86_400_000;

/** Age up to which messages are unread, as after a weekend's absence. */
const unreadFor = 3 * day;
/** Age in milliseconds up to which the demo world has messages. */
const messageAge = 45 * day;

/** Saves the messages to the demo world's users about its packages. `now` in milliseconds. */
export async function saveMessages(transaction: Transaction, now: number): Promise<void> {
  for (const record of await transaction.packages.inStates(undefined)) {
    for (const line of await transaction.log.ofPackage(record.docDatumId)) {
      if (line.at > now - messageAge)
        await notifyPackageStep(transaction, record, line, line.at > now - unreadFor ? undefined : line.at + 3_600_000);
    }
  }
}
