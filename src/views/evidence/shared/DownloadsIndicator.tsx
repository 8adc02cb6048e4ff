import { makeStyles } from '@fluentui/react-components';
import { ArrowDownload20Regular } from '@fluentui/react-icons/svg/arrow-download';
import { observer } from 'mobx-react-lite';
import type { ComponentType, ReactNode } from 'react';
import type { DownloadTasks } from '../../../presentation/evidence/shared/download-tasks.ts';
import { DisclosurePanel, type DisclosureButtonParts } from '../../design/panels/DisclosurePanel.tsx';
import { forcedColours } from '../../design/theme/breakpoints.ts';
import { portal } from '../../design/theme/portal-tokens.ts';
import { useHiddenText } from '../../design/theme/use-hidden-text.ts';
import { useWords } from '../../../words/use-words.ts';
import { DownloadsPanel } from './DownloadsPanel.tsx';

const useStyles = makeStyles({
  dot: {
    position: 'absolute',
    top: '8px',
    right: '8px',
    width: '8px',
    height: '8px',
    borderRadius: '4px',
    backgroundColor: portal.avatar,
    [forcedColours]: { backgroundColor: 'Highlight' },
  },
});

export interface DownloadsIndicatorProps {
  readonly downloads: DownloadTasks;
  /** The component by which the bar renders a button. */
  readonly Button: ComponentType<
    DisclosureButtonParts & { readonly isIcon: boolean; readonly label: string; readonly children: ReactNode }
  >;
}

/** The downloads on every page, with a dot for unseen ones (checklist F-069). */
export const DownloadsIndicator = observer(function DownloadsIndicator({ downloads, Button }: DownloadsIndicatorProps) {
  const styles = useStyles();
  const hidden = useHiddenText();
  const { say } = useWords();
  const { unseenCount, lastEnded } = downloads;
  return (
    <>
      <DisclosurePanel
        floats
        align="end"
        label={say('lists.downloads')}
        renderButton={(parts) => (
          <Button
            {...parts}
            isIcon
            label={unseenCount > 0 ? say('lists.downloads-new', { count: unseenCount }) : say('lists.downloads')}
          >
            <ArrowDownload20Regular />
            {unseenCount > 0 && <span className={styles.dot} />}
          </Button>
        )}
      >
        {(close) => <DownloadsPanel downloads={downloads} onFollowed={close} />}
      </DisclosurePanel>
      <span role="status" className={hidden}>
        {lastEnded && say(lastEnded)}
      </span>
    </>
  );
});
