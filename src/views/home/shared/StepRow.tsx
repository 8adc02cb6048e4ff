import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';

import type { StepView } from '../../../presentation/home/shared/company-overview.ts';
import { stepNames, stepTimes, stepWords } from '../../../presentation/home/shared/step-words.ts';
import { LinkButton } from '../../design/actions/LinkButton.tsx';
import { onPhone } from '../../design/theme/breakpoints.ts';
import { portal } from '../../design/theme/portal-tokens.ts';
import { useHiddenText } from '../../design/theme/use-hidden-text.ts';
import { useWords } from '../../../words/use-words.ts';
import { StepMark } from './StepMark.tsx';

const useStyles = makeStyles({
  step: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    minHeight: '60px',
    boxSizing: 'border-box',
    padding: '8px 16px',
    borderTop: `1px solid ${portal.hairlineSoft}`,
    [onPhone]: { flexWrap: 'wrap', alignItems: 'flex-start' },
  },
  mend: { backgroundColor: portal.badGround },
  words: { flexGrow: 1, flexBasis: '200px', minWidth: 0, [onPhone]: { flexBasis: 0 } },
  name: { fontWeight: 600 },
  about: { fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
  time: {
    flexShrink: 0,
    fontSize: '12px',
    lineHeight: '18px',
    color: tokens.colorNeutralForeground3,
    [onPhone]: { maxWidth: '96px', marginTop: '2px', textAlign: 'right', textWrap: 'balance' },
  },
  go: { flexShrink: 0, [onPhone]: { flexBasis: '100%', paddingLeft: '32px', boxSizing: 'border-box' } },
  goNext: { [onPhone]: { paddingLeft: 0, '& > *': { width: '100%', boxSizing: 'border-box', fontSize: '14px' } } },
});

/** One step of the start list: its state, its holder and a link to it. Only the next step has the primary button. */
export function StepRow({ view }: { readonly view: StepView }) {
  const styles = useStyles();
  const hidden = useHiddenText();
  const { say } = useWords();
  const { step, state, path, isNext } = view;
  return (
    <li
      className={mergeClasses(styles.step, state === 'mend' && styles.mend)}
      aria-current={isNext ? 'step' : undefined}
    >
      <StepMark state={state} />
      <div className={styles.words}>
        <div className={styles.name}>{say(stepNames[step])}</div>
        <div className={styles.about}>
          {stepWords(view)
            .map((each) => say(each))
            .join(say('formats.clause-separator'))}
        </div>
      </div>
      {state !== 'done' && view.obstacle === undefined && !view.isLate && (
        <span className={styles.time}>{say(stepTimes[step])}</span>
      )}
      {path !== undefined && (
        <span className={mergeClasses(styles.go, isNext && styles.goNext)}>
          <LinkButton size="small" kind={isNext ? 'primary' : 'ordinary'} to={path}>
            {state === 'mend' && view.count > 0
              ? say('home.step-mend-count', { count: view.count })
              : say(
                  view.asks === 'phone'
                    ? 'home.step-confirm'
                    : view.holder === 'platform'
                      ? 'home.step-look'
                      : state === 'mend'
                        ? 'home.step-mend'
                        : 'home.step-go',
                )}
            <span className={hidden}> {say(stepNames[step])}</span>
          </LinkButton>
        </span>
      )}
    </li>
  );
}
