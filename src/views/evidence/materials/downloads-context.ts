import { createContext, useContext } from 'react';
import type { StandardDownloads } from '../../../presentation/evidence/shared/standard-downloads.ts';

/** What may be taken home of the package on the page; nothing where nobody offers it. */
export const DownloadsContext = createContext<StandardDownloads | undefined>(undefined);

export function useDownloads(): StandardDownloads | undefined {
  return useContext(DownloadsContext);
}
