import { createContext } from 'react';

/**
 * Where the sign-in page tells what became of what was done: below the form, so that nothing in it moves. Null until it
 * is there; undefined for a form that stands by itself.
 */
export const MessagePlace = createContext<Element | null | undefined>(undefined);
