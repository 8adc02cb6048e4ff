import { useRef } from 'react';
import type { UIEvent } from 'react';

import { isAwaited, type DataTableProps } from './data-table-types.ts';
import { boxWidth, minWidthPixels } from './min-width.ts';
import { TableHead } from './TableHead.tsx';
import { TableRow } from './TableRow.tsx';
import { useRowLook } from './use-row-look.ts';
import { useRowKeys } from './use-row-keys.ts';
import { useRowWindow } from './use-row-window.ts';
import { useTableStyles } from './use-table-styles.ts';

/** The approximate heights of a row with one line, in pixels. */
const rowHeight = 44;
const tightHeight = 32;

/**
 * The table as rows and columns. The page scrolls vertically under the fixed head. A table that is too wide scrolls
 * horizontally with its head.
 */
export function TableGrid<Row>({ table }: { readonly table: DataTableProps<Row> }) {
  const styles = useTableStyles();
  const head = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const { columns, selection, rowCount, rowAt } = table;

  const tracks = [
    ...(selection === undefined ? [] : [`${boxWidth}px`]),
    ...columns.map(({ minWidth, share = 1 }) => (share === 0 ? `${minWidth}px` : `minmax(${minWidth}px, ${share}fr)`)),
  ].join(' ');
  const width = minWidthPixels(table);
  const look = useRowLook(columns, selection !== undefined, table.compact);

  const ticked = (index: number): void => {
    const row = rowAt(index);
    if (row === undefined || selection === undefined || selection.refusalOf?.(row)) return;
    selection.onToggled(row, !selection.isSelected(row), false);
  };
  const opened = (index: number): void => {
    const row = rowAt(index);
    if (row !== undefined) table.onRowOpened?.(row);
  };
  const { active, ...keys } = useRowKeys({ count: rowCount, body, onSpace: ticked, onEnter: opened });
  const { rows, height, measure } = useRowWindow({
    count: rowCount,
    rowHeight: table.compact ? tightHeight : rowHeight,
    body,
    focusedRow: active,
    onShown: table.onRowsShown,
  });

  const scrolled = (event: UIEvent<HTMLElement>): void => {
    for (const other of [head.current, frame.current]) {
      if (other !== null && other !== event.currentTarget) other.scrollLeft = event.currentTarget.scrollLeft;
    }
  };

  return (
    <div
      role={selection === undefined && table.onRowOpened === undefined ? 'table' : 'grid'}
      aria-label={table.name}
      aria-rowcount={rowCount + 1}
      aria-colcount={columns.length + (selection === undefined ? 0 : 1)}
      aria-multiselectable={selection === undefined ? undefined : true}
    >
      <div ref={head} role="rowgroup" className={styles.headFrame} onScroll={scrolled}>
        <TableHead table={table} tracks={tracks} width={width} />
      </div>
      <div ref={frame} role="presentation" className={styles.bodyFrame} onScroll={scrolled}>
        <div
          ref={body}
          role="rowgroup"
          data-awaited={isAwaited(table) ? '' : undefined}
          className={styles.body}
          style={height === undefined ? { minWidth: width } : { height, minWidth: width }}
          {...keys}
        >
          {rows.map((shown) => (
            <TableRow
              // A loaded row is a new element and does not reuse the skeleton's, so that nothing is animated.
              key={rowAt(shown.index) === undefined ? `shape ${shown.slot}` : shown.slot}
              table={table}
              row={rowAt(shown.index)}
              index={shown.index}
              top={shown.top}
              look={look}
              tracks={tracks}
              width={width}
              inTabOrder={shown.index === active}
              measure={measure}
            />
          ))}
        </div>
      </div>
    </div>
  );
}
