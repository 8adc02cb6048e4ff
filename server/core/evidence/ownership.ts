import {
  packageRole,
  rolePermission,
  type PackageAction,
} from '../../../src/domain/evidence/shared/package-permissions.ts';
import type { OpenBook } from '../../../src/domain/evidence/shared/book-policies.ts';
import { bookSideOf } from '../../../src/domain/evidence/shared/book-side.ts';
import { shelfOf, type Shelf } from '../../../src/domain/evidence/shared/shelf.ts';
import { callerOf } from '../handlers.ts';
import { rolesNow } from '../identity/people-in-role.ts';
import { isConfinedToOrganisation } from '../identity/confined-users.ts';
import type { CallContext, Caller } from '../context.ts';
import type { MaterialRecord, PackageRecord } from '../records/evidence.ts';
import type { Transaction } from '../store.ts';
import { Refusal } from '../refusal.ts';
import { ownerByPkCorp, readOwned } from '../table.ts';

/** The caller, when the role allows the action; refuses with NOT_PERMITTED. */
export function permittedCaller(context: CallContext, action: PackageAction): Caller {
  const caller = callerOf(context);
  if (!rolePermission(packageRole(caller), action).allowed) throw new Refusal('NOT_PERMITTED');
  return caller;
}

/**
 * Checks the present rights of a user for a request without a session, such as an upload by its form. Refuses with
 * NOT_PERMITTED or COMPANY_DEREGISTERED.
 */
export async function checkStillPermitted(
  transaction: Transaction,
  userId: string,
  action: PackageAction,
  now: number,
): Promise<void> {
  const user = await transaction.users.find(userId);
  if (!user || (await isConfinedToOrganisation(transaction, user))) throw new Refusal('NOT_PERMITTED');
  if (!(await rolesNow(transaction, user, now)).some((role) => rolePermission(role, action).allowed))
    throw new Refusal('NOT_PERMITTED');
  if ((await transaction.companies.find(user.pkCorp))?.deregistered) throw new Refusal('COMPANY_DEREGISTERED');
}

/** The shelf of a book that the caller works at; refuses with NOT_PERMITTED where the book has none for the role. */
export function ownShelf(caller: Pick<Caller, 'role' | 'isConfined'>, book: OpenBook): Shelf {
  const { role, isConfined } = caller;
  if (isConfined === true || bookSideOf(role, book) === undefined) throw new Refusal('NOT_PERMITTED');
  return shelfOf(role, book);
}

/** A package of the caller's company, on the side of their role. Refuses with NOT_FOUND any other. */
export async function ownPackage(
  transaction: Transaction,
  caller: Caller,
  docDatumId: string,
  forChange: boolean,
): Promise<PackageRecord> {
  const found = await readOwned(transaction.packages, docDatumId, ownerByPkCorp(caller.user.pkCorp), forChange);
  if (!found || caller.isConfined === true || found.side !== bookSideOf(caller.role, found.book))
    throw new Refusal('NOT_FOUND');
  return found;
}

/** A material of the caller's own company, with its package locked for change. */
export async function ownMaterial(
  transaction: Transaction,
  caller: Caller,
  docMaterialId: string,
): Promise<{ readonly material: MaterialRecord; readonly parent: PackageRecord }> {
  const material = await transaction.materials.find(docMaterialId);
  if (!material) throw new Refusal('NOT_FOUND');
  return { material, parent: await ownPackage(transaction, caller, material.docDatumId, true) };
}
