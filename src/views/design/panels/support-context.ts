import { createContext } from 'react';

/**
 * Whom to ask when something went wrong: the platform's hotline, and its online service's address. Either may be empty.
 */
export interface Support {
  readonly hotline: string;
  readonly onlineService: string;
}

export const SupportContext = createContext<Support>({ hotline: '', onlineService: '' });
