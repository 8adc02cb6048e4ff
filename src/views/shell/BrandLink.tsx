import { makeStyles } from '@fluentui/react-components';
import type { MouseEvent } from 'react';
import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';

import { forcedColours, onPhone } from '../design/theme/breakpoints.ts';
import { portal } from '../design/theme/portal-tokens.ts';
import { useHiddenText } from '../design/theme/use-hidden-text.ts';
import { useLink } from '../design/actions/use-link.ts';
import { markStrokes } from '../design/theme/mark-strokes.ts';
import { useWords } from '../../words/use-words.ts';
import { plainPath } from './shared/page.ts';
import { platformName } from './shared/platform-name.ts';
import { usePresenters } from './shared/presenters-context.ts';

const useStyles = makeStyles({
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '10px',
    minWidth: 0,
    minHeight: '36px',
    borderRadius: '6px',
    color: portal.barWords,
    fontSize: '16px',
    fontWeight: 600,
    textDecorationLine: 'none',
    ':focus-visible': { outline: `2px solid ${portal.barWords}`, outlineOffset: '2px' },
  },
  // A phone's bar has room for the mark alone.
  name: { overflowX: 'hidden', overflowY: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', [onPhone]: { position: 'absolute', width: '1px', height: '1px', clipPath: 'inset(50%)' } },
  mark: { width: '28px', height: '28px', flexShrink: 0 },
  // A browser forces its colours on words, not on what is drawn.
  stroke: { [forcedColours]: { stroke: 'LinkText' } },
  logo: { height: '28px', maxWidth: '160px', width: 'auto', objectFit: 'contain', flexShrink: 0, [onPhone]: { maxWidth: '96px' } },
});

function Mark() {
  const styles = useStyles();
  const [links, bar] = markStrokes;
  return (
    <svg viewBox="0 0 28 28" fill="none" strokeWidth="2.6" strokeLinecap="round" aria-hidden="true" className={styles.mark}>
      <path d={links} stroke={portal.barWords} className={styles.stroke} />
      <path d={bar} stroke={portal.avatar} className={styles.stroke} />
    </svg>
  );
}

/** The platform's mark and name; leads home, and fetches it afresh when one is there already (document 1, section 2). */
export const BrandLink = observer(function BrandLink() {
  const styles = useStyles();
  const hidden = useHiddenText();
  const { say, locale } = useWords();
  const { pathname } = useLocation();
  const { session, shell } = usePresenters();
  // Nobody has no home: the portal's own address leads to the sign-in page.
  const home = session.state.kind === 'signed-out' ? '/' : shell.home;
  const link = useLink(home);
  const { logoUrl } = session.pageConfig;
  const name = platformName(session.pageConfig, locale);

  const pressed = (event: MouseEvent<HTMLAnchorElement>): void => {
    // The browser follows the link itself, which loads the page anew.
    if (plainPath(pathname) !== home) link.onClick(event);
  };

  return (
    <a href={link.href} onClick={pressed} className={styles.link}>
      {logoUrl !== '' ? <img src={logoUrl} alt="" className={styles.logo} /> : <Mark />}
      <span className={styles.name}>{name}</span>
      <span className={hidden}>{say('shell.home')}</span>
    </a>
  );
});
