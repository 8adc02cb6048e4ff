import { useLayoutEffect, type RefObject } from 'react';

/** Milliseconds without scrolling before the order is updated. */
const rest = 150;

const indexOf = (row: Element): number => (row instanceof HTMLElement ? Number(row.dataset['index']) : 0);

/** Sorts the elements in reading order, because an element may have taken over another row. */
function order(body: HTMLElement): void {
  const rows = [...body.children];
  if (rows.every((row) => row.nextElementSibling === null || indexOf(row) < indexOf(row.nextElementSibling))) return;
  const active = document.activeElement;
  let next: Element | null = null;
  for (const row of rows.toSorted((a, b) => indexOf(b) - indexOf(a))) {
    if (row.nextElementSibling !== next && !row.contains(active)) body.insertBefore(row, next);
    next = row;
  }
}

/** Keeps the reading order equal to the visual order. It updates once scrolling rests. */
export function useRowOrder(body: RefObject<HTMLElement | null>, virtual: boolean): void {
  useLayoutEffect(() => {
    if (!virtual || !body.current) return undefined;
    const element = body.current;
    const timer = setTimeout(() => order(element), rest);
    return () => clearTimeout(timer);
  });
}
