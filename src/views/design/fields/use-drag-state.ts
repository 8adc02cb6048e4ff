import { useCallback, useEffect, useRef, useState } from 'react';

/** How long a drag stays or stays away until the zone shows it, in milliseconds (document 1, section 9; F-157). */
export const dragRest = 100;

export interface DragState {
  /** Whether the zone shows that files are over it. */
  readonly isOver: boolean;
  /** Notes whether files are over the zone. The zone shows it once it has held for `dragRest`. */
  note(isOver: boolean): void;
  /** Ends the drag at once, as when files were dropped. */
  end(): void;
}

/** Whether files are dragged over a zone. Crossing the elements inside the zone causes no flicker. */
export function useDragState(): DragState {
  const [isOver, setOver] = useState(false);
  const wanted = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const note = useCallback((next: boolean): void => {
    // A browser repeats the event while files are held over the zone.
    if (next === wanted.current) return;
    wanted.current = next;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOver(next), dragRest);
  }, []);
  const end = useCallback((): void => {
    wanted.current = false;
    clearTimeout(timer.current);
    setOver(false);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  return { isOver, note, end };
}
