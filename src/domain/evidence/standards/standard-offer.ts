import { financingOffer, notFinancedReasons, type FinancingPlace, type FinancingTerms } from './financing-offer.ts';

/**
 * Source of a standard: the new library, or the standards that credits had before it (document 2, sections 3 and 7).
 */
export type StandardSource = 'new' | 'old';

/** Wire code of a platform with the new library (document 2, section 3). */
const newLibrary = 'new_library';

/**
 * The source of a standard: `new` where the platform has the new library and the route policy of the funder and core
 * enterprise selects it (`library/feature` and `route-policy`, document 2, section 7).
 */
export function standardSourceFor({
  libraryState,
  routedToNew,
}: {
  readonly libraryState: string;
  readonly routedToNew: boolean;
}): StandardSource {
  return libraryState === newLibrary && routedToNew ? 'new' : 'old';
}

/** Facts of the standard for one funder and core enterprise. */
export interface StandardFacts extends FinancingTerms {
  /** Whether the source provides its standards at all. */
  readonly provided: boolean;
  /** Whether a standard with at least one requirement exists for this funder and core enterprise. */
  readonly published: boolean;
}

export const noStandardReasons = [...notFinancedReasons, 'not-provided', 'not-published'] as const;
export type NoStandardReason = (typeof noStandardReasons)[number];

export type StandardOffer =
  | { readonly offered: true }
  | { readonly offered: false; readonly because: NoStandardReason };

/**
 * Whether the list of documents and its templates are available, or the first reason against it. Without financing
 * there is no list (checklist F-237, F-239, F-240).
 */
export function standardOffer(place: FinancingPlace, { provided, published, ...terms }: StandardFacts): StandardOffer {
  const financing = financingOffer(place, terms);
  if (!financing.offered) return financing;
  if (!provided) return { offered: false, because: 'not-provided' };
  return published ? { offered: true } : { offered: false, because: 'not-published' };
}
