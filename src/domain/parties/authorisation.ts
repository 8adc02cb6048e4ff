import type { PlainDate } from '../calendar/plain-date.ts';
import type { ProductCode } from '../catalogue/product-code.ts';

/**
 * What a company lets somebody of its group do in its name: in which products, and from which Shanghai day to which,
 * both included.
 */
export interface AuthorisationTerms {
  readonly products: readonly ProductCode[];
  readonly from: PlainDate;
  readonly until: PlainDate;
  /** The Shanghai day on which it was withdrawn, from which on it gives nothing; empty where it was not. */
  readonly withdrawnOn: PlainDate;
}

export const authorisationStates = ['valid', 'not-yet', 'expired', 'withdrawn'] as const;
export type AuthorisationState = (typeof authorisationStates)[number];

/** How an authorisation stands on a day. One that was withdrawn stays so, whenever it would have ended. */
export function authorisationState(
  { from, until, withdrawnOn }: AuthorisationTerms,
  today: PlainDate,
): AuthorisationState {
  if (withdrawnOn !== '' && withdrawnOn <= today) return 'withdrawn';
  if (today < from) return 'not-yet';
  return today > until ? 'expired' : 'valid';
}

/**
 * In what some authorisations let one act on a day: outside its dates or its scope each gives nothing. In the order in
 * which the products were first named.
 */
export function productsGiven(authorisations: readonly AuthorisationTerms[], today: PlainDate): readonly ProductCode[] {
  return [
    ...new Set(
      authorisations.filter((each) => authorisationState(each, today) === 'valid').flatMap(({ products }) => products),
    ),
  ];
}
