import { isSameHand } from '../../identity/hands.ts';

/** A person of a company, as far as it matters for accepting instruments. */
export interface AcceptingPerson {
  readonly personId: string;
  /** Whether the person may submit an acceptance, and approve one. */
  readonly isOperator: boolean;
  readonly isDirector: boolean;
  /** Whether the person has a certificate with which the approval is signed; true where a press is enough. */
  readonly canSign: boolean;
}

/**
 * What keeps a company from accepting: nobody submits an acceptance, no other person approves it as a director, none of
 * these directors holds a certificate, or the product's agreement has to be signed first.
 */
export const acceptanceGaps = ['no-operator', 'no-director', 'no-certificate', 'agreement'] as const;
export type AcceptanceGap = (typeof acceptanceGaps)[number];

/** What keeps a company from accepting now; undefined where nothing does (checklist C-061). */
export function acceptanceGap(people: readonly AcceptingPerson[], hasAgreement: boolean): AcceptanceGap | undefined {
  const operators = people.filter(({ isOperator }) => isOperator);
  if (operators.length === 0) return 'no-operator';
  const directors = people.filter(
    (each) => each.isDirector && operators.some((operator) => !isSameHand(operator, each)),
  );
  if (directors.length === 0) return 'no-director';
  if (!directors.some(({ canSign }) => canSign)) return 'no-certificate';
  return hasAgreement ? undefined : 'agreement';
}
