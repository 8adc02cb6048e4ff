import { observer } from 'mobx-react-lite';
import { useWords } from '../../../words/use-words.ts';
import { useHiddenText } from '../../design/theme/use-hidden-text.ts';
import { useMaterials } from './materials-context.ts';

/**
 * Announces the outcome of the last file to screen readers. It is always on the page, so that changes are announced.
 */
export const FilesArrival = observer(function FilesArrival() {
  const { page } = useMaterials();
  const hidden = useHiddenText();
  const { say } = useWords();
  const { arrival } = page;
  const words = (): string => {
    if (!arrival) return '';
    return arrival.trouble
      ? say('upload.announce-failed', { name: arrival.name, reason: say(arrival.trouble) })
      : say('upload.announce-finished', { name: arrival.name });
  };
  return (
    <div role="status" className={hidden}>
      {words()}
    </div>
  );
});
