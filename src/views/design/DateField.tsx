import { Field, Input } from '@fluentui/react-components';

import { fieldProps } from './field-frame.ts';
import type { FieldFrame } from './field-frame.ts';
import { useFieldStyles } from './use-field-styles.ts';

export interface DateFieldProps extends FieldFrame {
  /** A plain ISO date, or empty. */
  readonly value: string;
  readonly earliest?: string | undefined;
  readonly latest?: string | undefined;
  readonly onChanged: (value: string) => void;
}

/** A plain date by the device's own calendar. */
export function DateField(props: DateFieldProps) {
  const styles = useFieldStyles();
  const { id, value, earliest, latest, onChanged, disabled = false } = props;
  return (
    <Field {...fieldProps(props)} className={styles.field}>
      <Input
        type="date"
        {...(id === undefined ? {} : { id })}
        {...(earliest ? { min: earliest } : {})}
        {...(latest ? { max: latest } : {})}
        value={value}
        disabled={disabled}
        className={styles.input}
        onChange={(_, data) => onChanged(data.value)}
      />
    </Field>
  );
}
