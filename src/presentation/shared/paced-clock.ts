import type { Clock } from '../../application/ports/clock.ts';

/** A clock on which whoever waits a while waits so many milliseconds, whatever they asked for: how a lookout that is there for all looks more rarely in one place. */
export function pacedClock(clock: Clock, interval: number): Clock {
  return { now: () => clock.now(), steady: () => clock.steady(), wakeAfter: (_usual, wake) => clock.wakeAfter(interval, wake) };
}
