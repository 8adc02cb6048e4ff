import { addDays, shanghaiDate, shanghaiInstant } from '../../calendar/plain-date.ts';
import { messageCategories, type Message } from './message.ts';

/** What may be chosen for itself: what waits for one, and the news by their kind. */
export const postTopics = ['todo', ...messageCategories] as const;
export type PostTopic = (typeof postTopics)[number];

/** Whether a text goes to one's telephone: not at all, soon, or once a day with all others. */
export const postModes = ['off', 'soon', 'daily'] as const;
export type PostMode = (typeof postModes)[number];

/** Full hours in Shanghai at which the day's text may go out. */
export const postHours = [8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20] as const;
export type PostHour = (typeof postHours)[number];

/** Which messages go to one's telephone as well, and when (checklist F-176). In the portal one is told in any case. */
export interface PostChoices {
  readonly modes: Readonly<Record<PostTopic, PostMode>>;
  readonly hour: PostHour;
  /** Nothing goes out at night: it waits for the morning. */
  readonly quietNights: boolean;
}

/** Until somebody chooses: no text that nobody asked for. */
export const usualPostChoices: PostChoices = { modes: { todo: 'off', review: 'off', funds: 'off', agreement: 'off', system: 'off' }, hour: 9, quietNights: true };

/** The night, in full hours of Shanghai. */
export const nightFrom = 22;
export const nightUntil = 8;

/** How long a message waits to be read in the portal before a text goes out, and for others to go with it; milliseconds. */
export const postPause = 120_000;

export const isPostHour = (hour: number): hour is PostHour => (postHours as readonly number[]).includes(hour);

/** What waits for its reader is that first, and of its kind only then. */
export const postTopicOf = ({ isToDo, category }: Pick<Message, 'isToDo' | 'category'>): PostTopic => (isToDo ? 'todo' : category);

/** When a text of a message that was sent at an instant goes out, both in milliseconds; undefined where none does. */
export function postDue({ modes, hour, quietNights }: PostChoices, topic: PostTopic, sentAt: number): number | undefined {
  const today = shanghaiDate(sentAt);
  switch (modes[topic]) {
    case 'off':
      return undefined;
    case 'daily': {
      const due = shanghaiInstant(today, hour);
      return due > sentAt ? due : shanghaiInstant(addDays(today, 1), hour);
    }
    case 'soon': {
      const due = sentAt + postPause;
      if (!quietNights) return due;
      const day = shanghaiDate(due);
      const morning = shanghaiInstant(day, nightUntil);
      if (due < morning) return morning;
      return due < shanghaiInstant(day, nightFrom) ? due : shanghaiInstant(addDays(day, 1), nightUntil);
    }
  }
}
