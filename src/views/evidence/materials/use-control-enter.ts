import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';

function useKey(
  place: RefObject<HTMLElement | null>,
  isMeant: (event: KeyboardEvent) => boolean,
  onPressed: () => void,
): void {
  const heard = useEffectEvent((event: KeyboardEvent) => {
    if (!isMeant(event)) return;
    event.preventDefault();
    onPressed();
  });

  useEffect(() => {
    const there = place.current;
    const pressed = (event: KeyboardEvent): void => heard(event);
    there?.addEventListener('keydown', pressed);
    return () => there?.removeEventListener('keydown', pressed);
  }, [place]);
}

/** Hears Ctrl + Enter, or ⌘ + Enter, anywhere in a place. */
export function useControlEnter(place: RefObject<HTMLElement | null>, onPressed: () => void): void {
  useKey(place, (event) => event.key === 'Enter' && (event.ctrlKey || event.metaKey), onPressed);
}

/**
 * A line of text that Enter leaves alone: not a list that it opens, nor a word that is still being put together from
 * its sounds.
 */
function isPlainLine({ target, isComposing, defaultPrevented }: KeyboardEvent): boolean {
  return (
    target instanceof HTMLInputElement &&
    target.getAttribute('aria-expanded') !== 'true' &&
    !isComposing &&
    !defaultPrevented
  );
}

/** Hears Enter in the text fields of a place. */
export function useEnter(
  place: RefObject<HTMLElement | null>,
  onPressed: () => void,
  heard: 'on' | 'off' = 'on',
): void {
  useKey(
    place,
    (event) =>
      heard === 'on' &&
      event.key === 'Enter' &&
      !event.ctrlKey &&
      !event.metaKey &&
      !event.shiftKey &&
      !event.altKey &&
      isPlainLine(event),
    onPressed,
  );
}
