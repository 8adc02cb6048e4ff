import { addDays, shanghaiDate, shanghaiInstant } from '../../calendar/plain-date.ts';
import { messageCategories, type Message } from './message.ts';

/** Topics with a choice of their own: tasks, and news by category. */
export const alertTopics = ['todo', ...messageCategories] as const;
export type AlertTopic = (typeof alertTopics)[number];

/** Whether a message is also sent to a channel: never, soon, or in one daily message. */
export const alertModes = ['off', 'soon', 'daily'] as const;
export type AlertMode = (typeof alertModes)[number];

/** Channels to which messages may also be sent. */
export const alertChannels = ['text', 'mail'] as const;
export type AlertChannel = (typeof alertChannels)[number];

export type AlertModes = Readonly<Record<AlertTopic, AlertMode>>;

/** Full hours in Shanghai at which the daily message may be sent. */
export const alertHours = [8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20] as const;
export type AlertHour = (typeof alertHours)[number];

/**
 * Choices of messages that also go to the user's telephone and mailbox (checklist F-176). The portal shows all messages
 * in any case.
 */
export interface AlertChoices {
  /** To the telephone. */
  readonly modes: AlertModes;
  /** To the mailbox. */
  readonly mails: AlertModes;
  readonly hour: AlertHour;
  /** Texts are held at night and sent in the morning. Mails are not held. */
  readonly quietNights: boolean;
}

/** Modes that send nothing. */
export const noAlerts: AlertModes = { todo: 'off', review: 'off', funds: 'off', agreement: 'off', system: 'off' };

/** Choices that send nothing. */
export const silentAlertChoices: AlertChoices = { modes: noAlerts, mails: noAlerts, hour: 9, quietNights: true };

/**
 * Choices of a user who has not chosen. Tasks go to the confirmed mailbox at once; without a mailbox, they go in one
 * daily text to the account's telephone. News are not sent.
 */
export function defaultAlertChoices({
  hasMail,
  hasNumber,
}: {
  readonly hasMail: boolean;
  readonly hasNumber: boolean;
}): AlertChoices {
  return {
    ...silentAlertChoices,
    modes: !hasMail && hasNumber ? { ...noAlerts, todo: 'daily' } : noAlerts,
    mails: hasMail ? { ...noAlerts, todo: 'soon' } : noAlerts,
  };
}

export const alertModesOf = (
  { modes, mails }: Pick<AlertChoices, 'modes' | 'mails'>,
  channel: AlertChannel,
): AlertModes => (channel === 'text' ? modes : mails);

export const isAnyPosted = (modes: AlertModes): boolean => Object.values(modes).some((mode) => mode !== 'off');

/**
 * Whether a title may be sent by mail, which others may read: it contains no name or amount of its message, and nothing
 * that looks like money. Counts are allowed.
 */
export function isTitleMailable(title: string, values: Readonly<Record<string, string>>): boolean {
  if (/[¥￥]|\d[.,]\d{2}(?!\d)/.test(title)) return false;
  return Object.values(values).every((value) => value.length < 2 || /^\d{1,3}$/.test(value) || !title.includes(value));
}

/** The night, in full hours of Shanghai. */
export const nightFrom = 22;
export const nightUntil = 8;

/**
 * Milliseconds before a message is sent. Meanwhile the user may read it in the portal, and other messages may join it.
 */
export const alertDelayMs = 120_000;

export const isAlertHour = (hour: number): hour is AlertHour => (alertHours as readonly number[]).includes(hour);

/** Topic of a message. A task is a task regardless of its category. */
export const alertTopicOf = ({ isToDo, category }: Pick<Message, 'isToDo' | 'category'>): AlertTopic =>
  isToDo ? 'todo' : category;

/** When a message sent at `sentAt` goes to a channel, both in milliseconds; undefined where it does not. */
export function alertDueAt(
  choices: AlertChoices,
  topic: AlertTopic,
  sentAt: number,
  channel: AlertChannel = 'text',
): number | undefined {
  const { hour, quietNights } = choices;
  const today = shanghaiDate(sentAt);
  switch (alertModesOf(choices, channel)[topic]) {
    case 'off':
      return undefined;
    case 'daily': {
      const due = shanghaiInstant(today, hour);
      return due > sentAt ? due : shanghaiInstant(addDays(today, 1), hour);
    }
    case 'soon': {
      const due = sentAt + alertDelayMs;
      if (!quietNights || channel === 'mail') return due;
      const day = shanghaiDate(due);
      const morning = shanghaiInstant(day, nightUntil);
      if (due < morning) return morning;
      return due < shanghaiInstant(day, nightFrom) ? due : shanghaiInstant(addDays(day, 1), nightUntil);
    }
  }
}
