import { displayStateOf, type DisplayState } from '../../../domain/evidence/materials/package-state.ts';
import { message, type Message, type PlainKey } from '../../../words/catalogue.ts';

/** The names of the known states, for filters. */
export const stateNames: Readonly<Record<Exclude<DisplayState, 'unrecognised'>, PlainKey>> = {
  'to-be-completed': 'packages.state-prepare',
  modifying: 'packages.state-modifying',
  'to-be-organised': 'packages.state-to-organise',
  organising: 'packages.state-organising',
  returned: 'packages.state-returned',
  passed: 'packages.state-passed',
  invalid: 'packages.state-invalid',
  submitted: 'packages.state-submitted',
};

/** The name of a state (document 2, section 4); an unknown one is named by its code. */
export function stateWords(state: DisplayState, code: string): Message {
  return state === 'unrecognised' ? message('packages.state-unrecognised', { code }) : message(stateNames[state]);
}

/** The name of a state by its code on the wire. */
export const stateWordsOf = (code: string): Message => stateWords(displayStateOf(code), code);
