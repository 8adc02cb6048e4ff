import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

import { forcedColours, onPhone } from './breakpoints.ts';
import { portal } from './portal-tokens.ts';
import { suppressEnter } from './suppress-enter.ts';

const useStyles = makeStyles({
  chip: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    boxSizing: 'border-box',
    height: '26px',
    padding: '0 10px',
    border: '1px solid transparent',
    borderRadius: '13px',
    backgroundColor: portal.idleGround,
    color: portal.idleWords,
    fontFamily: 'inherit',
    fontSize: '12px',
    lineHeight: '16px',
    fontWeight: 600,
    cursor: 'pointer',
    ':hover': { border: `1px solid ${portal.fieldLine}` },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
    [onPhone]: { height: '36px', borderRadius: '18px', padding: '0 14px' },
  },
  on: {
    backgroundColor: portal.accentSoft,
    color: portal.accentSoftWords,
    border: `1px solid ${portal.accent}`,
    [forcedColours]: { border: '2px solid Highlight' },
  },
});

export interface FilterChipProps {
  readonly children: ReactNode;
  readonly on: boolean;
  readonly onPress: () => void;
}

/** A saved view or a ready-made filter, switched on or off. */
export function FilterChip({ children, on, onPress }: FilterChipProps) {
  const styles = useStyles();
  return (
    <button type="button" aria-pressed={on} className={mergeClasses(styles.chip, on && styles.on)} onClick={() => onPress()} onKeyDown={suppressEnter}>
      {children}
    </button>
  );
}
