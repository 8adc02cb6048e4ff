import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useRef } from 'react';

import { onPhone } from '../theme/breakpoints.ts';
import { isAwaited, type DataTableProps } from './data-table-types.ts';
import { portal } from '../theme/portal-tokens.ts';
import { TableCard } from './TableCard.tsx';
import { useRowWindow } from './use-row-window.ts';
import { CheckBox } from '../fields/CheckBox.tsx';
import { useWords } from '../../../words/use-words.ts';

const useStyles = makeStyles({
  list: {
    position: 'relative',
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    borderTop: `1px solid ${portal.hairlineSoft}`,
  },
  afloat: { position: 'absolute', left: 0, right: 0, top: 0 },
  allAwaited: { minHeight: '28px', [onPhone]: { minHeight: '44px' } },
  all: {
    padding: '8px 16px',
    [onPhone]: { padding: '0 16px' },
    color: tokens.colorNeutralForeground3,
    borderTop: `1px solid ${portal.hairlineSoft}`,
  },
});

const cardHeight = 132;

/** The table on a phone: one card for each row. */
export function TableCards<Row>({ table }: { readonly table: DataTableProps<Row> }) {
  const styles = useStyles();
  const { say } = useWords();
  const list = useRef<HTMLUListElement>(null);
  const { rows, height, measure } = useRowWindow({
    count: table.rowCount,
    rowHeight: cardHeight,
    body: list,
    focusedRow: table.rowCount,
    onShown: table.onRowsShown,
  });
  const all = table.selection?.all;
  return (
    <>
      {all === undefined && table.selection !== undefined && isAwaited(table) && (
        <div aria-hidden="true" className={mergeClasses(styles.all, styles.allAwaited)} />
      )}
      {all !== undefined && (
        <div className={styles.all}>
          <CheckBox checked={all.state} onToggled={all.onToggled}>
            {all.label ?? say('common.table-select-all')}
          </CheckBox>
        </div>
      )}
      <ul
        ref={list}
        aria-label={table.name}
        data-awaited={isAwaited(table) ? '' : undefined}
        className={styles.list}
        style={height === undefined ? {} : { height }}
      >
        {rows.map((shown) => (
          <li
            key={table.rowAt(shown.index) === undefined ? `shape ${shown.slot}` : shown.slot}
            ref={measure}
            data-index={shown.index}
            aria-setsize={table.rowCount}
            aria-posinset={shown.index + 1}
            className={mergeClasses(shown.top !== undefined && styles.afloat)}
            style={shown.top === undefined ? {} : { transform: `translateY(${shown.top}px)` }}
          >
            <TableCard table={table} index={shown.index} />
          </li>
        ))}
      </ul>
    </>
  );
}
