import { beforeEach, describe, expect, it } from 'vitest';
import { RefreshPoller, refreshInterval } from '../../../src/presentation/shared/refresh-poller.ts';
import { HandClock } from '../../views/shell/hand-clock.ts';

describe('refreshing a page', () => {
  let clock: HandClock;
  let there: boolean;
  let change: (there: boolean) => void;
  let looks: number;
  let finish: () => void;
  let poller: RefreshPoller;
  const look = async (): Promise<void> => {
    looks += 1;
    const { promise, resolve } = Promise.withResolvers<void>();
    finish = resolve;
    await promise;
  };
  const done = async (): Promise<void> => {
    finish();
    await Promise.resolve();
    await Promise.resolve();
  };

  beforeEach(() => {
    clock = new HandClock(0);
    there = true;
    looks = 0;
    const listeners = new Set<(there: boolean) => void>();
    change = (now) => {
      there = now;
      for (const listener of listeners) listener(now);
    };
    poller = new RefreshPoller(clock, {
      isThere: () => there,
      onChange: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    });
    poller.start(look);
  });

  it('happens at each interval', async () => {
    clock.advance(refreshInterval);
    await done();
    clock.advance(refreshInterval);
    expect(looks).toBe(2);
  });

  it('happens at once on request, unless the page is hidden or stopped', async () => {
    poller.refreshNow();
    await done();
    expect(looks).toBe(1);
    there = false;
    poller.refreshNow();
    expect(looks).toBe(1);
    there = true;
    poller.stop();
    poller.refreshNow();
    expect(looks).toBe(1);
  });

  it('never happens twice at once', () => {
    clock.advance(refreshInterval);
    change(true);
    clock.advance(refreshInterval);
    expect(looks).toBe(1);
  });

  it('pauses while the page is hidden, and happens at once when it is visible again', async () => {
    change(false);
    clock.advance(10 * refreshInterval);
    expect(looks).toBe(0);
    change(true);
    expect(looks).toBe(1);
    await done();
    clock.advance(refreshInterval);
    expect(looks).toBe(2);
  });

  it('ends when it is stopped', () => {
    poller.stop();
    change(true);
    clock.advance(refreshInterval);
    expect(looks).toBe(0);
  });
});
