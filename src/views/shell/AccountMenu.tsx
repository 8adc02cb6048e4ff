import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';

import type { ContextSwitcher } from '../../presentation/shell/context-switch/context-switcher.ts';
import { narrow, onNarrow } from '../design/theme/breakpoints.ts';
import { DisclosurePanel } from '../design/panels/DisclosurePanel.tsx';
import { useHiddenText } from '../design/theme/use-hidden-text.ts';
import { useMedia } from '../design/theme/use-media.ts';
import { useWords } from '../../words/use-words.ts';
import { Avatar } from './Avatar.tsx';
import { BarButton } from './BarButton.tsx';
import { AccountPanel, LaterPanel } from './later-panels.tsx';
import { usePresenters } from '../pages/presenters-context.ts';

const useStyles = makeStyles({
  button: {
    gap: '10px',
    padding: '0 8px',
    minHeight: '44px',
    textAlign: 'left',
    marginRight: '-8px',
    [onNarrow]: { minWidth: '44px', padding: '0 6px' },
  },
  words: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  name: { fontWeight: 600 },
  role: {
    fontSize: '12px',
    lineHeight: '16px',
    maxWidth: '240px',
    overflowX: 'hidden',
    overflowY: 'hidden',
    textOverflow: 'ellipsis',
  },
});

/**
 * The user's name, role and institution on the bar; the panel also names the institution's customer. The panel holds
 * the settings and the sign-out.
 */
export const AccountMenu = observer(function AccountMenu({
  switcher,
}: {
  readonly switcher: ContextSwitcher | undefined;
}) {
  const styles = useStyles();
  const hidden = useHiddenText();
  const { say } = useWords();
  const { who } = usePresenters().session;
  const isNarrow = useMedia(narrow);
  if (!who) return null;
  return (
    <DisclosurePanel
      floats
      align="end"
      label={say('shell.account')}
      renderButton={(parts) => (
        <BarButton
          {...parts}
          {...(isNarrow ? { label: say('shell.account-of', { name: who.personName }) } : {})}
          className={styles.button}
        >
          <Avatar name={who.personName} />
          {!isNarrow && (
            <span className={styles.words}>
              <span className={styles.name}>{who.personName}</span>
              <span className={styles.role}>
                {say('shell.role-at', { role: who.role.name, company: who.institution ?? who.companyName })}
              </span>
              <span className={hidden}>{say('shell.account')}</span>
            </span>
          )}
        </BarButton>
      )}
    >
      {(close) => (
        <LaterPanel>
          <AccountPanel who={who} switcher={switcher} onClose={close} />
        </LaterPanel>
      )}
    </DisclosurePanel>
  );
});
