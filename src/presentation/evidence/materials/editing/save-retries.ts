import { asPortFault, mayPass } from '../../../../application/ports/port-fault.ts';
import { failureOf } from '../../../shared/failure.ts';
import type { SaveState } from './save-state.ts';

/**
 * The delays before further attempts, in milliseconds. After the last one, only the user's action or typing causes an
 * attempt.
 */
const pauses = [4_000, 8_000, 16_000, 32_000, 60_000, 60_000, 60_000] as const;

/** Decides what follows a failed save. Only passing faults are retried, a limited number of times. */
export class SaveRetries {
  #failures = 0;

  startAgain(): void {
    this.#failures = 0;
  }

  after(thrown: unknown): { readonly save: SaveState; readonly delay: number | undefined } {
    const delay = mayPass(thrown) ? pauses[this.#failures] : undefined;
    this.#failures += 1;
    // Signing in again reloads the page with the typed values.
    const isKept = delay !== undefined || asPortFault(thrown).kind === 'not-signed-in';
    return { save: isKept ? { kind: 'kept-here' } : { kind: 'failed', failure: failureOf(thrown) }, delay };
  }
}
