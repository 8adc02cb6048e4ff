import type { UsableKey } from '../../../../domain/keys/usable-key.ts';

/** The user whose keys are queried. */
export interface KeyOwner {
  readonly userId: string;
  readonly personId: string;
}

/**
 * Keys with which the signed-in user may sign, and whether their company can sign (document 1, section 7; checklist
 * F-136, F-137). Faults with `refused`, with the server's message where it gives a reason.
 */
export interface UsableKeys {
  /** The most recently used first. */
  usableKeys(owner: KeyOwner): Promise<readonly UsableKey[]>;
  canCompanySign(): Promise<boolean>;
}
