import type { RoleCode } from '../../../../domain/shell/shared/role.ts';
import type { SignedIn } from '../../../../domain/shell/shared/signed-in.ts';

/** Who is signed in (document 1, section 7). Every method faults with `not-signed-in` when nobody is. */
export interface SessionDesk {
  /** Session, roles and then menus, under the role that this tab remembers if it still may be taken. */
  current(): Promise<SignedIn>;
  /** Takes another of the candidate roles. */
  switchRole(role: RoleCode): Promise<SignedIn>;
  /** Tells the server that the user is there. */
  stay(): Promise<void>;
  signOut(): Promise<void>;
}
