import { mergeClasses } from '@fluentui/react-components';
import type { ReactNode } from 'react';

import { useBarStyles } from './use-bar-styles.ts';

export interface BarGhostProps {
  readonly children: ReactNode;
  readonly isIcon?: boolean;
  readonly className?: string;
}

/**
 * How a button on the bar looks before it can be pressed: what comes at the first sign of somebody stands where it is
 * looked for, and takes nobody's place. Nobody hears of it.
 */
export function BarGhost({ children, isIcon = false, className }: BarGhostProps) {
  const styles = useBarStyles();
  return (
    <span aria-hidden="true" className={mergeClasses(styles.press, isIcon && styles.icon, className)}>
      {children}
    </span>
  );
}
