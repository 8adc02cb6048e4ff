import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

import { forcedColours, onPhone } from '../theme/breakpoints.ts';
import { portal } from '../theme/portal-tokens.ts';
import { suppressEnter } from '../actions/suppress-enter.ts';

const useStyles = makeStyles({
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    padding: '0 8px',
    borderBottom: `1px solid ${portal.hairlineSoft}`,
  },
  views: { display: 'flex', flexWrap: 'wrap', gap: '4px', minWidth: 0 },
  view: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    boxSizing: 'border-box',
    minHeight: '40px',
    padding: '0 12px',
    border: 'none',
    borderBottom: '2px solid transparent',
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground2,
    fontFamily: 'inherit',
    fontSize: '14px',
    lineHeight: '20px',
    cursor: 'pointer',
    ':hover': { color: portal.accent },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
    [onPhone]: { minHeight: '44px' },
    // Forced colours also draw transparent lines. This colour hides them, so only the chosen view has a line.
    [forcedColours]: { borderBottom: '2px solid Canvas' },
  },
  chosen: {
    color: portal.accent,
    fontWeight: 600,
    borderBottom: `2px solid ${portal.accent}`,
    [forcedColours]: { borderBottom: '2px solid Highlight' },
  },
  count: {
    fontSize: '12px',
    lineHeight: '16px',
    fontVariantNumeric: 'tabular-nums',
    color: tokens.colorNeutralForeground3,
  },
  waits: {
    minWidth: '18px',
    padding: '1px 5px',
    boxSizing: 'border-box',
    borderRadius: '9px',
    fontWeight: 600,
    textAlign: 'center',
    color: portal.badWords,
    backgroundColor: portal.badGround,
    [forcedColours]: { border: '1px solid CanvasText' },
  },
});

export interface ListView {
  readonly id: string;
  readonly label: string;
  /** Undefined until it is known. */
  readonly count?: number | undefined;
  /** Whether the counted items wait for the user. */
  readonly waits?: boolean;
}

export interface ViewTabsProps {
  /** The accessible name of the tabs. */
  readonly label: string;
  readonly views: readonly ListView[];
  readonly chosen: string;
  readonly onChosen: (id: string) => void;
  /** Actions on the views, at the end of the line. */
  readonly aside?: ReactNode;
}

/** Tabs that show one list in different ways. */
export function ViewTabs({ label, views, chosen, onChosen, aside }: ViewTabsProps) {
  const styles = useStyles();
  return (
    <div className={styles.line}>
      <div role="group" aria-label={label} className={styles.views}>
        {views.map(({ id, label: name, count, waits = false }) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === chosen}
            className={mergeClasses(styles.view, id === chosen && styles.chosen)}
            onClick={() => onChosen(id)}
            onKeyDown={suppressEnter}
          >
            {name}{' '}
            {count !== undefined && (
              <span className={mergeClasses(styles.count, waits && count > 0 && styles.waits)}>{count}</span>
            )}
          </button>
        ))}
      </div>
      {aside}
    </div>
  );
}
