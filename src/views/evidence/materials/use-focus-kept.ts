import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { focusIn } from '../../design/actions/focus-in.ts';

interface Focused {
  /** The documents as they stood in the place. */
  readonly rows: readonly HTMLElement[];
  /** The one that had the focus; -1 where it lay elsewhere in the place. */
  readonly at: number;
}

const rowsOf = (place: HTMLElement): readonly HTMLElement[] => [...place.querySelectorAll('article')];

/** The document after the one that is gone, else the one before, else any. */
function besideOf({ rows, at }: Focused, place: HTMLElement): HTMLElement | undefined {
  const near = at < 0 ? [] : [...rows.slice(at + 1), ...rows.slice(0, at).toReversed()];
  return [...near.filter((row) => row.isConnected), ...rowsOf(place)][0];
}

/**
 * Keeps the focus in a place whose focused part is removed, for example a document or a drop zone; otherwise the
 * keyboard would begin at the top of the page. `content` changes with the content of the place; `last` is the fallback
 * if no document is left.
 */
export function useFocusKept(place: RefObject<HTMLElement | null>, content: unknown, last: string): void {
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
