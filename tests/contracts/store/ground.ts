import type { Transaction } from '../../../server/core/store.ts';
import { company, user } from './records/company.ts';
import { standard, aPackage, begunPackage, material } from './records/evidence.ts';

/** Saves the records that others reference. */
export async function saveGround(transaction: Transaction): Promise<void> {
  await transaction.companies.save(company);
  await transaction.users.save(user);
  await transaction.standards.save(standard);
  await transaction.packages.save(aPackage);
  await transaction.packages.save(begunPackage);
  await transaction.materials.save(material);
}
