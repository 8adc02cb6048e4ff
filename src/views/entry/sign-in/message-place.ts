import { createContext } from 'react';

/**
 * The place of the sign-in page's messages, below the form, so that nothing in it moves. Null until it exists;
 * undefined for a form on its own.
 */
export const MessagePlace = createContext<Element | null | undefined>(undefined);
