/** A role code as the back end names it, such as ROLE_CORP_OPERATOR. Codes beyond those known here are possible. */
export type RoleCode = string;

/** The role of a user without one, which has no menu (document 1, section 2). */
export const defaultRole: RoleCode = 'ROLE_CORP_DEFAULT';

/** Kind of a role, read from its code (document 1, section 6). */
export type RoleKind =
  | 'director'
  | 'operator'
  | 'purchaser'
  | 'query'
  | 'final-reviewer'
  | 'manager'
  | 'administrator'
  | 'none';

export function roleKind(role: RoleCode): RoleKind {
  if (role.includes('FINAL')) return 'final-reviewer';
  if (role === 'CORP_MANAGER') return 'administrator';
  if (role.includes('MANAGER')) return 'manager';
  if (role.includes('QUERY')) return 'query';
  if (role.includes('PURCHASE')) return 'purchaser';
  if (role.includes('DIRECTOR')) return 'director';
  if (role.includes('OPERATOR')) return 'operator';
  return 'none';
}

/** Role names containing CORE act for a core enterprise (document 1, section 6). */
export function actsForCore(role: RoleCode): boolean {
  return role.includes('CORE');
}
