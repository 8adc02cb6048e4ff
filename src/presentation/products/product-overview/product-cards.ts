import type { CompanyProducts, OpenedProduct } from '../../../application/ports/products/product-desk.ts';
import { openBooks } from '../../../domain/evidence/shared/book-policies.ts';
import { allBooksPath, books } from '../../../domain/catalogue/books.ts';
import { holdsUpPackages, type RecalledAgreement } from '../../../domain/agreements/agreement-standing.ts';
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
  /** Whether the agreement of the product that is shown is signed by whoever looks. */
  readonly signed: boolean;
  readonly texts: Readonly<Record<ProductCode, ProductTexts>>;
  /** Milliseconds since the epoch. */
  readonly checkedAt: number;
  /** The project under which the shown product's agreement is kept; empty when it is unknown. */
  readonly projectCode: string;
}

export interface ProductCard {
  readonly product: ProductCode;
  /** As the host calls it. */
  readonly title: string;
  readonly texts: ProductTexts;
  readonly offered: boolean;
  readonly opening: Opening & { readonly product: ProductCode };
  /** When and by whom it was opened; undefined where it is not open. */
  readonly opened: OpenedProduct | undefined;
  /**
   * Its first page that the role may see, or its packages among those of all products where it has no list of its own;
   * empty where there is neither.
   */
  readonly path: string;
  readonly keyHint: boolean;
  /**
   * The recall of the product's agreement; undefined when the agreement holds or was never signed. `isHeldUp`: no new
   * package can be submitted.
   */
  readonly agreement: (RecalledAgreement & { readonly isHeldUp: boolean }) | undefined;
}

/**
 * Where the packages of a product without a list of its own are found: in the list over all of them, narrowed to it.
 */
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
 * Every product as it stands for whoever looks: those of the host in its order, then those that it does not have.
 * `product` is the one whose agreement was asked for.
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
    const named = config.productTitles.find((one) => one.product === each);
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
    const hostTitle = locale === 'en' ? named?.titleEn : named?.title;
    return {
      product: each,
      title: hostTitle || texts[each].title,
      texts: texts[each],
      offered: offered.includes(each),
      opening: { ...opening, product: each },
      opened,
      path: opened ? (pages.find((page) => page.product === each)?.path ?? packagesPath(each, who.menus)) : '',
      keyHint: openingPolicies[each].keyHint,
      agreement: opened && recalled && { ...recalled, isHeldUp: holdsUpPackages(recalled, checkedAt) },
    };
  });
}

export const cardGroups = ['opened', 'openable', 'under-review', 'not-open', 'not-offered'] as const;
export type CardGroup = (typeof cardGroups)[number];

/** The products by how they stand; groups without any are left out. */
export function groupedCards(
  cards: readonly ProductCard[],
): readonly { readonly group: CardGroup; readonly cards: readonly ProductCard[] }[] {
  const groupOf = ({ offered, opening }: ProductCard): CardGroup =>
    offered || opening.state === 'opened' ? opening.state : 'not-offered';
  return cardGroups
    .map((group) => ({ group, cards: cards.filter((card) => groupOf(card) === group) }))
    .filter((each) => each.cards.length > 0);
}
