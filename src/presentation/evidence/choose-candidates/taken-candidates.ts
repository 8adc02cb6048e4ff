import type { Candidate } from '../../../domain/evidence/selection/candidate.ts';

/** A candidate that went into a package after it was chosen here. */
export interface TakenCandidate {
  readonly number: string;
  readonly packageId: string;
}

/**
 * The chosen candidates that are in a package by now, according to the refreshed list. No documented refusal names
 * them.
 */
export function takenCandidates(chosen: readonly Candidate[], listed: readonly Candidate[]): readonly TakenCandidate[] {
  return listed.flatMap(({ id, number, packagedIn }) =>
    packagedIn !== undefined && chosen.some((each) => each.id === id) ? [{ number, packageId: packagedIn }] : [],
  );
}
