import { bestMatches } from '../../../domain/text/text-search.ts';
import { productsPath } from '../../../domain/catalogue/product-paths.ts';
import { allEntries, homePath, type MenuEntry } from '../../../domain/identity/signed-in.ts';
import { message, type PlainKey } from '../../../words/catalogue.ts';
import type { FoundEntry, FoundGroup } from '../../shared/found-group.ts';
import type { SessionStore } from '../../identity/session-store.ts';

/** Gives the portal's own names in the present language. */
export type Say = (key: PlainKey) => string;

/** Pages that all users have and no menu names. */
const commonPages: readonly (readonly [string, PlainKey])[] = [
  [productsPath, 'search.page-products'],
  ['/my/message/index', 'search.page-messages'],
  ['/my/download', 'search.page-downloads'],
  ['/my/account/info', 'shell.account'],
];

/** How many pages a search lists. */
const shownPages = 6;

interface NamedPage {
  /** The text that the search matches. */
  readonly name: string;
  readonly entry: FoundEntry;
}

/** Whether a page can be opened on its own; others need a package, an application or a holding. */
const opensByItself = ({ path }: MenuEntry): boolean =>
  path !== '' &&
  !/\/(?:detail|upload\/(?:default|success)|(?:operator-|director-)?approve|chain\/transfer)$/.test(path);

/** Finds the pages that the role may open, by their names. */
export class PagesSource {
  readonly #session: SessionStore;

  constructor(session: SessionStore) {
    this.#session = session;
  }

  /** The closest matches first; all pages without a query. */
  find(query: string, say: Say): readonly FoundGroup[] {
    const entries = bestMatches(this.pages(say), query).map(({ entry }) => entry);
    return [{ name: 'search.pages', entries: query === '' ? entries : entries.slice(0, shownPages) }];
  }

  /**
   * The pages by name. A page with a common name, for example a wizard's first step, also names its list; of two pages
   * with the same name only the first is listed.
   */
  private pages(say: Say): readonly NamedPage[] {
    const menus = allEntries(this.#session.who?.menus ?? []).filter(opensByItself);
    const own = (path: string, key: PlainKey): NamedPage => ({
      name: say(key),
      entry: { id: path, name: message(key), about: [], path },
    });
    const named = menus.map(({ name, path }) => {
      const list = menus.find((each) => each.path !== path && each.path === path.replace('/create/', '/index/'));
      return {
        name: list ? `${name} ${list.name}` : name,
        entry: { id: path, name, about: list ? [list.name] : [], path },
      };
    });
    const [unique, shared] = [
      named.filter(({ entry }) => entry.about.length === 0),
      named.filter(({ entry }) => entry.about.length > 0),
    ];
    const all = [
      own(homePath, 'shell.home'),
      ...unique,
      ...commonPages.map(([path, key]) => own(path, key)),
      ...shared,
    ];
    return [...new Map(all.toReversed().map((page) => [page.name, page])).values()].toReversed();
  }
}
