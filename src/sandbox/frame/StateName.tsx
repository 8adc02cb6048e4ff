import { StateBadge } from '../../views/design/panels/StateBadge.tsx';
import { stateTone, stateWords } from '../words/state-words.ts';
import { useSandboxWords } from '../words/use-sandbox-words.ts';

/** A package's state in the reviewers' words. */
export function StateName({ code }: { readonly code: string }) {
  const say = useSandboxWords();
  return <StateBadge tone={stateTone(code)}>{say(stateWords(code))}</StateBadge>;
}
