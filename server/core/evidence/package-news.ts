import { newsOf, mattersSettledBy } from '../../../src/domain/evidence/materials/package-news.ts';
import { policyOf } from '../../../src/domain/evidence/shared/book-policies.ts';
import { moneyToText } from '../../../src/domain/money/money.ts';
import { packagePermission } from '../../../src/domain/evidence/shared/package-permissions.ts';
import { bookSideOf } from '../../../src/domain/evidence/shared/book-side.ts';
import { otherPartyOf } from '../../../src/domain/evidence/shared/other-party.ts';
import { sendMessages } from '../messages/shared/send-messages.ts';
import { peopleNow } from '../identity/people-in-role.ts';
import { isConfinedToOrganisation } from '../identity/confined-users.ts';
import type { LogRecord, PackageRecord } from '../records/evidence.ts';
import type { MessageRecord } from '../records/messages.ts';
import type { UserRecord } from '../records/company.ts';
import type { Transaction } from '../store.ts';

export const packageSource = 'package';

/** Whether a user may see a package, or edit it, in one of their roles. */
function concerns({ roles }: UserRecord, { book, side }: PackageRecord, to: 'makers' | 'readers'): boolean {
  return roles.some(
    (role) =>
      bookSideOf(role, book) === side && packagePermission(role, to === 'makers' ? 'edit' : 'view', book).allowed,
  );
}

/** The other party of a package, as seen by the notified company. */
function partyOf({ side, supplierName, counterpartyName, payerName }: PackageRecord, own: string): string {
  return otherPartyOf(
    own,
    side === 'issue' ? [supplierName, payerName, counterpartyName] : [counterpartyName, payerName, supplierName],
  );
}

/** Values for the text of a message, at the time of sending; `own` is the company's name. */
function valuesOf(record: PackageRecord, own: string, line: LogRecord): MessageRecord['values'] {
  const [first] = line.returned;
  return {
    book: record.book,
    side: record.side,
    act: policyOf(record.book).funderAct,
    party: partyOf(record, own),
    funder: record.financeName,
    amount: moneyToText(record.totalAmount),
    by: line.actorName,
    what: first === undefined ? '' : [first.material, first.number].filter((each) => each !== '').join(' '),
    ...(line.action === 'returned'
      ? { count: String(line.returned.length || line.detail), reason: first?.reason ?? '' }
      : { reason: line.action === 'change-granted' ? '' : line.detail }),
  };
}

/**
 * Notifies everybody concerned of a step of a package, except the person who took it, and settles messages that the
 * step answers. With `readAt` the message counts as read.
 */
export async function notifyPackageStep(
  transaction: Transaction,
  record: PackageRecord,
  line: LogRecord,
  readAt?: number,
): Promise<void> {
  const matters = mattersSettledBy(line.action);
  if (matters.length > 0) await transaction.messages.settle(packageSource, record.docDatumId, matters, line.at);
  const news = newsOf(line.action);
  if (!news) return;
  const readers: UserRecord[] = [];
  for (const user of await peopleNow(transaction, record.pkCorp, line.at))
    if (
      user.userId !== line.actorId &&
      concerns(user, record, news.to) &&
      !(await isConfinedToOrganisation(transaction, user))
    )
      readers.push(user);
  const own = (await transaction.companies.find(record.pkCorp))?.name ?? '';
  await sendMessages(transaction, readers, {
    source: packageSource,
    kind: line.action,
    subject: record.docDatumId,
    category: news.category,
    values: valuesOf(record, own, line),
    sentAt: line.at,
    readAt,
    matter: news.asks,
  });
}
