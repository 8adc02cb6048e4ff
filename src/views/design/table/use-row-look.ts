import { mergeClasses } from '@fluentui/react-components';
import { useMemo } from 'react';

import type { Column } from './data-table-types.ts';
import { useTableStyles } from './use-table-styles.ts';

/** The style classes of a row and of its content. */
export interface RowLook {
  readonly styles: ReturnType<typeof useTableStyles>;
  readonly row: string;
  /** The class of each column's cell. */
  readonly cells: readonly string[];
  readonly reason: string;
}

/** The style classes of all rows of a table, computed once. */
export function useRowLook<Row>(columns: readonly Column<Row>[], hasBox: boolean, compact = false): RowLook {
  const styles = useTableStyles();
  return useMemo(
    () => ({
      styles,
      row: mergeClasses(styles.row, compact && styles.tightRow),
      cells: columns.map((column) =>
        mergeClasses(
          styles.cell,
          column.amount && styles.amount,
          column.quiet && styles.quiet,
          compact && styles.tightCell,
        ),
      ),
      reason: mergeClasses(styles.reason, hasBox && styles.afterBox),
    }),
    [styles, columns, hasBox, compact],
  );
}
