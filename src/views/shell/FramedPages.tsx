import { Suspense, use, useEffect } from 'react';
import type { ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';

import { isPlannedPath } from '../../domain/catalogue/planned-paths.ts';
import { forbiddenPath } from '../../presentation/shell/shell-presenter.ts';
import { useLearning, useWords } from '../../words/use-words.ts';
import { Guarded } from './Guarded.tsx';
import { ModuleBoundary } from './ModuleBoundary.tsx';
import { ModuleFailed } from './ModuleFailed.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { lazyScreen } from '../lazy/lazy-screen.ts';
import { pageAt, plainPath, type Page } from '../pages/page.ts';
import { PortalFrame } from './PortalFrame.tsx';
import { usePresenters } from '../pages/presenters-context.ts';
import { usePageTitle } from '../pages/use-page-title.ts';
import { WordsContext } from '../../words/words-context.ts';
import { useHostWords } from './use-host-words.ts';
import { loadPage, preloadPage } from '../pages/load-page.ts';

const ForbiddenScreen = lazyScreen(async () => (await import('../errors/error-screens.ts')).ForbiddenScreen);
const NotFoundScreen = lazyScreen(async () => (await import('../errors/error-screens.ts')).NotFoundScreen);
const PlannedScreen = lazyScreen(async () => (await import('../errors/error-screens.ts')).PlannedScreen);

const HomePage = observer(function HomePage() {
  const { shell } = usePresenters();
  useEffect(() => shell.homeVisited(), [shell]);
  return <PageSkeleton kind="list" />;
});

function TitledScreen({ page }: { readonly page: Page }) {
  const { say } = useWords();
  usePageTitle(page.of === undefined ? say(page.title) : `${say(page.title)} - ${say(page.of)}`);
  return <page.Screen />;
}

function PreparedScreen({ page }: { readonly page: Page }) {
  use(loadPage(page, useLearning()));
  return page.titlesItself ? <page.Screen /> : <TitledScreen page={page} />;
}

function OpenPage({ page }: { readonly page: Page }) {
  const screen = (
    <ModuleBoundary Fallback={ModuleFailed}>
      <Suspense fallback={<PageSkeleton kind={page.skeleton} />}>
        <PreparedScreen page={page} />
      </Suspense>
    </ModuleBoundary>
  );
  if (page.forAnybody) return screen;
  return (
    <Guarded {...(page.forEverybody ? {} : { path: page.path })} skeleton={page.skeleton}>
      {screen}
    </Guarded>
  );
}

function pageFor(path: string, page: Page | undefined, key: string): ReactNode {
  if (page) return <OpenPage key={key} page={page} />;
  if (path === '/')
    return (
      <Guarded>
        <HomePage />
      </Guarded>
    );
  return (
    <ModuleBoundary Fallback={ModuleFailed}>
      <Suspense fallback={<PageSkeleton kind="detail" />}>
        {path === forbiddenPath ? (
          <ForbiddenScreen />
        ) : isPlannedPath(path) ? (
          <Guarded skeleton="detail">
            <PlannedScreen />
          </Guarded>
        ) : (
          <NotFoundScreen />
        )}
      </Suspense>
    </ModuleBoundary>
  );
}

export interface FramedPagesProps {
  readonly pages: readonly Page[];
}

/** The pages inside the frame, by their addresses. */
export const FramedPages = observer(function FramedPages({ pages }: FramedPagesProps) {
  const { pathname, search } = useLocation();
  const path = plainPath(pathname);
  const page = pageAt(pages, pathname, search);
  // Loaded while the user's session is being requested, and not after the answer.
  preloadPage(page, useLearning());
  const { shell, session, trail } = usePresenters();
  useEffect(() => shell.pageOpened(path), [path, shell]);
  const userId = session.who?.userId;
  // The trail records known paths only, because an unknown address may contain personal data.
  const known = page?.path ?? (path === '/' || path === forbiddenPath ? path : '');
  useEffect(() => trail.pageSeen(known, userId), [trail, known, userId]);
  // Another package at the same path is another page, and so is the same page for another account.
  const key = [path, page?.stage ?? '', new URLSearchParams(search).get('p') ?? '', userId ?? ''].join(' ');
  const words = useHostWords(session.pageConfig.productTitles);
  return (
    <WordsContext value={words}>
      <PortalFrame place={key}>{pageFor(path, page, key)}</PortalFrame>
    </WordsContext>
  );
});
