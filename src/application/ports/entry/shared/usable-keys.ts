import type { UsableKey } from '../../../../domain/entry/shared/usable-key.ts';

/** Whose keys are asked about. */
export interface KeyOwner {
  readonly userId: string;
  readonly personId: string;
}

/**
 * By which keys whoever is signed in may sign, and whether their company can (document 1, section 7; checklist F-136,
 * F-137). Faults with `refused` and the server's own words where it says why it does not tell.
 */
export interface UsableKeys {
  /** The one that was used last comes first. */
  usable(owner: KeyOwner): Promise<readonly UsableKey[]>;
  companySigns(): Promise<boolean>;
}
