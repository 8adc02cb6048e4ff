import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useId } from 'react';

import { onPhone } from '../theme/breakpoints.ts';

const useStyles = makeStyles({
  group: { margin: 0, padding: 0, border: 'none', minWidth: 0 },
  label: { padding: 0, marginBottom: '4px', color: tokens.colorNeutralForeground3 },
  choice: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    minHeight: '28px',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    [onPhone]: { minHeight: '44px' },
  },
  unavailable: { color: tokens.colorNeutralForeground3, cursor: 'not-allowed' },
  withMore: { alignItems: 'flex-start', paddingTop: '6px', paddingBottom: '6px' },
  more: { display: 'block', fontSize: '13px', lineHeight: '18px', color: tokens.colorNeutralForeground3 },
  dotAbove: { marginTop: '2px' },
  dot: { width: '16px', height: '16px', margin: 0, flexShrink: 0, accentColor: tokens.colorCompoundBrandBackground },
});

export interface RadioChoicesProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly choices: readonly {
    readonly value: string;
    readonly label: string;
    /** Further text on a line of its own. */ readonly more?: string;
    /** Whether it cannot be chosen; `more` states why. */ readonly unavailable?: boolean;
  }[];
  readonly onChanged: (value: string) => void;
}

/** A choice of one among a few, all visible. */
export function RadioChoices({ label, value, choices, onChanged }: RadioChoicesProps) {
  const styles = useStyles();
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.label}>{label}</legend>
      {choices.map((choice) => (
        <label
          key={choice.value}
          className={mergeClasses(
            styles.choice,
            choice.more !== undefined && styles.withMore,
            choice.unavailable && styles.unavailable,
          )}
        >
          <input
            type="radio"
            name={name}
            className={mergeClasses(styles.dot, choice.more !== undefined && styles.dotAbove)}
            disabled={choice.unavailable}
            checked={choice.value === value}
            onChange={() => onChanged(choice.value)}
          />
          {choice.more === undefined ? (
            choice.label
          ) : (
            <span>
              {choice.label} <span className={styles.more}>{choice.more}</span>
            </span>
          )}
        </label>
      ))}
    </fieldset>
  );
}
