import type { Clock } from '../ports/clock.ts';
import { asPortFault, mayPass } from '../ports/port-fault.ts';

/** Before asking again, in milliseconds: at once, since most answers are lost alone, and once more a little later. */
const pauses = [0, 3_000] as const;

export type AskResult<Outcome> =
  /** `again`: an earlier answer was lost, so that what is refused now may have been done then. */
  | { readonly kind: 'answered'; readonly outcome: Outcome; readonly again: boolean }
  /** No answer came; what was asked for may have happened all the same. */
  | { readonly kind: 'lost'; readonly fault: unknown };

async function pauseFor(clock: Clock, milliseconds: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  clock.wakeAfter(milliseconds, resolve);
  await promise;
}

/**
 * Asks for a change, and asks for the very same again while answers are lost, before anybody is told anything. Refusals
 * are thrown as they come.
 */
export async function askUntilAnswered<Outcome>(
  clock: Clock,
  ask: () => Promise<Outcome>,
): Promise<AskResult<Outcome>> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return { kind: 'answered', outcome: await ask(), again: attempt > 0 };
    } catch (fault) {
      if (!mayPass(fault)) throw fault;
      const pause = pauses[attempt];
      // Who has waited in vain for half a minute twice is told what is known.
      if (pause === undefined || (attempt > 0 && asPortFault(fault).kind === 'timed-out'))
        return { kind: 'lost', fault };
      if (pause > 0) await pauseFor(clock, pause);
    }
  }
}
