import { createContext, useContext, useState } from 'react';
import type { AreaKey } from '../../presentation/shared/area-key.ts';
import type { Presenters } from '../../presentation/presenters.ts';

export const PresentersContext = createContext<Presenters | undefined>(undefined);

/** The portal's presenters. Throws outside of the portal. */
export function usePresenters(): Presenters {
  const presenters = useContext(PresentersContext);
  if (!presenters) throw new Error('usePresenters needs a PresentersContext above it');
  return presenters;
}

/** A presenter that belongs to one screen and lives as long as the screen is mounted. */
export function usePresenter<Offered, Presenter>(
  area: AreaKey<Offered>,
  make: (offered: Offered) => Presenter,
): Presenter {
  const presenters = usePresenters();
  return useState(() => make(presenters.of(area)))[0];
}
