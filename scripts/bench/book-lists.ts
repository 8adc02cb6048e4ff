import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeCluster, startEmbeddedPostgres } from '../../server/ground/embedded-postgres.ts';
import { seedVolume } from '../../server/seed/volume/seed-volume.ts';
import type { PostgresStore } from '../../server/storage/postgres/postgres-store.ts';
import { openBooks, policyOf, type OpenBook } from '../../src/domain/evidence/shared/book-policies.ts';
import { books, type BookPlace } from '../../src/domain/catalogue/books.ts';
import { pageTakes, timed } from './lists/asked-lists.ts';
import { benchPassword, demoStore } from './filled-store.ts';
import type { Measurement, Reading } from './reading.ts';

const packages = Number(process.env['BENCH_BOOK_PACKAGES'] ?? 100_000);
/** As many more are in packages. The numbering of a book is not large enough for more. */
const free = Math.min(packages, 70_000);

/** Lists of one book of the company as they are opened, paged and filtered. */
const questions = {
  'first page': [{}, {}],
  'next page': [{}, { offset: 20 }],
  'by amount': [{}, { orderBy: 'totalAmount' }],
  'waiting for the company': [{ states: ['PREPARE', 'MODIFY', 'AUDIT_REJECT'] }, {}],
  'two letters': [{ keyword: '暮川' }, {}],
} as const;

async function candidatesTake(store: PostgresStore, book: OpenBook, offset: number): Promise<number> {
  const query = {
    pkCorp: 'C-YANZHOU',
    book,
    side: 'finance',
    states: undefined,
    businessTypes: undefined,
    productType: undefined,
    counterparty: undefined,
    offset,
    limit: 200,
  } as const;
  return timed(15, async () => store.transaction(async ({ candidates }) => candidates.page(query)));
}

async function taken(store: PostgresStore, book: OpenBook): Promise<ReadonlyMap<string, number>> {
  const found = new Map<string, number>();
  for (const [what, [query, page]] of Object.entries(questions))
    found.set(what, await pageTakes(store, { book, ...query }, page, 15));
  const { indexes }: BookPlace = books[book];
  // Skipped where the book has no page for choosing.
  if (indexes.finance === 'finance' || policyOf(book).flags.createAction)
    for (const [what, offset] of [
      ['first page of what may be packaged', 0],
      ['a page of it further on', 2000],
    ] as const)
      found.set(what, await candidatesTake(store, book, offset));
  return found;
}

/**
 * Lists of packages and of candidates in every book, a hundred thousand each (`BENCH_BOOK_PACKAGES`), compared with
 * those of credits.
 */
export const bookLists: Measurement = {
  name: 'books',
  measure: async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'bench-books-'));
    const now = Date.now();
    const postgres = await startEmbeddedPostgres({ dataDir, password: benchPassword });
    const { store } = await demoStore(dataDir, 'books', now);
    try {
      for (const book of openBooks())
        await seedVolume(store, { packages, receivables: free, company: 'C-YANZHOU', book }, now);
      const ofCredits = await taken(store, 'credit');
      const readings: Reading[] = [];
      for (const book of openBooks().filter((each) => each !== 'credit')) {
        for (const [what, measured] of await taken(store, book))
          readings.push({
            what: `${book}: ${what}`,
            measured,
            floor: { is: `those of credits, ${packages} of each`, value: ofCredits.get(what) ?? Number.NaN },
            unit: 'ms',
            limit: 1.2,
            slack: 1,
          });
      }
      return readings;
    } finally {
      await store.close();
      await postgres.stop();
      await removeCluster(dataDir);
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};
