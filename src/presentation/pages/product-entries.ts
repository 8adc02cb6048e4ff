import { allBooks, books } from '../../domain/catalogue/books.ts';
import { productCodes, productOf, type ProductCode } from '../../domain/catalogue/product-code.ts';
import type { PageConfig } from '../../domain/platform/page-config.ts';
import { allEntries, type MenuEntry } from '../../domain/identity/signed-in.ts';

/** A product in the header's list. Its title is the name of its page, which the host may choose. */
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

/** The product that a page belongs to; undefined for a page of all products or of none. */
export function productAt(path: string): ProductCode | undefined {
  return productCodes.find((product) => pathsOf(product).some((prefix) => path.startsWith(prefix)));
}

/** Whether a page belongs to a product that this host does not offer. A host that names none offers all. */
export function isOnOtherPlatform({ products }: Pick<PageConfig, 'products'>, path: string): boolean {
  const product = productAt(path);
  return products.length > 0 && product !== undefined && !products.includes(product);
}

/**
 * The products of the header's list, in the host's order (document 1, section 2): those that the host offers, the
 * company has opened and the role has a page of. If the opened products are unknown, the pages decide.
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
        : pathsOf(product).flatMap((prefix) => listed.find(({ path }) => path.startsWith(prefix)) ?? [])[0];
    if (!entry) return [];
    const texts = config.productIntros.find((each) => each.product === product);
    // A nickname that repeats the product's name is omitted.
    const differentName = (name = ''): string =>
      name.trim().toLowerCase() === entry.name.trim().toLowerCase() ? '' : name;
    return [
      {
        product,
        title: entry.name,
        path: entry.path,
        nickname: { zh: differentName(texts?.nickname), en: differentName(texts?.nicknameEn) },
        intro: { zh: texts?.intro ?? '', en: texts?.introEn ?? '' },
      },
    ];
  });
}
