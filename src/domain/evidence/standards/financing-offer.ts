import type { Candidate } from '../selection/candidate.ts';
import { books, type Book } from '../../catalogue/books.ts';
import type { PackageType } from '../../catalogue/package-type.ts';

/**
 * A funder's limit for a core enterprise and a product (document 2, section 7: limits per core products), without its
 * amount.
 */
export interface FinanceLimit {
  readonly packageType: PackageType;
  readonly funderId: string;
  /** Whether the limit is not used up. */
  readonly open: boolean;
}

/** Terms of a product, for all core enterprises and funders. */
export interface ProductTerms {
  /** Whether the finance-file switch of the product has the value "1" (document 2, section 9). */
  readonly switchedOn: boolean;
  /** Open root products; undefined for a product without root products. */
  readonly rootProducts: readonly string[] | undefined;
}

/** Terms of one core enterprise. */
export interface CoreTerms {
  /** All limits of the core enterprise. Without any limit nothing is restricted. */
  readonly limits: readonly FinanceLimit[];
  /**
   * Funders of the product for the core enterprise; undefined for a product without named funders. Where there are
   * neither limits nor funders, nothing is restricted.
   */
  readonly funders: readonly string[] | undefined;
}

export interface FinancingTerms extends ProductTerms, CoreTerms {}

/** Funder and product of a financing. */
export interface FinancingPlace {
  readonly packageType: PackageType;
  readonly funderId: string;
  /** Root product of the asset; empty for none. */
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

/** Whether a reason of a refusal is one of these. */
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
 * Whether a funder accepts new business of a product, or the first reason against it. Reasons of the product come
 * before those of the funder (checklist F-239, F-240).
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
 * Creates the check why no funder accepts a candidate of a book. For a candidate without a funder, or with an unknown
 * core enterprise, there is no reason.
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
