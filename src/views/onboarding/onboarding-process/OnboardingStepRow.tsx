import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { CheckmarkCircle20Filled } from '@fluentui/react-icons/svg/checkmark-circle';
import { Circle20Regular } from '@fluentui/react-icons/svg/circle';
import { CircleHalfFill20Regular } from '@fluentui/react-icons/svg/circle-half-fill';
import { DismissCircle20Filled } from '@fluentui/react-icons/svg/dismiss-circle';
import type { ReactNode } from 'react';

import type { OnboardingStepStatus, OnboardingStepState } from '../../../domain/onboarding/shared/onboarding.ts';
import {
  barWords,
  stepAbout,
  stepNames,
  stepStates,
} from '../../../presentation/onboarding/shared/onboarding-words.ts';
import { onPhone } from '../../design/theme/breakpoints.ts';
import { portal } from '../../design/theme/portal-tokens.ts';
import type { PlainKey } from '../../../words/catalogue.ts';
import { useWords } from '../../../words/use-words.ts';

const useStyles = makeStyles({
  step: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '12px',
    boxSizing: 'border-box',
    padding: '14px 16px',
    borderTop: `1px solid ${portal.hairlineSoft}`,
    [onPhone]: { flexWrap: 'wrap' },
  },
  mend: { backgroundColor: portal.warnRow },
  words: { flexGrow: 1, flexBasis: '200px', minWidth: 0, overflowWrap: 'anywhere' },
  head: { display: 'flex', flexWrap: 'wrap', gap: '2px 12px' },
  name: { fontWeight: 600 },
  quiet: { color: tokens.colorNeutralForeground3 },
  about: { fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3 },
  mark: { display: 'inline-flex', flexShrink: 0, color: tokens.colorNeutralForeground3 },
  go: {
    display: 'flex',
    flexWrap: 'wrap',
    flexShrink: 0,
    alignItems: 'center',
    gap: '8px',
    [onPhone]: { boxSizing: 'border-box', flexBasis: '100%', minWidth: 0, flexShrink: 1, paddingLeft: '32px' },
  },
});

const useMarkStyles = makeStyles({
  open: {},
  waits: {},
  unknown: { color: portal.badWords },
  done: { color: portal.okInk },
  doing: { color: portal.infoWords },
  mend: { color: portal.badWords },
});
const marks: Readonly<Record<OnboardingStepState, typeof Circle20Regular>> = {
  open: Circle20Regular,
  waits: Circle20Regular,
  unknown: DismissCircle20Filled,
  doing: CircleHalfFill20Regular,
  mend: DismissCircle20Filled,
  done: CheckmarkCircle20Filled,
};

interface OnboardingStepRowProps {
  readonly number: number;
  readonly standing: OnboardingStepStatus;
  readonly isNext: boolean;
  /** Replaces the usual text of the state if that would promise too much. */
  readonly told?: PlainKey | undefined;
  /** The details beside the state. */
  readonly children?: ReactNode;
  /** The links or buttons that continue or correct the step. */
  readonly ways?: ReactNode;
}

/** One step of the onboarding: its name, its state, the reason and a link. */
export function OnboardingStepRow({
  number,
  standing: { step, state, because },
  isNext,
  told,
  children,
  ways,
}: OnboardingStepRowProps) {
  const styles = useStyles();
  const colours = useMarkStyles();
  const { say } = useWords();
  const Mark = marks[state];
  return (
    <li
      className={mergeClasses(styles.step, state === 'mend' && styles.mend)}
      aria-current={isNext ? 'step' : undefined}
    >
      <span className={mergeClasses(styles.mark, colours[state])} aria-hidden>
        <Mark />
      </span>
      <div className={styles.words}>
        <div className={styles.head}>
          <span className={styles.name}>
            {number}. {say(stepNames[step])}
          </span>
          <span className={styles.quiet}>{say(told ?? stepStates[state])}</span>
        </div>
        {because && <div>{say(barWords[because])}</div>}
        {children}
        <div className={styles.about}>{say(stepAbout[step])}</div>
      </div>
      {ways && <div className={styles.go}>{ways}</div>}
    </li>
  );
}
