import { Field, Select } from '@fluentui/react-components';

import { fieldProps } from './field-frame.ts';
import type { FieldFrame } from './field-frame.ts';
import { useFieldStyles } from './use-field-styles.ts';

export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

export interface SelectFieldProps extends FieldFrame {
  readonly value: string;
  readonly choices: readonly Choice[];
  /** Shown while nothing is chosen. */
  readonly placeholder?: string;
  readonly onChanged: (value: string) => void;
}

/** A native select, which works with any keyboard, screen reader and touch screen. */
export function SelectField(props: SelectFieldProps) {
  const styles = useFieldStyles();
  const { id, value, choices, placeholder, onChanged, disabled = false } = props;
  return (
    <Field {...fieldProps(props)} className={styles.field}>
      <Select
        {...(id === undefined ? {} : { id })}
        value={value}
        disabled={disabled}
        className={styles.select}
        onChange={(_, data) => onChanged(data.value)}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value} disabled={choice.disabled}>
            {choice.label}
          </option>
        ))}
      </Select>
    </Field>
  );
}
