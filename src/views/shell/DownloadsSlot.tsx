import { makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useLearning } from '../../words/use-words.ts';
import { BarButton } from './BarButton.tsx';
import { usePresenters } from './shared/presenters-context.ts';
import { useFirstSign } from './use-first-sign.ts';

const useStyles = makeStyles({ slot: { width: '44px', minHeight: '44px' } });

/** The place of the download tasks on the bar: they are fetched at the first sign of somebody before the page, and nothing moves when they come. A list tells by itself what became of an export. */
export function DownloadsSlot() {
  const styles = useStyles();
  const { offersDownloads, downloads } = usePresenters();
  const learn = useLearning();
  const [shown, setShown] = useState<ReactNode>();
  useFirstSign(offersDownloads, async () => {
    const [{ DownloadsIndicator }, tasks] = await Promise.all([import('../evidence/shared/DownloadsIndicator.tsx'), downloads(), learn(['lists'])]);
    setShown(<DownloadsIndicator downloads={tasks} Button={BarButton} />);
  });
  return offersDownloads ? <div className={styles.slot}>{shown}</div> : null;
}
