import { useEffect, useRef, type RefObject } from 'react';

/**
 * Puts the keyboard into the first field of a form that is wrong, each time that it was sent in vain. `attempt`: how
 * many times it was.
 */
export function useFirstWrong<Form extends HTMLElement = HTMLFormElement>(attempt: number): RefObject<Form | null> {
  const form = useRef<Form>(null);
  useEffect(() => {
    if (attempt > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempt]);
  return form;
}
