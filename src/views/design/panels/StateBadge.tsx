import { makeStyles, mergeClasses } from '@fluentui/react-components';
import type { ReactNode } from 'react';

import { forcedColours } from '../theme/breakpoints.ts';
import { portal } from '../theme/portal-tokens.ts';
import type { Tone } from './tone.ts';

const useStyles = makeStyles({
  badge: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '5px',
    boxSizing: 'border-box',
    minHeight: '22px',
    padding: '0 8px',
    borderRadius: '11px',
    border: '1px solid transparent',
    fontSize: '12px',
    lineHeight: '16px',
    fontWeight: 600,
    maxWidth: '100%',
    overflowWrap: 'anywhere',
    '::before': {
      content: '""',
      boxSizing: 'border-box',
      width: '7px',
      height: '7px',
      flexShrink: 0,
      borderRadius: '50%',
      backgroundColor: 'currentColor',
      [forcedColours]: { backgroundColor: 'CanvasText' },
    },
  },
  small: { minHeight: '18px', fontSize: '11px', lineHeight: '14px', padding: '0 7px' },
  ok: { color: portal.okWords, backgroundColor: portal.okGround },
  warn: { color: portal.warnWords, backgroundColor: portal.warnGround },
  bad: { color: portal.badWords, backgroundColor: portal.badGround },
  info: { color: portal.infoWords, backgroundColor: portal.infoGround },
  idle: { color: portal.idleWords, backgroundColor: portal.idleGround },
});

export interface StateBadgeProps {
  readonly tone: Tone;
  readonly children: ReactNode;
  readonly size?: 'small' | 'medium';
}

/** A state as text, with a dot in its colour. */
export function StateBadge({ tone, children, size = 'medium' }: StateBadgeProps) {
  const styles = useStyles();
  return <span className={mergeClasses(styles.badge, size === 'small' && styles.small, styles[tone])}>{children}</span>;
}
