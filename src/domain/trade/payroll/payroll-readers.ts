import { actsForCore, roleKind, type RoleCode } from '../../identity/role.ts';

/** Maximum number of people whose numbers one account can unmask within an hour. */
export const maxRevealedPeople = 30;

/**
 * Whether a role may read the people of a payroll: at the issuer the roles that make or approve it, at the labour
 * company those that accept it. Read-only roles may not.
 */
export function readsPayroll(role: RoleCode, side: 'issuer' | 'payee'): boolean {
  return (
    ['operator', 'director', 'final-reviewer'].includes(roleKind(role)) && actsForCore(role) === (side === 'issuer')
  );
}
