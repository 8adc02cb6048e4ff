import { limitsPath } from '../../../src/domain/catalogue/limits-path.ts';
import { actsForCore, type RoleKind } from '../../../src/domain/identity/role.ts';
import { moneyToText } from '../../../src/domain/money/money.ts';
import { mayViewTrade } from '../../../src/domain/trade/shared/application-policy.ts';
import type { LimitReminder, LimitTerms } from '../../../src/domain/trade/shared/limit.ts';
import type { MessageSource } from '../messages/shared/message-source.ts';
import { sendMessages } from '../messages/shared/send-messages.ts';
import type { MessageRecord } from '../records/messages.ts';
import type { IssueLimitRecord } from '../records/trade.ts';
import type { Transaction } from '../store.ts';
import { limitNewsText } from './limit-news-text.ts';
import { membersOfSide } from './trade-readers.ts';

export const limitSource = 'issue-limit';

/** Tells the people of some roles of the company that has a limit. */
async function tell(
  transaction: Transaction,
  { id, companyId, kind: instrumentKind }: IssueLimitRecord,
  roles: readonly RoleKind[],
  news: { readonly kind: 'changed' | 'declined' | 'expiring'; readonly values: MessageRecord['values'] },
  now: number,
): Promise<void> {
  const readers = await membersOfSide(transaction, { companyId, side: 'issuer' }, roles, now);
  await sendMessages(transaction, readers, {
    source: limitSource,
    kind: news.kind,
    subject: id,
    category: 'funds',
    values: { instrumentKind, ...news.values },
    sentAt: now,
  });
}

/** Tells operators and directors that the platform has changed their limit. */
export async function notifyLimitChanged(
  transaction: Transaction,
  limit: IssueLimitRecord,
  after: LimitTerms,
  reason: string,
  now: number,
): Promise<void> {
  const values = {
    totalBefore: moneyToText(limit.total),
    total: moneyToText(after.total),
    untilBefore: limit.validUntil,
    validUntil: after.validUntil,
    fromBefore: limit.validFrom,
    validFrom: after.validFrom,
    reason,
  };
  await tell(transaction, limit, ['operator', 'director'], { kind: 'changed', values }, now);
}

/** Tells operators and directors that the platform does not change their limit. */
export async function notifyLimitDeclined(
  transaction: Transaction,
  limit: IssueLimitRecord,
  reason: string,
  now: number,
): Promise<void> {
  await tell(transaction, limit, ['operator', 'director'], { kind: 'declined', values: { reason } }, now);
}

/** Reminds operators of the last day of their limit. */
export async function remindOfLimit(
  transaction: Transaction,
  limit: IssueLimitRecord,
  days: LimitReminder,
  now: number,
): Promise<void> {
  const values = { total: moneyToText(limit.total), validUntil: limit.validUntil };
  await tell(transaction, limit, ['operator'], { kind: 'expiring', values }, now);
  await transaction.issueLimits.save({ ...limit, reminded: { days, validUntil: limit.validUntil } });
}

/** Messages about limits for issuing. */
export const limitMessages: MessageSource = {
  name: limitSource,
  toWords: ({ kind, values }, locale) => limitNewsText(kind, values, locale),
  visibleMessages: async (_transaction, records, { role }) =>
    actsForCore(role) && mayViewTrade(role)
      ? records.map((record) => ({ record, path: limitsPath, waits: false }))
      : [],
};
