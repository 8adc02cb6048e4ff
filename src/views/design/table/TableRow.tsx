import { mergeClasses } from '@fluentui/react-components';
import { memo, useId, type RefCallback } from 'react';

import { CheckBox } from '../fields/CheckBox.tsx';
import { useWords } from '../../../words/use-words.ts';
import type { DataTableProps } from './data-table-types.ts';
import { RowCells } from './RowCells.tsx';
import type { RowLook } from './use-row-look.ts';

export interface TableRowProps<Row> {
  readonly table: DataTableProps<Row>;
  /** Undefined until it is loaded. */
  readonly row: Row | undefined;
  readonly index: number;
  /** Pixels from the top of the list; undefined if rows are in the page's own flow. */
  readonly top: number | undefined;
  readonly look: RowLook;
  readonly tracks: string;
  readonly width: number;
  readonly inTabOrder: boolean;
  readonly measure: RefCallback<HTMLElement> | undefined;
}

function Row<Value>({ table, row, index, top, look, tracks, width, inTabOrder, measure }: TableRowProps<Value>) {
  const { say } = useWords();
  const reasonId = useId();
  const { styles } = look;
  const { columns, selection } = table;
  const reason = row === undefined ? undefined : selection?.refusalOf?.(row);
  const off = reason !== undefined && reason !== null && reason !== false;
  // The line of the reason is reserved, so that nothing moves when a row is ticked.
  const reserves = selection?.refusalOf !== undefined && !selection.keepsReasons && row !== undefined;
  const selected = row !== undefined && (selection?.isSelected(row) ?? false);
  const current = row !== undefined && table.isCurrent?.(row) === true;
  const tone = row === undefined ? undefined : table.rowTone?.(row);
  const cellRole = selection === undefined && table.onRowOpened === undefined ? 'cell' : 'gridcell';
  const before = selection === undefined ? 1 : 2;

  return (
    <div
      ref={measure}
      role="row"
      data-index={index}
      aria-rowindex={index + 2}
      aria-selected={selection === undefined ? undefined : selected}
      aria-current={current ? 'true' : undefined}
      aria-busy={row === undefined || undefined}
      tabIndex={inTabOrder ? 0 : -1}
      className={mergeClasses(
        look.row,
        top !== undefined && styles.afloat,
        tone !== undefined && styles[tone],
        off && styles.off,
        (selected || current) && styles.on,
      )}
      style={{
        gridTemplateColumns: tracks,
        minWidth: width,
        ...(top === undefined ? {} : { transform: `translateY(${top}px)` }),
      }}
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
      <RowCells row={row} columns={columns} role={cellRole} from={before} looks={look.cells} />
      {off ? (
        <div id={reasonId} role={cellRole} aria-colindex={before} aria-colspan={columns.length} className={look.reason}>
          {reason}
        </div>
      ) : (
        reserves && <div aria-hidden="true" className={look.reason} />
      )}
    </div>
  );
}

/**
 * A row: its checkbox, its cells, and below them why it cannot be ticked. It is rendered again only if its properties
 * change.
 */
export const TableRow = memo(Row) as typeof Row;
