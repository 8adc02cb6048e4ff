/** In the names of roles that open no products (document 1, section 5; F-112). */
const without = ['QUERY', 'MANAGER', 'PURCHASE', 'FINAL'] as const;

/** Whether somebody in a role may open a product for their company: directors and operators may (document 1, section 5). */
export function mayOpenProducts(role: string): boolean {
  return role !== '' && !without.some((part) => role.includes(part));
}
