import { makeStyles } from '@fluentui/react-components';
import type { MouseEvent } from 'react';
import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';

import { onPhone } from '../design/theme/breakpoints.ts';
import { portal } from '../design/theme/portal-tokens.ts';
import { useHiddenText } from '../design/theme/use-hidden-text.ts';
import { useLink } from '../design/actions/use-link.ts';
import { useWords } from '../../words/use-words.ts';
import { BrandMark } from '../platform/BrandMark.tsx';
import { plainPath } from '../pages/page.ts';
import { platformName } from '../platform/platform-name.ts';
import { usePresenters } from '../pages/presenters-context.ts';

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
  // One line: a name that does not fit wraps into a hidden second line, so that only the logo is visible.
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '10px',
    height: '28px',
    overflowY: 'hidden',
    minWidth: '28px',
  },
  // A phone's bar has room only for the logo.
  name: {
    overflowX: 'hidden',
    overflowY: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    [onPhone]: { position: 'absolute', width: '1px', height: '1px', clipPath: 'inset(50%)' },
  },
});

/**
 * The platform's logo and name. They link to the home page, and reload it if it is already open (document 1, section
 * 2).
 */
export const BrandLink = observer(function BrandLink() {
  const styles = useStyles();
  const hidden = useHiddenText();
  const { say, locale } = useWords();
  const { pathname } = useLocation();
  const { session, shell } = usePresenters();
  // A signed-out user has no home page: the portal's root leads to the sign-in page.
  const home = session.state.kind === 'signed-out' ? '/' : shell.home;
  const link = useLink(home);
  const { logoUrl } = session.pageConfig;
  const name = platformName(session.pageConfig, locale);

  const pressed = (event: MouseEvent<HTMLAnchorElement>): void => {
    // On the home page the browser follows the link itself, which reloads the page.
    if (plainPath(pathname) !== home) link.onClick(event);
  };

  return (
    <a href={link.href} onClick={pressed} className={styles.link}>
      <span className={styles.line}>
        <BrandMark logoUrl={logoUrl} />
        <span className={styles.name}>{name}</span>
      </span>
      <span className={hidden}>{say('shell.home')}</span>
    </a>
  );
});
