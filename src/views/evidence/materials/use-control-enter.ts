import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';
import { isComposing } from '../../design/actions/composing.ts';

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

/** Listens to Control and Enter, or Command and Enter, in an element. */
export function useControlEnter(place: RefObject<HTMLElement | null>, onPressed: () => void): void {
  useKey(place, (event) => event.key === 'Enter' && !isComposing(event) && (event.ctrlKey || event.metaKey), onPressed);
}

/** Whether the key is for a text field. Enter that opens a list, or that ends the composition of a word, is not. */
function isPlainLine(event: KeyboardEvent): boolean {
  const { target, defaultPrevented } = event;
  return (
    target instanceof HTMLInputElement &&
    target.getAttribute('aria-expanded') !== 'true' &&
    !isComposing(event) &&
    !defaultPrevented
  );
}

/** Listens to Enter in the text fields of an element. */
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
