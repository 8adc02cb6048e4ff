import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerWithin } from '../../../src/adapters/pdf/answer-watch.ts';

const never = new Promise<string>(() => {});

describe('an answer of a thread', () => {
  let ended: number;
  const end = (): void => {
    ended += 1;
  };

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    ended = 0;
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  test('in time is passed on, and no timer stays behind', async () => {
    expect(await answerWithin(Promise.resolve('yes'), 10_000, () => 0, end)).toBe('yes');
    expect(vi.getTimerCount()).toBe(0);
  });

  test('that does not come in time ends the thread', async () => {
    const waiting = expect(answerWithin(never, 10_000, () => 60_000, end)).rejects.toMatchObject({
      because: 'timed-out',
    });
    await vi.advanceTimersByTimeAsync(9_990);
    expect(ended).toBe(0);
    await vi.advanceTimersByTimeAsync(20);
    await waiting;
    expect(ended).toBe(1);
  });

  test('may take as long as the network owes something', async () => {
    let lastByte = 0;
    const waiting = expect(answerWithin(never, 10_000, () => performance.now() - lastByte, end)).rejects.toMatchObject({
      because: 'timed-out',
    });
    const start = performance.now();
    lastByte = start;
    for (let minute = 0; minute < 5; minute += 1) {
      await vi.advanceTimersByTimeAsync(9_000);
      lastByte = performance.now();
    }
    expect(ended).toBe(0);
    await vi.advanceTimersByTimeAsync(10_100);
    await waiting;
    expect(ended).toBe(1);
  });
});
