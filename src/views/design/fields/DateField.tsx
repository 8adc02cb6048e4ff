import { Field, Input, makeStyles, mergeClasses } from '@fluentui/react-components';
import { CalendarLtr20Regular } from '@fluentui/react-icons/svg/calendar-ltr';
import { useRef, useState } from 'react';

import { fieldProps } from './field-frame.ts';
import type { FieldFrame } from './field-frame.ts';
import { PressButton } from '../actions/PressButton.tsx';
import { useFieldStyles } from './use-field-styles.ts';
import { isAmbiguous, readPlainDate } from '../../../domain/calendar/plain-date.ts';
import { useWords } from '../../../words/use-words.ts';

const useStyles = makeStyles({
  place: { position: 'relative' },
  // A native date field, of which only the calendar is used. It has the place of the text field, so that the calendar
  // opens there.
  device: {
    position: 'absolute',
    left: 0,
    bottom: 0,
    width: '100%',
    height: '1px',
    padding: 0,
    border: 'none',
    opacity: 0,
    pointerEvents: 'none',
  },
  written: { '& input': { fontVariantNumeric: 'tabular-nums' } },
});

export interface DateFieldProps extends FieldFrame {
  /** A plain ISO date, empty, or typed text that is no valid date. */
  readonly value: string;
  readonly earliest?: string | undefined;
  readonly latest?: string | undefined;
  /** Receives a plain ISO date, or an empty string. */
  readonly onChanged: (value: string) => void;
  /**
   * Called with a text that is no valid date, so that it does not count as empty. Without it, such a text counts as
   * empty.
   */
  readonly onUnreadable?: (text: string) => void;
}

/** A plain date: typed or pasted in a usual format, or chosen in the native calendar. */
export function DateField(props: DateFieldProps) {
  const { id, value, earliest, latest, onChanged, onUnreadable = () => onChanged(''), disabled = false, error } = props;
  const field = useFieldStyles();
  const styles = useStyles();
  const { say, locale } = useWords();
  const habits = { shortYearsFirst: locale === 'zh-CN' };
  const [draft, setDraft] = useState<string>();
  const [left, setLeft] = useState(false);
  const device = useRef<HTMLInputElement>(null);
  const written = draft ?? value;
  const unreadable = draft !== undefined && draft.trim() !== '' && readPlainDate(draft, habits) === undefined;
  const whyUnreadable =
    !habits.shortYearsFirst && isAmbiguous(written) ? 'common.date-ambiguous' : 'common.date-unreadable';

  const typed = (text: string): void => {
    setDraft(text);
    setLeft(false);
    const date = readPlainDate(text, habits);
    if (date !== undefined || text.trim() === '') onChanged(date ?? '');
    else onUnreadable(text);
  };
  const chosen = (date: string): void => {
    setDraft(undefined);
    onChanged(date);
  };
  const blurred = (): void => {
    setLeft(true);
    if (!unreadable) setDraft(undefined);
  };
  return (
    <div className={styles.place}>
      <Field
        {...fieldProps({ ...props, error: unreadable && left ? say(whyUnreadable) : error })}
        className={field.field}
      >
        <Input
          {...(id === undefined ? {} : { id })}
          value={written}
          disabled={disabled}
          placeholder={say('common.date-form')}
          inputMode="numeric"
          autoComplete="off"
          className={mergeClasses(field.input, styles.written)}
          onChange={(_, data) => typed(data.value)}
          onBlur={blurred}
          contentAfter={
            disabled ? null : (
              <PressButton
                kind="subtle"
                size="small"
                icon={<CalendarLtr20Regular />}
                label={say('common.choose-date')}
                onPress={() => device.current?.showPicker()}
              />
            )
          }
        />
      </Field>
      <input
        ref={device}
        type="date"
        className={styles.device}
        tabIndex={-1}
        aria-hidden="true"
        value={readPlainDate(value) ?? ''}
        {...(earliest ? { min: earliest } : {})}
        {...(latest ? { max: latest } : {})}
        onChange={(event) => chosen(event.target.value)}
      />
    </div>
  );
}
