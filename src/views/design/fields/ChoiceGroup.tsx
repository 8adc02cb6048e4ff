import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';

import { Notice } from '../panels/Notice.tsx';

const useStyles = makeStyles({
  group: { margin: 0, padding: 0, border: 'none', minWidth: 0, outlineStyle: 'none' },
  legend: { padding: 0, marginBottom: '6px', fontWeight: 600 },
});

export interface ChoiceGroupProps {
  readonly id: string;
  readonly label: string;
  /** The error of the group; undefined for none. */
  readonly error: string | undefined;
  readonly children: ReactNode;
}

/** A group of checkboxes, of which several can be ticked. */
export function ChoiceGroup({ id, label, error, children }: ChoiceGroupProps) {
  const styles = useStyles();
  return (
    <fieldset id={id} tabIndex={-1} className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      {children}
      {error !== undefined && (
        <Notice tone="bad" small>
          {error}
        </Notice>
      )}
    </fieldset>
  );
}
