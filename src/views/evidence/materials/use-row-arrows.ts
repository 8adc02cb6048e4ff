import { useEffect } from 'react';
import type { RefObject } from 'react';

const steps = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
]);

/**
 * Lets the arrow keys move among the rows of an element. In the fields of an unfolded document they keep their own
 * meaning.
 */
export function useRowArrows(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      const step = steps.get(event.key);
      const rows = [...(place.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
      const at = rows.findIndex((row) => row === event.target);
      if (step === undefined || at < 0) return;
      event.preventDefault();
      rows[at + step]?.focus();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [place]);
}
