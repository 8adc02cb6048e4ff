import { useLayoutEffect, useRef, type RefObject } from 'react';

const fields = 'input, textarea, select';

/**
 * Moves the focus to the first field of a form that a button opened, and scrolls to it. When the form closes, the focus
 * returns to the button, unless the page has closed too.
 */
export function useOpenedForm(openerId: string): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    const first = form.current?.querySelector<HTMLElement>(fields);
    first?.scrollIntoView({ block: 'center' });
    first?.focus({ preventScroll: true });
    return () => {
      queueMicrotask(() => {
        // If the user has moved the focus meanwhile, it stays.
        if (document.activeElement === null || document.activeElement === document.body)
          document.getElementById(openerId)?.focus();
      });
    };
  }, [openerId]);
  return form;
}
