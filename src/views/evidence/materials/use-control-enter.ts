import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';

/** Hears Ctrl + Enter, or ⌘ + Enter, anywhere in a place. */
export function useControlEnter(place: RefObject<HTMLElement | null>, onPressed: () => void): void {
  const heard = useEffectEvent(onPressed);

  useEffect(() => {
    const there = place.current;
    const pressed = (event: KeyboardEvent): void => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      heard();
    };
    there?.addEventListener('keydown', pressed);
    return () => there?.removeEventListener('keydown', pressed);
  }, [place]);
}
