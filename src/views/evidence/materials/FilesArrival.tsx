import { observer } from 'mobx-react-lite';
import type { MaterialsPresenter } from '../../../presentation/evidence/materials/materials-presenter.ts';
import { useWords } from '../../../words/use-words.ts';
import { useHiddenText } from '../../design/theme/use-hidden-text.ts';

/** Says what became of the last file to those who hear the page. It stands there from the start, so that what comes is read out. */
export const FilesArrival = observer(function FilesArrival({ presenter }: { readonly presenter: MaterialsPresenter }) {
  const hidden = useHiddenText();
  const { say } = useWords();
  const { arrival } = presenter.uploads;
  const words = (): string => {
    if (!arrival) return '';
    return arrival.trouble ? say('upload.announce-failed', { name: arrival.name, reason: say(arrival.trouble) }) : say('upload.announce-finished', { name: arrival.name });
  };
  return (
    <div role="status" className={hidden}>
      {words()}
    </div>
  );
});
