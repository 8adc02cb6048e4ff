import type { ReactNode } from 'react';

export interface Column<Row> {
  readonly id: string;
  readonly title: string;
  /** The minimum width, in pixels. A table wider than its container scrolls sideways. */
  readonly minWidth: number;
  /** Its share of the remaining width; 0 keeps the minimum width. */
  readonly share?: number;
  readonly cell: (row: Row) => ReactNode;
  /** Whether it is an amount, right-aligned with figures of equal width. */
  readonly amount?: boolean;
  readonly quiet?: boolean;
  readonly sortable?: boolean;
  /** Whether only screen readers read the title, for a column of actions. */
  readonly titleHidden?: boolean;
  /** The place on a phone's card; `fact` by default. */
  readonly onCard?: 'title' | 'badge' | 'fact' | 'line' | 'action' | 'none';
}

export interface Sorting {
  readonly columnId: string;
  readonly direction: 'ascending' | 'descending';
}

export interface RowSelection<Row> {
  readonly isSelected: (row: Row) => boolean;
  /** The reason why a row cannot be ticked, with what helps; nothing if it can. */
  readonly refusalOf?: (row: Row) => ReactNode;
  /** Whether ticking a row never gives another row a reason, so that no line has to be reserved for one. */
  readonly keepsReasons?: boolean;
  readonly onToggled: (row: Row, selected: boolean, withShift: boolean) => void;
  /** The checkbox in the head; none without it. */
  readonly all?: {
    readonly state: boolean | 'mixed';
    /** Names the rows that the checkbox selects, unless it selects all. */
    readonly label?: string;
    readonly onToggled: (selected: boolean) => void;
  };
}

/** Rows are requested by index, so that a list of a hundred thousand can be shown while its pages are being loaded. */
export interface DataTableProps<Row> {
  readonly name: string;
  readonly columns: readonly Column<Row>[];
  readonly rowCount: number;
  /** A row that has not arrived yet is undefined and shows as a skeleton. */
  readonly rowAt: (index: number) => Row | undefined;
  /** The name of a row, for its checkbox. */
  readonly rowName: (row: Row) => string;
  readonly rowTone?: (row: Row) => 'warn' | 'bad' | undefined;
  readonly sorting?: Sorting | undefined;
  readonly onSorted?: (sorting: Sorting) => void;
  readonly selection?: RowSelection<Row>;
  /** Receives the range of visible rows, so that their pages can be fetched. */
  readonly onRowsShown?: (first: number, last: number) => void;
  /** Whether a row is the one that is open elsewhere on the page. */
  readonly isCurrent?: (row: Row) => boolean;
  /** Called on Enter in a row. */
  readonly onRowOpened?: (row: Row) => void;
  readonly footer?: ReactNode;
  /** Whether rows are closer together; cards on a phone are not. */
  readonly compact?: boolean;
}

/** Whether the first row is still being loaded. */
export function isAwaited<Row>({ rowCount, rowAt }: DataTableProps<Row>): boolean {
  return rowCount > 0 && rowAt(0) === undefined;
}
