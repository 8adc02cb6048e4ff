import type { DisplayState } from '../../domain/materials/package-state.ts';
import { stateWords } from '../../presentation/package-list/package-state-words.ts';
import { useWords } from '../../words/use-words.ts';
import { StateBadge } from '../design/StateBadge.tsx';
import type { Tone } from '../design/tone.ts';

const tones: Readonly<Record<DisplayState, Tone>> = {
  'to-be-completed': 'warn', modifying: 'warn', 'to-be-organised': 'info', organising: 'info', returned: 'bad', passed: 'ok', invalid: 'idle', submitted: 'info', unrecognised: 'idle',
};

/** The state of a package beside its title. */
export function PackageStateBadge({ state, code }: { readonly state: DisplayState; readonly code: string }) {
  const { say } = useWords();
  return <StateBadge tone={tones[state]}>{say(stateWords(state, code))}</StateBadge>;
}
