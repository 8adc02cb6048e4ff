import { roleKind } from './role.ts';

/**
 * Whether a user may fill in and submit the company's real-name form: its main user, operators and administrators
 * (checklist 3.3, permission matrix).
 */
export function mayCertify({ isMain, role }: { readonly isMain: boolean; readonly role: string }): boolean {
  const kind = roleKind(role);
  return isMain || kind === 'operator' || kind === 'administrator';
}
