import { asPortFault, mayPass } from '../../../../application/ports/port-fault.ts';
import { failureOf } from '../../../shared/failure.ts';
import type { SaveState } from './save-state.ts';

/**
 * How long after each failure it is tried again, in milliseconds; after the last, only when the user wants it or types
 * on.
 */
const pauses = [4_000, 8_000, 16_000, 32_000, 60_000, 60_000, 60_000] as const;

/** What becomes of a save that failed: only what may pass is tried again, and not for ever; a refusal stands. */
export class SaveRetries {
  #failures = 0;

  startAgain(): void {
    this.#failures = 0;
  }

  after(thrown: unknown): { readonly save: SaveState; readonly again: number | undefined } {
    const again = mayPass(thrown) ? pauses[this.#failures] : undefined;
    this.#failures += 1;
    // Signing in again opens the page anew, and with it what was typed.
    const waits = again !== undefined || asPortFault(thrown).kind === 'not-signed-in';
    return { save: waits ? { kind: 'kept-here' } : { kind: 'failed', failure: failureOf(thrown) }, again };
  }
}
