import type { MessageRecord } from '../../records.ts';
import type { Transaction } from '../../store.ts';
import { sent } from './sent.ts';

/** What a reminder asks of its readers. */
export const renewalMatter = 'renewal';

/** Something that ends, and who is told of it. */
export interface Ending extends Pick<MessageRecord, 'source' | 'kind' | 'subject' | 'values'> {
  readonly readers: readonly { readonly userId: string }[];
}

/** What asked for a renewal is done, or of no use any more. */
export async function renewed(transaction: Transaction, source: string, subject: string, now: number): Promise<void> {
  await transaction.messages.settle(source, subject, [renewalMatter], now);
}

/** Reminds of what ends. Of each thing one reminder waits: the one before says other days. */
export async function reminded(transaction: Transaction, { readers, ...ending }: Ending, now: number): Promise<void> {
  await renewed(transaction, ending.source, ending.subject, now);
  await sent(transaction, readers, { ...ending, category: 'system', sentAt: now, matter: renewalMatter });
}
