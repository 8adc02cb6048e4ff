import { englishMomentOfYear, dateTimeOfYear } from '../../../../src/words/format.ts';
import { ownLanguage } from '../../identity/account-language.ts';
import type { MessageSource, MessageText } from '../../messages/shared/message-source.ts';
import { sendMessages } from '../../messages/shared/send-messages.ts';
import type { Parts } from '../../parts.ts';
import type { UserRecord } from '../../records/company.ts';
import { randomToken } from '../../secrets.ts';
import type { ServerLocale } from '../../server-locale.ts';
import type { Transaction } from '../../store.ts';

const source = 'security';
/** Page of a user's own account. */
const path = '/my/account/info';

/** News about the protection of an account, for its owner. */
export type SecurityNews =
  | 'reset-waits'
  | 'reset-stopped'
  | 'reset-confirmed'
  | 'authenticator-added'
  | 'authenticator-removed'
  | 'recovery-codes-made'
  | 'recovery-code-used'
  /** For the main user of the company. */
  | 'colleague-waits';

interface Values {
  readonly name: string;
  readonly until: string;
}

const words: Readonly<Record<ServerLocale, Readonly<Record<SecurityNews, (values: Values) => MessageText>>>> = {
  'zh-CN': {
    'reset-waits': ({ until }) => ({
      title: '有人申请重置您的登录密码',
      content: `从 ${until} 起的三天内，可以用短信验证码重置密码。如非本人操作，请登录后在“账号信息”页取消，并尽快修改密码。`,
    }),
    'reset-stopped': () => ({
      title: '您已取消密码重置申请',
      content: '24 小时内不能再次申请。如非本人取消，请联系客服。',
    }),
    'reset-confirmed': ({ name }) => ({
      title: '您的密码重置申请已由同事确认',
      content: `${name}确认了申请，现在可以重置密码。如非本人申请，请登录后在“账号信息”页取消，并联系${name}。`,
    }),
    'authenticator-added': () => ({
      title: '账号已启用身份验证器',
      content: '登录时需要身份验证器的动态验证码或短信验证码。如非本人操作，请尽快修改密码并联系客服。',
    }),
    'authenticator-removed': () => ({
      title: '账号已停用身份验证器',
      content: '如非本人操作，请尽快修改密码并联系客服。',
    }),
    'recovery-codes-made': () => ({
      title: '账号的恢复码已更新',
      content: '以前的恢复码全部失效。如非本人操作，请尽快修改密码并联系客服。',
    }),
    'recovery-code-used': () => ({
      title: '账号使用了一个恢复码',
      content: '每个恢复码只能使用一次。如非本人操作，请尽快修改密码并联系客服。',
    }),
    'colleague-waits': ({ name, until }) => ({
      title: `${name}申请重置密码，等待确认`,
      content: `请先当面或通过电话核实本人，再在“账号信息”页确认。不确认的，从 ${until} 起可以重置，除非本人取消。`,
    }),
  },
  en: {
    'reset-waits': ({ until }) => ({
      title: 'Somebody asked to reset your password',
      content: `From ${until} a code by text message resets it, for three days. If that was not you, sign in, stop it on the account page, and change the password soon.`,
    }),
    'reset-stopped': () => ({
      title: 'You stopped the password reset',
      content: 'Another one cannot be requested within 24 hours. If you did not stop it, contact customer service.',
    }),
    'reset-confirmed': ({ name }) => ({
      title: 'A colleague confirmed your password reset',
      content: `${name} confirmed it: the password can be reset now. If you did not ask for it, sign in, stop it on the account page, and talk to ${name}.`,
    }),
    'authenticator-added': () => ({
      title: 'An authenticator app was added to the account',
      content:
        'Signing in needs its code or a code by text message. If that was not you, change the password and contact customer service.',
    }),
    'authenticator-removed': () => ({
      title: 'The authenticator app was removed from the account',
      content: 'If that was not you, change the password and contact customer service.',
    }),
    'recovery-codes-made': () => ({
      title: 'The account has new recovery codes',
      content:
        'The earlier codes are no longer valid. If that was not you, change the password and contact customer service.',
    }),
    'recovery-code-used': () => ({
      title: 'A recovery code of the account was used',
      content: 'Each code works once. If that was not you, change the password and contact customer service.',
    }),
    'colleague-waits': ({ name, until }) => ({
      title: `${name} asked to reset the password: please confirm`,
      content: `Make sure by meeting or calling that it is ${name}, and confirm on the account page. Without your confirmation it can be reset from ${until}, unless the owner stops it.`,
    }),
  },
};

const isNews = (kind: string): kind is SecurityNews => kind in words.en;

function wordsOf(kind: SecurityNews, locale: ServerLocale, name: string, at: number): MessageText {
  return words[locale][kind]({ name, until: locale === 'en' ? englishMomentOfYear(at) : dateTimeOfYear(at) });
}

/** Messages about the protection of an account. */
export const securityMessages: MessageSource = {
  name: source,
  toWords: ({ kind, values }, locale) =>
    isNews(kind)
      ? wordsOf(kind, locale, values['name'] ?? '', Number(values['until'] ?? 0))
      : { title: '', content: '' },
  visibleMessages: async (_transaction, records) => records.map((record) => ({ record, waits: false, path })),
};

/** News with its values. `until`: the portal's time. */
export interface SecurityNotice {
  readonly news: SecurityNews;
  readonly name?: string;
  readonly until?: number;
}

/** Sends a message about the protection of accounts, in the transaction of the event. */
export async function sendSecurityMessages(
  transaction: Transaction,
  readers: readonly Pick<UserRecord, 'userId'>[],
  { news, name = '', until = 0 }: SecurityNotice,
  now: number,
): Promise<void> {
  await sendMessages(transaction, readers, {
    source,
    kind: news,
    subject: readers[0]?.userId ?? '',
    category: 'system',
    values: { name, until: String(until) },
    sentAt: now,
  });
}

/**
 * Sends a notice to the telephone and the mailbox of an account, regardless of the owner's choices for other messages,
 * in the owner's language. Called after the transaction of the event; a fault is reported.
 */
export async function sendSecurityNotice(
  parts: Pick<Parts, 'store' | 'texts' | 'mail' | 'report'>,
  { userId, mobile }: Pick<UserRecord, 'userId' | 'mobile'>,
  { news, name = '', until = 0 }: SecurityNotice,
  { traceId }: { readonly traceId: string },
): Promise<void> {
  const { store, texts, mail } = parts;
  const { address, locale } = await store.transaction(async (transaction) => ({
    address: (await transaction.mailAddresses.find(userId))?.address,
    locale: await ownLanguage(transaction, userId),
  }));
  const { title, content } = wordsOf(news, locale, name, until);
  await Promise.all(
    [
      ...(texts && mobile !== ''
        ? [texts.send({ mobile, text: locale === 'en' ? `${title}. ${content}` : `${title}。${content}` })]
        : []),
      ...(mail && address !== undefined
        ? [mail.gateway.send({ to: [address], subject: title, text: content, id: `security-${randomToken(18)}` })]
        : []),
    ].map(async (sent) => sent.catch((fault: unknown) => parts.report(fault, { call: 'securityNotice', traceId }))),
  );
}
