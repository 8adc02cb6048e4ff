import type { KeyboardEvent } from 'react';

/**
 * Disables Enter on buttons (document 1, section 5; checklist X-19). Space, links, and Enter in fields still work. A
 * key that is held down presses once, except Tab, which continues to the next button.
 */
export function suppressEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' || (event.repeat && event.key !== 'Tab')) event.preventDefault();
}
