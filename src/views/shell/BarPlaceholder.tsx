import { mergeClasses } from '@fluentui/react-components';
import type { ReactNode } from 'react';

import { useBarStyles } from './use-bar-styles.ts';

export interface BarPlaceholderProps {
  readonly children: ReactNode;
  readonly isIcon?: boolean;
  readonly className?: string;
}

/**
 * The look of a bar button whose code is loaded at the first sign of the user. It reserves the button's place, so that
 * nothing moves when the button arrives. Screen readers skip it.
 */
export function BarPlaceholder({ children, isIcon = false, className }: BarPlaceholderProps) {
  const styles = useBarStyles();
  return (
    <span aria-hidden="true" className={mergeClasses(styles.press, isIcon && styles.icon, className)}>
      {children}
    </span>
  );
}
