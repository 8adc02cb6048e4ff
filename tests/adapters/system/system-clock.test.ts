import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SystemClock } from '../../../src/adapters/system/system-clock.ts';

const noon = Date.UTC(2026, 10, 21, 4);
const day = 86_400_000;

describe('the time of day', () => {
  beforeEach(() => void vi.useFakeTimers({ now: noon }));
  afterEach(() => void vi.useRealTimers());

  it('is the device’s own until a server reports another', () => {
    const clock = new SystemClock();
    expect(clock.now()).toBe(noon);
    clock.adjust(noon + 7 * day);
    expect(clock.now()).toBe(noon + 7 * day);
    vi.advanceTimersByTime(1_500);
    expect(clock.now()).toBe(noon + 7 * day + 1_500);
    clock.adjust(noon - day);
    expect(clock.now()).toBe(noon - day);
  });

  it.each([
    [59_999, 0],
    [-59_999, 0],
    [60_000, 60_000],
    [-60_000, -60_000],
  ])('is not adjusted for the delay of an answer: %d ms', (away, moved) => {
    const clock = new SystemClock();
    clock.adjust(noon + away);
    expect(clock.now()).toBe(noon + moved);
  });

  it('does not change the monotonic time', () => {
    const clock = new SystemClock();
    const before = clock.monotonicTime();
    clock.adjust(noon + day);
    expect(clock.monotonicTime()).toBe(before);
    vi.advanceTimersByTime(20);
    expect(clock.monotonicTime()).toBe(before + 20);
  });
});
