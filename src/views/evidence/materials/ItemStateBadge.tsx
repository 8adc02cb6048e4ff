import type { ItemView } from '../../../presentation/evidence/materials/materials-view-model.ts';
import { useWords } from '../../../words/use-words.ts';
import { StateBadge } from '../../design/panels/StateBadge.tsx';
import type { Tone } from '../../design/panels/tone.ts';

const tones: Readonly<Record<ItemView['state'], Tone>> = { complete: 'ok', incomplete: 'warn', repeated: 'warn', 'to-compare': 'warn', returned: 'bad', passed: 'ok', replaced: 'info', locked: 'idle' };

/** How a document stands. */
export function ItemStateBadge({ view }: { readonly view: ItemView }) {
  const { say } = useWords();
  return (
    <StateBadge tone={tones[view.state]} size="small">
      {say(view.state === 'complete' && view.fields.length === 0 ? 'materials.given' : `materials.${view.state}`)}
    </StateBadge>
  );
}
