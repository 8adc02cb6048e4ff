import { beforeEach, describe, expect, it } from 'vitest';
import { Lookout, lookInterval } from '../../../src/presentation/shared/lookout.ts';
import { HandClock } from '../../views/shell/hand-clock.ts';

describe('looking again at what others may have changed', () => {
  let clock: HandClock;
  let there: boolean;
  let change: (there: boolean) => void;
  let looks: number;
  let finish: () => void;
  let lookout: Lookout;
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
    lookout = new Lookout(clock, {
      isThere: () => there,
      onChange: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    });
    lookout.started(look);
  });

  it('happens every so often', async () => {
    clock.advance(lookInterval);
    await done();
    clock.advance(lookInterval);
    expect(looks).toBe(2);
  });

  it('happens at once where something is known to have moved, unless nobody looks or it has stopped', async () => {
    lookout.wanted();
    await done();
    expect(looks).toBe(1);
    there = false;
    lookout.wanted();
    expect(looks).toBe(1);
    there = true;
    lookout.stopped();
    lookout.wanted();
    expect(looks).toBe(1);
  });

  it('never happens twice at once', () => {
    clock.advance(lookInterval);
    change(true);
    clock.advance(lookInterval);
    expect(looks).toBe(1);
  });

  it('waits while nobody sees the page, and happens at once when they come back', async () => {
    change(false);
    clock.advance(10 * lookInterval);
    expect(looks).toBe(0);
    change(true);
    expect(looks).toBe(1);
    await done();
    clock.advance(lookInterval);
    expect(looks).toBe(2);
  });

  it('ends with the page', () => {
    lookout.stopped();
    change(true);
    clock.advance(lookInterval);
    expect(looks).toBe(0);
  });
});
