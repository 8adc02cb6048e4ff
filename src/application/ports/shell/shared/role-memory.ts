import type { RoleCode } from '../../../../domain/identity/role.ts';

/** Current role of this tab. The tab's own memory comes before the cookie of the server (document 1, section 6). */
export interface RoleMemory {
  recall(): RoleCode | undefined;
  /** Remembers for this tab, and in the cookie. */
  remember(role: RoleCode): void;
  forget(): void;
}
