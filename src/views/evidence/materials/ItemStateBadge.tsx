import type { ItemView } from '../../../presentation/evidence/materials/materials-view-model.ts';
import { useWords } from '../../../words/use-words.ts';
import { StateBadge } from '../../design/panels/StateBadge.tsx';
import type { Tone } from '../../design/panels/tone.ts';

const tones: Readonly<Record<ItemView['state'], Tone>> = { complete: 'ok', incomplete: 'warn', repeated: 'warn', 'to-compare': 'warn', returned: 'bad', passed: 'ok', replaced: 'info', locked: 'idle' };

/** While it is being read nothing is asked of anybody; what cannot be read is to be typed. */
function readingWords({ state, reading }: ItemView): { readonly tone: Tone; readonly words: 'reading.under-way' | 'reading.not-readable' } | undefined {
  if (state !== 'incomplete' || reading === undefined || reading === 'read') return undefined;
  return reading === 'under-way' ? { tone: 'info', words: 'reading.under-way' } : { tone: 'warn', words: 'reading.not-readable' };
}

/** How a document stands. */
export function ItemStateBadge({ view }: { readonly view: ItemView }) {
  const { say } = useWords();
  const reading = readingWords(view);
  if (reading) {
    return (
      <StateBadge tone={reading.tone} size="small">
        {say(reading.words)}
      </StateBadge>
    );
  }
  return (
    <StateBadge tone={tones[view.state]} size="small">
      {say(view.state === 'complete' && view.fields.length === 0 ? 'materials.given' : `materials.${view.state}`)}
    </StateBadge>
  );
}
