import { isPlannedPath } from '../../domain/catalogue/planned-paths.ts';
import { productsPath } from '../../domain/catalogue/product-paths.ts';
import { allEntries, homePath, type MenuEntry } from '../../domain/identity/signed-in.ts';

export interface ShellLink {
  readonly code: string;
  readonly name: string;
  readonly path: string;
  /** Whether its page is planned, and not offered yet. */
  readonly isPlanned?: boolean;
}

/** One entry of the header: a link, or a group with several links below it. */
export interface ShellMenu {
  readonly code: string;
  /** Empty for the portal's own home. */
  readonly name: string;
  readonly links: readonly ShellLink[];
  /**
   * The paths of all its pages, including those that are not listed. While one of them is open, this entry is the
   * present one.
   */
  readonly paths: readonly string[];
}

/** The portal's own entry; its words are added by the view. */
const home: ShellMenu = {
  code: 'home',
  name: '',
  links: [{ code: 'home', name: '', path: homePath }],
  paths: [homePath],
};

/**
 * The header's entries that are listed and lead somewhere. The home page is the second one, unless the menus name it,
 * or there is no entry besides the products (document 1, section 2; X-30).
 */
export function shellMenus(menus: readonly MenuEntry[]): readonly ShellMenu[] {
  const named = entriesOf(menus);
  return named.every(({ paths }) => paths.every((path) => path === productsPath)) ||
    named.some(({ paths }) => paths.includes(homePath))
    ? named
    : named.toSpliced(1, 0, home);
}

const packagesOfSide = /\/index\/(?:finance|issue)$/;

/** Whether a product is among the entries. Each product has a list of its packages of one side. */
export const listsProduct = (menus: readonly MenuEntry[]): boolean =>
  allEntries(menus).some(({ listed, path }) => listed && packagesOfSide.test(path));

function entriesOf(menus: readonly MenuEntry[]): readonly ShellMenu[] {
  return menus.flatMap((menu) => {
    const pages = allEntries([menu]).filter((entry) => entry.path !== '');
    const links = pages
      .filter((entry) => entry.listed)
      .map(({ code, name, path }) => ({ code, name, path, ...(isPlannedPath(path) ? { isPlanned: true } : {}) }));
    return menu.listed && links.length > 0
      ? [{ code: menu.code, name: menu.name, links, paths: pages.map((page) => page.path) }]
      : [];
  });
}
