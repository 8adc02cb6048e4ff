import type { Candidate } from '../selection/candidate.ts';
import { books, type Book } from '../../catalogue/books.ts';
import type { PackageType } from '../../catalogue/package-type.ts';

/**
 * A funder's limit for a core enterprise and a product (document 2, section 7: limits per core products). The amount is
 * not known here.
 */
export interface FinanceLimit {
  readonly packageType: PackageType;
  readonly funderId: string;
  /** The limit is not used up. */
  readonly open: boolean;
}

/** Terms of a product, for all core enterprises and funders. */
export interface ProductTerms {
  /** The finance-file switch of the product: its value is "1" (document 2, section 9). */
  readonly switchedOn: boolean;
  /** The root products that are open; undefined of a product that has none. */
  readonly rootProducts: readonly string[] | undefined;
}

/** Terms of one core enterprise. */
export interface CoreTerms {
  /** All limits of the core enterprise. Without any limit nothing is restricted. */
  readonly limits: readonly FinanceLimit[];
  /**
   * Who funds the product for the core enterprise; undefined of a product whose funders are not named by themselves.
   * Where there are no limits either, nobody has said anything, and nothing is bounded.
   */
  readonly funders: readonly string[] | undefined;
}

export interface FinancingTerms extends ProductTerms, CoreTerms {}

/** Funder and product of a financing. */
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
 * Whether a funder takes new business of a product, or the first reason against it; reasons of the product come before
 * those of the funder (checklist F-239, F-240).
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
 * Creates the check why no funder takes a candidate of a book. A candidate without a funder, or whose core enterprise
 * is unknown, has no reason.
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
