import type { RoleCode } from '../../../domain/identity/role.ts';
import type { SignedIn } from '../../../domain/identity/signed-in.ts';

/**
 * Session of the signed-in user (document 1, section 7). Every method faults with `not-signed-in` when nobody is signed
 * in.
 */
export interface SessionDesk {
  /**
   * Loads session, roles and menus. `begins`: a new tab takes the role that it remembers, if the user still has it.
   * `goes-on`: an open tab takes the session's current role, which another window may have changed. `actedFor`: the
   * colleague for whom the user has acted so far; the answer then says whether and how that delegation ended.
   */
  current(tab?: 'begins' | 'goes-on', actedFor?: string): Promise<SignedIn>;
  /** Switches to another of the user's roles. */
  switchRole(role: RoleCode): Promise<SignedIn>;
  /** Reports activity to the server, which extends the session. */
  stay(): Promise<void>;
  signOut(): Promise<void>;
}
