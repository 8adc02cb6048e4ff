import { mergeClasses } from '@fluentui/react-components';
import { useId } from 'react';

import { CheckBox } from '../fields/CheckBox.tsx';
import type { DataTableProps } from './data-table-types.ts';
import { SkeletonBlock } from '../panels/SkeletonBlock.tsx';
import type { ShownRow } from './use-row-window.ts';
import { useTableStyles } from './use-table-styles.ts';
import { useWords } from '../../../words/use-words.ts';

export interface TableRowProps<Row> {
  readonly table: DataTableProps<Row>;
  readonly shown: ShownRow;
  readonly tracks: string;
  readonly width: number;
  readonly inTabOrder: boolean;
  readonly measure: ((element: HTMLElement | null) => void) | undefined;
}

/** One row: its box, its cells, and below them why it cannot be ticked. */
export function TableRow<Row>({ table, shown, tracks, width, inTabOrder, measure }: TableRowProps<Row>) {
  const styles = useTableStyles();
  const { say } = useWords();
  const reasonId = useId();
  const { columns, selection } = table;
  const row = table.rowAt(shown.index);
  const reason = row === undefined ? undefined : selection?.whyNot?.(row);
  const off = reason !== undefined && reason !== null && reason !== false;
  // The line is kept for a reason to come: nothing moves when a row is ticked.
  const reserves = selection?.whyNot !== undefined && row !== undefined;
  const reasonStyles = mergeClasses(styles.reason, selection !== undefined && styles.afterBox);
  const selected = row !== undefined && (selection?.isSelected(row) ?? false);
  const tone = row === undefined ? undefined : table.rowTone?.(row);
  const cellRole = selection === undefined && table.onRowOpened === undefined ? 'cell' : 'gridcell';
  const before = selection === undefined ? 1 : 2;

  return (
    <div
      ref={measure}
      role="row"
      data-index={shown.index}
      aria-rowindex={shown.index + 2}
      aria-selected={selection === undefined ? undefined : selected}
      aria-busy={row === undefined || undefined}
      tabIndex={inTabOrder ? 0 : -1}
      className={mergeClasses(
        styles.row,
        shown.top !== undefined && styles.afloat,
        tone !== undefined && styles[tone],
        off && styles.off,
        selected && styles.on,
      )}
      style={{ gridTemplateColumns: tracks, minWidth: width, ...(shown.top === undefined ? {} : { transform: `translateY(${shown.top}px)` }) }}
    >
      {selection !== undefined && (
        <div role={cellRole} aria-colindex={1} className={styles.box}>
          {row !== undefined && (
            <CheckBox
              checked={selected}
              off={off}
              label={say('common.table-select-row', { name: table.rowName(row) })}
              {...(off ? { describedBy: reasonId } : {})}
              onToggled={(on, withShift) => selection.onToggled(row, on, withShift)}
            />
          )}
        </div>
      )}
      {columns.map((column, index) => (
        <div
          key={column.id}
          role={cellRole}
          aria-colindex={index + before}
          className={mergeClasses(styles.cell, column.amount && styles.amount, column.quiet && styles.quiet)}
        >
          {row === undefined ? <SkeletonBlock width={index === 0 ? '80%' : '60%'} label={index === 0 ? say('common.table-row-loading') : undefined} /> : column.cell(row)}
        </div>
      ))}
      {off ? (
        <div id={reasonId} role={cellRole} aria-colindex={before} aria-colspan={columns.length} className={reasonStyles}>
          {reason}
        </div>
      ) : (
        reserves && <div aria-hidden="true" className={reasonStyles} />
      )}
    </div>
  );
}
