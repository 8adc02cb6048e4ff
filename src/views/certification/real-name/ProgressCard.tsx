import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { CheckmarkCircle20Filled } from '@fluentui/react-icons/svg/checkmark-circle';
import { Circle20Regular } from '@fluentui/react-icons/svg/circle';
import { DismissCircle20Filled } from '@fluentui/react-icons/svg/dismiss-circle';
import { RecordStop20Regular } from '@fluentui/react-icons/svg/record-stop';

import type {
  CertificationStep,
  CompanyCertification,
} from '../../../application/ports/certification/certification-desk.ts';
import { progressSteps, type ProgressStage } from '../../../domain/certification/progress-steps.ts';
import type { RealNamePlace } from '../../../domain/parties/real-name-machine.ts';
import { Card } from '../../design/panels/Card.tsx';
import { forcedColours, onPhone } from '../../design/theme/breakpoints.ts';
import { hiddenText } from '../../design/theme/hidden-text.ts';
import { portal } from '../../design/theme/portal-tokens.ts';
import { useWords } from '../../../words/use-words.ts';

const useStyles = makeStyles({
  flow: {
    listStyleType: 'none',
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    margin: 0,
    padding: '12px 16px',
    [onPhone]: { padding: '12px 4px', textAlign: 'center' },
  },
  step: {
    position: 'relative',
    paddingLeft: '30px',
    minWidth: 0,
    overflowWrap: 'anywhere',
    [onPhone]: { paddingLeft: 0, paddingTop: '24px' },
    ':not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      top: '9px',
      right: '8px',
      width: '24px',
      height: '2px',
      backgroundColor: portal.hairline,
      [forcedColours]: { backgroundColor: 'CanvasText' },
      [onPhone]: { left: 'calc(50% + 14px)', right: 'auto', width: 'calc(100% - 28px)' },
    },
  },
  done: { ':not(:last-child)::after': { backgroundColor: portal.okWords } },
  icon: {
    position: 'absolute',
    left: 0,
    top: 0,
    display: 'inline-flex',
    [onPhone]: { left: '50%', marginLeft: '-10px' },
  },
  ok: { color: portal.okWords },
  bad: { color: portal.badWords },
  now: { color: portal.accent },
  next: { color: tokens.colorNeutralForeground3 },
  name: { fontWeight: 600, lineHeight: '20px' },
  plain: { fontWeight: 400 },
  note: { fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3 },
  badNote: { color: portal.badWords },
  keep: {
    padding: '8px 16px',
    borderTop: `1px solid ${portal.hairlineSoft}`,
    fontSize: '12px',
    lineHeight: '18px',
    color: tokens.colorNeutralForeground3,
  },
  hiddenText,
});

/** The last step by which a stage was reached or left. */
function stepOf(stage: ProgressStage, steps: readonly CertificationStep[]): CertificationStep | undefined {
  if (stage === 'submit') return steps.findLast(({ event }) => event === 'submit' || event === 'resubmit');
  if (stage === 'first')
    return steps.findLast(({ event, by }) => (by === 'first-reviewer' || by === 'process') && event !== 'take');
  return steps.findLast(({ event, by }) => by === 'second-reviewer' && event === 'pass');
}

const icons = {
  done: CheckmarkCircle20Filled,
  bad: DismissCircle20Filled,
  now: RecordStop20Regular,
  next: Circle20Regular,
} as const;

/**
 * 提交 → 初审 → 复审 → 完成, each with its time, and how long papers are kept (F-131, F-132). `waits`: no reviewer has begun
 * the present step; `isBegun`: a part of the form is filled in.
 */
export function ProgressCard({
  told,
  place,
  waits,
  isBegun,
  today,
}: {
  readonly told: CompanyCertification;
  readonly today: string;
  readonly place: RealNamePlace;
  readonly waits: boolean;
  readonly isBegun: boolean;
}) {
  const styles = useStyles();
  const { say } = useWords();
  const { steps, expected, retention } = told;
  return (
    <Card>
      <ol className={styles.flow} aria-label={say('certification.steps')}>
        {progressSteps(place).map(({ stage, state }) => {
          const Icon = icons[state];
          const step = state === 'done' || state === 'bad' ? stepOf(stage, steps) : undefined;
          const when = step
            ? say('certification.stage-by', { by: step.name, at: step.at })
            : stage === 'done' && state !== 'done' && expected && place.node !== ''
              ? expected.day < today
                ? say('certification.stage-late', { day: expected.day })
                : say('certification.stage-expected', { day: expected.day, about: expected.about })
              : state === 'now' && waits
                ? say('certification.state-waiting')
                : '';
          return (
            <li
              key={stage}
              className={mergeClasses(styles.step, state === 'done' && styles.done)}
              aria-current={state === 'now' || state === 'bad' ? 'step' : undefined}
            >
              <span className={mergeClasses(styles.icon, styles[state === 'done' ? 'ok' : state])} aria-hidden="true">
                <Icon />
              </span>
              <span
                className={mergeClasses(styles.name, state === 'next' && styles.plain, state === 'next' && styles.next)}
              >
                {say(
                  stage === 'first' && state === 'bad'
                    ? 'certification.stage-first-bad'
                    : `certification.stage-${stage}`,
                )}
                <span className={styles.hiddenText}>
                  {' '}
                  {state === 'now' && waits
                    ? ''
                    : say(`common.timeline-${state === 'now' && !isBegun ? 'next' : state}`)}
                </span>
              </span>
              <div className={mergeClasses(styles.note, state === 'bad' && styles.badNote)}>
                {when}
                {state === 'bad' &&
                  step &&
                  step.returned > 0 &&
                  ` · ${say('certification.event-returned', { count: step.returned })}`}
              </div>
            </li>
          );
        })}
      </ol>
      {retention !== '' && <div className={styles.keep}>{retention}</div>}
    </Card>
  );
}
