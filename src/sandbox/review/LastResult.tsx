import { makeStyles } from '@fluentui/react-components';
import type { ReviewResult } from '../../domain/evidence/materials/stage.ts';
import { StateBadge } from '../../views/design/panels/StateBadge.tsx';
import { useWords } from '../../words/use-words.ts';
import { useSandboxWords } from '../words/use-sandbox-words.ts';

const useStyles = makeStyles({
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 8px',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
  },
});

export interface LastResultProps {
  readonly result: ReviewResult;
  readonly reason: string;
  /** Whether a new review is under way, so that this result is the previous one. */
  readonly inReview: boolean;
}

/** The result of the latest review. */
export function LastResult({ result, reason, inReview }: LastResultProps) {
  const styles = useStyles();
  const say = useSandboxWords();
  const { say: sayPortal } = useWords();
  if (result === 'UNKNOWN' && reason === '') return null;
  return (
    <div className={styles.line}>
      {result !== 'UNKNOWN' && (
        <StateBadge size="small" tone={result === 'PASS' ? 'ok' : 'bad'}>
          {say(inReview ? `sandbox.result-before-${result}` : `sandbox.result-${result}`)}
        </StateBadge>
      )}
      {reason !== '' && (
        <span>
          {sayPortal('common.label', { label: say(inReview ? 'sandbox.last-reason' : 'sandbox.reason') })}
          {reason}
        </span>
      )}
    </div>
  );
}
