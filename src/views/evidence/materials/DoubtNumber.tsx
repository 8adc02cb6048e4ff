import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { forcedColours } from '../../design/theme/breakpoints.ts';
import { portal } from '../../design/theme/portal-tokens.ts';

const useStyles = makeStyles({
  number: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '16px',
    height: '16px',
    borderRadius: '50%',
    fontSize: '11px',
    lineHeight: '16px',
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    color: tokens.colorNeutralForegroundInverted,
    backgroundColor: portal.warnWords,
    [forcedColours]: { color: 'Canvas', backgroundColor: 'CanvasText', forcedColorAdjust: 'none' },
  },
  atLabel: { position: 'absolute', left: 0, top: '2px', zIndex: 1 },
});

interface DoubtNumberProps {
  readonly number: number;
  /** Whether it is at the beginning of a field's label, which leaves room for it. */
  readonly atLabel?: boolean;
}

/**
 * The number of a doubt, at its field and in the list. It is hidden from screen readers, which read the field's name.
 */
export function DoubtNumber({ number, atLabel = false }: DoubtNumberProps) {
  const styles = useStyles();
  return (
    <span className={mergeClasses(styles.number, atLabel && styles.atLabel)} aria-hidden="true">
      {number}
    </span>
  );
}
