import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { CheckmarkCircle16Filled } from '@fluentui/react-icons/svg/checkmark-circle';
import { Circle16Regular } from '@fluentui/react-icons/svg/circle';
import { CircleHalfFill16Regular } from '@fluentui/react-icons/svg/circle-half-fill';
import { DismissCircle16Filled } from '@fluentui/react-icons/svg/dismiss-circle';

import { onPhone } from '../../design/theme/breakpoints.ts';
import { portal } from '../../design/theme/portal-tokens.ts';

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gap: '12px',
    margin: 0,
    padding: '8px 16px 16px',
    listStyleType: 'none',
    [onPhone]: { gridAutoFlow: 'row', gap: '12px' },
  },
  step: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2px',
    fontSize: '14px',
    lineHeight: '20px',
    overflowWrap: 'anywhere',
    [onPhone]: { display: 'grid', gridTemplateColumns: '24px minmax(0, 1fr)', alignItems: 'start' },
  },
  rail: { display: 'flex', alignItems: 'center', gap: '6px', height: '20px' },
  line: { flexGrow: 1, height: '1px', backgroundColor: portal.hairline, [onPhone]: { display: 'none' } },
  done: { color: portal.okInk },
  now: { color: portal.accent },
  yours: { color: portal.badWords },
  next: { color: tokens.colorNeutralForeground4 },
  bad: { color: portal.badInk },
  title: { fontWeight: 600 },
  small: { fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3 },
});

export interface LinedStep {
  readonly id: string;
  readonly state: 'done' | 'now' | 'yours' | 'next' | 'bad';
  readonly title: string;
  /** The state in words, with a further remark. */
  readonly notes: readonly string[];
}

const icons = {
  done: CheckmarkCircle16Filled,
  now: CircleHalfFill16Regular,
  yours: CircleHalfFill16Regular,
  next: Circle16Regular,
  bad: DismissCircle16Filled,
} as const;

/** The steps of an application as a line: the past steps, the present one and the next ones, with their people. */
export function StepLine({ steps, label }: { readonly steps: readonly LinedStep[]; readonly label: string }) {
  const styles = useStyles();
  return (
    <ol className={styles.list} aria-label={label}>
      {steps.map(({ id, state, title, notes }, index) => {
        const Icon = icons[state];
        return (
          <li key={id} className={styles.step} aria-current={state === 'now' || state === 'yours' ? 'step' : undefined}>
            <span className={mergeClasses(styles.rail, styles[state])}>
              <Icon aria-hidden />
              {index < steps.length - 1 && <span className={styles.line} />}
            </span>
            <span>
              <span className={mergeClasses(styles.title, state === 'yours' && styles.yours)}>{title}</span>
              {notes
                .filter((note) => note !== '')
                .map((note) => (
                  <span key={note} className={styles.small}>
                    <br />
                    {note}
                  </span>
                ))}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
