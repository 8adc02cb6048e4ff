import { allBooks, books } from '../../domain/catalogue/books.ts';
import { productCodes, productOf, type ProductCode } from '../../domain/catalogue/product-code.ts';
import type { PageConfig } from '../../domain/platform/page-config.ts';
import { allEntries, type MenuEntry } from '../../domain/identity/signed-in.ts';

/**
 * A product of the header's list: its title is the name of the page that it leads to, which the host may have chosen.
 */
export interface ProductEntry {
  readonly product: ProductCode;
  readonly title: string;
  readonly path: string;
  /** In Chinese and English; empty where the host says nothing. */
  readonly nickname: { readonly zh: string; readonly en: string };
  readonly intro: { readonly zh: string; readonly en: string };
}

const pathsOf = (product: ProductCode): readonly string[] =>
  allBooks.filter((book) => productOf(books[book].packageType) === product).map((book) => `${books[book].path}/`);

/** To which product a page belongs; undefined for one of all products, or of none. */
export function productAt(path: string): ProductCode | undefined {
  return productCodes.find((product) => pathsOf(product).some((begin) => path.startsWith(begin)));
}

/** Whether a page is of a product that this host does not offer; a host that names none offers all. */
export function isElsewhere({ products }: Pick<PageConfig, 'products'>, path: string): boolean {
  const product = productAt(path);
  return products.length > 0 && product !== undefined && !products.includes(product);
}

/**
 * What the header lists (document 1, section 2): in the host's order what it offers, the company has opened and the
 * role has a page of. Where it is not known what was opened, the pages say it.
 */
export function productEntries(
  config: Pick<PageConfig, 'products' | 'productIntros'>,
  opened: ReadonlySet<ProductCode> | undefined,
  menus: readonly MenuEntry[],
): readonly ProductEntry[] {
  const listed = allEntries(menus).filter((entry) => entry.listed && entry.path !== '');
  const offered = config.products.length > 0 ? config.products : productCodes;
  return offered.flatMap((product) => {
    const entry =
      opened?.has(product) === false
        ? undefined
        : pathsOf(product).flatMap((begin) => listed.find(({ path }) => path.startsWith(begin)) ?? [])[0];
    if (!entry) return [];
    const said = config.productIntros.find((each) => each.product === product);
    // What a product is called anyhow is no other name of it.
    const other = (name = ''): string => (name.trim().toLowerCase() === entry.name.trim().toLowerCase() ? '' : name);
    return [
      {
        product,
        title: entry.name,
        path: entry.path,
        nickname: { zh: other(said?.nickname), en: other(said?.nicknameEn) },
        intro: { zh: said?.intro ?? '', en: said?.introEn ?? '' },
      },
    ];
  });
}
