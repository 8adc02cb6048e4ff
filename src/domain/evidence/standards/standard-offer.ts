import type { DocType } from '../../products/shared/doc-type.ts';

/** Whence a standard comes: the new library, or the standards that credits had before it (document 2, sections 3 and 7). */
export type StandardRoad = 'new' | 'old';

/** What the wire calls the state of a platform that has the new library (document 2, section 3). */
const newLibrary = 'new_library';

/** New where the platform has the new library and the way of this funder and core enterprise leads there (`library/feature` and `route-policy`, document 2, section 7). */
export function standardRoad({ libraryState, routedToNew }: { readonly libraryState: string; readonly routedToNew: boolean }): StandardRoad {
  return libraryState === newLibrary && routedToNew ? 'new' : 'old';
}

/** That a funder takes a core enterprise's business of one product (document 2, section 7: limits per core products). How much is between those two. */
export interface FinanceLimit {
  readonly docType: DocType;
  readonly fkFinance: string;
  /** Something of it is left. */
  readonly open: boolean;
}

/** What is known of the standard for one funder and core enterprise. */
export interface StandardFacts {
  /** The finance-file switch of the product: its value is "1" (document 2, section 9). */
  readonly switchedOn: boolean;
  /** All limits of the core enterprise. None at all bounds nothing. */
  readonly limits: readonly FinanceLimit[];
  /** Who funds bank acceptances of the core enterprise; undefined of any other product. */
  readonly funders: readonly string[] | undefined;
  /** The root products that are open; undefined of any product but ABS. */
  readonly rootProducts: readonly string[] | undefined;
  /** Whether the road's standards are given out at all. */
  readonly provided: boolean;
  /** Whether there is one, asking for something, for this funder and core enterprise. */
  readonly published: boolean;
}

export interface StandardPlace {
  readonly docType: DocType;
  readonly fkFinance: string;
  /** The root product, of an ABS asset. */
  readonly productType: string;
}

export const noStandardReasons = ['switched-off', 'funder-not-open', 'product-not-open', 'no-limit', 'limit-used-up', 'not-provided', 'not-published'] as const;
export type NoStandardReason = (typeof noStandardReasons)[number];

export type StandardOffer = { readonly offered: true } | { readonly offered: false; readonly because: NoStandardReason };

function limitReason(limits: readonly FinanceLimit[], { docType, fkFinance }: StandardPlace): NoStandardReason | undefined {
  if (limits.length === 0) return undefined;
  const own = limits.filter((limit) => limit.docType === docType && limit.fkFinance === fkFinance);
  if (own.length === 0) return 'no-limit';
  return own.some(({ open }) => open) ? undefined : 'limit-used-up';
}

/** Whether the list of documents and its templates can be had, or the first reason why not: what bounds the product before what bounds this one place (checklist F-237, F-239, F-240). */
export function standardOffer(place: StandardPlace, { switchedOn, limits, funders, rootProducts, provided, published }: StandardFacts): StandardOffer {
  const reasons: readonly (NoStandardReason | false | undefined)[] = [
    !switchedOn && 'switched-off',
    funders !== undefined && !funders.includes(place.fkFinance) && 'funder-not-open',
    rootProducts !== undefined && place.productType !== '' && !rootProducts.includes(place.productType) && 'product-not-open',
    limitReason(limits, place),
    !provided && 'not-provided',
    !published && 'not-published',
  ];
  const because = reasons.find((reason) => reason !== false && reason !== undefined);
  return because ? { offered: false, because } : { offered: true };
}
