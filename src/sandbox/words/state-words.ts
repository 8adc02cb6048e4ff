import { reviewStageOf } from '../../domain/evidence/materials/package-machine.ts';
import { displayStateOf, isPackageState } from '../../domain/evidence/materials/package-state.ts';
import type { Tone } from '../../views/design/panels/tone.ts';
import { stateTones } from '../../views/evidence/shared/state-tones.ts';
import { sandboxMessage, type SandboxMessage } from './sandbox-catalogue.ts';

/** What a state is called among reviewers, who are told more than the customer. */
export function stateWords(code: string): SandboxMessage {
  return isPackageState(code)
    ? sandboxMessage(`sandbox.state-${code}`)
    : sandboxMessage('sandbox.state-unrecognised', { code });
}

/**
 * Amber for what waits here, red for what came back here. For the rest as the customer sees it; what waits there does
 * not wait here.
 */
export function stateTone(code: string): Tone {
  if (isPackageState(code) && reviewStageOf(code)) return code === 'FINAL_REJECT' ? 'bad' : 'warn';
  const theirs = stateTones[displayStateOf(code)];
  return theirs === 'warn' ? 'idle' : theirs;
}
