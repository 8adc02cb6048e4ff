import { isPackageState, type PackageState } from '../../domain/materials/package-state.ts';
import type { Tone } from '../../views/design/tone.ts';
import { sandboxMessage, type SandboxMessage } from './sandbox-catalogue.ts';

/** What a state is called among reviewers, who are told more than the customer. */
export function stateWords(code: string): SandboxMessage {
  return isPackageState(code) ? sandboxMessage(`sandbox.state-${code}`) : sandboxMessage('sandbox.state-unrecognised', { code });
}

const tones: Readonly<Record<PackageState, Tone>> = {
  PREPARE: 'idle', MODIFY: 'idle', BIZ_MODIFY: 'idle', BIZ_CONFIRM: 'idle',
  UN_AUDIT: 'warn', FIRST_AUDITING: 'warn', UN_FINAL_AUDIT: 'warn', FINAL_AUDITING: 'warn', FINAL_REJECT: 'bad',
  PRE_FILL_WAITED: 'info', PRE_FILLING: 'info', AI_AUDITING: 'info', AI_DATE_IDENTIFICATION: 'info', PRE_AUDITING: 'info', PRE_AUDIT_WAITED: 'info',
  AUDIT: 'info', AUDIT_REJECT: 'bad', AUDITED: 'ok', INVALID: 'idle', SUBMITTED: 'info',
};

/** Amber for what waits here. */
export function stateTone(code: string): Tone {
  return isPackageState(code) ? tones[code] : 'idle';
}
