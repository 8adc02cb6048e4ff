import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

import type { ShellLink } from '../../presentation/shell/shell-menus.ts';
import { portal } from '../design/theme/portal-tokens.ts';
import { useWords } from '../../words/use-words.ts';
import { useLink } from '../design/actions/use-link.ts';

const useStyles = makeStyles({
  link: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '12px',
    boxSizing: 'border-box',
    minHeight: '40px',
    padding: '8px 12px',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    overflowWrap: 'anywhere',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  current: {
    backgroundColor: portal.accentSoft,
    color: portal.accentSoftWords,
    fontWeight: 600,
    ':hover': { backgroundColor: portal.accentSoft },
  },
});

export interface MenuLinkProps {
  readonly link: ShellLink;
  readonly current: boolean;
  readonly onFollowed: () => void;
  /** The mark beside the name. */
  readonly mark: ReactNode;
}

/** A page in a menu. */
export function MenuLink({ link, current, onFollowed, mark }: MenuLinkProps) {
  const styles = useStyles();
  const { say } = useWords();
  return (
    <a
      {...useLink(link.path, onFollowed)}
      className={mergeClasses(styles.link, current && styles.current)}
      aria-current={current ? 'page' : undefined}
    >
      {link.isPlanned ? say('shell.planned-entry', { name: link.name }) : link.name}
      {mark}
    </a>
  );
}
