import type { ItemView } from '../../../presentation/evidence/materials/materials-view-model.ts';
import { useWords, type Say } from '../../../words/use-words.ts';
import { StateBadge } from '../../design/panels/StateBadge.tsx';
import type { Tone } from '../../design/panels/tone.ts';

const tones: Readonly<Record<ItemView['state'], Tone>> = {
  complete: 'ok',
  incomplete: 'warn',
  repeated: 'warn',
  'to-compare': 'warn',
  returned: 'bad',
  passed: 'ok',
  replaced: 'info',
  locked: 'idle',
};

/**
 * The state of the reading and the check; undefined if it adds nothing. A document that is being read requires no
 * action; one that cannot be read must be typed.
 */
function checkWords(
  { state, reading, check, doubts, usedIn, mark, paper }: ItemView,
  say: Say,
): { readonly tone: Tone; readonly words: string } | undefined {
  if (state === 'returned') return undefined;
  if (mark !== undefined) return { tone: 'bad', words: say(`reuse.mark-${mark}`) };
  if (usedIn !== undefined) return { tone: 'bad', words: say('reading.used-in', { usedIn }) };
  if (state === 'repeated') return undefined;
  if (state === 'incomplete' && reading === 'asked') return { tone: 'idle', words: say('reading.asked') };
  if (check === 'reading') return { tone: 'info', words: say('reading.under-way') };
  if (paper && (paper.kind === 'misplaced' || state === 'incomplete')) return { tone: 'warn', words: say(paper.badge) };
  if (check === 'checked') return { tone: 'ok', words: say('reading.checked') };
  if (check === 'confirmable') return { tone: 'info', words: say('reading.confirmable') };
  if (state === 'incomplete' && reading === 'not-readable') return { tone: 'warn', words: say('reading.not-readable') };
  return check === 'to-check' && doubts.length > 0
    ? { tone: 'warn', words: say('reading.doubts-of', { count: doubts.length }) }
    : undefined;
}

/** The state of a document. */
export function ItemStateBadge({ view }: { readonly view: ItemView }) {
  const { say } = useWords();
  const check = checkWords(view, say);
  return (
    <StateBadge tone={check?.tone ?? tones[view.state]} size="small">
      {check?.words ??
        say(view.state === 'complete' && view.fields.length === 0 ? 'materials.given' : `materials.${view.state}`)}
    </StateBadge>
  );
}
