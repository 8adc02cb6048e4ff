import { createContext, createElement, useContext } from 'react';
import type { ComponentType } from 'react';

import type { InstrumentKind } from '../../../domain/trade/shared/instrument.ts';
import { lazyScreen, type LazyScreen } from '../../lazy/lazy-screen.ts';

const KindContext = createContext<InstrumentKind | undefined>(undefined);

export const KindProvider = KindContext.Provider;

/** The kind of instruments that the page is about. */
export function useKind(): InstrumentKind {
  const kind = useContext(KindContext);
  if (kind === undefined) throw new Error('useKind needs a KindProvider above it');
  return kind;
}

/** Converts a screen to a page for the instruments of one product. */
export function kindScreen(kind: InstrumentKind, load: () => Promise<ComponentType>): LazyScreen<object> {
  return lazyScreen(async () => {
    const Screen = await load();
    return function KindScreen() {
      return createElement(KindProvider, { value: kind }, createElement(Screen));
    };
  });
}
