import { makeStyles, mergeClasses } from '@fluentui/react-components';

import { forcedColours, reducedMotion } from '../theme/breakpoints.ts';
import { portal } from '../theme/portal-tokens.ts';

const useStyles = makeStyles({
  bar: {
    height: '6px',
    borderRadius: '3px',
    overflowX: 'hidden',
    overflowY: 'hidden',
    backgroundColor: portal.hairline,
    [forcedColours]: { outline: '1px solid CanvasText' },
  },
  fill: {
    height: '100%',
    borderRadius: '3px',
    backgroundColor: portal.accentFill,
    transitionProperty: 'width',
    transitionDuration: '0.2s',
    [reducedMotion]: { transitionDuration: '0s' },
    [forcedColours]: { backgroundColor: 'Highlight' },
  },
  warn: { backgroundColor: portal.warnWords },
});

export interface ProgressBarProps {
  /** From 0 to 1. */
  readonly share: number;
  readonly label: string;
  readonly tone?: 'warn';
}

/** The finished share of some work. */
export function ProgressBar({ share, label, tone }: ProgressBarProps) {
  const styles = useStyles();
  const percent = Math.floor(Math.min(1, Math.max(0, share)) * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className={styles.bar}
    >
      <div className={mergeClasses(styles.fill, tone === 'warn' && styles.warn)} style={{ width: `${percent}%` }} />
    </div>
  );
}
