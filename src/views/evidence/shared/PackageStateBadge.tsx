import type { DisplayState } from '../../../domain/evidence/materials/package-state.ts';
import { stateWords } from '../../../presentation/evidence/shared/package-state-words.ts';
import { StateBadge } from '../../design/panels/StateBadge.tsx';
import { useWords } from '../../../words/use-words.ts';
import { stateTones } from './state-tones.ts';

export interface PackageStateBadgeProps {
  readonly state: DisplayState;
  /** The state's code on the wire. */
  readonly code: string;
}

/** The state of a package. */
export function PackageStateBadge({ state, code }: PackageStateBadgeProps) {
  const { say } = useWords();
  return <StateBadge tone={stateTones[state]}>{say(stateWords(state, code))}</StateBadge>;
}
