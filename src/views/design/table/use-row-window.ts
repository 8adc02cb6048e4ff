import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { RefCallback, RefObject } from 'react';
import { RowSlots } from './row-slots.ts';
import { RowWindow } from './row-window.ts';
import { useRowOrder } from './use-row-order.ts';

// Up to this number all rows are on the page, so that the browser can search and print them.
const virtualFrom = 60;
// Up to this number each row has its own element, so that input in a cell stays with its row.
const recycledFrom = 200;
/** The number of rows beyond the edge of the screen that are rendered. */
const spare = 8;

export interface ShownRow {
  readonly index: number;
  /** The number of the element that shows it. Rows change, elements stay. */
  readonly slot: number;
  /** Pixels from the top of the list; undefined if rows are in the page's own flow. */
  readonly top: number | undefined;
}

export interface ShownRows {
  readonly rows: readonly ShownRow[];
  readonly height: number | undefined;
  readonly measure: RefCallback<HTMLElement> | undefined;
}

export interface RowWindowOptions {
  readonly count: number;
  /** The approximate height of a row, in pixels. */
  readonly rowHeight: number;
  readonly body: RefObject<HTMLElement | null>;
  /** A row that must not leave the page, because it has the focus. */
  readonly focusedRow: number;
  readonly onShown: ((first: number, last: number) => void) | undefined;
}

function indexesOf(first: number, last: number, count: number, focusedRow: number): readonly number[] {
  const from = Math.max(0, first - spare);
  const to = Math.min(count - 1, last + spare);
  const indexes = Array.from({ length: Math.max(0, to - from + 1) }, (_unused, at) => from + at);
  if (focusedRow >= count || (focusedRow >= from && focusedRow <= to)) return indexes;
  return focusedRow < from ? [focusedRow, ...indexes] : [...indexes, focusedRow];
}

/** The rows of a long list that are rendered while the page scrolls. */
export function useRowWindow({ count, rowHeight, body, focusedRow, onShown }: RowWindowOptions): ShownRows {
  const virtual = count > virtualFrom;
  const [view] = useState(() => new RowWindow(rowHeight));
  const [slots] = useState(() => new RowSlots());
  const seen = useSyncExternalStore(view.subscribe, view.snapshot);

  useLayoutEffect(() => view.setCount(virtual ? count : 0), [view, virtual, count]);
  useLayoutEffect(() => (virtual && body.current ? view.follow(body.current) : undefined), [view, virtual, body]);
  useLayoutEffect(() => view.remeasure());
  useRowOrder(body, virtual);

  const first = virtual ? seen.first : 0;
  const last = virtual ? seen.last : count - 1;
  useEffect(() => {
    if (last >= first) onShown?.(first, last);
  }, [first, last, onShown]);

  if (!virtual) {
    return {
      rows: Array.from({ length: count }, (_, index) => ({ index, slot: index, top: undefined })),
      height: undefined,
      measure: undefined,
    };
  }
  const indexes = indexesOf(first, last, count, focusedRow);
  const slotOf = count > recycledFrom ? slots.of(indexes) : indexes;
  const rows = indexes.map((index, at) => ({ index, slot: slotOf[at] ?? at, top: seen.heights.top(index) }));
  return { rows: rows.toSorted((a, b) => a.slot - b.slot), height: seen.heights.top(count), measure: view.measure };
}
