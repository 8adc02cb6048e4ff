import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';

import type { ActingEnded } from '../../../presentation/shell/shell-presenter.ts';
import { useWords } from '../../../words/use-words.ts';
import { PortalLink } from '../../design/actions/PortalLink.tsx';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { Notice } from '../../design/panels/Notice.tsx';

const useStyles = makeStyles({ place: { marginBottom: '16px' } });

/** How acting for a colleague ended while one was at work, whose what was saved is, and the way back to it: until it was read. */
export const ActingEndedNotice = observer(function ActingEndedNotice({ ended, isThere, onRead }: { readonly ended: ActingEnded; readonly isThere: boolean; readonly onRead: () => void }) {
  const styles = useStyles();
  const { say } = useWords();
  const { place, ...how } = ended;
  return (
    <div className={styles.place}>
      <Notice tone="warn" live actions={<PressButton size="small" kind="subtle" onPress={onRead}>{say('crossings.acting-read')}</PressButton>}>
        {say('crossings.acting-over', { ...how, kept: place !== undefined })}
        {place !== undefined && !isThere && <> <PortalLink to={place.address}>{say('crossings.acting-package')}</PortalLink></>}
      </Notice>
    </div>
  );
});
