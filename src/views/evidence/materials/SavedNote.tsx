import { observer } from 'mobx-react-lite';
import type { MaterialsPresenter } from '../../../presentation/evidence/materials/materials-presenter.ts';
import { timeOfDay } from '../../../words/format.ts';
import { useWords } from '../../../words/use-words.ts';

/** Whether everything that was typed is saved. */
export const SavedNote = observer(function SavedNote({ presenter }: { readonly presenter: MaterialsPresenter }) {
  const { say } = useWords();
  const { saved } = presenter.inside;
  if (saved.kind === 'nothing') return null;
  return saved.kind === 'saved' ? say('materials.saved-at', { time: timeOfDay(saved.at) }) : say(`materials.${saved.kind}`);
});
