import { makeStyles } from '@fluentui/react-components';
import { TableSettings16Regular } from '@fluentui/react-icons/svg/table-settings';

import type { ReactNode } from 'react';
import { phone } from '../theme/breakpoints.ts';
import { CheckBox } from '../fields/CheckBox.tsx';
import { DisclosurePanel } from '../panels/DisclosurePanel.tsx';
import { PressButton } from '../actions/PressButton.tsx';
import { useMedia } from '../theme/use-media.ts';
import { useWords } from '../../../words/use-words.ts';

const useStyles = makeStyles({ list: { display: 'flex', flexDirection: 'column', gap: '6px' } });

export interface ColumnChoice {
  readonly id: string;
  readonly title: string;
  readonly shown: boolean;
  /** Whether the column cannot be removed. */
  readonly fixed?: boolean;
}

export interface ColumnChooserProps {
  readonly columns: readonly ColumnChoice[];
  readonly onToggled: (columnId: string, shown: boolean) => void;
  readonly onReset: () => void;
  /** Further settings of the list's look. */
  readonly more?: ReactNode;
}

/** The choice of a list's columns. Cards on a phone have their own selection. */
export function ColumnChooser({ columns, onToggled, onReset, more }: ColumnChooserProps) {
  const styles = useStyles();
  const { say } = useWords();
  if (useMedia(phone)) return null;
  return (
    <DisclosurePanel
      align="end"
      label={say('common.table-columns')}
      renderButton={(parts) => (
        <PressButton kind="subtle" icon={<TableSettings16Regular />} {...parts}>
          {say('common.table-columns')}
        </PressButton>
      )}
    >
      <div className={styles.list}>
        {more}
        {columns.map(({ id, title, shown, fixed = false }) => (
          <CheckBox key={id} checked={shown} off={fixed} onToggled={(on) => onToggled(id, on)}>
            {title}
          </CheckBox>
        ))}
        <PressButton size="small" kind="subtle" onPress={onReset}>
          {say('common.table-columns-reset')}
        </PressButton>
      </div>
    </DisclosurePanel>
  );
}
