import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { CheckmarkCircle20Filled } from '@fluentui/react-icons/svg/checkmark-circle';
import { Circle20Regular } from '@fluentui/react-icons/svg/circle';
import { CircleHalfFill20Regular } from '@fluentui/react-icons/svg/circle-half-fill';
import { DismissCircle20Filled } from '@fluentui/react-icons/svg/dismiss-circle';

import type { StartState } from '../../../domain/parties/start-list.ts';
import { portal } from '../../design/theme/portal-tokens.ts';

const useStyles = makeStyles({
  mark: { display: 'inline-flex', flexShrink: 0, color: tokens.colorNeutralForeground3 },
  open: {},
  done: { color: portal.okInk },
  doing: { color: portal.infoWords },
  mend: { color: portal.badWords },
});

const marks = {
  open: Circle20Regular,
  doing: CircleHalfFill20Regular,
  mend: DismissCircle20Filled,
  done: CheckmarkCircle20Filled,
} as const;

/** The state of a step as a shape and a colour; the text beside it names the state. */
export function StepMark({ state }: { readonly state: StartState }) {
  const styles = useStyles();
  const Mark = marks[state];
  return (
    <span className={mergeClasses(styles.mark, styles[state])} aria-hidden>
      <Mark />
    </span>
  );
}
