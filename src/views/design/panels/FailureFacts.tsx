import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useWords } from '../../../words/use-words.ts';
import { CopyText } from '../actions/CopyText.tsx';
import { SupportLine } from './SupportLine.tsx';

const useStyles = makeStyles({
  facts: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2px 16px',
    marginTop: '8px',
    fontSize: '12px',
    color: tokens.colorNeutralForeground3,
    overflowWrap: 'anywhere',
  },
  centred: { justifyContent: 'center' },
  fact: { display: 'inline-flex', alignItems: 'center' },
});

export interface FailureFactsProps {
  readonly code: string | undefined;
  readonly traceId: string | undefined;
  readonly centred?: boolean;
}

/** The facts of a failure for support, and whom to contact. */
export function FailureFacts({ code, traceId, centred = false }: FailureFactsProps) {
  const styles = useStyles();
  const { say } = useWords();
  return (
    <div className={mergeClasses(styles.facts, centred && styles.centred)}>
      {code !== undefined && <span>{say('dialogs.code', { code })}</span>}
      {traceId !== undefined && (
        <span className={styles.fact}>
          {say('common.label', { label: say('common.failed-trace') })}
          <CopyText text={traceId} label={say('common.failed-copy')} />
        </span>
      )}
      <SupportLine />
    </div>
  );
}
