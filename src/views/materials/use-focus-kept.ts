import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { focusIn } from './focus-in.ts';

/**
 * Keeps the focus in a place whose focused part goes away, such as the drop zone of the one document that is wanted:
 * otherwise the keyboard would begin again at the top of the page. `content` changes with what stands in the place.
 */
export function useFocusKept(place: RefObject<HTMLElement | null>, content: unknown): void {
  const inside = useRef(false);

  useEffect(() => {
    const focused = (event: FocusEvent): void => {
      inside.current = event.target instanceof Node && place.current?.contains(event.target) === true;
    };
    document.addEventListener('focusin', focused);
    return () => document.removeEventListener('focusin', focused);
  }, [place]);

  useEffect(() => {
    const gone = document.activeElement === document.body;
    if (content !== undefined && inside.current && gone && place.current) focusIn(place.current);
  }, [place, content]);
}
