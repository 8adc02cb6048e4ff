import { observer } from 'mobx-react-lite';
import { timeOfDay } from '../../../words/format.ts';
import { useWords } from '../../../words/use-words.ts';
import { useMaterials } from './materials-context.ts';

/** Whether everything that was typed is saved. */
export const SavedNote = observer(function SavedNote() {
  const { page } = useMaterials();
  const { say } = useWords();
  const { saved } = page;
  if (saved.kind === 'nothing') return null;
  return saved.kind === 'saved'
    ? say('materials.saved-at', { time: timeOfDay(saved.at) })
    : say(`materials.${saved.kind}`);
});
