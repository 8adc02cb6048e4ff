import type { RoleCode } from '../../../../domain/identity/role.ts';

/**
 * Which role this tab works under. The cookie is the server's word at the start; the tab's own memory goes before it
 * (document 1, section 6).
 */
export interface RoleMemory {
  recall(): RoleCode | undefined;
  /** Remembers for this tab, and in the cookie. */
  remember(role: RoleCode): void;
  forget(): void;
}
