import { mergeClasses } from '@fluentui/react-components';
import type { AriaAttributes, ReactNode } from 'react';

import { suppressEnter } from '../design/actions/suppress-enter.ts';
import { useBarStyles } from './use-bar-styles.ts';

export interface BarButtonProps extends Pick<AriaAttributes, 'aria-expanded' | 'aria-controls' | 'aria-haspopup'> {
  readonly children: ReactNode;
  readonly onPress: () => void;
  /** The name of a button without text. */
  readonly label?: string;
  readonly on?: boolean;
  readonly isIcon?: boolean;
  readonly className?: string;
}

/** A button on the bar. */
export function BarButton({
  children,
  onPress,
  label,
  on = false,
  isIcon = false,
  className,
  ...aria
}: BarButtonProps) {
  const styles = useBarStyles();
  return (
    <button
      type="button"
      {...aria}
      aria-label={label}
      title={isIcon ? label : undefined}
      className={mergeClasses(styles.press, on && styles.on, isIcon && styles.icon, className)}
      onClick={() => onPress()}
      onKeyDown={suppressEnter}
    >
      {children}
    </button>
  );
}
