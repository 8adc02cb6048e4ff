import type { Candidate } from '../../../domain/evidence/selection/candidate.ts';

/** A receivable that went into a package after it was chosen here. */
export interface TakenCredit {
  readonly number: string;
  readonly docDatumId: string;
}

/** Which of the chosen are in a package by now, as the list says when it is asked anew: no documented refusal names them. */
export function takenOf(chosen: readonly Candidate[], listed: readonly Candidate[]): readonly TakenCredit[] {
  return listed.flatMap(({ fkCredit, number, packagedIn }) => (packagedIn !== undefined && chosen.some((each) => each.fkCredit === fkCredit) ? [{ number, docDatumId: packagedIn }] : []));
}
