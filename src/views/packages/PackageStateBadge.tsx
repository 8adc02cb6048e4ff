import type { DisplayState } from '../../domain/materials/package-state.ts';
import { stateWords } from '../../presentation/package-list/package-state-words.ts';
import { StateBadge } from '../design/StateBadge.tsx';
import type { Tone } from '../design/tone.ts';
import { useWords } from '../../words/use-words.ts';

const tones: Readonly<Record<DisplayState, Tone>> = {
  'to-be-completed': 'warn', modifying: 'warn', 'to-be-organised': 'info', organising: 'info', returned: 'bad', passed: 'ok', invalid: 'idle', submitted: 'ok', unrecognised: 'idle',
};

export interface PackageStateBadgeProps {
  readonly state: DisplayState;
  /** As the wire says it. */
  readonly code: string;
}

/** The state of a package. */
export function PackageStateBadge({ state, code }: PackageStateBadgeProps) {
  const { say } = useWords();
  return <StateBadge tone={tones[state]}>{say(stateWords(state, code))}</StateBadge>;
}
