import { makeStyles } from '@fluentui/react-components';

import { forcedColours, reducedMotion } from '../theme/breakpoints.ts';
import { portal } from '../theme/portal-tokens.ts';
import { useHiddenText } from '../theme/use-hidden-text.ts';

const useStyles = makeStyles({
  block: {
    display: 'block',
    height: '12px',
    borderRadius: '6px',
    backgroundColor: portal.hairline,
    animationName: { from: { opacity: 1 }, '50%': { opacity: 0.45 }, to: { opacity: 1 } },
    animationDuration: '1.6s',
    animationIterationCount: 'infinite',
    [reducedMotion]: { animationName: 'none' },
    [forcedColours]: { border: '1px solid GrayText' },
  },
});

export interface SkeletonBlockProps {
  readonly width: string;
  readonly height?: string;
  /** The text for screen readers, which one block of each skeleton has. */
  readonly label?: string | undefined;
}

/** A grey block in place of text that is being loaded. */
export function SkeletonBlock({ width, height, label }: SkeletonBlockProps) {
  const styles = useStyles();
  const hidden = useHiddenText();
  return (
    <>
      <span
        aria-hidden="true"
        className={styles.block}
        style={{ width, ...(height === undefined ? {} : { height }) }}
      />
      {label !== undefined && <span className={hidden}>{label}</span>}
    </>
  );
}
