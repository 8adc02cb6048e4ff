import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the heading when a form changes to its check, or back, because the pressed button is replaced by
 * another one. After a refused attempt the focus goes to the errors instead.
 */
export function useStageFocus(stage: string, attempt: number): void {
  const stood = useRef({ stage, attempt });
  useEffect(() => {
    const isRefused = stood.current.attempt !== attempt;
    if (stood.current.stage !== stage && !isRefused) document.querySelector<HTMLElement>('main h1')?.focus();
    stood.current = { stage, attempt };
  }, [stage, attempt]);
}
