import { Field, Input, Textarea, mergeClasses } from '@fluentui/react-components';

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
  /** More than one line. */
  readonly lines?: number;
}

/** A line of text, or several, with a visible label. */
export function TextField(props: TextFieldProps) {
  const styles = useFieldStyles();
  const { id, value, onChanged, onLeft, placeholder, maxLength, type = 'text', autoComplete, lines, disabled = false } = props;
  const shared = {
    value,
    disabled,
    ...(id === undefined ? {} : { id }),
    ...(placeholder === undefined ? {} : { placeholder }),
    ...(maxLength === undefined ? {} : { maxLength }),
    ...(autoComplete === undefined ? {} : { autoComplete }),
    ...(onLeft === undefined ? {} : { onBlur: onLeft }),
  };
  return (
    <Field {...fieldProps(props)} className={styles.field}>
      {lines === undefined ? (
        <Input {...shared} type={type} className={styles.input} onChange={(_, data) => onChanged(data.value)} />
      ) : (
        <Textarea {...shared} rows={lines} className={mergeClasses(styles.input)} onChange={(_, data) => onChanged(data.value)} />
      )}
    </Field>
  );
}
