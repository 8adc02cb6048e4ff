import { actsForCore, roleKind, type RoleCode } from '../../identity/role.ts';

/** Maximum number of people whose whole numbers one account sees within an hour. */
export const mostRevealedPeople = 30;

/**
 * Whether a role reads the people of a payroll: at the issuer whoever may make or approve it, at the labour company
 * whoever may accept it. Who only looks on reads none of it.
 */
export function readsPayroll(role: RoleCode, side: 'issuer' | 'payee'): boolean {
  return (
    ['operator', 'director', 'final-reviewer'].includes(roleKind(role)) && actsForCore(role) === (side === 'issuer')
  );
}
