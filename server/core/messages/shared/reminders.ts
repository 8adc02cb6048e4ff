import type { ServerLocale } from '../../server-locale.ts';
import type { MessageRecord } from '../../records/messages.ts';
import type { Transaction } from '../../store.ts';
import { sendMessages } from './send-messages.ts';

/** Matter of a reminder. */
export const renewalMatter = 'renewal';

/** Text of a reminder that is settled. */
export const reminderOver: Readonly<Record<ServerLocale, string>> = {
  'zh-CN': '这条提醒已由后来的提醒代替，或所提醒的事项已办理，无需再处理。',
  en: 'A later reminder took the place of this one, or what it asks for is done: nothing is to be done by it any more.',
};

/** Something that expires, and the users to remind of it. */
export interface Ending extends Pick<MessageRecord, 'source' | 'kind' | 'subject' | 'values'> {
  readonly readers: readonly { readonly userId: string }[];
}

/** Settles the reminder of a renewal that is done or no longer needed. */
export async function settleReminder(
  transaction: Transaction,
  source: string,
  subject: string,
  now: number,
): Promise<void> {
  await transaction.messages.settle(source, subject, [renewalMatter], now);
}

/**
 * Sends a reminder of an expiry. One reminder of each subject is pending at a time: a new one replaces the one before.
 */
export async function remind(transaction: Transaction, { readers, ...ending }: Ending, now: number): Promise<void> {
  await settleReminder(transaction, ending.source, ending.subject, now);
  await sendMessages(transaction, readers, { ...ending, category: 'system', sentAt: now, matter: renewalMatter });
}
