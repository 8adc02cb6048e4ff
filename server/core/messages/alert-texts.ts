import type { AlertTopic } from '../../../src/domain/messages/shared/message-alerts.ts';
import type { ServerLocale } from '../server-locale.ts';

/** A message as an entry of a text or mail. */
export interface AlertEntry {
  readonly topic: AlertTopic;
  readonly title: string;
  /** Whether the title may be sent by mail and text: it names no party. */
  readonly isMailable: boolean;
  /** Its page in the portal; undefined where there is none. */
  readonly path: string | undefined;
}

export interface MailContent {
  readonly subject: string;
  readonly text: string;
}

/** Maximum number of titles in one text, and of messages in one mail. */
const maxInText = 3;
const maxInMail = 20;

interface Words {
  readonly one: (title: string) => string;
  readonly several: (count: number, titles: readonly string[], more: number) => string;
  readonly subject: (count: number) => string;
  readonly opening: (count: number) => string;
  readonly more: (count: number) => string;
  readonly topics: Readonly<Record<AlertTopic, string>>;
  readonly topicOf: (topic: string, title: string) => string;
  readonly untold: string;
  /** Wording for messages that cannot be named: only their topic. */
  readonly about: (topic: string) => string;
  readonly ending: (settings: string) => string;
  readonly farewell: MailContent;
}

const words: Readonly<Record<ServerLocale, Words>> = {
  'zh-CN': {
    one: (title) => `${title}。请登录供应链金融平台查看。`,
    several: (count, titles, more) =>
      `您有 ${count} 条新消息：${titles.join('；')}${more > 0 ? `；另有 ${more} 条` : ''}。请登录供应链金融平台查看。`,
    subject: (count) => `供应链金融平台：您有 ${count} 条新消息`,
    opening: (count) => `您在供应链金融平台有 ${count} 条新消息：`,
    more: (count) => `另有 ${count} 条`,
    topics: { todo: '待办', review: '审核', funds: '资金', agreement: '协议', system: '系统' },
    topicOf: (topic, title) => `【${topic}】${title}`,
    untold: '请登录查看',
    about: (topic) => `1 条${topic}消息`,
    ending: (settings) => `邮件里不写企业、人员和金额，登录后可以看到。不想再收到，或换一个时间接收：${settings}`,
    farewell: {
      subject: '供应链金融平台：这个邮箱不再接收消息',
      text: '这个邮箱已经不是平台账号的消息邮箱了，以后的消息不会再发到这里。\n\n如果不是您本人更换或停用的，请登录平台查看“账号记录”，修改密码，并联系客服。',
    },
  },
  en: {
    one: (title) => `${title}. Sign in to the supply-chain finance portal to see it.`,
    several: (count, titles, more) =>
      `You have ${count} new messages: ${titles.join('; ')}${more > 0 ? `; and ${more} more` : ''}. Sign in to the supply-chain finance portal to see them.`,
    subject: (count) => `Supply-chain finance portal: ${count} new ${count === 1 ? 'message' : 'messages'}`,
    opening: (count) =>
      `You have ${count} new ${count === 1 ? 'message' : 'messages'} in the supply-chain finance portal:`,
    more: (count) => `and ${count} more`,
    topics: { todo: 'To do', review: 'Review', funds: 'Funds', agreement: 'Agreements', system: 'System' },
    topicOf: (topic, title) => `[${topic}] ${title}`,
    untold: 'sign in to see it',
    about: (topic) => `1 message about ${topic.toLowerCase()}`,
    ending: (settings) =>
      `Emails name no company, person or amount: sign in to see them. To stop emails or change their time: ${settings}`,
    farewell: {
      subject: 'Supply-chain finance portal: no more messages to this address',
      text: 'This is no longer the mail address of an account of the portal; messages will no longer be sent here.\n\nIf you did not change or remove it, sign in to the portal, check the account history, change the password, and contact customer service.',
    },
  },
};

/** Messages that ask for an action come first, because the room is limited. */
const urgentFirst = (tellings: readonly AlertEntry[]): readonly AlertEntry[] => [
  ...tellings.filter(({ topic }) => topic === 'todo'),
  ...tellings.filter(({ topic }) => topic !== 'todo'),
];

/**
 * The text for a telephone: titles alone, and only the topic of a message that names somebody. A locked screen shows no
 * parties and no amounts.
 */
export function toTextMessage(locale: ServerLocale, tellings: readonly AlertEntry[]): string {
  const titles = urgentFirst(tellings).map(({ topic, title, isMailable }) =>
    isMailable ? title : words[locale].about(words[locale].topics[topic]),
  );
  const [first = ''] = titles;
  return titles.length === 1
    ? words[locale].one(first)
    : words[locale].several(titles.length, titles.slice(0, maxInText), Math.max(0, titles.length - maxInText));
}

/** The text of a mail: each message with its link to the portal. A message that names somebody is only counted. */
export function toMail(locale: ServerLocale, tellings: readonly AlertEntry[], portal: string): MailContent {
  const { subject, opening, more, topics, topicOf, untold, ending } = words[locale];
  const rows = urgentFirst(tellings)
    .slice(0, maxInMail)
    .map(
      ({ topic, title, isMailable, path }, at) =>
        `${at + 1}. ${topicOf(topics[topic], isMailable ? title : untold)}\n   ${portal}${path ?? '/my/message/index'}`,
    );
  const remaining = tellings.length - rows.length;
  return {
    subject: subject(tellings.length),
    text: [
      opening(tellings.length),
      ...rows,
      ...(remaining > 0 ? [`${more(remaining)}\n   ${portal}/my/message/index`] : []),
      ending(`${portal}/my/message/index`),
    ].join('\n\n'),
  };
}

export const toFarewellMail = (locale: ServerLocale): MailContent => words[locale].farewell;
