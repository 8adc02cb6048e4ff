import { createContext } from 'react';

/**
 * The way in which the portal follows its own links. The shell provides the router; without it the browser follows
 * them.
 */
export interface Links {
  /** The address for `href`, with the base path. */
  readonly addressOf: (to: string) => string;
  readonly follow: (to: string) => void;
}

export const LinksContext = createContext<Links | undefined>(undefined);
