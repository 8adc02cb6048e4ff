import { Field, Input, mergeClasses } from '@fluentui/react-components';
import { useLayoutEffect, useRef, useState } from 'react';

import { largestAmount, readAmount, normaliseTypedAmount, type AmountReading } from './amount-text.ts';
import { fieldProps } from './field-frame.ts';
import type { FieldFrame } from './field-frame.ts';
import { useFieldStyles } from './use-field-styles.ts';
import { money } from '../../../words/format.ts';
import { useWords } from '../../../words/use-words.ts';

export interface AmountFieldProps extends FieldFrame {
  /** A decimal string in yuan, empty, or a typed amount above the largest. */
  readonly value: string;
  /** The largest accepted amount, a decimal string in yuan. */
  readonly largest?: string;
  readonly placeholder?: string;
  /** Receives a decimal string with two decimals, or an empty string. */
  readonly onChanged: (yuan: string) => void;
  /**
   * Called with an amount above the largest, so that it does not count as empty. Without it, such an amount counts as
   * empty.
   */
  readonly onUnreadable?: (text: string) => void;
}

const formatGrouped = (yuan: string): string =>
  readAmount(yuan).state === 'amount' ? money(yuan).replace('¥', '') : yuan;

/**
 * An amount in yuan, exact to the fen: ungrouped while it is typed, grouped afterwards. Characters that cannot belong
 * to an amount are stripped. An amount above the largest stays visible with the reason.
 */
export function AmountField(props: AmountFieldProps) {
  const {
    id,
    value,
    largest = largestAmount,
    placeholder,
    onChanged,
    onUnreadable = () => onChanged(''),
    disabled = false,
    error,
  } = props;
  const styles = useFieldStyles();
  const { say } = useWords();
  const [draft, setDraft] = useState<string>();
  const [isLeft, setIsLeft] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const entered = useRef(false);

  useLayoutEffect(() => {
    // Focusing replaces the grouped text by a plain one, which would lose the browser's selection. The text is selected
    // again, so that typing replaces the amount.
    if (entered.current) input.current?.select();
    entered.current = false;
  });

  const typed = (text: string): void => {
    setDraft(normaliseTypedAmount(text));
    setIsLeft(false);
    const typedNow = readAmount(text, largest);
    if (typedNow.state === 'amount') onChanged(typedNow.yuan);
    else if (typedNow.state === 'empty') onChanged('');
    else onUnreadable(normaliseTypedAmount(text));
  };

  const reading: AmountReading = draft === undefined ? { state: 'empty' } : readAmount(draft, largest);
  const isTooBig = reading.state === 'too-big';
  const left = (): void => {
    setIsLeft(true);
    if (!isTooBig) setDraft(undefined);
  };

  // While it is typed, an amount may still be corrected.
  const shownError = isLeft && isTooBig ? say('common.amount-too-big', { max: largest }) : error;
  return (
    <Field {...fieldProps({ ...props, error: shownError })} className={styles.field}>
      <Input
        input={{ ref: input }}
        {...(id === undefined ? {} : { id })}
        {...(placeholder === undefined ? {} : { placeholder })}
        inputMode="decimal"
        autoComplete="off"
        contentBefore="¥"
        className={mergeClasses(styles.input, styles.amount)}
        disabled={disabled}
        value={draft ?? formatGrouped(value)}
        onFocus={() => {
          entered.current = draft === undefined;
          setDraft(draft ?? value.replace(/\.00$/, ''));
        }}
        onChange={(_, data) => typed(data.value)}
        onBlur={left}
      />
    </Field>
  );
}
