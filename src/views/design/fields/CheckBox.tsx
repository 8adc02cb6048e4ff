import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ChangeEvent, MouseEvent, ReactNode } from 'react';

import { onPhone } from '../theme/breakpoints.ts';

const useStyles = makeStyles({
  label: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '8px',
    minHeight: '24px',
    cursor: 'pointer',
    [onPhone]: { minHeight: '44px' },
  },
  bare: { minWidth: '24px', justifyContent: 'center' },
  box: {
    appearance: 'auto',
    boxSizing: 'border-box',
    width: '16px',
    height: '16px',
    margin: 0,
    flexShrink: 0,
    accentColor: tokens.colorCompoundBrandBackground,
    cursor: 'inherit',
  },
  off: { cursor: 'not-allowed', color: tokens.colorNeutralForeground3 },
  offBox: { opacity: 0.55 },
});

export interface CheckBoxProps {
  readonly checked: boolean | 'mixed';
  readonly onToggled: (checked: boolean, withShift: boolean) => void;
  /** The visible text; a checkbox without one is named by `label`. */
  readonly children?: ReactNode;
  readonly label?: string;
  /** Whether it cannot be ticked now. It stays focusable, so that screen readers read the reason beside it. */
  readonly off?: boolean;
  readonly describedBy?: string;
  readonly tabIndex?: number;
}

/** A native checkbox in the platform's accent colour. It costs little even in each row of a long list. */
export function CheckBox({ checked, onToggled, children, label, off = false, describedBy, tabIndex }: CheckBoxProps) {
  const styles = useStyles();
  const setMixed = (box: HTMLInputElement | null): void => {
    if (box !== null) box.indeterminate = checked === 'mixed';
  };
  const toggled = (event: ChangeEvent<HTMLInputElement>): void => {
    if (off) return;
    const native: Event = event.nativeEvent;
    onToggled(event.target.checked, native instanceof globalThis.MouseEvent && native.shiftKey);
  };
  const clicked = (event: MouseEvent): void => {
    if (off) event.preventDefault();
  };
  return (
    <label className={mergeClasses(styles.label, children === undefined && styles.bare, off && styles.off)}>
      <input
        ref={setMixed}
        type="checkbox"
        className={mergeClasses(styles.box, off && styles.offBox)}
        checked={checked === true}
        aria-checked={checked === 'mixed' ? 'mixed' : undefined}
        aria-label={label}
        aria-disabled={off || undefined}
        aria-describedby={describedBy}
        tabIndex={tabIndex}
        onClick={clicked}
        onChange={toggled}
      />
      {children}
    </label>
  );
}
