import { createContext, useContext } from 'react';
import type { TrailViewer } from '../../../presentation/evidence/shared/trail-viewer.ts';

/** The dialog of orders and journeys; undefined if none is provided. */
export const TrailContext = createContext<TrailViewer | undefined>(undefined);

export function useTrail(): TrailViewer | undefined {
  return useContext(TrailContext);
}
