import { makeStyles, tokens } from '@fluentui/react-components';
import { useId } from 'react';

import { onPhone } from '../theme/breakpoints.ts';

const useStyles = makeStyles({
  group: { margin: 0, padding: 0, border: 'none', minWidth: 0 },
  label: { padding: 0, marginBottom: '4px', color: tokens.colorNeutralForeground3 },
  choice: { display: 'flex', alignItems: 'center', gap: '8px', minHeight: '28px', cursor: 'pointer', overflowWrap: 'anywhere', [onPhone]: { minHeight: '44px' } },
  dot: { width: '16px', height: '16px', margin: 0, flexShrink: 0, accentColor: tokens.colorCompoundBrandBackground },
});

export interface RadioChoicesProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly onChanged: (value: string) => void;
}

/** One of a few, all in sight. */
export function RadioChoices({ label, value, choices, onChanged }: RadioChoicesProps) {
  const styles = useStyles();
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.label}>{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.choice}>
          <input type="radio" name={name} className={styles.dot} checked={choice.value === value} onChange={() => onChanged(choice.value)} />
          {choice.label}
        </label>
      ))}
    </fieldset>
  );
}
