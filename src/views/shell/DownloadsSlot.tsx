import { makeStyles } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useLearning } from '../../words/use-words.ts';
import { BarButton } from './BarButton.tsx';
import { usePresenters } from './shared/presenters-context.ts';

/** What tells that somebody is there, by when the page that they came for mostly is too. */
const signs = ['pointermove', 'pointerdown', 'keydown'] as const;

const useStyles = makeStyles({ slot: { width: '44px', minHeight: '44px' } });

/** The place of the download tasks on the bar: they are fetched at the first sign of somebody before the page, and nothing moves when they come. */
export function DownloadsSlot() {
  const styles = useStyles();
  const { offersDownloads, downloads } = usePresenters();
  const learn = useLearning();
  const [shown, setShown] = useState<ReactNode>();
  useEffect(() => {
    if (!offersDownloads) return undefined;
    const fetched = async (): Promise<void> => {
      const [{ DownloadsIndicator }, tasks] = await Promise.all([import('../evidence/shared/DownloadsIndicator.tsx'), downloads(), learn(['lists'])]);
      setShown(<DownloadsIndicator downloads={tasks} Button={BarButton} />);
    };
    // Where it does not arrive the bar stays as it is; a list tells by itself what became of an export.
    const stopped = new AbortController();
    const begun = (): void => {
      stopped.abort();
      void fetched().catch(() => undefined);
    };
    for (const sign of signs) window.addEventListener(sign, begun, { signal: stopped.signal, passive: true });
    return () => stopped.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [offersDownloads]);
  return offersDownloads ? <div className={styles.slot}>{shown}</div> : null;
}
