import { createContext } from 'react';

/** The contacts for support: the platform's hotline, and the address of its online service. Either may be empty. */
export interface Support {
  readonly hotline: string;
  readonly onlineService: string;
}

export const SupportContext = createContext<Support>({ hotline: '', onlineService: '' });
