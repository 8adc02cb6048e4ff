import { useEffect } from 'react';
import type { RefObject } from 'react';

const steps = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
]);

/** The arrows go from row to row of a place; inside an opened document they stay what its fields make of them. */
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
