import { beforeEach, describe, expect, it } from 'vitest';
import { StreamAnnouncements, type StreamBrowser } from '../../../src/adapters/http/stream-announcements.ts';
import { ManualClock } from '../../../features/support/manual-clock.ts';

class Stream extends EventTarget {
  readyState = 0;

  happens(kind: string, readyState = 1): void {
    this.readyState = readyState;
    this.dispatchEvent(new Event(kind));
  }
}

/** One browser: its windows share locks and a channel, and nothing else. */
class Windows {
  readonly streams: Stream[] = [];
  #waiting: (() => void)[] = [];
  #held = false;
  #hearers: { readonly own: object; readonly hear: (word: unknown) => void }[] = [];

  window(withLocks = true): StreamBrowser {
    const own = {};
    return {
      locks: withLocks
        ? {
            request: async (_name, work) => {
              const isFree = !this.#held;
              this.#held = true;
              if (!isFree) await new Promise<void>((turn) => this.#waiting.push(turn));
              return work();
            },
          }
        : undefined,
      channel: () => ({
        postMessage: (word) => {
          for (const hearer of this.#hearers) if (hearer.own !== own) hearer.hear(word);
        },
        addEventListener: (_kind, listener) => void this.#hearers.push({ own, hear: (data) => listener({ data }) }),
      }),
      open: () => {
        const stream = new Stream();
        this.streams.push(stream);
        return stream;
      },
    };
  }

  /** Closes the window that listened. The browser gives its lock to the next window. */
  closeFirst(): void {
    this.#hearers = this.#hearers.slice(1);
    this.#waiting.shift()?.();
  }
}

let windows: Windows;
let clock: ManualClock;
const opened = (browser = windows.window()) => {
  const announcements = new StreamAnnouncements('/announcements', clock, browser);
  const heard: string[] = [];
  return { announcements, heard, forget: announcements.on((topic) => heard.push(topic)) };
};
const streams = async (count: number): Promise<Stream> => {
  await expect.poll(() => windows.streams.length).toBe(count);
  const last = windows.streams.at(-1);
  if (!last) throw new Error('Nobody listens');
  return last;
};

beforeEach(() => {
  [windows, clock] = [new Windows(), new ManualClock(0)];
});

describe('announcements over one connection', () => {
  it('are received in every window through one listener', async () => {
    const [first, second] = [opened(), opened()];
    const stream = await streams(1);
    stream.happens('open');
    stream.happens('messages');
    stream.happens('session');
    expect([first.heard, second.heard]).toEqual([
      ['messages', 'session'],
      ['messages', 'session'],
    ]);
    expect([first.announcements.isConnected, second.announcements.isConnected]).toEqual([true, true]);
    expect(windows.streams).toHaveLength(1);
  });

  it('are not requested without a listener, and not delivered after it has left', async () => {
    const { heard, forget } = opened();
    const stream = await streams(1);
    forget();
    stream.happens('messages');
    expect(heard).toEqual([]);
  });

  it('report their connection to a window that opens later', async () => {
    opened();
    (await streams(1)).happens('open');
    expect(opened().announcements.isConnected).toBe(true);
  });

  it('are received by another window when the listening one closes', async () => {
    const [, second] = [opened(), opened()];
    (await streams(1)).happens('open');
    windows.closeFirst();
    const next = await streams(2);
    next.happens('open');
    next.happens('messages');
    expect(second.heard).toEqual(['messages']);
  });

  it('are interrupted while the connection is down, and resume through the browser', async () => {
    const [first, second] = [opened(), opened()];
    const stream = await streams(1);
    stream.happens('open');
    stream.happens('error', 0);
    expect([first.announcements.isConnected, second.announcements.isConnected]).toEqual([false, false]);
    expect(clock.isAwaited(5_000)).toBe(false);
    stream.happens('open');
    expect([first.announcements.isConnected, second.announcements.isConnected]).toEqual([true, true]);
  });

  it('are requested again after a refusal, after growing pauses that a success resets', async () => {
    opened();
    (await streams(1)).happens('error', 2);
    clock.advance(4_999);
    expect(windows.streams).toHaveLength(1);
    clock.advance(1);
    (await streams(2)).happens('error', 2);
    clock.advance(9_999);
    expect(windows.streams).toHaveLength(2);
    clock.advance(1);
    const heard = await streams(3);
    heard.happens('open');
    heard.happens('error', 2);
    clock.advance(5_000);
    await streams(4);
  });

  it('are requested at least every minute, however often they were refused', async () => {
    opened();
    for (const [times, seconds] of [5, 10, 20, 40, 60, 60].entries()) {
      (await streams(times + 1)).happens('error', 2);
      clock.advance(seconds * 1000 - 1);
      expect(windows.streams).toHaveLength(times + 1);
      clock.advance(1);
    }
    await streams(7);
  });

  it('are requested at once after a sign-in in any window, and once', async () => {
    const [first, second] = [opened(), opened()];
    (await streams(1)).happens('error', 2);
    second.announcements.reconnect();
    (await streams(2)).happens('open');
    first.announcements.reconnect();
    second.announcements.reconnect();
    clock.advance(60_000);
    expect(windows.streams).toHaveLength(2);
  });

  it('are replaced by polling when the windows cannot agree on a listener', () => {
    const { announcements } = opened(windows.window(false));
    expect(announcements.isConnected).toBe(false);
    expect(windows.streams).toEqual([]);
  });

  it('of an unknown topic are ignored', async () => {
    const { heard } = opened();
    const stream = await streams(1);
    stream.happens('constructor');
    stream.happens('message');
    expect(heard).toEqual([]);
  });
});
