import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Checkmark16Regular } from '@fluentui/react-icons/svg/checkmark';

import { forcedColours, onNarrow, onPhone } from '../theme/breakpoints.ts';
import { hiddenText } from '../theme/hidden-text.ts';
import { portal } from '../theme/portal-tokens.ts';
import { useWords } from '../../../words/use-words.ts';

const useStyles = makeStyles({
  steps: {
    listStyleType: 'none',
    display: 'flex',
    margin: '0 0 16px',
    padding: '14px 16px',
    backgroundColor: portal.card,
    border: `1px solid ${portal.hairline}`,
    borderRadius: tokens.borderRadiusLarge,
    boxShadow: portal.shadowCard,
    [onPhone]: { padding: '12px' },
  },
  step: {
    // Hidden text for screen readers stays inside the box, however long a name is.
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: 0,
    minWidth: 0,
    color: tokens.colorNeutralForeground3,
    ':not(:last-child)::after': {
      content: '""',
      height: '2px',
      minWidth: '8px',
      flexGrow: 1,
      marginRight: '14px',
      backgroundColor: portal.hairline,
      [forcedColours]: { backgroundColor: 'CanvasText' },
    },
    ':last-child': { flexGrow: 0, flexBasis: 'auto' },
    // If the steps cannot have the same width, each is as wide as its name.
    [onNarrow]: { flexBasis: 'auto' },
    [onPhone]: { gap: '6px', ':not(:last-child)::after': { marginRight: '6px' } },
  },
  number: {
    boxSizing: 'border-box',
    flexShrink: 0,
    width: '24px',
    height: '24px',
    borderRadius: '50%',
    display: 'grid',
    placeItems: 'center',
    border: `2px solid ${portal.controlLine}`,
    fontSize: '12px',
    lineHeight: '16px',
    fontWeight: 600,
  },
  name: {
    position: 'relative',
    whiteSpace: 'nowrap',
    overflowX: 'hidden',
    overflowY: 'hidden',
    textOverflow: 'ellipsis',
  },
  waiting: { [onPhone]: hiddenText },
  now: { color: tokens.colorNeutralForeground1, fontWeight: 600 },
  nowNumber: {
    backgroundColor: tokens.colorBrandBackground,
    border: `2px solid ${tokens.colorBrandBackground}`,
    color: '#ffffff',
    [forcedColours]: {
      forcedColorAdjust: 'none',
      backgroundColor: 'Highlight',
      border: '2px solid Highlight',
      color: 'HighlightText',
    },
  },
  done: {
    ':not(:last-child)::after': { backgroundColor: portal.okWords, [forcedColours]: { backgroundColor: 'CanvasText' } },
  },
  doneNumber: { backgroundColor: portal.okGround, border: `2px solid ${portal.okWords}`, color: portal.okWords },
  hiddenText,
});

export interface StepHeaderProps {
  readonly steps: readonly string[];
  /** The index of the present step; the number of steps when all are done. */
  readonly current: number;
  readonly label: string;
}

/** The steps of a wizard with the present one. On a phone only the present step has its name. */
export function StepHeader({ steps, current, label }: StepHeaderProps) {
  const styles = useStyles();
  const { say } = useWords();
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map((step, index) => {
        const state = index < current ? 'done' : index === current ? 'now' : 'next';
        return (
          <li
            key={step}
            className={mergeClasses(styles.step, state === 'now' && styles.now, state === 'done' && styles.done)}
            aria-current={state === 'now' ? 'step' : undefined}
          >
            <span
              className={mergeClasses(
                styles.number,
                state === 'now' && styles.nowNumber,
                state === 'done' && styles.doneNumber,
              )}
            >
              {state === 'done' ? <Checkmark16Regular /> : index + 1}
            </span>
            <span className={mergeClasses(styles.name, state !== 'now' && styles.waiting)}>
              {step}
              <span className={styles.hiddenText}>{` ${say(`common.step-${state}`)}`}</span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
