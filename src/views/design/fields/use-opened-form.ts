import { useLayoutEffect, useRef, type RefObject } from 'react';

const fields = 'input, textarea, select';

/**
 * A form that a button opened: the keyboard goes to its first field, which comes into sight. Once it is closed, it goes
 * back to the button, which stands there again; nowhere where the page goes with it.
 */
export function useOpenedForm(openerId: string): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    const first = form.current?.querySelector<HTMLElement>(fields);
    first?.scrollIntoView({ block: 'center' });
    first?.focus({ preventScroll: true });
    return () => {
      queueMicrotask(() => {
        // Whoever took the focus elsewhere in the meantime keeps it.
        if (document.activeElement === null || document.activeElement === document.body)
          document.getElementById(openerId)?.focus();
      });
    };
  }, [openerId]);
  return form;
}
