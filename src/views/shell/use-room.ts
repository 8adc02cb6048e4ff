import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** The widths on the bar, in pixels. */
export interface Row {
  readonly entries: readonly number[];
  /** The width of the entry that opens the entries without room. */
  readonly more: number;
  readonly gap: number;
  readonly room: number;
}

/** The number of entries that always stay on the bar: the start page and the home page. */
const alwaysShown = 2;

/** The width of the entries that always stay, and of the entry that opens the others. */
export function minimumWidth({ entries, more, gap }: Omit<Row, 'room'>): number {
  const shown = entries.length > alwaysShown ? [...entries.slice(0, alwaysShown), more] : entries;
  return shown.reduce((sum, width) => sum + width + gap, -gap);
}

/**
 * The number of entries that fit from the start: all, or as many as leave room for the entry that opens the others
 * (checklist F-073).
 */
export function countFitting({ entries, more, gap, room }: Row): number {
  const totalWidth = (count: number, last: number): number =>
    entries.slice(0, count).reduce((sum, width) => sum + width + gap, last);
  if (totalWidth(entries.length, -gap) <= room) return entries.length;
  return Math.max(
    Math.min(alwaysShown, entries.length),
    entries.findLastIndex((_, index) => totalWidth(index + 1, more) <= room) + 1,
  );
}

/**
 * Counts the entries of a list that fit. The last child opens the others. Every child stays in the document, so that
 * its width is known; `data-away` marks the hidden ones. The attribute is set directly, after layout and before paint,
 * because a new rendering would delay the page. Without layout all entries fit. Another list of entries needs another
 * element.
 */
export function useRoom(gap: number): { readonly list: RefObject<HTMLUListElement | null>; readonly fits: number } {
  const list = useRef<HTMLUListElement>(null);
  const [fits, setFits] = useState(Infinity);
  useLayoutEffect(() => {
    const place = list.current;
    if (!place || !('ResizeObserver' in globalThis)) return undefined;
    const entries = [...place.children];
    const more = entries.pop();
    const widths = new Map<Element, number>();
    const widthOf = (element: Element | undefined): number => (element && widths.get(element)) ?? 0;
    const watch = new ResizeObserver((seen) => {
      for (const { target, borderBoxSize } of seen) widths.set(target, borderBoxSize[0]?.inlineSize ?? 0);
      const row = { entries: entries.map(widthOf), more: widthOf(more), gap };
      // The neighbours of the list shrink before the entries that always stay.
      place.style.minWidth = `${minimumWidth(row)}px`;
      const now = countFitting({ ...row, room: widthOf(place) });
      for (const [index, entry] of entries.entries()) entry.toggleAttribute('data-away', index >= now);
      more?.toggleAttribute('data-away', now === entries.length);
      setFits(now === entries.length ? Infinity : now);
    });
    for (const each of [place, ...place.children]) watch.observe(each);
    return () => watch.disconnect();
  }, [gap]);
  return { list, fits };
}
