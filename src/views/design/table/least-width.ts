import type { DataTableProps } from './data-table-types.ts';

export const boxWidth = 44;
const rowPadding = 8;

/** Pixels below which a table scrolls sideways: all its columns at their least. */
export function leastWidth<Row>({ columns, selection }: Pick<DataTableProps<Row>, 'columns' | 'selection'>): number {
  return columns.reduce((sum, column) => sum + column.minWidth, (selection === undefined ? 0 : boxWidth) + rowPadding);
}
