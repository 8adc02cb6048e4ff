import { certificatesPath } from '../../../src/domain/keys/certificate-path.ts';
import { cloudApplicationSource } from './shared/cloud-application.ts';
import { hardKeySource } from './shared/hard-key-maintenance.ts';
import { englishDay } from '../../../src/words/format.ts';
import { reminderOver, settleReminder } from '../messages/shared/reminders.ts';
import type { MessageSource, MessageText } from '../messages/shared/message-source.ts';
import type { ServerLocale } from '../server-locale.ts';
import type { Transaction } from '../store.ts';

export const certificateSource = 'certificate';

/** Settles the reminder of a renewal that is done or no longer needed. */
export async function settleRenewalReminder(transaction: Transaction, serial: string, now: number): Promise<void> {
  await settleReminder(transaction, certificateSource, serial, now);
}

const expiryWords: Readonly<Record<ServerLocale, (on: string, isCloud: boolean, isOver: boolean) => MessageText>> = {
  'zh-CN': (on, isCloud, isOver) => ({
    title: `您的数字证书将于 ${on} 到期`,
    content: isOver
      ? reminderOver['zh-CN']
      : `有效期至 ${on}。${isCloud ? '到期前更新，签署和登录不受影响。' : '证书在 UKey 中，请在到期前在证书管理申请更新，新的 UKey 需要几个工作日寄到。'}`,
  }),
  en: (on, isCloud, isOver) => ({
    title: `Your digital certificate expires on ${englishDay(on)}`,
    content: isOver
      ? reminderOver.en
      : `Valid until ${englishDay(on)}. ${isCloud ? 'Renew it before then, and signing and sign-in are not affected.' : 'The certificate is in a UKey: apply for renewal on the certificates page before then; the new UKey takes several working days to arrive.'}`,
  }),
};

/** Messages to holders about their certificates; pending until another certificate has replaced the one that ends. */
export const certificateMessages: MessageSource = {
  name: certificateSource,
  toWords: ({ kind, values, settledAt }, locale) =>
    kind === 'ends'
      ? expiryWords[locale](values['on'] ?? '', values['of'] === 'CLOUD', settledAt !== undefined)
      : { title: '', content: '' },
  visibleMessages: async (_transaction, records) =>
    records.map((record) => ({
      record,
      waits: record.matter !== undefined && record.settledAt === undefined,
      path: certificatesPath,
    })),
};

const cloudWords: Readonly<Record<ServerLocale, MessageText>> = {
  'zh-CN': {
    title: '云证书已随企业认证申请，请确认开通',
    content: '在证书管理点击“开通云证书”，并在手机上确认。确认后即可签署和开通产品。',
  },
  en: {
    title: 'A cloud certificate was applied for with the certification: please confirm it',
    content:
      'Press “Open a cloud certificate” on the certificates page and confirm on your phone. You can then sign, and open products.',
  },
};

/** Messages about the cloud certificate that a certification asked for; pending until the company has one. */
export const cloudApplicationMessages: MessageSource = {
  name: cloudApplicationSource,
  toWords: (_record, locale) => cloudWords[locale],
  visibleMessages: async (_transaction, records) =>
    records.map((record) => ({
      record,
      waits: record.matter !== undefined && record.settledAt === undefined,
      path: certificatesPath,
    })),
};

const keyWords: Readonly<
  Record<
    ServerLocale,
    Readonly<
      Record<
        'posted' | 'posted-for' | 'returned',
        (values: { readonly reason: string; readonly courier: string; readonly holder: string }) => MessageText
      >
    >
  >
> = {
  'zh-CN': {
    posted: ({ courier }) => ({
      title: '您的 UKey 已寄出，收到后请激活',
      content: `${courier === '' ? '' : `快递单号 ${courier}。`}30 天内没有激活的 UKey 将作废。`,
    }),
    'posted-for': ({ courier, holder }) => ({
      title: `为${holder}申领的 UKey 已寄出`,
      content: `${courier === '' ? '' : `快递单号 ${courier}。`}由${holder}收到后激活；30 天内没有激活的 UKey 将作废。`,
    }),
    returned: ({ reason }) => ({ title: 'UKey 证书的申领被退回，请修改', content: `原因：${reason}` }),
  },
  en: {
    posted: ({ courier }) => ({
      title: 'Your UKey has been posted: activate it once it arrives',
      content: `${courier === '' ? '' : `Tracking number ${courier}. `}A UKey that is not activated within 30 days becomes void.`,
    }),
    'posted-for': ({ courier, holder }) => ({
      title: `The UKey that you applied for has been posted to ${holder}`,
      content: `${courier === '' ? '' : `Tracking number ${courier}. `}${holder} is to activate it once it arrives; a UKey that is not activated within 30 days becomes void.`,
    }),
    returned: ({ reason }) => ({
      title: 'The application for a UKey certificate was returned: please correct it',
      content: `Reason: ${reason}`,
    }),
  },
};

/**
 * Messages about tokens: to the holder that one is on its way, to the applicant that something is to be corrected.
 * Pending until it is done.
 */
export const hardKeyMessages: MessageSource = {
  name: hardKeySource,
  toWords: ({ kind, values }, locale) =>
    kind === 'posted' || kind === 'posted-for' || kind === 'returned'
      ? keyWords[locale][kind]({
          reason: values['reason'] ?? '',
          courier: values['courier'] ?? '',
          holder: values['holder'] ?? '',
        })
      : { title: '', content: '' },
  visibleMessages: async (_transaction, records) =>
    records.map((record) => ({
      record,
      waits: record.matter !== undefined && record.settledAt === undefined,
      path: certificatesPath,
    })),
};
