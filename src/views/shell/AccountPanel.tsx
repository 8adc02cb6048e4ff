import { makeStyles, tokens } from '@fluentui/react-components';
import { SignOut20Regular } from '@fluentui/react-icons/svg/sign-out';
import { observer } from 'mobx-react-lite';

import type { SignedIn } from '../../domain/identity/signed-in.ts';
import type { ContextSwitcher } from '../../presentation/shell/context-switch/context-switcher.ts';
import { themeChoices } from '../../presentation/shell/shell-presenter.ts';
import { onPhone } from '../design/theme/breakpoints.ts';
import { portal } from '../design/theme/portal-tokens.ts';
import { PortalLink } from '../design/actions/PortalLink.tsx';
import { PressButton } from '../design/actions/PressButton.tsx';
import { localeNames, locales } from '../../words/locale.ts';
import { useWords } from '../../words/use-words.ts';
import { Avatar } from './Avatar.tsx';
import { ChoiceButtons } from './ChoiceButtons.tsx';
import { ElsewhereChoices } from './context-switch/ElsewhereChoices.tsx';
import { usePresenters } from '../pages/presenters-context.ts';

const useStyles = makeStyles({
  panel: {
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    width: '280px',
    maxWidth: '100%',
    [onPhone]: { width: 'auto' },
    '& :is(a, button)': { scrollMarginBottom: '72px' },
  },
  who: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    paddingBottom: '12px',
    borderBottom: `1px solid ${portal.hairlineSoft}`,
    overflowWrap: 'anywhere',
  },
  name: { fontWeight: 600 },
  // Stays at the lower edge of the scrolling panel.
  out: {
    position: 'sticky',
    bottom: '-12px',
    margin: '0 -12px -12px',
    padding: '12px',
    backgroundColor: portal.card,
    borderTop: `1px solid ${portal.hairlineSoft}`,
  },
  quiet: { fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3 },
});

export interface AccountPanelProps {
  readonly who: SignedIn;
  /** Undefined until it is known where else the user can go. */
  readonly switcher: ContextSwitcher | undefined;
  readonly onClose: () => void;
}

/** The user's role, language and appearance, and the sign-out. */
export const AccountPanel = observer(function AccountPanel({ who, switcher, onClose }: AccountPanelProps) {
  const styles = useStyles();
  const { say, locale, chooseLocale } = useWords();
  const { shell } = usePresenters();
  return (
    <div className={styles.panel}>
      <div className={styles.who}>
        <Avatar name={who.personName} />
        <div>
          <div className={styles.name}>{who.personName}</div>
          <div className={styles.quiet}>
            {who.institution === undefined
              ? say('shell.role-at', { role: who.role.name, company: who.companyName })
              : say('shell.role-for', { role: who.role.name, institution: who.institution, company: who.companyName })}
          </div>
          <div className={styles.quiet}>{say('shell.user-name', { name: who.userName })}</div>
        </div>
      </div>
      <PortalLink to="/my/account/info" onFollowed={onClose}>
        {say('shell.account')}
      </PortalLink>
      {shell.roles.length > 1 && (
        <ChoiceButtons
          long
          label={say('shell.role')}
          value={who.role.code}
          choices={shell.roles.map(({ code, name }) => ({ value: code, label: name }))}
          onChosen={(code) => {
            onClose();
            void shell.roleChosen(code);
          }}
        />
      )}
      {switcher && <ElsewhereChoices switcher={switcher} onClose={onClose} />}
      <ChoiceButtons
        label={say('shell.language')}
        value={locale}
        choices={locales.map((each) => ({ value: each, label: localeNames[each], lang: each }))}
        onChosen={(chosen) => void chooseLocale(chosen)}
      />
      <ChoiceButtons
        label={say('shell.theme')}
        value={shell.theme}
        choices={themeChoices.map((choice) => ({ value: choice, label: say(`shell.theme-${choice}`) }))}
        onChosen={(choice) => shell.themeChosen(choice)}
      />
      <div className={styles.out}>
        <PressButton
          block
          icon={<SignOut20Regular />}
          onPress={() => {
            onClose();
            shell.signOutPressed();
          }}
        >
          {say('shell.sign-out')}
        </PressButton>
      </div>
    </div>
  );
});
