import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';

import type { ActingEnded } from '../../../presentation/shell/shell-presenter.ts';
import { useWords } from '../../../words/use-words.ts';
import { PortalLink } from '../../design/actions/PortalLink.tsx';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { Notice } from '../../design/panels/Notice.tsx';

const useStyles = makeStyles({ place: { marginBottom: '16px' } });

/**
 * The notice that acting for a colleague has ended, until it is read: how it ended, who now has the saved work, and the
 * link to it.
 */
export const ActingEndedNotice = observer(function ActingEndedNotice({
  ended,
  onRead,
}: {
  readonly ended: ActingEnded;
  readonly onRead: () => void;
}) {
  const styles = useStyles();
  const { say } = useWords();
  const { place, ...how } = ended;
  const { pathname, search } = useLocation();
  return (
    <div className={styles.place}>
      <Notice
        tone="warn"
        live
        actions={
          <PressButton size="small" kind="subtle" onPress={onRead}>
            {say('switchers.acting-read')}
          </PressButton>
        }
      >
        {say('switchers.acting-over', { ...how, kept: place !== undefined })}
        {place !== undefined && place !== pathname + search && (
          <>
            {' '}
            <PortalLink to={place}>{say('switchers.acting-package')}</PortalLink>
          </>
        )}
      </Notice>
    </div>
  );
});
