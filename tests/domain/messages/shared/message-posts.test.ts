import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isPostHour,
  postDue,
  postHours,
  postModes,
  postPause,
  postTopicOf,
  postTopics,
  silentPostChoices,
  type PostChoices,
  type PostMode,
} from '../../../../src/domain/messages/shared/message-posts.ts';

const at = (time: string): number => Date.parse(`2026-11-21T${time}+08:00`);
const choices = (mode: PostMode, more: Partial<PostChoices> = {}): PostChoices => ({
  ...silentPostChoices,
  ...more,
  modes: { ...silentPostChoices.modes, todo: mode },
});
const due = (sentAt: number, mode: PostMode, more: Partial<PostChoices> = {}): string | undefined => {
  const instant = postDue(choices(mode, more), 'todo', sentAt);
  return instant === undefined ? undefined : new Date(instant + 8 * 3_600_000).toISOString().slice(5, 19);
};

describe('the time at which a message is posted', () => {
  it.each<readonly [string, PostMode, Partial<PostChoices>, string | undefined]>([
    ['10:00:00', 'off', {}, undefined],
    ['10:00:00', 'soon', {}, '11-21T10:02:00'],
    ['21:57:59', 'soon', {}, '11-21T21:59:59'],
    ['21:58:00', 'soon', {}, '11-22T08:00:00'],
    ['23:30:00', 'soon', {}, '11-22T08:00:00'],
    ['23:59:00', 'soon', {}, '11-22T08:00:00'],
    ['00:10:00', 'soon', {}, '11-21T08:00:00'],
    ['07:57:59', 'soon', {}, '11-21T08:00:00'],
    ['07:58:00', 'soon', {}, '11-21T08:00:00'],
    ['07:59:00', 'soon', {}, '11-21T08:01:00'],
    ['23:30:00', 'soon', { quietNights: false }, '11-21T23:32:00'],
    ['08:59:59', 'daily', {}, '11-21T09:00:00'],
    ['09:00:00', 'daily', {}, '11-22T09:00:00'],
    ['23:00:00', 'daily', { hour: 20 }, '11-22T20:00:00'],
    ['02:00:00', 'daily', { hour: 8, quietNights: false }, '11-21T08:00:00'],
  ])('sent at %s, %s %o: %s', (time, mode, more, expected) => expect(due(at(time), mode, more)).toBe(expected));

  it('is within a day after the message, and by day when nights are quiet', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 4e12 }),
        fc.constantFrom(...postModes),
        fc.constantFrom(...postHours),
        fc.boolean(),
        (sentAt, mode, hour, quietNights) => {
          const instant = postDue(choices(mode, { hour, quietNights }), 'todo', sentAt);
          expect(instant === undefined).toBe(mode === 'off');
          if (instant === undefined) return;
          const hourOf = Math.floor((instant + 8 * 3_600_000) / 3_600_000) % 24;
          expect(instant).toBeGreaterThan(sentAt);
          expect(instant).toBeLessThanOrEqual(sentAt + 86_400_000);
          if (mode === 'daily') expect(hourOf).toBe(hour);
          if (mode === 'soon' && quietNights) expect(hourOf >= 8 && hourOf < 22).toBe(true);
          if (mode === 'soon' && !quietNights) expect(instant).toBe(sentAt + postPause);
        },
      ),
    ));

  it('is chosen separately for each topic', () => {
    for (const topic of postTopics)
      expect(postDue(choices('soon'), topic, at('10:00:00')) !== undefined).toBe(topic === 'todo');
  });

  it('is missing with the usual choices', () => {
    for (const topic of postTopics) expect(postDue(silentPostChoices, topic, at('10:00:00'))).toBeUndefined();
  });
});

describe('the topic of a message', () => {
  it('is “to do” while the message waits, and its category otherwise', () =>
    expect([
      postTopicOf({ isToDo: true, category: 'review' }),
      postTopicOf({ isToDo: false, category: 'review' }),
    ]).toEqual(['todo', 'review']));
});

describe('the hours of the daily text', () => {
  it('are full hours of the day', () =>
    expect([7, 8, 8.5, 20, 21, Number.NaN].map(isPostHour)).toEqual([false, true, false, true, false, false]));
});
