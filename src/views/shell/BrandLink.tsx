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
  // One line: a name that has no room in it goes into the second, which nobody sees, and the mark stands alone.
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '10px',
    height: '28px',
    overflowY: 'hidden',
    minWidth: '28px',
  },
  // A phone's bar has room for the mark alone.
  name: {
    overflowX: 'hidden',
    overflowY: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    [onPhone]: { position: 'absolute', width: '1px', height: '1px', clipPath: 'inset(50%)' },
  },
});

/**
 * The platform's mark and name; leads home, and fetches it afresh when one is there already (document 1, section 2).
 */
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
      <span className={styles.line}>
        <BrandMark logoUrl={logoUrl} />
        <span className={styles.name}>{name}</span>
      </span>
      <span className={hidden}>{say('shell.home')}</span>
    </a>
  );
});
