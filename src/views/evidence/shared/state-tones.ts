import type { DisplayState } from '../../../domain/evidence/materials/package-state.ts';
import type { Tone } from '../../design/panels/tone.ts';

/** Amber marks the states that wait for the customer. */
export const stateTones: Readonly<Record<DisplayState, Tone>> = {
  'to-be-completed': 'warn',
  modifying: 'warn',
  'to-be-organised': 'info',
  organising: 'info',
  returned: 'bad',
  passed: 'ok',
  invalid: 'idle',
  submitted: 'ok',
  unrecognised: 'idle',
};
