import { describe, expect, it } from 'vitest';
import { countInPeriod, type PeriodCount } from '../../../src/domain/identity/period-count.ts';
import { prefixOf, textCaps, textPeriods, waitForCap } from '../../../src/domain/identity/text-caps.ts';

const { hour, day } = textPeriods;

describe('the cap of a period', () => {
  it.each([
    ['no message yet', undefined, 0],
    ['one message less than the cap', { calls: 2, until: 1_000 }, 0],
    ['as many messages as the cap', { calls: 3, until: 1_000 }, 600],
    ['more messages than a cap that was lowered', { calls: 9, until: 1_000 }, 600],
    ['as many messages, on the last millisecond of the period', { calls: 3, until: 401 }, 1],
    ['as many messages, in a period that has just ended', { calls: 3, until: 400 }, 0],
  ] as const)('with %s has a wait of so many milliseconds', (_name, past, wait) => {
    expect(waitForCap(past, 3, 400)).toBe(wait);
  });

  it('is never exceeded within a period, whenever messages are sent', () => {
    let count: PeriodCount | undefined;
    const sent: number[] = [];
    for (let now = 0; now < 5 * hour; now += 97_000)
      if (waitForCap(count, 7, now) === 0) {
        count = countInPeriod(count, hour, now);
        sent.push(now);
      }
    const starts = [0, 7, 14, 21, 28].map((at) => sent[at] ?? 0);
    expect(sent.length).toBe(35);
    expect(starts.slice(1).every((start, at) => start - (starts[at] ?? 0) >= hour)).toBe(true);
  });
});

describe('a count', () => {
  it('begins a period with its first message, and keeps the end of the period', () => {
    const first = countInPeriod(undefined, day, 5);
    expect(first).toEqual({ calls: 1, until: 5 + day });
    expect(countInPeriod(first, day, 4 + day)).toEqual({ calls: 2, until: 5 + day });
    expect(countInPeriod(first, day, 5 + day)).toEqual({ calls: 1, until: 5 + 2 * day });
  });
});

describe('the caps', () => {
  it.each(Object.entries(textCaps))(
    'of a %s are higher for a day than for an hour, and below a day of full hours',
    (_scope, caps) => {
      expect(caps.day).toBeGreaterThan(caps.hour);
      expect(caps.day).toBeLessThan(24 * caps.hour);
    },
  );

  it('count numbers of one series together', () => {
    expect([prefixOf('14000008801'), prefixOf('14000018801')]).toEqual(['1400000', '1400001']);
  });
});
