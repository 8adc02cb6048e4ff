import { createContext, useContext, useState } from 'react';
import type { Presenters } from '../../../presentation/presenters.ts';

export const PresentersContext = createContext<Presenters | undefined>(undefined);

/** The portal's presenters. Refuses outside of the portal. */
export function usePresenters(): Presenters {
  const presenters = useContext(PresentersContext);
  if (!presenters) throw new Error('usePresenters needs a PresentersContext above it');
  return presenters;
}

/** A presenter of one's own, kept as long as the screen stands. */
export function usePresenter<Presenter>(make: (presenters: Presenters) => Presenter): Presenter {
  const presenters = usePresenters();
  return useState(() => make(presenters))[0];
}
