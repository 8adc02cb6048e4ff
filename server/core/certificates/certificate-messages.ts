import { certificatesPath } from '../../../src/domain/certificates/shared/certificate-path.ts';
import type { MessageSource, WordedMessage } from '../messages/shared/message-source.ts';
import type { ServerLocale } from '../server-locale.ts';
import type { Transaction } from '../store.ts';

/** Whose messages these are, and what they ask of their reader. */
export const certificateSource = 'certificate';
export const renewalMatter = 'renewal';

/** What asked for a renewal is done, or of no use any more. */
export async function renewalSettled(transaction: Transaction, serial: string, now: number): Promise<void> {
  await transaction.messages.settle(certificateSource, serial, [renewalMatter], now);
}

const ends: Readonly<Record<ServerLocale, (days: number, on: string, isCloud: boolean) => WordedMessage>> = {
  'zh-CN': (days, on, isCloud) => ({ title: days === 0 ? '您的数字证书今天到期' : `您的数字证书 ${days} 天后到期`, content: `有效期至 ${on}。${isCloud ? '到期前更新，签署和登录不受影响。' : '证书在 UKey 中，请在到期前联系客服更新。'}` }),
  en: (days, on, isCloud) => ({ title: days === 0 ? 'Your digital certificate expires today' : `Your digital certificate expires in ${days} ${days === 1 ? 'day' : 'days'}`, content: `Valid until ${on}. ${isCloud ? 'Renew it before then, and signing and signing in go on.' : 'Its key is in a UKey: ask customer service to renew it before then.'}` }),
};

/** What is told of certificates to those whose they are; waiting until another has taken the place of what ends. */
export const certificateMessages: MessageSource = {
  name: certificateSource,
  worded: ({ kind, values }, locale) => (kind === 'ends' ? ends[locale](Number(values['days']), values['on'] ?? '', values['of'] === 'CLOUD') : { title: '', content: '' }),
  shown: async (_transaction, records) => records.map((record) => ({ record, waits: record.matter !== undefined && record.settledAt === undefined, path: certificatesPath })),
};
