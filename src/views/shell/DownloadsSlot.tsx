import { makeStyles } from '@fluentui/react-components';
import { ArrowDownload20Regular } from '@fluentui/react-icons/svg/arrow-download';
import { BarButton } from './BarButton.tsx';
import { BarPlaceholder } from './BarPlaceholder.tsx';
import { usePresenters } from '../pages/presenters-context.ts';
import { useAround } from './use-around.ts';
import { listsWords } from '../../words/areas/evidence.ts';

const useStyles = makeStyles({ slot: { width: '44px', minHeight: '44px' } });

/**
 * Reserves the place of the downloads on the bar, so that nothing moves when they arrive. Lists report the outcome of
 * an export themselves.
 */
export function DownloadsSlot() {
  const styles = useStyles();
  const { offersDownloads, downloads } = usePresenters();
  const shown = useAround(offersDownloads, [listsWords], downloads, ({ DownloadsIndicator }, tasks) => (
    <DownloadsIndicator downloads={tasks} Button={BarButton} />
  ));
  return offersDownloads ? (
    <div className={styles.slot}>
      {shown ?? (
        <BarPlaceholder isIcon>
          <ArrowDownload20Regular />
        </BarPlaceholder>
      )}
    </div>
  ) : null;
}
