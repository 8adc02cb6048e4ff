import type { KeyboardEvent } from 'react';

/**
 * Enter on a button does nothing (document 1, section 5; checklist X-19): Space, links and Enter in a field work. A key
 * that is held down presses once; Tab that is held down goes on from button to button.
 */
export function suppressEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' || (event.repeat && event.key !== 'Tab')) event.preventDefault();
}
