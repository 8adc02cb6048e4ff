import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { ArrowUpload20Regular } from '@fluentui/react-icons/svg/arrow-upload';
import { observer } from 'mobx-react-lite';

import { isUnderWay } from '../../presentation/evidence/shared/upload-task.ts';
import { forcedColours } from '../design/theme/breakpoints.ts';
import { DisclosurePanel } from '../design/panels/DisclosurePanel.tsx';
import { portal } from '../design/theme/portal-tokens.ts';
import { useHiddenText } from '../design/theme/use-hidden-text.ts';
import { useWords } from '../../words/use-words.ts';
import { BarButton } from './BarButton.tsx';
import { LaterPanel, UploadsPanel } from './later-panels.tsx';
import { usePresenters } from '../pages/presenters-context.ts';

const useStyles = makeStyles({
  count: {
    position: 'absolute',
    top: '4px',
    right: '2px',
    boxSizing: 'border-box',
    minWidth: '18px',
    height: '18px',
    padding: '0 4px',
    borderRadius: '9px',
    display: 'grid',
    placeItems: 'center',
    fontSize: '11px',
    lineHeight: '14px',
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    backgroundColor: portal.avatar,
    color: portal.avatarWords,
    [forcedColours]: { border: '1px solid CanvasText' },
  },
  bad: { backgroundColor: portal.badGround, color: portal.badWords },
});

/** The number of running uploads, shown on every page of the portal. */
export const UploadsIndicator = observer(function UploadsIndicator() {
  const styles = useStyles();
  const hidden = useHiddenText();
  const { say } = useWords();
  const { queue } = usePresenters();
  const underWay = queue.tasks.filter(isUnderWay).length;
  const failed = queue.tasks.filter((task) => task.state.kind === 'failed').length;
  const label =
    underWay > 0
      ? say('shell.uploads-under-way', { count: underWay })
      : failed > 0
        ? say('shell.uploads-failed', { count: failed })
        : say('shell.uploads');
  const heard = underWay > 0 || failed > 0 ? label : queue.tasks.length > 0 ? say('shell.uploads-done') : '';

  return (
    <>
      <DisclosurePanel
        floats
        align="end"
        label={say('shell.uploads')}
        renderButton={(parts) => (
          <BarButton {...parts} isIcon label={label}>
            <ArrowUpload20Regular />
            {underWay > 0 && <span className={styles.count}>{underWay}</span>}
            {underWay === 0 && failed > 0 && <span className={mergeClasses(styles.count, styles.bad)}>!</span>}
          </BarButton>
        )}
      >
        {(close) => (
          <LaterPanel>
            <UploadsPanel onFollowed={close} />
          </LaterPanel>
        )}
      </DisclosurePanel>
      <span role="status" className={hidden}>
        {heard}
      </span>
    </>
  );
});
