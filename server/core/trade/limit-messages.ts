import { limitsPath } from '../../../src/domain/catalogue/limits-path.ts';
import { isSamePerson, type ActingPerson } from '../../../src/domain/identity/acting-person.ts';
import { actsForCore, type RoleKind } from '../../../src/domain/identity/role.ts';
import { moneyToText } from '../../../src/domain/money/money.ts';
import { mayViewTrade } from '../../../src/domain/trade/shared/application-policy.ts';
import type { LimitReminder } from '../../../src/domain/trade/shared/limit-reminder.ts';
import type { LimitTerms } from '../../../src/domain/trade/shared/limit-request.ts';
import type { MessageSource } from '../messages/shared/message-source.ts';
import { sendMessages } from '../messages/shared/send-messages.ts';
import type { MessageRecord } from '../records/messages.ts';
import type { IssueLimitRecord, ReviewThresholdRecord } from '../records/trade.ts';
import type { Transaction } from '../store.ts';
import { limitNewsText } from './limit-news-text.ts';
import { membersOfSide } from './trade-readers.ts';

export const limitSource = 'issue-limit';

type LimitNews =
  | 'changed'
  | 'declined'
  | 'expiring'
  | 'threshold-proposed'
  | 'threshold-confirmed'
  | 'threshold-declined';

/** Notifies the people with some roles in the company that has a limit. */
async function tell(
  transaction: Transaction,
  { id, companyId, kind: instrumentKind }: Pick<IssueLimitRecord, 'id' | 'companyId' | 'kind'>,
  roles: readonly RoleKind[],
  news: {
    readonly kind: LimitNews;
    readonly values: MessageRecord['values'];
    readonly notTo?: ActingPerson;
    readonly matter?: string;
  },
  now: number,
): Promise<void> {
  const members = await membersOfSide(transaction, { companyId, side: 'issuer' }, roles, now);
  const { notTo } = news;
  const readers = notTo ? members.filter(({ personId }) => !isSamePerson(notTo, { personId })) : members;
  await sendMessages(transaction, readers, {
    source: limitSource,
    kind: news.kind,
    subject: id,
    category: 'funds',
    values: { instrumentKind, ...news.values },
    matter: news.matter,
    sentAt: now,
  });
}

/** Notifies operators and directors that the platform has changed their limit. */
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

/** Notifies operators and directors that the platform does not change their limit. */
export async function notifyLimitDeclined(
  transaction: Transaction,
  limit: IssueLimitRecord,
  reason: string,
  now: number,
): Promise<void> {
  await tell(transaction, limit, ['operator', 'director'], { kind: 'declined', values: { reason } }, now);
}

/** The action that a proposal asks of its readers. */
const thresholdMatter = 'threshold';

const deciders: readonly RoleKind[] = ['director', 'final-reviewer'];

/**
 * Notifies directors and final reviewers that a threshold of the final review waits for another person, and everybody
 * who issues or approves when it was confirmed. The proposer is notified when it was declined; a withdrawal sends no
 * message.
 */
export async function notifyThreshold(
  transaction: Transaction,
  { id, companyId, kind, amount, validFrom, reason, state, maker, makerName, deciderName }: ReviewThresholdRecord,
  now: number,
): Promise<void> {
  const about = { id, companyId, kind };
  const values = { amount: moneyToText(amount), validFrom, reason, maker: makerName, decider: deciderName };
  if (state !== 'proposed') await transaction.messages.settle(limitSource, id, [thresholdMatter], now);
  switch (state) {
    case 'proposed':
      await tell(
        transaction,
        about,
        deciders,
        { kind: 'threshold-proposed', values, notTo: maker, matter: thresholdMatter },
        now,
      );
      break;
    case 'confirmed':
      await tell(transaction, about, ['operator', ...deciders], { kind: 'threshold-confirmed', values }, now);
      break;
    case 'declined':
      await tell(transaction, about, deciders, { kind: 'threshold-declined', values }, now);
      break;
    case 'withdrawn':
  }
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
      ? records.map((record) => ({
          record,
          path: limitsPath,
          waits: record.matter !== undefined && record.settledAt === undefined,
        }))
      : [],
};
