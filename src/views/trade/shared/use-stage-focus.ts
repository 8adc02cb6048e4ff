import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the heading when a form goes on to be checked, or back. The button that was pressed is another one
 * then. A refused attempt leaves the focus to the errors.
 */
export function useStageFocus(stage: string, attempt: number): void {
  const stood = useRef({ stage, attempt });
  useEffect(() => {
    const isRefused = stood.current.attempt !== attempt;
    if (stood.current.stage !== stage && !isRefused) document.querySelector<HTMLElement>('main h1')?.focus();
    stood.current = { stage, attempt };
  }, [stage, attempt]);
}
