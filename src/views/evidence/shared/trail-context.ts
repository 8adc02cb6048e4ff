import { createContext, useContext } from 'react';
import type { TrailViewer } from '../../../presentation/evidence/shared/trail-viewer.ts';

/** Shows the order behind a business or the journey of an invoice; undefined where no viewer is provided. */
export const TrailContext = createContext<TrailViewer | undefined>(undefined);

export function useTrail(): TrailViewer | undefined {
  return useContext(TrailContext);
}
