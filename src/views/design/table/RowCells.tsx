import { memo, type ReactNode } from 'react';

import { SkeletonBlock } from '../panels/SkeletonBlock.tsx';
import { useWords } from '../../../words/use-words.ts';
import type { Column } from './data-table-types.ts';

export interface RowCellsProps<Row> {
  readonly row: Row | undefined;
  readonly columns: readonly Column<Row>[];
  readonly role: 'cell' | 'gridcell';
  /** The column index of the first cell, for `aria-colindex`. */
  readonly from: number;
  readonly looks: readonly string[];
}

function Cells<Row>({ row, columns, role, from, looks }: RowCellsProps<Row>): ReactNode {
  const { say } = useWords();
  return columns.map((column, index) => (
    <div key={column.id} role={role} aria-colindex={index + from} className={looks[index]}>
      {row === undefined ? (
        <SkeletonBlock
          width={index === 0 ? '80%' : '60%'}
          label={index === 0 ? say('common.table-row-loading') : undefined}
        />
      ) : (
        column.cell(row)
      )}
    </div>
  ));
}

/** The cells of a row, rendered again only for another row. */
export const RowCells = memo(Cells) as typeof Cells;
