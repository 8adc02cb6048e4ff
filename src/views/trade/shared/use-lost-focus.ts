import { useEffect, useRef, type RefObject } from 'react';

/**
 * Focuses a part of the page when the focused element was removed, for example after a press. `mark` changes with the
 * content. Nothing happens while another element has the focus.
 */
export function useLostFocus(mark: string): RefObject<HTMLDivElement | null> {
  const part = useRef<HTMLDivElement>(null);
  const shown = useRef(mark);
  useEffect(() => {
    const hasChanged = shown.current !== mark;
    shown.current = mark;
    const { activeElement, body } = document;
    if (hasChanged && (activeElement === null || activeElement === body)) part.current?.focus();
  }, [mark]);
  return part;
}
