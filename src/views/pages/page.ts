import type { PlainKey } from '../../words/catalogue.ts';
import type { WordsArea } from '../../words/load-catalogue.ts';
import type { LazyScreen } from '../lazy/lazy-screen.ts';

export type SkeletonKind = 'list' | 'form' | 'detail';

/** One page inside the frame: its path, its title, and its skeleton while it loads. */
export interface Page {
  readonly path: string;
  /** The stage in the address for which the page is (document 2, section 4); every stage without it. */
  readonly stage?: string;
  /** Whether every visitor may open it, signed in or not. */
  readonly forAnybody?: boolean;
  /** Whether every signed-in user may open it, whether or not their menus list it (document 1, section 2). */
  readonly forEverybody?: boolean;
  /** A key of the page's own texts. */
  readonly title: PlainKey;
  /** Whether the screen sets the window's title itself, according to its content. */
  readonly titlesItself?: boolean;
  /** The key of the page's area, if several pages have the same title. */
  readonly of?: PlainKey;
  readonly skeleton: SkeletonKind;
  /** The areas whose texts the page uses. */
  readonly words: readonly WordsArea[];
  /** Loads the code of the page. Rejects if the load fails. */
  readonly prepare: () => Promise<void>;
  readonly Screen: LazyScreen<object>;
}

/** A path without trailing slashes, which users may add by hand. */
export const plainPath = (pathname: string): string => pathname.replace(/\/+$/, '') || '/';

/** The page at an address; undefined if there is none. */
export function pageAt<Placed extends Pick<Page, 'path' | 'stage'>>(
  pages: readonly Placed[],
  pathname: string,
  search: string,
): Placed | undefined {
  const path = plainPath(pathname);
  const stage = new URLSearchParams(search).get('s');
  return pages.find((page) => page.path === path && (page.stage === undefined || page.stage === stage));
}
