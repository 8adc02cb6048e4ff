import { closest } from '../../../domain/text/finding.ts';
import { productsPath } from '../../../domain/catalogue/product-paths.ts';
import { allEntries, homePath, type MenuEntry } from '../../../domain/identity/signed-in.ts';
import { message, type PlainKey } from '../../../words/catalogue.ts';
import type { FoundEntry, FoundGroup } from '../../shared/found-group.ts';
import type { SessionStore } from '../../identity/session-store.ts';

/** What the portal itself names, in the language in use. */
export type Say = (key: PlainKey) => string;

/** Pages that are there for everybody, and that no menu names. */
const everybodys: readonly (readonly [string, PlainKey])[] = [
  [productsPath, 'finding.page-products'],
  ['/my/message/index', 'finding.page-messages'],
  ['/my/download', 'finding.page-downloads'],
  ['/my/account/info', 'shell.account'],
];

/** So many pages are named where something is asked. */
const mostPages = 6;

interface NamedPage {
  /** The text that the search matches. */
  readonly name: string;
  readonly entry: FoundEntry;
}

/** Whether a page can be gone to by itself: others are of a package that one names. */
const standsAlone = ({ path }: MenuEntry): boolean =>
  path !== '' && !/\/(?:detail|upload\/(?:default|success))$/.test(path);

/** The pages that the role may open, by their names. */
export class PagesSource {
  readonly #session: SessionStore;

  constructor(session: SessionStore) {
    this.#session = session;
  }

  /** The closest first; all of them where nothing is asked. */
  find(asked: string, say: Say): readonly FoundGroup[] {
    const entries = closest(this.pages(say), asked).map(({ entry }) => entry);
    return [{ name: 'finding.pages', entries: asked === '' ? entries : entries.slice(0, mostPages) }];
  }

  /**
   * A page that others are called like, such as a wizard's first step, says of which list it is; of two called alike
   * the first stands for both.
   */
  private pages(say: Say): readonly NamedPage[] {
    const menus = allEntries(this.#session.who?.menus ?? []).filter(standsAlone);
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
    const [first, others] = [
      named.filter(({ entry }) => entry.about.length === 0),
      named.filter(({ entry }) => entry.about.length > 0),
    ];
    const all = [
      ...(menus.length > 0 ? [own(homePath, 'shell.home')] : []),
      ...first,
      ...everybodys.map(([path, key]) => own(path, key)),
      ...others,
    ];
    return [...new Map(all.toReversed().map((page) => [page.name, page])).values()].toReversed();
  }
}
