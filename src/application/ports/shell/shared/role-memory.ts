import type { RoleCode } from '../../../../domain/identity/role.ts';

/** Current role of this tab. The tab's own memory takes precedence over the server's cookie (document 1, section 6). */
export interface RoleMemory {
  recall(): RoleCode | undefined;
  /** Stores the role for this tab and in the cookie. */
  remember(role: RoleCode): void;
  forget(): void;
}
