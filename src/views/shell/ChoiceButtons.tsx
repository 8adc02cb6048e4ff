import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Checkmark16Filled } from '@fluentui/react-icons/svg/checkmark';
import { useId } from 'react';

import { forcedColours, onPhone } from '../design/theme/breakpoints.ts';
import { portal } from '../design/theme/portal-tokens.ts';
import { suppressEnter } from '../design/actions/suppress-enter.ts';

const useStyles = makeStyles({
  group: { display: 'flex', flexDirection: 'column', gap: '6px' },
  label: { fontSize: '12px', lineHeight: '16px', color: tokens.colorNeutralForeground3 },
  row: {
    display: 'flex',
    gap: '2px',
    padding: '2px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: portal.idleGround,
  },
  column: { display: 'flex', flexDirection: 'column', gap: '2px' },
  press: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '6px',
    boxSizing: 'border-box',
    minHeight: '28px',
    flexGrow: 1,
    padding: '4px 10px',
    border: '1px solid transparent',
    borderRadius: tokens.borderRadiusSmall,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: '13px',
    lineHeight: '18px',
    cursor: 'pointer',
    whiteSpace: 'nowrap',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
    [onPhone]: { minHeight: '40px' },
    [forcedColours]: { border: '1px solid Canvas' },
  },
  long: {
    justifyContent: 'flex-start',
    textAlign: 'left',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    minHeight: '36px',
    padding: '6px 10px',
    fontSize: '14px',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  on: {
    backgroundColor: portal.card,
    border: `1px solid ${portal.controlLine}`,
    fontWeight: 600,
    [forcedColours]: { border: '2px solid Highlight' },
  },
  longOn: {
    backgroundColor: portal.accentSoft,
    color: portal.accentSoftWords,
    fontWeight: 600,
    ':hover': { backgroundColor: portal.accentSoft },
  },
  tick: { marginLeft: 'auto', display: 'inline-flex' },
});

export interface ChoiceButtonsProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly { readonly value: Value; readonly label: string; readonly lang?: string }[];
  /** Whether the buttons are one below another, for longer names. */
  readonly long?: boolean;
  readonly onChosen: (value: Value) => void;
}

/** A few choices side by side, one of which is selected. */
export function ChoiceButtons<Value extends string>({
  label,
  value,
  choices,
  long = false,
  onChosen,
}: ChoiceButtonsProps<Value>) {
  const styles = useStyles();
  const labelId = useId();
  return (
    <div role="group" aria-labelledby={labelId} className={styles.group}>
      <span id={labelId} className={styles.label}>
        {label}
      </span>
      <div className={long ? styles.column : styles.row}>
        {choices.map((choice) => {
          const on = choice.value === value;
          return (
            <button
              key={choice.value}
              type="button"
              lang={choice.lang}
              aria-pressed={on}
              className={mergeClasses(styles.press, long && styles.long, on && (long ? styles.longOn : styles.on))}
              onClick={() => onChosen(choice.value)}
              onKeyDown={suppressEnter}
            >
              {choice.label}
              {long && on && (
                <span className={styles.tick}>
                  <Checkmark16Filled />
                </span>
              )}
            </button>
          );
        })}
      </div>
    </div>
  );
}
