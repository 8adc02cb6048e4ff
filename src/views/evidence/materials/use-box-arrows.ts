import { useEffect } from 'react';
import type { RefObject } from 'react';

const steps = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
]);

/** Lets the arrow keys move among the checkboxes of a list. */
export function useBoxArrows(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      const step = steps.get(event.key);
      const boxes = [...(list.current?.querySelectorAll<HTMLInputElement>('input[type="checkbox"]') ?? [])];
      const at = boxes.findIndex((box) => box === event.target);
      if (step === undefined || at < 0) return;
      event.preventDefault();
      boxes[at + step]?.focus();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [list]);
}
