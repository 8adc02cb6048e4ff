import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ArrowUndo16Regular } from '@fluentui/react-icons/svg/arrow-undo';
import { Checkmark16Regular } from '@fluentui/react-icons/svg/checkmark';
import { forcedColours, onPhone } from '../../views/design/theme/breakpoints.ts';
import { portal } from '../../views/design/theme/portal-tokens.ts';
import { suppressEnter } from '../../views/design/actions/suppress-enter.ts';
import { useConsole } from '../frame/console-context.ts';
import { useSandboxWords } from '../words/use-sandbox-words.ts';
import { KeyCap } from './KeyCap.tsx';
import type { ReviewLine } from './review-line.ts';
import type { Verdict } from './verdict-storage.ts';

const useStyles = makeStyles({
  pair: { display: 'inline-flex', gap: '4px', flexShrink: 0 },
  press: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    boxSizing: 'border-box',
    minHeight: '28px',
    padding: '0 10px',
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${portal.controlLine}`,
    backgroundColor: portal.card,
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: '13px',
    lineHeight: '18px',
    cursor: 'pointer',
    whiteSpace: 'nowrap',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
    [onPhone]: { minHeight: '44px', padding: '0 14px' },
  },
  passed: {
    backgroundColor: portal.okGround,
    color: portal.okWords,
    border: `1px solid ${portal.okWords}`,
    fontWeight: 600,
    ':hover': { backgroundColor: portal.okGround },
  },
  returned: {
    backgroundColor: portal.badGround,
    color: portal.badWords,
    border: `1px solid ${portal.badWords}`,
    fontWeight: 600,
    ':hover': { backgroundColor: portal.badGround },
  },
  marked: { [forcedColours]: { border: '2px solid Highlight' } },
});

/** The buttons that pass or return a document. Pressing the current verdict again withdraws it. */
export function VerdictButtons({
  line,
  verdict,
}: {
  readonly line: ReviewLine;
  readonly verdict: Verdict | undefined;
}) {
  const styles = useStyles();
  const say = useSandboxWords();
  const { review } = useConsole();
  const [passed, returned] = [verdict?.result === 'PASS', verdict?.result === 'NOPASS'];
  return (
    <div role="group" aria-label={say('sandbox.verdict-of', { name: line.name })} className={styles.pair}>
      <button
        type="button"
        disabled={!line.item}
        aria-pressed={passed}
        aria-keyshortcuts="P"
        className={mergeClasses(styles.press, passed && styles.passed, passed && styles.marked)}
        onKeyDown={suppressEnter}
        onClick={() => review.verdictPressed(line, 'PASS')}
      >
        <Checkmark16Regular aria-hidden="true" />
        {say('sandbox.pass')} <KeyCap name="P" />
      </button>
      <button
        type="button"
        aria-pressed={returned}
        aria-keyshortcuts="R"
        className={mergeClasses(styles.press, returned && styles.returned, returned && styles.marked)}
        onKeyDown={suppressEnter}
        onClick={() => review.verdictPressed(line, 'NOPASS')}
      >
        <ArrowUndo16Regular aria-hidden="true" />
        {say('sandbox.return')} <KeyCap name="R" />
      </button>
    </div>
  );
}
