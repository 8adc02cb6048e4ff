import { useEffect, useRef, type RefObject } from 'react';

/**
 * Gives the focus to a part of the page when what had it is gone: the press that was made has done its work. `mark`
 * changes with what is shown there; as long as something else has the focus, nothing moves.
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
