import { reviewStageOf } from '../../domain/evidence/materials/package-machine.ts';
import { displayStateOf, isPackageState } from '../../domain/evidence/materials/package-state.ts';
import type { Tone } from '../../views/design/panels/tone.ts';
import { stateTones } from '../../views/evidence/shared/state-tones.ts';
import { sandboxMessage, type SandboxMessage } from './sandbox-catalogue.ts';

/** The name of a state for reviewers, which is more detailed than the customer's. */
export function stateWords(code: string): SandboxMessage {
  return isPackageState(code)
    ? sandboxMessage(`sandbox.state-${code}`)
    : sandboxMessage('sandbox.state-unrecognised', { code });
}

/**
 * The colour of a state: amber if it waits for the played roles, red if the final reviewer returned it. Other states
 * are coloured as for the customer; one that waits for the customer does not wait here.
 */
export function stateTone(code: string): Tone {
  if (isPackageState(code) && reviewStageOf(code)) return code === 'FINAL_REJECT' ? 'bad' : 'warn';
  const theirs = stateTones[displayStateOf(code)];
  return theirs === 'warn' ? 'idle' : theirs;
}
