/** Parts of the codes of roles that may not open products (document 1, section 5; F-112). */
const without = ['QUERY', 'MANAGER', 'PURCHASE', 'FINAL'] as const;

/** Whether a role may open products for its company: directors and operators may (document 1, section 5). */
export function mayOpenProducts(role: string): boolean {
  return role !== '' && !without.some((part) => role.includes(part));
}

/**
 * Whether a user in a role opens products for their company. A user of an institution cannot bind it (checklist F-261).
 */
export const opensForCompany = ({
  user,
  role,
}: {
  readonly user: { readonly institution: string };
  readonly role: string;
}): boolean => user.institution === '' && mayOpenProducts(role);

/** Whether a user opens products in any of their roles, so that their certificates can count for the company. */
export const signsForCompany = (user: { readonly institution: string; readonly roles: readonly string[] }): boolean =>
  user.roles.some((role) => opensForCompany({ user, role }));
