import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { focusIn } from '../../design/actions/focus-in.ts';

interface Focused {
  /** The documents in the element when it got the focus. */
  readonly rows: readonly HTMLElement[];
  /** The index of the focused document; -1 if the focus was elsewhere in the element. */
  readonly at: number;
}

const rowsOf = (place: HTMLElement): readonly HTMLElement[] => [...place.querySelectorAll('article')];

/** The document after the removed one, or before it, or any other. */
function besideOf({ rows, at }: Focused, place: HTMLElement): HTMLElement | undefined {
  const near = at < 0 ? [] : [...rows.slice(at + 1), ...rows.slice(0, at).toReversed()];
  return [...near.filter((row) => row.isConnected), ...rowsOf(place)][0];
}

/**
 * Keeps the focus in an element whose focused part is removed, for example a document or a drop zone. Otherwise the
 * keyboard would start at the top of the page.
 * @param content changes with the content of the element
 * @param last the id of the element that gets the focus if no document is left
 */
export function useRowFocusRecovery(place: RefObject<HTMLElement | null>, content: unknown, last: string): void {
  const focused = useRef<Focused>(undefined);

  useEffect(() => {
    const came = ({ target }: FocusEvent): void => {
      const here = place.current;
      const inside = here && target instanceof Node && here.contains(target);
      const rows = inside ? rowsOf(here) : [];
      focused.current = inside ? { rows, at: rows.findIndex((row) => row.contains(target)) } : undefined;
    };
    document.addEventListener('focusin', came);
    return () => document.removeEventListener('focusin', came);
  }, [place]);

  useEffect(() => {
    const here = place.current;
    const isGone = document.activeElement === document.body;
    if (content !== undefined && focused.current && isGone && here)
      focusIn(besideOf(focused.current, here) ?? document.getElementById(last) ?? here);
  }, [place, content, last]);
}
