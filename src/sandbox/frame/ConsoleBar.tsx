import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Beaker24Regular } from '@fluentui/react-icons/svg/beaker';
import { Open16Regular } from '@fluentui/react-icons/svg/open';
import { forcedColours, onNarrow, onPhone } from '../../views/design/theme/breakpoints.ts';
import { portal } from '../../views/design/theme/portal-tokens.ts';
import { useHiddenText } from '../../views/design/theme/use-hidden-text.ts';
import { useLink } from '../../views/design/actions/use-link.ts';
import { ActorChoice } from './ActorChoice.tsx';
import { localeNames, locales } from '../../words/locale.ts';
import { useWords } from '../../words/use-words.ts';
import type { Place } from '../shared/place.ts';
import { useSandboxWords } from '../words/use-sandbox-words.ts';

const over = (share: string): string => `color-mix(in srgb, ${portal.barWords} ${share}, transparent)`;

const useStyles = makeStyles({
  bar: {
    position: 'sticky',
    top: 0,
    zIndex: 50,
    backgroundColor: portal.bar,
    color: portal.barWords,
    [onPhone]: { position: 'static' },
  },
  inside: {
    boxSizing: 'border-box',
    maxWidth: '1600px',
    minHeight: portal.barHeight,
    margin: '0 auto',
    padding: '0 24px',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0 24px',
    [onNarrow]: { gap: '0 12px' },
    [onPhone]: { padding: '6px 16px' },
  },
  name: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '10px',
    fontSize: '16px',
    fontWeight: 600,
    [onPhone]: { flexGrow: 1 },
  },
  picture: { display: 'inline-flex' },
  menu: {
    display: 'flex',
    gap: '4px',
    flexGrow: 1,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    [onPhone]: { order: 3, flexBasis: '100%', flexWrap: 'wrap', margin: '0 -12px' },
  },
  press: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    boxSizing: 'border-box',
    minHeight: '36px',
    padding: '0 clamp(6px, 0.6vw, 12px)',
    borderRadius: tokens.borderRadiusMedium,
    border: '1px solid transparent',
    backgroundColor: 'transparent',
    color: 'inherit',
    fontFamily: 'inherit',
    fontSize: '14px',
    lineHeight: '20px',
    textDecorationLine: 'none',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    ':hover': { backgroundColor: over('9%') },
    ':focus-visible': { outline: `2px solid ${portal.barWords}`, outlineOffset: '-2px' },
    [onPhone]: { minHeight: '44px' },
  },
  on: { backgroundColor: over('14%'), fontWeight: 600, [forcedColours]: { border: '1px solid Highlight' } },
  end: { display: 'flex', alignItems: 'center', gap: '4px', marginRight: '-12px' },
});

function MenuLink({ to, on, children }: { readonly to: string; readonly on: boolean; readonly children: string }) {
  const styles = useStyles();
  return (
    <li>
      <a
        {...useLink(to)}
        aria-current={on ? 'page' : undefined}
        className={mergeClasses(styles.press, on && styles.on)}
      >
        {children}
      </a>
    </li>
  );
}

/** The console's name, its pages, its language, and the link to the portal. */
export function ConsoleBar({ place }: { readonly place: Place }) {
  const styles = useStyles();
  const hidden = useHiddenText();
  const say = useSandboxWords();
  const { locale, chooseLocale, say: sayPortal } = useWords();
  const other = locales.find((each) => each !== locale) ?? locale;
  return (
    <header className={styles.bar}>
      <div className={styles.inside}>
        <span className={styles.name}>
          <span className={styles.picture} aria-hidden="true">
            <Beaker24Regular />
          </span>
          {say('sandbox.title')}
        </span>
        <nav aria-label={say('sandbox.nav')} style={{ display: 'contents' }}>
          <ul className={styles.menu}>
            <MenuLink to="/queue/first" on={place.page === 'queue' || place.page === 'package'}>
              {say('sandbox.nav-queue')}
            </MenuLink>
            <MenuLink to="/credits" on={place.page === 'credits'}>
              {say('sandbox-credits.nav')}
            </MenuLink>
            <MenuLink to="/limits" on={place.page === 'limits'}>
              {say('sandbox-limits.nav')}
            </MenuLink>
            <MenuLink to="/officers" on={place.page === 'officers'}>
              {say('sandbox-officers.nav')}
            </MenuLink>
            <MenuLink to="/funders" on={place.page === 'funders'}>
              {say('sandbox-funders.nav')}
            </MenuLink>
            <MenuLink to="/invoices" on={place.page === 'invoices'}>
              {say('sandbox-invoices.nav')}
            </MenuLink>
            <MenuLink to="/standards" on={place.page === 'standards'}>
              {say('sandbox-standards.nav')}
            </MenuLink>
            <MenuLink to="/platforms" on={place.page === 'platforms'}>
              {say('sandbox-platforms.nav')}
            </MenuLink>
            <MenuLink to="/members" on={place.page === 'members'}>
              {say('sandbox-members.nav')}
            </MenuLink>
            <MenuLink to="/bank" on={place.page === 'bank'}>
              {say('sandbox-bank.nav')}
            </MenuLink>
            <MenuLink to="/settling" on={place.page === 'settling'}>
              {say('sandbox-onboarding.nav')}
            </MenuLink>
            <MenuLink to="/applications" on={place.page === 'applications'}>
              {say('sandbox-applications.nav')}
            </MenuLink>
            <MenuLink to="/certifications" on={place.page === 'certifications'}>
              {say('sandbox-certifications.nav')}
            </MenuLink>
            <MenuLink to="/hard-keys" on={place.page === 'hard-keys'}>
              {say('sandbox-keys.nav')}
            </MenuLink>
            <MenuLink to="/texts" on={place.page === 'texts'}>
              {say('sandbox-texts.nav')}
            </MenuLink>
            <MenuLink to="/told" on={place.page === 'told'}>
              {say('sandbox-told.nav')}
            </MenuLink>
            <MenuLink to="/jobs" on={place.page === 'jobs'}>
              {say('sandbox-faults.nav-jobs')}
            </MenuLink>
            <MenuLink to="/faults" on={place.page === 'faults'}>
              {say('sandbox-faults.nav-faults')}
            </MenuLink>
            <MenuLink to="/accounts" on={place.page === 'accounts'}>
              {say('sandbox.nav-accounts')}
            </MenuLink>
            <MenuLink to="/world" on={place.page === 'world'}>
              {say('sandbox.nav-world')}
            </MenuLink>
          </ul>
        </nav>
        <ActorChoice />
        <span className={styles.end}>
          <button type="button" lang={other} className={styles.press} onClick={() => void chooseLocale(other)}>
            {localeNames[other]}
          </button>
          <a href="/cv3/" target="_blank" rel="noreferrer" className={styles.press}>
            {say('sandbox.open-portal')}
            <Open16Regular aria-hidden="true" />
            <span className={hidden}>{sayPortal('common.new-tab')}</span>
          </a>
        </span>
      </div>
    </header>
  );
}
