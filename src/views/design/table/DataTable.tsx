import { narrowPixels, phonePixels } from '../theme/breakpoints.ts';
import type { DataTableProps } from './data-table-types.ts';
import { minWidthPixels } from './min-width.ts';
import { TableCards } from './TableCards.tsx';
import { TableGrid } from './TableGrid.tsx';
import { useMedia } from '../theme/use-media.ts';

/** The part of a narrow window that a table cannot use, in pixels: margins, the card's borders, and a scrollbar. */
const besideTable = 68;

/**
 * A list of any length: a table if there is room, otherwise cards. Cards are used on a phone, and if a table would be
 * cut off.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const cardsUpTo = Math.min(narrowPixels, Math.max(phonePixels, minWidthPixels(props) + besideTable));
  const asCards = useMedia(`(max-width: ${cardsUpTo}px)`);
  return (
    <>
      {asCards ? <TableCards table={props} /> : <TableGrid table={props} />}
      {props.footer}
    </>
  );
}
