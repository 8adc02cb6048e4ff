import { useLayoutEffect } from 'react';
import { BrowserRouter, useLocation, useNavigate } from 'react-router-dom';
import type { Presenters } from '../presentation/presenters.ts';
import type { Catalogue } from '../words/catalogue.ts';
import type { Locale } from '../words/locale.ts';
import { WordsProvider } from '../words/WordsProvider.tsx';
import { PresentersContext } from './pages/presenters-context.ts';
import { PortalRoutes, type PortalRoutesProps } from './shell/PortalRoutes.tsx';

/** The part of the router that code outside React uses. */
export interface AttachedRouter {
  /** Goes to a path, or by a number of history entries, back if negative. */
  navigate(to: string | number, options: { readonly replace: boolean }): void;
  current(): string;
}

export interface PortalProps extends PortalRoutesProps {
  readonly presenters: Presenters;
  readonly locale: Locale;
  readonly catalogue: Catalogue;
  readonly onLocaleChanged: (locale: Locale) => void;
  readonly attachRouter: (router: AttachedRouter) => void;
}

function RouterLink({ attachRouter }: Pick<PortalProps, 'attachRouter'>) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const here = pathname + search;
  useLayoutEffect(() => {
    attachRouter({
      navigate: (to, options) => void (typeof to === 'number' ? navigate(to) : navigate(to, options)),
      current: () => here,
    });
  }, [attachRouter, navigate, here]);
  return null;
}

/** The whole portal: its words, its router and its screens. */
export function Portal({ presenters, locale, catalogue, onLocaleChanged, attachRouter, signIn, Frame }: PortalProps) {
  return (
    <WordsProvider locale={locale} catalogue={catalogue} onLocaleChanged={onLocaleChanged}>
      <PresentersContext value={presenters}>
        {/* Navigation renders in one go. As a transition, rendering in slices, a page on a slow computer takes a quarter longer. What must be loaded shows its own skeleton. */}
        <BrowserRouter basename="/cv3" useTransitions={false}>
          <RouterLink attachRouter={attachRouter} />
          <PortalRoutes signIn={signIn} Frame={Frame} />
        </BrowserRouter>
      </PresentersContext>
    </WordsProvider>
  );
}
