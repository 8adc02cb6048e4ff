import type { Clock } from '../ports/clock.ts';
import { asPortFault, mayPass } from '../ports/port-fault.ts';

/**
 * Pauses before each retry, in milliseconds: at once, because single answers get lost, and once more a little later.
 */
const pauses = [0, 3_000] as const;

export type AskResult<Outcome> =
  /** `again`: an earlier answer was lost, so a refused change may have been made by that attempt. */
  | { readonly kind: 'answered'; readonly outcome: Outcome; readonly again: boolean }
  /** No answer arrived; the change may have been made nevertheless. */
  | { readonly kind: 'lost'; readonly fault: unknown };

async function pauseFor(clock: Clock, milliseconds: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  clock.wakeAfter(milliseconds, resolve);
  await promise;
}

/** Requests a change and retries the same request while answers are lost. Refusals are thrown at once. */
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
      // After two timeouts of half a minute, the user gets the result that is known.
      if (pause === undefined || (attempt > 0 && asPortFault(fault).kind === 'timed-out'))
        return { kind: 'lost', fault };
      if (pause > 0) await pauseFor(clock, pause);
    }
  }
}
