import type { PackageDesk } from '../../../application/ports/evidence/package-desk.ts';
import { PortFault } from '../../../application/ports/port-fault.ts';
import type { EvidencePackage } from '../../../domain/evidence/materials/evidence-package.ts';
import type { OpenBook } from '../../../domain/evidence/shared/book-policies.ts';

/**
 * Finds a package of a book.
 * @throws `PortFault` `not-found` also for a package of another book
 */
export async function findInBook(
  packages: PackageDesk,
  book: OpenBook,
  packageId: string,
  signal?: AbortSignal,
): Promise<EvidencePackage> {
  const found = await packages.find(packageId, signal);
  if (found.book !== book) throw new PortFault('not-found');
  return found;
}
