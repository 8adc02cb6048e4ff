import type { PlainKey } from '../../words/catalogue.ts';
import type { WordsArea } from '../../words/load-catalogue.ts';
import type { LazyScreen } from '../lazy/lazy-screen.ts';

export type SkeletonKind = 'list' | 'form' | 'detail';

/** One page inside the frame: where it stands, what it is called, and what it looks like while it is on its way. */
export interface Page {
  readonly path: string;
  /** Only for this stage of the address (document 2, section 4). */
  readonly stage?: string;
  /** For anybody, signed in or not. */
  readonly forAnybody?: boolean;
  /** For everybody who is signed in, whatever their menus name (document 1, section 2). */
  readonly forEverybody?: boolean;
  /** Among its own words. */
  readonly title: PlainKey;
  /** What it is a page of, where several have pages called alike. */
  readonly of?: PlainKey;
  readonly skeleton: SkeletonKind;
  /** The areas whose words it says. */
  readonly words: readonly WordsArea[];
  /** Fetches what stands behind it; faults when that does not arrive. */
  readonly prepare: () => Promise<void>;
  readonly Screen: LazyScreen<object>;
}

/** A path without what a hand may have added at its end. */
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
