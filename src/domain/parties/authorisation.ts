import type { PlainDate } from '../calendar/plain-date.ts';
import type { ProductCode } from '../catalogue/product-code.ts';

/** Products and period of an authorisation. Both days are included and are those of Shanghai. */
export interface AuthorisationTerms {
  readonly products: readonly ProductCode[];
  readonly from: PlainDate;
  readonly until: PlainDate;
  /** Shanghai day from which it is withdrawn; empty for none. */
  readonly withdrawnOn: PlainDate;
}

export const authorisationStates = ['valid', 'not-yet', 'expired', 'withdrawn'] as const;
export type AuthorisationState = (typeof authorisationStates)[number];

/** State of an authorisation on a day. A withdrawal is final. */
export function authorisationState(
  { from, until, withdrawnOn }: AuthorisationTerms,
  today: PlainDate,
): AuthorisationState {
  if (withdrawnOn !== '' && withdrawnOn <= today) return 'withdrawn';
  if (today < from) return 'not-yet';
  return today > until ? 'expired' : 'valid';
}

/** The products of all authorisations that are valid on a day, in the order of their first occurrence. */
export function productsInForce(
  authorisations: readonly AuthorisationTerms[],
  today: PlainDate,
): readonly ProductCode[] {
  return [
    ...new Set(
      authorisations.filter((each) => authorisationState(each, today) === 'valid').flatMap(({ products }) => products),
    ),
  ];
}
