import { addDays, shanghaiDate, shanghaiInstant } from '../../calendar/plain-date.ts';
import { messageCategories, type Message } from './message.ts';

/** What may be chosen for itself: what waits for one, and the news by their kind. */
export const postTopics = ['todo', ...messageCategories] as const;
export type PostTopic = (typeof postTopics)[number];

/** Whether a message goes somewhere else as well: not at all, soon, or once a day with all others. */
export const postModes = ['off', 'soon', 'daily'] as const;
export type PostMode = (typeof postModes)[number];

/** Where messages may go besides. */
export const postChannels = ['text', 'mail'] as const;
export type PostChannel = (typeof postChannels)[number];

export type PostModes = Readonly<Record<PostTopic, PostMode>>;

/** Full hours in Shanghai at which what goes out once a day may. */
export const postHours = [8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20] as const;
export type PostHour = (typeof postHours)[number];

/**
 * Which messages go to one's telephone and mailbox as well, and when (checklist F-176). In the portal one is told in
 * any case.
 */
export interface PostChoices {
  /** To the telephone. */
  readonly modes: PostModes;
  /** To the mailbox. */
  readonly mails: PostModes;
  readonly hour: PostHour;
  /** No text goes out at night: it waits for the morning. A mail wakes nobody. */
  readonly quietNights: boolean;
}

/** Nothing goes there. */
export const noPosts: PostModes = { todo: 'off', review: 'off', funds: 'off', agreement: 'off', system: 'off' };

/** Until somebody chooses: nothing that nobody asked for. */
export const usualPostChoices: PostChoices = { modes: noPosts, mails: noPosts, hour: 9, quietNights: true };

export const postModesOf = ({ modes, mails }: Pick<PostChoices, 'modes' | 'mails'>, channel: PostChannel): PostModes =>
  channel === 'text' ? modes : mails;

export const isAnyPosted = (modes: PostModes): boolean => Object.values(modes).some((mode) => mode !== 'off');

/**
 * Whether a title may lie in a mailbox, which colleagues and other companies' machines read too: it holds none of the
 * names and amounts that its message is made of, and nothing that looks like money. Counts name nobody.
 */
export function isTitleMailable(title: string, values: Readonly<Record<string, string>>): boolean {
  if (/[¥￥]|\d[.,]\d{2}(?!\d)/.test(title)) return false;
  return Object.values(values).every((value) => value.length < 2 || /^\d{1,3}$/.test(value) || !title.includes(value));
}

/** The night, in full hours of Shanghai. */
export const nightFrom = 22;
export const nightUntil = 8;

/** How long a message waits to be read in the portal before it goes out, and for others to go with it; milliseconds. */
export const postPause = 120_000;

export const isPostHour = (hour: number): hour is PostHour => (postHours as readonly number[]).includes(hour);

/** What waits for its reader is that first, and of its kind only then. */
export const postTopicOf = ({ isToDo, category }: Pick<Message, 'isToDo' | 'category'>): PostTopic =>
  isToDo ? 'todo' : category;

/** When a message that was sent at an instant goes to a channel, both in milliseconds; undefined where it does not. */
export function postDue(
  choices: PostChoices,
  topic: PostTopic,
  sentAt: number,
  channel: PostChannel = 'text',
): number | undefined {
  const { hour, quietNights } = choices;
  const today = shanghaiDate(sentAt);
  switch (postModesOf(choices, channel)[topic]) {
    case 'off':
      return undefined;
    case 'daily': {
      const due = shanghaiInstant(today, hour);
      return due > sentAt ? due : shanghaiInstant(addDays(today, 1), hour);
    }
    case 'soon': {
      const due = sentAt + postPause;
      if (!quietNights || channel === 'mail') return due;
      const day = shanghaiDate(due);
      const morning = shanghaiInstant(day, nightUntil);
      if (due < morning) return morning;
      return due < shanghaiInstant(day, nightFrom) ? due : shanghaiInstant(addDays(day, 1), nightUntil);
    }
  }
}
