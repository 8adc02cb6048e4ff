import { Field, Textarea } from '@fluentui/react-components';

import { fieldProps } from './field-frame.ts';
import type { FieldFrame } from './field-frame.ts';
import { useFieldStyles } from './use-field-styles.ts';

export interface TextLinesFieldProps extends FieldFrame {
  readonly value: string;
  readonly lines: number;
  readonly maxLength: number;
  readonly onChanged: (value: string) => void;
  readonly onLeft?: () => void;
}

/** Several lines of text with a visible label. */
export function TextLinesField(props: TextLinesFieldProps) {
  const styles = useFieldStyles();
  const { id, value, lines, maxLength, disabled = false, onChanged, onLeft } = props;
  return (
    <Field {...fieldProps(props)} className={styles.field}>
      <Textarea
        {...(id === undefined ? {} : { id })}
        {...(onLeft === undefined ? {} : { onBlur: onLeft })}
        value={value}
        rows={lines}
        maxLength={maxLength}
        disabled={disabled}
        className={styles.input}
        onChange={(_, data) => onChanged(data.value)}
      />
    </Field>
  );
}
