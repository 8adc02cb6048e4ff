import { createContext, useContext } from 'react';
import type { StandardDownloads } from '../../../presentation/evidence/shared/standard-downloads.ts';

/** The downloads of the package on the page; undefined if none are offered. */
export const DownloadsContext = createContext<StandardDownloads | undefined>(undefined);

export function useDownloads(): StandardDownloads | undefined {
  return useContext(DownloadsContext);
}
