import { makeStyles } from '@fluentui/react-components';
import { PressButton } from '../actions/PressButton.tsx';

const useStyles = makeStyles({
  secret: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0 8px',
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
});

export interface SecretValueProps {
  /** Whole, or masked. */
  readonly value: string;
  readonly isWhole: boolean;
  /**
   * What shows it and hides it again: what stands on it, and what it is called to those who hear it; none where it
   * stays masked.
   */
  readonly press: { readonly words: string; readonly label: string; readonly onPress: () => Promise<void> } | undefined;
}

/** What stands masked until it is asked for. */
export function SecretValue({ value, isWhole, press }: SecretValueProps) {
  const styles = useStyles();
  return (
    <span className={styles.secret}>
      <span aria-live="polite">{value}</span>
      {press && (
        <PressButton kind="subtle" size="small" aria-pressed={isWhole} label={press.label} onPress={press.onPress}>
          {press.words}
        </PressButton>
      )}
    </span>
  );
}
