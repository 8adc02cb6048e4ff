import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Lengths in pixels. */
export interface Row {
  readonly entries: readonly number[];
  /** The entry that leads to those that have no room. */
  readonly more: number;
  readonly gap: number;
  readonly room: number;
}

/** So many entries never leave: where one begins, and home. */
const kept = 2;

/** The room that those take which never leave, and the entry that leads to the rest. */
export function leastRoom({ entries, more, gap }: Omit<Row, 'room'>): number {
  const shown = entries.length > kept ? [...entries.slice(0, kept), more] : entries;
  return shown.reduce((sum, width) => sum + width + gap, -gap);
}

/**
 * How many entries, from the first on, stand beside one another: all of them, or as many as leave room for the one that
 * leads to the rest (checklist F-073).
 */
export function fitting({ entries, more, gap, room }: Row): number {
  const taken = (count: number, last: number): number =>
    entries.slice(0, count).reduce((sum, width) => sum + width + gap, last);
  if (taken(entries.length, -gap) <= room) return entries.length;
  return Math.max(
    Math.min(kept, entries.length),
    entries.findLastIndex((_, index) => taken(index + 1, more) <= room) + 1,
  );
}

/**
 * Keeps count of how many entries of a list have room in it; another list of entries is another element. Its last child
 * leads to the rest. Every child stands in the page, and what is not to be seen says `data-away`: so its width is
 * known. That is set by hand, once all is laid out and before it is painted: to be drawn anew for it the page would
 * have to wait. Where nothing is laid out all have room.
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
      // What stands beside the list gives way to it before these do.
      place.style.minWidth = `${leastRoom(row)}px`;
      const now = fitting({ ...row, room: widthOf(place) });
      for (const [index, entry] of entries.entries()) entry.toggleAttribute('data-away', index >= now);
      more?.toggleAttribute('data-away', now === entries.length);
      setFits(now === entries.length ? Infinity : now);
    });
    for (const each of [place, ...place.children]) watch.observe(each);
    return () => watch.disconnect();
  }, [gap]);
  return { list, fits };
}
