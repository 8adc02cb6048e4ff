import { useEffect, useRef } from 'react';

import { focusOnceLost } from '../design/actions/focus-in.ts';

/**
 * Moves a lost focus to the page's heading once a value changes, because the pressed button was removed with its
 * content.
 */
export function useFocusAfterChange(value: string | number | undefined): void {
  const stood = useRef(value);
  useEffect(() => {
    if (stood.current !== undefined && stood.current !== value) focusOnceLost([]);
    stood.current = value;
  }, [value]);
}
