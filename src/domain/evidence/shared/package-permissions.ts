import { defaultRole, roleKind, type RoleCode } from '../../identity/role.ts';
import { type Book } from '../../catalogue/books.ts';
import type { SignedIn } from '../../identity/signed-in.ts';
import { bookSideOf } from './book-side.ts';

export type PackageAction = 'view' | 'create' | 'edit' | 'submit' | 'claim';

export type Permission =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly because: 'role-only-reads' | 'role-has-no-access' };

const all: readonly PackageAction[] = ['view', 'create', 'edit', 'submit', 'claim'];
const reading: readonly PackageAction[] = ['view'];

/**
 * Permissions of each kind of role for evidence packages. The documents leave them open: operators have all, directors
 * and query staff only read.
 */
const permitted: Readonly<Record<ReturnType<typeof roleKind>, readonly PackageAction[]>> = {
  operator: all,
  director: reading,
  query: reading,
  purchaser: [],
  'final-reviewer': [],
  manager: [],
  administrator: [],
  none: [],
};

/**
 * Role of a user for packages. Users of an inner organisation have none: a package belongs to the company, and may
 * contain credits of several organisations (checklist F-246).
 */
export const packageRole = ({
  role,
  isConfined,
}: {
  readonly role: RoleCode;
  readonly isConfined?: boolean | undefined;
}): RoleCode => (isConfined === true ? defaultRole : role);

/**
 * Whether a role may act on the packages of a book. Refusals are `role-only-reads` and `role-has-no-access`, the latter
 * also for books that its side does not have (document 1, section 6, and document 2, section 6).
 */
export function packagePermission(role: RoleCode, action: PackageAction, book: Book): Permission {
  return bookSideOf(role, book) === undefined
    ? { allowed: false, because: 'role-has-no-access' }
    : rolePermission(role, action);
}

/** Whether a role may act on the packages of its side; refusals as for `packagePermission`. */
export function rolePermission(role: RoleCode, action: PackageAction): Permission {
  const actions = permitted[roleKind(role)];
  if (actions.includes(action)) return { allowed: true };
  return { allowed: false, because: actions.length > 0 ? 'role-only-reads' : 'role-has-no-access' };
}

/** Whether a signed-in user may act on the packages of their side; false where nobody is signed in. */
export const mayWithPackages = (
  who: Pick<SignedIn, 'role' | 'isConfined'> | undefined,
  action: PackageAction,
): boolean => who !== undefined && who.isConfined !== true && rolePermission(who.role.code, action).allowed;
