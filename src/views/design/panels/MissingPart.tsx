import { makeStyles, tokens } from '@fluentui/react-components';
import { useWords } from '../../../words/use-words.ts';
import { PressButton } from '../actions/PressButton.tsx';

const useStyles = makeStyles({
  part: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0 4px',
    fontSize: '12px',
    lineHeight: '18px',
    color: tokens.colorNeutralForeground3,
  },
});

/** Replaces an optional part of the page that failed to load. */
export function MissingPart({
  label,
  onRetry,
}: {
  readonly label: string;
  readonly onRetry: () => void | Promise<unknown>;
}) {
  const styles = useStyles();
  const { say } = useWords();
  return (
    <span className={styles.part} role="status">
      {say('common.part-missing', { label })}
      <PressButton kind="subtle" size="small" onPress={onRetry}>
        {say('common.retry')}
      </PressButton>
    </span>
  );
}
