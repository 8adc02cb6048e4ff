import { createContext, useContext } from 'react';
import type { TrailViewer } from '../../../presentation/evidence/shared/trail-viewer.ts';

/** What shows the order behind a business or the journey of an invoice; nothing where nobody offers it. */
export const TrailContext = createContext<TrailViewer | undefined>(undefined);

export function useTrail(): TrailViewer | undefined {
  return useContext(TrailContext);
}
