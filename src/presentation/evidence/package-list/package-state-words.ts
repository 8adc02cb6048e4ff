import type { DisplayState } from '../../../domain/evidence/materials/package-state.ts';
import { message, type Message, type PlainKey } from '../../../words/catalogue.ts';

/** What the known states are called, for filters. */
export const stateNames: Readonly<Record<Exclude<DisplayState, 'unrecognised'>, PlainKey>> = {
  'to-be-completed': 'materials.state-prepare', modifying: 'materials.state-modifying', 'to-be-organised': 'materials.state-to-organise', organising: 'materials.state-organising',
  returned: 'materials.state-returned', passed: 'materials.state-passed', invalid: 'materials.state-invalid', submitted: 'materials.state-submitted',
};

/** What a state is called (document 2, section 4); one that is not known is named by its code. */
export function stateWords(state: DisplayState, code: string): Message {
  return state === 'unrecognised' ? message('materials.state-unrecognised', { code }) : message(stateNames[state]);
}
