import { useLayoutEffect } from 'react';
import { BrowserRouter, useLocation, useNavigate } from 'react-router-dom';
import type { Presenters } from '../presentation/presenters.ts';
import type { Catalogue } from '../words/catalogue.ts';
import type { Locale } from '../words/locale.ts';
import { WordsProvider } from '../words/WordsProvider.tsx';
import { PresentersContext } from './shell/shared/presenters-context.ts';
import { PortalRoutes } from './shell/PortalRoutes.tsx';
import type { TypedBefore } from './entry/sign-in/take-over.ts';

/** What the portal tells about its router to those who move about in it. */
export interface AttachedRouter {
  navigate(path: string, options: { readonly replace: boolean }): void;
  current(): string;
}

export interface PortalProps {
  readonly presenters: Presenters;
  readonly locale: Locale;
  readonly catalogue: Catalogue;
  readonly onLocaleChanged: (locale: Locale) => void;
  readonly attachRouter: (router: AttachedRouter) => void;
  /** What was typed into the sign-in document before the portal took it over. */
  readonly typedBefore: TypedBefore | undefined;
}

function RouterLink({ attachRouter }: Pick<PortalProps, 'attachRouter'>) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const here = pathname + search;
  useLayoutEffect(() => {
    attachRouter({ navigate: (path, options) => void navigate(path, options), current: () => here });
  }, [attachRouter, navigate, here]);
  return null;
}

/** The whole portal: its words, its router and its screens. */
export function Portal({ presenters, locale, catalogue, onLocaleChanged, attachRouter, typedBefore }: PortalProps) {
  return (
    <WordsProvider locale={locale} catalogue={catalogue} onLocaleChanged={onLocaleChanged}>
      <PresentersContext value={presenters}>
        <BrowserRouter basename="/cv3">
          <RouterLink attachRouter={attachRouter} />
          <PortalRoutes typedBefore={typedBefore} />
        </BrowserRouter>
      </PresentersContext>
    </WordsProvider>
  );
}
