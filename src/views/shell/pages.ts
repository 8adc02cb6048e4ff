import type { PlainKey } from '../../words/catalogue.ts';
import { lazyScreen, type LazyScreen } from './shared/lazy-screen.tsx';

export type SkeletonKind = 'list' | 'form' | 'detail';

/** One page of the portal: where it stands, what it is called, and what it looks like while it is on its way. */
export interface Page {
  readonly path: string;
  /** Only for this stage of the address (document 2, section 4). */
  readonly stage?: string;
  readonly title: PlainKey;
  readonly skeleton: SkeletonKind;
  /** It waits for nothing that the pages after it need. */
  readonly comesFirst?: boolean;
  readonly Screen: LazyScreen<object>;
}

const base = '/credit/finance-data';

export const pages: readonly Page[] = [
  {
    path: `${base}/index/finance`, title: 'packages.title', skeleton: 'list', comesFirst: true,
    Screen: lazyScreen(async () => (await import('../evidence/package-list/PackageListScreen.tsx')).PackageListScreen),
  },
  {
    path: `${base}/create/finance`, title: 'shell.page-choose', skeleton: 'list',
    Screen: lazyScreen(async () => (await import('../evidence/choose-credits/ChooseCreditsScreen.tsx')).ChooseCreditsScreen),
  },
  {
    path: `${base}/upload/default`, stage: 'CHECK', title: 'check.title', skeleton: 'detail',
    Screen: lazyScreen(async () => (await import('../evidence/check-answers/CheckAnswersScreen.tsx')).CheckAnswersScreen),
  },
  {
    path: `${base}/upload/default`, title: 'shell.page-upload', skeleton: 'form',
    Screen: lazyScreen(async () => (await import('../evidence/materials/MaterialsScreen.tsx')).MaterialsScreen),
  },
  {
    path: `${base}/upload/success`, title: 'submitted.title', skeleton: 'detail',
    Screen: lazyScreen(async () => (await import('../evidence/submitted/SubmittedScreen.tsx')).SubmittedScreen),
  },
  {
    path: `${base}/detail`, title: 'shell.page-detail', skeleton: 'detail',
    Screen: lazyScreen(async () => (await import('../evidence/package-detail/PackageDetailScreen.tsx')).PackageDetailScreen),
  },
];

/** A path without what a hand may have added at its end. */
export const plainPath = (pathname: string): string => pathname.replace(/\/+$/, '') || '/';

/** The page at an address; undefined where there is none. */
export function pageAt(pathname: string, search: string): Page | undefined {
  const path = plainPath(pathname);
  const stage = new URLSearchParams(search).get('s');
  return pages.find((page) => page.path === path && (page.stage === undefined || page.stage === stage));
}
