import { useLearning } from '../../words/use-words.ts';
import { BarButton } from './BarButton.tsx';
import { BarSlot } from './BarSlot.tsx';
import { usePresenters } from './shared/presenters-context.ts';

/** The place of the download tasks on the bar. A list tells by itself what became of an export. */
export function DownloadsSlot() {
  const { offersDownloads, downloads } = usePresenters();
  const learn = useLearning();
  const fetched = async () => {
    const [{ DownloadsIndicator }, tasks] = await Promise.all([import('../evidence/shared/DownloadsIndicator.tsx'), downloads(), learn(['lists'])]);
    return <DownloadsIndicator downloads={tasks} Button={BarButton} />;
  };
  return offersDownloads ? <BarSlot fetched={fetched} /> : null;
}
