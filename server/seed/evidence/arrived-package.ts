import { shanghaiDate } from '../../../src/domain/calendar/plain-date.ts';
import { policyOf, type OpenBook } from '../../../src/domain/evidence/shared/book-policies.ts';
import { Refusal } from '../../core/refusal.ts';
import type { PackageArrived } from '../../core/sandbox/package-arrived.ts';
import type { Store } from '../../core/store.ts';
import { people } from '../parties/people.ts';
import { businessOf, packagePartners, shelfOf } from './book-world.ts';
import { businessNumbers } from './business-numbers.ts';
import { saveOrdersOf } from './orders.ts';
import { saveNamedPackage } from './packages.ts';

const fact = 'arrivals';
/** Number of available serials. */
const maxSerials = 9999;

/**
 * Saves a new business and its empty package, as if created in another system. `now` in milliseconds. Refuses with
 * REQUEST_INVALID, naming `docType`, for a book whose packages are created in the portal, and when serials run out.
 */
export async function seedArrival(store: Store, book: OpenBook, now: number): Promise<PackageArrived> {
  if (policyOf(book).flags.createAction) throw new Refusal('REQUEST_INVALID', { field: 'docType' });
  return store.transaction(async (transaction) => {
    const lastSerial = await transaction.facts.lock(fact);
    const serial = (typeof lastSerial === 'number' ? lastSerial : 0) + 1;
    if (serial > maxSerials) throw new Refusal('REQUEST_INVALID', { field: 'docType', maxSerials });
    await transaction.facts.write(fact, serial);
    const shelf = shelfOf(book);
    const clerk = people.find(({ userName }) => userName === shelf.clerk);
    const standard = (await transaction.standards.all()).find((each) => each.book === book && each.fkCorpCore === '*');
    if (!clerk || !standard) throw new RangeError(`The demo world has nobody, or no standard, for ${book}`);
    const today = shanghaiDate(now);
    const business = businessOf(shelf, today, { serial: 2000 + serial });
    const credit = { ...business, id: `${business.id}-A` };
    await saveOrdersOf(transaction, [credit]);
    const { docDatumId } = await saveNamedPackage(transaction, {
      docDatumId: `DD${today.replaceAll('-', '')}-9${businessNumbers[book].code}${String(serial).padStart(4, '0')}`,
      state: 'PREPARE',
      ...packagePartners(shelf),
      owner: shelf.company,
      standard,
      clerk,
      createdAt: now,
      credits: [credit],
      empty: true,
    });
    return { docDatumId, number: credit.number, company: shelf.company.name, clerk: clerk.personName };
  });
}
