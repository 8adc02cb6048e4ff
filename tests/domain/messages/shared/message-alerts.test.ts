import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isAlertHour,
  alertDueAt,
  alertHours,
  alertModes,
  alertDelayMs,
  alertTopicOf,
  alertTopics,
  silentAlertChoices,
  type AlertChoices,
  type AlertMode,
} from '../../../../src/domain/messages/shared/message-alerts.ts';

const at = (time: string): number => Date.parse(`2026-11-21T${time}+08:00`);
const choices = (mode: AlertMode, more: Partial<AlertChoices> = {}): AlertChoices => ({
  ...silentAlertChoices,
  ...more,
  modes: { ...silentAlertChoices.modes, todo: mode },
});
const due = (sentAt: number, mode: AlertMode, more: Partial<AlertChoices> = {}): string | undefined => {
  const instant = alertDueAt(choices(mode, more), 'todo', sentAt);
  return instant === undefined ? undefined : new Date(instant + 8 * 3_600_000).toISOString().slice(5, 19);
};

describe('the time at which a message is posted', () => {
  it.each<readonly [string, AlertMode, Partial<AlertChoices>, string | undefined]>([
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
        fc.constantFrom(...alertModes),
        fc.constantFrom(...alertHours),
        fc.boolean(),
        (sentAt, mode, hour, quietNights) => {
          const instant = alertDueAt(choices(mode, { hour, quietNights }), 'todo', sentAt);
          expect(instant === undefined).toBe(mode === 'off');
          if (instant === undefined) return;
          const hourOf = Math.floor((instant + 8 * 3_600_000) / 3_600_000) % 24;
          expect(instant).toBeGreaterThan(sentAt);
          expect(instant).toBeLessThanOrEqual(sentAt + 86_400_000);
          if (mode === 'daily') expect(hourOf).toBe(hour);
          if (mode === 'soon' && quietNights) expect(hourOf >= 8 && hourOf < 22).toBe(true);
          if (mode === 'soon' && !quietNights) expect(instant).toBe(sentAt + alertDelayMs);
        },
      ),
    ));

  it('is chosen separately for each topic', () => {
    for (const topic of alertTopics)
      expect(alertDueAt(choices('soon'), topic, at('10:00:00')) !== undefined).toBe(topic === 'todo');
  });

  it('is missing with the usual choices', () => {
    for (const topic of alertTopics) expect(alertDueAt(silentAlertChoices, topic, at('10:00:00'))).toBeUndefined();
  });
});

describe('the topic of a message', () => {
  it('is “to do” while the message waits, and its category otherwise', () =>
    expect([
      alertTopicOf({ isToDo: true, category: 'review' }),
      alertTopicOf({ isToDo: false, category: 'review' }),
    ]).toEqual(['todo', 'review']));
});

describe('the hours of the daily text', () => {
  it('are full hours of the day', () =>
    expect([7, 8, 8.5, 20, 21, Number.NaN].map(isAlertHour)).toEqual([false, true, false, true, false, false]));
});
