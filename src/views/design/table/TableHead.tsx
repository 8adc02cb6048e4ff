import { mergeClasses } from '@fluentui/react-components';
import { ArrowSortDown16Regular } from '@fluentui/react-icons/svg/arrow-sort-down';
import { ArrowSortUp16Regular } from '@fluentui/react-icons/svg/arrow-sort-up';

import { CheckBox } from '../fields/CheckBox.tsx';
import type { Column, DataTableProps, Sorting } from './data-table-types.ts';
import { suppressEnter } from '../actions/suppress-enter.ts';
import { useHiddenText } from '../theme/use-hidden-text.ts';
import { useTableStyles } from './use-table-styles.ts';
import { useWords } from '../../../words/use-words.ts';

interface SortButtonProps {
  readonly columnId: string;
  readonly title: string;
  readonly sorting: Sorting | undefined;
  readonly onSorted: (sorting: Sorting) => void;
}

function SortButton({ columnId, title, sorting, onSorted }: SortButtonProps) {
  const styles = useTableStyles();
  const { say } = useWords();
  const direction = sorting?.columnId === columnId ? sorting.direction : undefined;
  return (
    <button
      type="button"
      className={mergeClasses(styles.sort, direction !== undefined && styles.sorted)}
      title={say('common.table-sort', { column: title })}
      onKeyDown={suppressEnter}
      onClick={() => onSorted({ columnId, direction: direction === 'descending' ? 'ascending' : 'descending' })}
    >
      {title}
      {direction !== undefined && (
        <span className={styles.arrow}>
          {direction === 'ascending' ? <ArrowSortUp16Regular /> : <ArrowSortDown16Regular />}
        </span>
      )}
    </button>
  );
}

function ariaSort<Row>(
  column: Column<Row>,
  sorting: Sorting | undefined,
): 'ascending' | 'descending' | 'none' | undefined {
  if (!column.sortable) return undefined;
  return sorting?.columnId === column.id ? sorting.direction : 'none';
}

export interface TableHeadProps<Row> {
  readonly table: DataTableProps<Row>;
  readonly tracks: string;
  readonly width: number;
}

/** The column titles, with their sort buttons, and the checkbox of all rows. */
export function TableHead<Row>({ table, tracks, width }: TableHeadProps<Row>) {
  const styles = useTableStyles();
  const hidden = useHiddenText();
  const { say } = useWords();
  const { columns, sorting, onSorted, selection } = table;
  const before = selection === undefined ? 1 : 2;
  return (
    <div
      role="row"
      aria-rowindex={1}
      className={styles.headRow}
      style={{ gridTemplateColumns: tracks, minWidth: width }}
    >
      {selection !== undefined && (
        <div role="columnheader" aria-colindex={1} className={styles.box}>
          {selection.all === undefined ? (
            <span className={hidden}>{say('common.table-select')}</span>
          ) : (
            <CheckBox
              checked={selection.all.state}
              label={selection.all.label ?? say('common.table-select-all')}
              onToggled={selection.all.onToggled}
            />
          )}
        </div>
      )}
      {columns.map((column, index) => (
        <div
          key={column.id}
          role="columnheader"
          aria-colindex={index + before}
          aria-sort={ariaSort(column, sorting)}
          className={mergeClasses(styles.cell, styles.headCell, column.amount && styles.amount)}
        >
          {column.sortable && onSorted !== undefined ? (
            <SortButton columnId={column.id} title={column.title} sorting={sorting} onSorted={onSorted} />
          ) : (
            <span className={column.titleHidden ? hidden : undefined}>{column.title}</span>
          )}
        </div>
      ))}
    </div>
  );
}
