import { useEffect, useRef, type RefObject } from 'react';

/**
 * Focuses the first invalid field of a form after each refused attempt.
 * @param attempt the number of refused attempts
 */
export function useFirstWrong<Form extends HTMLElement = HTMLFormElement>(attempt: number): RefObject<Form | null> {
  const form = useRef<Form>(null);
  useEffect(() => {
    if (attempt > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempt]);
  return form;
}
