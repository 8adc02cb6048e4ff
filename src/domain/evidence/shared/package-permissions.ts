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
 * What a role may do with its side's evidence packages. The documents leave it open; the maker is the operator,
 * directors and query staff read.
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
 * The role in which somebody works with packages. People of an inner organisation have none: a package belongs to the
 * company, and may contain credits of several organisations (checklist F-246).
 */
export const packageRole = ({
  role,
  isConfined,
}: {
  readonly role: RoleCode;
  readonly isConfined?: boolean | undefined;
}): RoleCode => (isConfined === true ? defaultRole : role);

/**
 * Whether a role may act on the packages of a book, those of its own side; refuses with `role-only-reads` or
 * `role-has-no-access` (document 1, section 6, and document 2, section 6).
 */
export function packagePermission(role: RoleCode, action: PackageAction, book: Book): Permission {
  return bookSideOf(role, book) === undefined
    ? { allowed: false, because: 'role-has-no-access' }
    : rolePermission(role, action);
}

/** Whether a role may act in the books of its own side; refuses as `packagePermission` does. */
export function rolePermission(role: RoleCode, action: PackageAction): Permission {
  const actions = permitted[roleKind(role)];
  if (actions.includes(action)) return { allowed: true };
  return { allowed: false, because: actions.length > 0 ? 'role-only-reads' : 'role-has-no-access' };
}

/** Whether somebody who is signed in may act on packages in the books of their side; nobody else may. */
export const mayWithPackages = (
  who: Pick<SignedIn, 'role' | 'isConfined'> | undefined,
  action: PackageAction,
): boolean => who !== undefined && who.isConfined !== true && rolePermission(who.role.code, action).allowed;
