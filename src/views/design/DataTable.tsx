import { phone } from './breakpoints.ts';
import type { DataTableProps } from './data-table-types.ts';
import { TableCards } from './TableCards.tsx';
import { TableGrid } from './TableGrid.tsx';
import { useMedia } from './use-media.ts';

/** A list of any length: a table where there is room, cards on a phone. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const asCards = useMedia(phone);
  return (
    <>
      {asCards ? <TableCards table={props} /> : <TableGrid table={props} />}
      {props.footer}
    </>
  );
}
