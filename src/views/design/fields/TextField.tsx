import { Field, Input } from '@fluentui/react-components';

import { fieldProps } from './field-frame.ts';
import type { FieldFrame } from './field-frame.ts';
import { useFieldStyles } from './use-field-styles.ts';

export interface TextFieldProps extends FieldFrame {
  readonly value: string;
  readonly onChanged: (value: string) => void;
  readonly onLeft?: () => void;
  readonly placeholder?: string;
  readonly maxLength?: number;
  readonly type?: 'text' | 'tel' | 'email' | 'password' | 'search';
  readonly autoComplete?: string;
}

/** A line of text with a visible label. */
export function TextField(props: TextFieldProps) {
  const styles = useFieldStyles();
  const { id, value, onChanged, onLeft, placeholder, maxLength, type = 'text', autoComplete, disabled = false } = props;
  return (
    <Field {...fieldProps(props)} className={styles.field}>
      <Input
        {...(id === undefined ? {} : { id })}
        {...(placeholder === undefined ? {} : { placeholder })}
        {...(maxLength === undefined ? {} : { maxLength })}
        {...(autoComplete === undefined ? {} : { autoComplete })}
        {...(onLeft === undefined ? {} : { onBlur: onLeft })}
        type={type}
        value={value}
        disabled={disabled}
        className={styles.input}
        onChange={(_, data) => onChanged(data.value)}
      />
    </Field>
  );
}
