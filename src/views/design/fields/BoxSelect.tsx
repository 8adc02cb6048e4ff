import { mergeClasses } from '@fluentui/react-components';
import { ChevronDown16Regular } from '@fluentui/react-icons/svg/chevron-down';
import type { ReactNode } from 'react';

import { useFilterStyles } from '../filters/use-filter-styles.ts';

export interface BoxSelectProps {
  readonly label: string;
  readonly value: string;
  readonly onChanged: (value: string) => void;
  readonly inUse?: boolean;
  /** `option` elements. */
  readonly children: ReactNode;
}

/** A native select in a box: its label, then the chosen value. */
export function BoxSelect({ label, value, onChanged, inUse = false, children }: BoxSelectProps) {
  const styles = useFilterStyles();
  return (
    <label className={mergeClasses(styles.box, inUse && styles.inUse)}>
      <span>{label}</span>
      <select className={styles.select} value={value} onChange={(event) => onChanged(event.target.value)}>
        {children}
      </select>
      <span className={styles.chevron}>
        <ChevronDown16Regular />
      </span>
    </label>
  );
}
