import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

// Up to here every row stands in the page: a short list can be searched and printed by the browser itself.
const virtualFrom = 60;

export interface ShownRow {
  readonly index: number;
  /** Pixels from the top of the list, or undefined when rows stand in the page's own flow. */
  readonly top: number | undefined;
}

export interface RowWindow {
  readonly rows: readonly ShownRow[];
  readonly height: number | undefined;
  readonly measure: ((element: HTMLElement | null) => void) | undefined;
}

export interface RowWindowOptions {
  readonly count: number;
  readonly rowHeight: number;
  readonly body: RefObject<HTMLElement | null>;
  /** A row that must not leave the page, because it has the focus. */
  readonly kept: number;
  readonly onShown: ((first: number, last: number) => void) | undefined;
}

/** Which rows of a long list stand in the page while the page scrolls. */
export function useRowWindow({ count, rowHeight, body, kept, onShown }: RowWindowOptions): RowWindow {
  const virtual = count > virtualFrom;
  const [margin, setMargin] = useState(0);

  useLayoutEffect(() => {
    if (!virtual) return undefined;
    const read = (): void => setMargin((body.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
    read();
    // What stands above the list may grow at any time: a notice, filters that wrap.
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(read);
    observer?.observe(document.body);
    return () => observer?.disconnect();
  }, [virtual, body]);

  // oxlint-disable-next-line react/incompatible-library -- it concerns memoisation by a compiler that is not in use
  const virtualizer = useWindowVirtualizer({
    count: virtual ? count : 0,
    estimateSize: () => rowHeight,
    // Where nothing is laid out every row would measure nothing, and all of them would be shown.
    measureElement: (row) => row.getBoundingClientRect().height || rowHeight,
    overscan: 8,
    scrollMargin: margin,
    useFlushSync: false,
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range);
      if (kept >= count || shown.includes(kept)) return shown;
      return [...shown, kept].toSorted((a, b) => a - b);
    },
  });

  const range = virtual ? virtualizer.range : { startIndex: 0, endIndex: count - 1 };
  const first = range?.startIndex ?? 0;
  const last = range?.endIndex ?? -1;
  useEffect(() => {
    if (last >= first) onShown?.(first, last);
  }, [first, last, onShown]);

  if (!virtual) {
    return { rows: Array.from({ length: count }, (_, index) => ({ index, top: undefined })), height: undefined, measure: undefined };
  }
  return {
    rows: virtualizer.getVirtualItems().map(({ index, start }) => ({ index, top: start - margin })),
    height: virtualizer.getTotalSize(),
    measure: virtualizer.measureElement,
  };
}
