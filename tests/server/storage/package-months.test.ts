import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shanghaiInstant } from '../../../src/domain/calendar/plain-date.ts';
import type { PackageColumn, PackagePage, PackageQuery } from '../../../server/core/tables/evidence.ts';
import { MemoryStore } from '../../../server/storage/memory/memory-store.ts';
import { openDatabase, type Connection } from '../../../server/storage/postgres/database.ts';
import { isByMonth } from '../../../server/storage/postgres/evidence/package-months.ts';
import { PostgresPackages } from '../../../server/storage/postgres/evidence/postgres-packages.ts';
import { PostgresStore } from '../../../server/storage/postgres/postgres-store.ts';
import { packageMapping } from '../../../server/storage/postgres/records/evidence/packages.ts';
import * as companyRecords from '../../contracts/store/records/company.ts';
import * as evidenceRecords from '../../contracts/store/records/evidence.ts';
import { PostgresUnderTest } from './postgres-under-test.ts';
import { isAudit } from '../../support/audit.ts';

const anything: PackageQuery = {
  pkCorp: 'C-1',
  book: 'credit',
  side: 'finance',
  states: undefined,
  creditStates: undefined,
  businessTypes: undefined,
  productType: undefined,
  counterparty: undefined,
  keyword: undefined,
  fkFinance: undefined,
  handlerId: undefined,
  createdFrom: undefined,
  createdTo: undefined,
  amountFrom: undefined,
  amountTo: undefined,
};
const firstPage: PackagePage = { orderBy: 'docDatumId', descending: true, offset: 0, limit: 20 };
/** The boundaries of some months in Shanghai, and a millisecond to either side. */
const turns = ['2024-02-29', '2024-03-01', '2024-12-31', '2025-01-01', '2026-11-22'].map((day) =>
  shanghaiInstant(day, 0),
);
const instants = turns.flatMap((turn) => [turn - 1, turn, turn + 1]);
const states = ['AUDITED', 'INVALID', 'PREPARE'] as const;

let postgres: PostgresUnderTest;
let store: PostgresStore;
let connection: Connection;

beforeAll(async () => {
  postgres = await PostgresUnderTest.start();
  const address = await postgres.database();
  store = new PostgresStore(address);
  await store.prepare();
  connection = openDatabase(address, 1);
});
afterAll(async () => {
  await connection.destroy();
  await store.close();
  await postgres.stop();
});

describe('a list of packages over a long time', () => {
  it('has the same pages when it is read month by month', async () => {
    const packages = fc.array(
      fc.record({
        createdAt: fc.constantFrom(...instants),
        state: fc.constantFrom(...states),
        expectDueDate: fc.constantFrom('', '2026-01-01', '2026-09-01'),
        book: fc.constantFrom('credit' as const, 'est' as const),
      }),
      { maxLength: 40 },
    );
    const asked = fc.record({
      createdFrom: fc.option(fc.constantFrom(...instants), { nil: undefined }),
      createdTo: fc.option(fc.constantFrom(...instants), { nil: undefined }),
      states: fc.option(fc.subarray([...states]), { nil: undefined }),
      orderBy: fc.constantFrom<PackageColumn>('expectDueDate', 'docDatumId', 'state'),
      descending: fc.boolean(),
      offset: fc.nat(10),
      limit: fc.integer({ min: 1, max: 10 }),
    });
    await fc.assert(
      fc.asyncProperty(
        packages,
        fc.array(asked, { minLength: 5, maxLength: 10 }),
        fc.boolean(),
        async (made, questions, addedUp) => {
          const memory = new MemoryStore();
          await store.clear();
          const all = made.map((each, index) => ({
            ...evidenceRecords.aPackage,
            ...each,
            docDatumId: `DD-${(index * 7) % 41}-${index}`,
          }));
          for (const each of [store, memory]) {
            await each.transaction(async (transaction) => {
              await transaction.companies.save(companyRecords.company);
              await transaction.users.save(companyRecords.user);
              await transaction.standards.save(evidenceRecords.standard);
              await transaction.packages.saveAll(all);
            });
          }
          if (addedUp) await store.tidy();
          // With the limit -1, not even a few packages are sorted all at once.
          const found = new PostgresPackages(connection, packageMapping, -1);
          for (const { createdFrom, createdTo, states: among, ...page } of questions) {
            const query = { ...anything, createdFrom, createdTo, states: among };
            expect(await found.page(query, page)).toEqual(
              await memory.transaction(async (transaction) => transaction.packages.page(query, page)),
            );
          }
        },
      ),
      { numRuns: isAudit ? 25 : 10 },
    );
  });

  it.each<[string, boolean, Partial<PackageQuery>, Partial<PackagePage>, string]>([
    ['a time alone, by what goes with the time', true, { createdTo: 1 }, {}, 'doc_datum_id'],
    ['a time and states', true, { createdFrom: 1, states: ['AUDITED'] }, {}, 'expect_due_date'],
    ['no time at all', false, {}, {}, 'doc_datum_id'],
    ['the order of the time itself', false, { createdTo: 1 }, {}, 'created_at'],
    ['amounts, which have nothing to do with it', false, { createdTo: 1 }, {}, 'total_amount'],
    ['something else that may be rare', false, { createdTo: 1, handlerId: 'U-1' }, {}, 'doc_datum_id'],
    ['the last page for which each month is looked at', true, { createdTo: 1 }, { offset: 180 }, 'doc_datum_id'],
    ['a page too far on', false, { createdTo: 1 }, { offset: 181 }, 'doc_datum_id'],
  ])('%s: %s', (_what, expected, query, page, column) => {
    expect(isByMonth({ ...anything, ...query }, { ...firstPage, ...page }, column)).toBe(expected);
  });
});
