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
  /** The whole value, or the masked one. */
  readonly value: string;
  readonly isWhole: boolean;
  /**
   * The button that shows and hides the value: its text, and its name for screen readers. Without it the value stays
   * masked.
   */
  readonly press: { readonly words: string; readonly label: string; readonly onPress: () => Promise<void> } | undefined;
}

/** A value that is masked until the user asks for it. */
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
