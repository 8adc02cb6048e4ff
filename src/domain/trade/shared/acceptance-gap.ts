import { isSamePerson } from '../../identity/acting-person.ts';

/** Facts of a company's person for accepting instruments. */
export interface AcceptingPerson {
  readonly personId: string;
  /** Whether the person may submit an acceptance, and whether they may approve one. */
  readonly isOperator: boolean;
  readonly isDirector: boolean;
  /** Whether the person has a certificate for signing the approval; true where a click is enough. */
  readonly canSign: boolean;
}

/**
 * Why a company cannot accept: it has no operator to submit an acceptance, no other person to approve it as a director,
 * none of these directors has a certificate, or the product's agreement has to be signed first.
 */
export const acceptanceGaps = ['no-operator', 'no-director', 'no-certificate', 'agreement'] as const;
export type AcceptanceGap = (typeof acceptanceGaps)[number];

/** Why a company cannot accept now; undefined where it can (checklist C-061). */
export function acceptanceGap(people: readonly AcceptingPerson[], hasAgreement: boolean): AcceptanceGap | undefined {
  const operators = people.filter(({ isOperator }) => isOperator);
  if (operators.length === 0) return 'no-operator';
  const directors = people.filter(
    (each) => each.isDirector && operators.some((operator) => !isSamePerson(operator, each)),
  );
  if (directors.length === 0) return 'no-director';
  if (!directors.some(({ canSign }) => canSign)) return 'no-certificate';
  return hasAgreement ? undefined : 'agreement';
}
