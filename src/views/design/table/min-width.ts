import type { DataTableProps } from './data-table-types.ts';

export const boxWidth = 44;
const rowPadding = 8;

/** The width below which a table scrolls sideways, in pixels: the sum of the columns' minimum widths. */
export function minWidthPixels<Row>({
  columns,
  selection,
}: Pick<DataTableProps<Row>, 'columns' | 'selection'>): number {
  return columns.reduce((sum, column) => sum + column.minWidth, (selection === undefined ? 0 : boxWidth) + rowPadding);
}
