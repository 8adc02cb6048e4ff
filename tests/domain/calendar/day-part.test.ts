import { expect, it } from 'vitest';
import { dayPartOf } from '../../../src/domain/calendar/day-part.ts';

it.each([
  ['04:59', 'night'],
  ['05:00', 'morning'],
  ['11:00', 'noon'],
  ['13:00', 'afternoon'],
  ['18:00', 'evening'],
])('at %s in Shanghai the greeting is for the %s', (time, part) => {
  expect(dayPartOf(Date.parse(`2026-11-21T${time}:00+08:00`))).toBe(part);
});
