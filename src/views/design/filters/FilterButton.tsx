import { mergeClasses } from '@fluentui/react-components';
import { ChevronDown16Regular } from '@fluentui/react-icons/svg/chevron-down';
import type { ReactNode } from 'react';

import { DisclosurePanel } from '../panels/DisclosurePanel.tsx';
import { suppressEnter } from '../actions/suppress-enter.ts';
import { useFilterStyles } from './use-filter-styles.ts';

export interface FilterButtonProps {
  readonly label: string;
  /** The chosen value as text. */
  readonly value: string;
  readonly inUse: boolean;
  readonly children: ReactNode;
}

/** The button of a filter, with its choices in a panel below it. */
export function FilterButton({ label, value, inUse, children }: FilterButtonProps) {
  const styles = useFilterStyles();
  return (
    <DisclosurePanel
      label={label}
      renderButton={({ onPress, ...aria }) => (
        <button
          type="button"
          {...aria}
          className={mergeClasses(styles.box, inUse && styles.inUse)}
          onClick={() => onPress()}
          onKeyDown={suppressEnter}
        >
          <span>{label}</span>
          <span className={styles.value}>{value}</span>
          <span className={styles.chevron}>
            <ChevronDown16Regular />
          </span>
        </button>
      )}
    >
      {children}
    </DisclosurePanel>
  );
}
