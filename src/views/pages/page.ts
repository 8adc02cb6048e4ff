import type { PlainKey } from '../../words/catalogue.ts';
import type { WordsArea } from '../../words/load-catalogue.ts';
import type { LazyScreen } from '../lazy/lazy-screen.ts';

export type SkeletonKind = 'list' | 'form' | 'detail';

/** One page inside the frame: its path, its title, and its skeleton while it loads. */
export interface Page {
  readonly path: string;
  /** Only for this stage of the address (document 2, section 4). */
  readonly stage?: string;
  /** Open to everybody, signed in or not. */
  readonly forAnybody?: boolean;
  /** Open to every signed-in user, whether or not their menus list it (document 1, section 2). */
  readonly forEverybody?: boolean;
  /** Among its own words. */
  readonly title: PlainKey;
  /** The area of the page, where several pages have the same title. */
  readonly of?: PlainKey;
  readonly skeleton: SkeletonKind;
  /** The areas whose words it says. */
  readonly words: readonly WordsArea[];
  /** Fetches the code behind the page. Rejects when it does not arrive. */
  readonly prepare: () => Promise<void>;
  readonly Screen: LazyScreen<object>;
}

/** A path without trailing slashes, which users may add by hand. */
export const plainPath = (pathname: string): string => pathname.replace(/\/+$/, '') || '/';

/** The page at an address; undefined where there is none. */
export function pageAt<Placed extends Pick<Page, 'path' | 'stage'>>(
  pages: readonly Placed[],
  pathname: string,
  search: string,
): Placed | undefined {
  const path = plainPath(pathname);
  const stage = new URLSearchParams(search).get('s');
  return pages.find((page) => page.path === path && (page.stage === undefined || page.stage === stage));
}
