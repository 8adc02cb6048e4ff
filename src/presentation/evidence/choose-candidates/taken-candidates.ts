import type { Candidate } from '../../../domain/evidence/selection/candidate.ts';

/** What went into a package after it was chosen here. */
export interface TakenCandidate {
  readonly number: string;
  readonly packageId: string;
}

/**
 * Which of the chosen are in a package by now, as the list says when it is asked anew: no documented refusal names
 * them.
 */
export function takenOf(chosen: readonly Candidate[], listed: readonly Candidate[]): readonly TakenCandidate[] {
  return listed.flatMap(({ id, number, packagedIn }) =>
    packagedIn !== undefined && chosen.some((each) => each.id === id) ? [{ number, packageId: packagedIn }] : [],
  );
}
