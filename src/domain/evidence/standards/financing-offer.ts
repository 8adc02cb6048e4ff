import type { Candidate } from '../selection/candidate.ts';
import { books, type Book } from '../../catalogue/books.ts';
import type { PackageType } from '../../catalogue/package-type.ts';

/**
 * That a funder takes a core enterprise's business of one product (document 2, section 7: limits per core products).
 * How much is between those two.
 */
export interface FinanceLimit {
  readonly packageType: PackageType;
  readonly funderId: string;
  /** Something of it is left. */
  readonly open: boolean;
}

/** What bounds a product, whoever owes and whoever funds. */
export interface ProductTerms {
  /** The finance-file switch of the product: its value is "1" (document 2, section 9). */
  readonly switchedOn: boolean;
  /** The root products that are open; undefined of a product that has none. */
  readonly rootProducts: readonly string[] | undefined;
}

/** What bounds the business of one core enterprise. */
export interface CoreTerms {
  /** All limits of the core enterprise. None at all bounds nothing. */
  readonly limits: readonly FinanceLimit[];
  /**
   * Who funds the product for the core enterprise; undefined of a product whose funders are not named by themselves.
   * Where there are no limits either, nobody has said anything, and nothing is bounded.
   */
  readonly funders: readonly string[] | undefined;
}

export interface FinancingTerms extends ProductTerms, CoreTerms {}

/** Who would finance what. */
export interface FinancingPlace {
  readonly packageType: PackageType;
  readonly funderId: string;
  /** The root product, of an asset that has one. */
  readonly productType: string;
}

export const notFinancedReasons = [
  'switched-off',
  'funder-not-open',
  'product-not-open',
  'no-limit',
  'limit-used-up',
] as const;
export type NotFinancedReason = (typeof notFinancedReasons)[number];

const reasonNames: ReadonlySet<string> = new Set(notFinancedReasons);

/** Whether it is one of these reasons that something is refused for. */
export function isNotFinanced(because: string): because is NotFinancedReason {
  return reasonNames.has(because);
}

export type FinancingOffer =
  | { readonly offered: true }
  | { readonly offered: false; readonly because: NotFinancedReason };

function limitReason(
  limits: readonly FinanceLimit[],
  { packageType, funderId }: FinancingPlace,
): NotFinancedReason | undefined {
  if (limits.length === 0) return undefined;
  const own = limits.filter((limit) => limit.packageType === packageType && limit.funderId === funderId);
  if (own.length === 0) return 'no-limit';
  return own.some(({ open }) => open) ? undefined : 'limit-used-up';
}

/**
 * Whether new business is taken at a place, or the first reason why not: what bounds the product before what bounds
 * this one place (checklist F-239, F-240).
 */
export function financingOffer(
  place: FinancingPlace,
  { switchedOn, limits, funders, rootProducts }: FinancingTerms,
): FinancingOffer {
  const isSilent = limits.length === 0 && funders?.length === 0;
  const reasons: readonly (NotFinancedReason | false | undefined)[] = [
    !switchedOn && 'switched-off',
    funders !== undefined && !isSilent && !funders.includes(place.funderId) && 'funder-not-open',
    rootProducts !== undefined &&
      place.productType !== '' &&
      !rootProducts.includes(place.productType) &&
      'product-not-open',
    limitReason(limits, place),
  ];
  const because = reasons.find((reason) => reason !== false && reason !== undefined);
  return because ? { offered: false, because } : { offered: true };
}

/**
 * Why nobody takes a candidate of a book at present, by what is known of its core enterprise; nothing is said against
 * one of which nothing is known, or that has no funder.
 */
export function notOfferedIn(
  book: Book,
  termsOf: (coreEnterpriseId: string) => FinancingTerms | undefined,
): (candidate: Pick<Candidate, 'coreEnterpriseId' | 'funderId' | 'productType'>) => NotFinancedReason | undefined {
  const { packageType } = books[book];
  return ({ coreEnterpriseId, funderId, productType }) => {
    const terms = termsOf(coreEnterpriseId);
    if (terms === undefined || funderId === undefined) return undefined;
    const offer = financingOffer({ packageType, funderId, productType }, terms);
    return offer.offered ? undefined : offer.because;
  };
}
