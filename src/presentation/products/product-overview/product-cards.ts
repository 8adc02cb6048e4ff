import type { CompanyProducts, OpenedProduct } from '../../../application/ports/products/product-desk.ts';
import { bookOfProduct, openBooks } from '../../../domain/evidence/shared/book-policies.ts';
import { allBooksPath, books } from '../../../domain/catalogue/books.ts';
import { holdsUpPackages, type RecalledAgreement } from '../../../domain/agreements/agreement-recall.ts';
import type { CertificationStatus } from '../../../domain/keys/certification.ts';
import { openingOf, type Opening } from '../../../domain/products/shared/opening.ts';
import { openingPolicies } from '../../../domain/agreements/opening-policy.ts';
import { productCodes, productOf, type ProductCode } from '../../../domain/catalogue/product-code.ts';
import type { ProductTexts } from '../../../domain/catalogue/product-texts.ts';
import type { PageConfig } from '../../../domain/platform/page-config.ts';
import { allEntries, type MenuEntry, type SignedIn } from '../../../domain/identity/signed-in.ts';
import type { Locale } from '../../../words/locale.ts';
import { addressOfPlace, firstPlace } from '../../evidence/shared/list-address.ts';
import { productEntries } from '../../pages/product-entries.ts';

export interface Overview {
  readonly company: CompanyProducts;
  readonly certification: CertificationStatus;
  /** Whether the user has signed the agreement of the shown product. */
  readonly signed: boolean;
  readonly texts: Readonly<Record<ProductCode, ProductTexts>>;
  /** Milliseconds since the epoch. */
  readonly checkedAt: number;
  /** The project under which the shown product's agreement is stored; empty if unknown. */
  readonly projectCode: string;
}

export interface ProductCard {
  readonly product: ProductCode;
  /** The host's name of it. */
  readonly title: string;
  readonly texts: ProductTexts;
  readonly offered: boolean;
  readonly opening: Opening & { readonly product: ProductCode };
  /** When it was opened, and by which user; undefined if it is not open. */
  readonly opened: OpenedProduct | undefined;
  /**
   * The product's first page that the role may see, or its packages in the list of all products if it has no list;
   * empty if there is neither.
   */
  readonly path: string;
  /** Whether this portal has pages for working with the product, for any role. */
  readonly hasPages: boolean;
  readonly keyHint: boolean;
  /**
   * The recall of the product's agreement; undefined if the agreement is valid or was never signed. `isHeldUp`: no new
   * package can be submitted.
   */
  readonly agreement: (RecalledAgreement & { readonly isHeldUp: boolean }) | undefined;
}

/** The path of the list of all packages, filtered by a product without its own list. */
function packagesPath(product: ProductCode, menus: readonly MenuEntry[]): string {
  const paths = allEntries(menus).map(({ path }) => path);
  const own = openBooks().filter(
    (book) =>
      productOf(books[book].packageType) === product && paths.some((path) => path.startsWith(`${books[book].path}/`)),
  );
  const all = paths.find((path) => path.startsWith(`${allBooksPath}/index/`));
  return own.length === 0 || all === undefined
    ? ''
    : all + addressOfPlace({ ...firstPlace, filter: { ...firstPlace.filter, books: own } });
}

/**
 * All products as the user sees them: those of the host in its order, then the others.
 * @param product the product for which the agreement was loaded
 */
export function cardsOf(
  { company, certification, signed, texts, checkedAt }: Overview,
  product: ProductCode | undefined,
  config: Pick<PageConfig, 'products' | 'productTitles' | 'productIntros'>,
  who: Pick<SignedIn, 'role' | 'menus'>,
  locale: Locale,
): readonly ProductCard[] {
  const offered = config.products.length > 0 ? config.products : productCodes;
  const pages = productEntries(config, undefined, who.menus);
  return [...offered, ...productCodes.filter((each) => !offered.includes(each))].map((each) => {
    const opened = company.opened.find((one) => one.product === each);
    const hostTexts = config.productTitles.find((one) => one.product === each);
    const recalled = company.agreements.get(each);
    const opening = openingOf(each, {
      ...certification,
      role: who.role.code,
      offered: offered.includes(each),
      opened: opened !== undefined,
      application: company.applications.get(each),
      agreementWithdrawn: recalled?.kind === 'withdrawn',
      agreementSigned: each === product && signed,
    });
    const hostTitle = locale === 'en' ? hostTexts?.titleEn : hostTexts?.title;
    return {
      product: each,
      title: hostTitle || texts[each].title,
      texts: texts[each],
      offered: offered.includes(each),
      opening: { ...opening, product: each },
      opened,
      path: opened ? (pages.find((page) => page.product === each)?.path ?? packagesPath(each, who.menus)) : '',
      hasPages: bookOfProduct(each) !== undefined,
      keyHint: openingPolicies[each].keyHint,
      agreement: opened && recalled && { ...recalled, isHeldUp: holdsUpPackages(recalled, checkedAt) },
    };
  });
}

export const cardGroups = ['opened', 'openable', 'under-review', 'not-open', 'not-offered'] as const;
export type CardGroup = (typeof cardGroups)[number];

/** The products grouped by state, without empty groups. */
export function groupCards(
  cards: readonly ProductCard[],
): readonly { readonly group: CardGroup; readonly cards: readonly ProductCard[] }[] {
  const groupOf = ({ offered, opening }: ProductCard): CardGroup =>
    offered || opening.state === 'opened' ? opening.state : 'not-offered';
  return cardGroups
    .map((group) => ({ group, cards: cards.filter((card) => groupOf(card) === group) }))
    .filter((each) => each.cards.length > 0);
}
