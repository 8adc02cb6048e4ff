import { makeStyles, tokens } from '@fluentui/react-components';
import { SignOut20Regular } from '@fluentui/react-icons/svg/sign-out';
import { observer } from 'mobx-react-lite';

import { narrow, onNarrow } from '../design/breakpoints.ts';
import { DisclosurePanel } from '../design/DisclosurePanel.tsx';
import { portal } from '../design/portal-tokens.ts';
import { PressButton } from '../design/PressButton.tsx';
import { useHiddenText } from '../design/use-hidden-text.ts';
import { useMedia } from '../design/use-media.ts';
import { themeChoices } from '../../presentation/shell/shell-presenter.ts';
import { localeNames, locales } from '../../words/locale.ts';
import { useWords } from '../../words/use-words.ts';
import { BarButton } from './BarButton.tsx';
import { ChoiceButtons } from './ChoiceButtons.tsx';
import { usePresenters } from './presenters-context.ts';

const useStyles = makeStyles({
  button: { gap: '10px', padding: '0 8px', minHeight: '44px', textAlign: 'left', marginRight: '-8px', [onNarrow]: { minWidth: '44px', padding: '0 6px' } },
  avatar: {
    width: '32px', height: '32px', flexShrink: 0, borderRadius: '50%', display: 'grid', placeItems: 'center', fontWeight: 600,
    backgroundColor: portal.avatar, color: portal.avatarWords,
  },
  words: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  name: { fontWeight: 600 },
  role: { fontSize: '12px', lineHeight: '16px', maxWidth: '240px', overflowX: 'hidden', overflowY: 'hidden', textOverflow: 'ellipsis' },
  panel: { display: 'flex', flexDirection: 'column', gap: '16px', width: '280px', maxWidth: '100%' },
  who: { display: 'flex', alignItems: 'center', gap: '12px', paddingBottom: '12px', borderBottom: `1px solid ${portal.hairlineSoft}`, overflowWrap: 'anywhere' },
  quiet: { fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3 },
});

/** Who one is, under which role; the language, the appearance, and the way out. */
export const AccountMenu = observer(function AccountMenu() {
  const styles = useStyles();
  const hidden = useHiddenText();
  const { say, locale, chooseLocale } = useWords();
  const { session, shell } = usePresenters();
  const isNarrow = useMedia(narrow);
  const { who } = session;
  if (!who) return null;
  const avatar = (
    <span className={styles.avatar} aria-hidden="true">
      {Array.from(who.personName)[0]}
    </span>
  );
  const role = say('shell.role-at', { role: who.role.name, company: who.companyName });

  return (
    <DisclosurePanel
      floats
      align="end"
      label={say('shell.account')}
      renderButton={(parts) => (
        <BarButton {...parts} {...(isNarrow ? { label: say('shell.account-of', { name: who.personName }) } : {})} className={styles.button}>
          {avatar}
          {!isNarrow && (
            <span className={styles.words}>
              <span className={styles.name}>{who.personName}</span>
              <span className={styles.role}>{role}</span>
              <span className={hidden}>{say('shell.account')}</span>
            </span>
          )}
        </BarButton>
      )}
    >
      {(close) => (
        <div className={styles.panel}>
          <div className={styles.who}>
            {avatar}
            <div>
              <div className={styles.name}>{who.personName}</div>
              <div className={styles.quiet}>{role}</div>
              <div className={styles.quiet}>{say('shell.user-name', { name: who.userName })}</div>
            </div>
          </div>
          {shell.roles.length > 1 && (
            <ChoiceButtons
              long
              label={say('shell.role')}
              value={who.role.code}
              choices={shell.roles.map(({ code, name }) => ({ value: code, label: name }))}
              onChosen={(code) => {
                close();
                void shell.roleChosen(code);
              }}
            />
          )}
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
          <PressButton
            block
            icon={<SignOut20Regular />}
            onPress={() => {
              close();
              shell.signOutPressed();
            }}
          >
            {say('shell.sign-out')}
          </PressButton>
        </div>
      )}
    </DisclosurePanel>
  );
});
