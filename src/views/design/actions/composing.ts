import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

/** The code of a key that an input method has used. Safari ends the composition before it reports that Enter. */
const usedByInputMethod = 229;

/** Whether a key belongs to an input method, which composes a word (as in Chinese). Enter then only ends the word. */
export function isComposing(event: KeyboardEvent | ReactKeyboardEvent): boolean {
  const key = 'nativeEvent' in event ? event.nativeEvent : event;
  return key.isComposing || key.keyCode === usedByInputMethod;
}

/**
 * Keeps the keys of an input method from every listener of the page, those of libraries included. The field itself
 * still gets them.
 * @returns ends it
 */
export function keepComposedKeys(page: Document): () => void {
  const keep = (event: KeyboardEvent): void => {
    if (isComposing(event)) event.stopImmediatePropagation();
  };
  page.addEventListener('keydown', keep, { capture: true });
  return () => page.removeEventListener('keydown', keep, { capture: true });
}
