import type { RoleCode } from '../../../domain/identity/role.ts';
import type { SignedIn } from '../../../domain/identity/signed-in.ts';

/** Who is signed in (document 1, section 7). Every method faults with `not-signed-in` when nobody is. */
export interface SessionDesk {
  /**
   * Session, roles and then menus: where a tab begins, under the role that it remembers if that may still be taken;
   * where it goes on, under the role that the session has by now, which another window may have taken. `actedFor`: the
   * colleague for whom one acted until now, of whose delegation it is told how it ended where it has.
   */
  current(tab?: 'begins' | 'goes-on', actedFor?: string): Promise<SignedIn>;
  /** Takes another of the candidate roles. */
  switchRole(role: RoleCode): Promise<SignedIn>;
  /** Tells the server that the user is there. */
  stay(): Promise<void>;
  signOut(): Promise<void>;
}
