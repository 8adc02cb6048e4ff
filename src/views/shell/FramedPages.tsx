import { Suspense, use, useEffect } from 'react';
import type { ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';

import { forbiddenPath } from '../../presentation/shell/shell-presenter.ts';
import { useWords } from '../../words/use-words.ts';
import { ForbiddenScreen } from '../errors/ForbiddenScreen.tsx';
import { NotFoundScreen } from '../errors/NotFoundScreen.tsx';
import { Guarded } from './Guarded.tsx';
import { ModuleBoundary } from './ModuleBoundary.tsx';
import { ModuleFailed } from './ModuleFailed.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { pageAt, plainPath, type Page } from './pages.ts';
import { PortalFrame } from './PortalFrame.tsx';
import { usePresenters } from './shared/presenters-context.ts';
import { usePageTitle } from './shared/use-page-title.ts';
import { workKnown } from './shared/work-known.ts';

const HomePage = observer(function HomePage() {
  const { shell } = usePresenters();
  useEffect(() => shell.homeVisited(), [shell]);
  return <PageSkeleton kind="list" />;
});

function PreparedScreen({ page }: { readonly page: Page }) {
  use(workKnown(usePresenters()));
  return <page.Screen />;
}

const OpenPage = observer(function OpenPage({ page }: { readonly page: Page }) {
  const { say } = useWords();
  usePageTitle(say(page.title));
  return (
    <Guarded path={page.path} skeleton={page.skeleton}>
      <ModuleBoundary Fallback={ModuleFailed}>
        <Suspense fallback={<PageSkeleton kind={page.skeleton} />}>
          {page.comesFirst ? <page.Screen /> : <PreparedScreen page={page} />}
        </Suspense>
      </ModuleBoundary>
    </Guarded>
  );
});

function pageFor(path: string, page: Page | undefined, key: string): ReactNode {
  if (page) return <OpenPage key={key} page={page} />;
  if (path === '/') return <Guarded><HomePage /></Guarded>;
  if (path === forbiddenPath) return <ForbiddenScreen />;
  return <NotFoundScreen />;
}

/** The pages inside the frame, by their addresses. */
export function FramedPages() {
  const { pathname, search } = useLocation();
  const path = plainPath(pathname);
  const page = pageAt(pathname, search);
  const presenters = usePresenters();
  const { shell } = presenters;
  useEffect(() => shell.arrived(path), [path, shell]);
  // Where one goes next is there by then; whoever draws it meets a failure.
  useEffect(() => void workKnown(presenters).catch(() => undefined), [presenters]);
  // Another package is another page, though it stands at the same path.
  const key = [path, page?.stage ?? '', new URLSearchParams(search).get('p') ?? ''].join(' ');
  return <PortalFrame place={key}>{pageFor(path, page, key)}</PortalFrame>;
}
