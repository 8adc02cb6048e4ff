import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { KeptWorld } from '../../../features/support/assemblies/kept-world.ts';
import { withConnection } from '../../../server/ground/postgres-connection.ts';
import { storedPasswordKey } from '../../../server/core/entry/stored-password-key.ts';
import { createLedgerCheck } from '../../../server/core/trade/ledger-check.ts';
import { StoreUnavailable, type Store } from '../../../server/core/store.ts';
import type { PackageColumn, PackageQuery } from '../../../server/core/tables/evidence.ts';
import type { PackageRecord } from '../../../server/core/records/evidence.ts';
import { MemoryStore } from '../../../server/storage/memory/memory-store.ts';
import { packageIndexes } from '../../../server/storage/postgres/evidence/package-indexes.ts';
import { PostgresStore } from '../../../server/storage/postgres/postgres-store.ts';
import { encryptPassword } from '../../../src/adapters/wire/entry/password-cipher.ts';
import { packageStates } from '../../../src/domain/evidence/materials/package-state.ts';
import { absurdRequestsContract } from '../../contracts/absurd-requests.ts';
import { keyedCallsContract } from '../../contracts/keyed-calls.ts';
import { liveSessionsContract } from '../../contracts/live-sessions.ts';
import { severalServersContract } from '../../contracts/several-servers.ts';
import { packageListsContract } from '../../contracts/package-lists.ts';
import { storeContract } from '../../contracts/store.ts';
import * as companyRecords from '../../contracts/store/records/company.ts';
import * as entryRecords from '../../contracts/store/records/entry.ts';
import * as evidenceRecords from '../../contracts/store/records/evidence.ts';
import * as tradeRecords from '../../contracts/store/records/trade.ts';
import { saveGround } from '../../contracts/store/ground.ts';
import { demoWorld, PostgresUnderTest } from './postgres-under-test.ts';

let postgres: PostgresUnderTest;

beforeAll(async () => {
  postgres = await PostgresUnderTest.start();
});
afterAll(async () => postgres.stop(), 60_000);

const makeStore = async (fill?: typeof demoWorld) => {
  const address = await postgres.preparedDatabase(fill);
  const store = new PostgresStore(address);
  return { store, empty: async () => postgres.removeRows(address), close: async () => store.close() };
};

storeContract('PostgresStore', async () => makeStore());
packageListsContract('PostgresStore', async () => makeStore());
liveSessionsContract('PostgresStore', async () => makeStore(demoWorld));
absurdRequestsContract('PostgresStore', async () => makeStore(demoWorld), 'of the right shape');
severalServersContract('PostgresStore', async () => makeStore(demoWorld));
keyedCallsContract('PostgresStore', async () => makeStore(demoWorld), 'of each kind');

const maybe = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: undefined });
const rewriting = [
  'update portal.operation_log set detail = $$x$$',
  'delete from portal.operation_log',
  'truncate portal.operation_log',
  'truncate portal.packages cascade',
];

/** The tables before the lists had their own tables. */
const withoutLists = `
  drop trigger count_added on portal.packages;
  drop trigger count_removed on portal.packages;
  drop trigger count_before on portal.packages;
  drop trigger count_after on portal.packages;
  drop function portal.count_packages();
  alter table portal.packages add column search_text text not null default '', add column party_text text not null default '';
  update portal.packages package set search_text = lower(doc_datum_id) || chr(31) || names.name_text, party_text = names.party_text from portal.package_names names where names.names_id = package.names_id;
  alter table portal.packages drop column names_id;
  drop index portal.packages_in_state;
  drop index if exists ${[...packageIndexes.keys()].map((name) => `portal.${name}`).join(', ')};
  drop function portal.trigrams(text);
  drop table portal.package_names, portal.package_number_parts, portal.package_counts, portal.package_count_changes;
  create index packages_newest on portal.packages (pk_corp, book, created_at desc, doc_datum_id desc);
  create index packages_in_state on portal.packages (state, state_since);
  delete from portal.migrations where name = '0014-package-lists';
`;

/** The tables before there were books. */
const withoutBooks = `
  ${withoutLists}
  alter table portal.packages rename column book to doc_type;
  alter table portal.standards rename column book to doc_type;
  update portal.packages set doc_type = 'CREDIT';
  update portal.standards set doc_type = 'CREDIT';
  drop index portal.candidates_of_company;
  alter table portal.candidates drop column bill_sub_range;
  alter table portal.companies drop column opened_products;
  alter table portal.packages drop column change_granted;
  alter index portal.candidates_in_package rename to credits_in_package;
  alter table portal.candidates drop column book;
  alter table portal.candidates rename column state to credit_state;
  alter table portal.candidates rename column candidate_id to fk_credit;
  alter table portal.candidates rename to credits;
  create index credits_of_company on portal.credits (pk_corp, number, fk_credit);
  delete from portal.migrations where name >= '0013';
`;

describe('PostgresStore', () => {
  it('can be prepared by several servers at once, and again', async () => {
    const address = await postgres.database();
    const servers = [new PostgresStore(address), new PostgresStore(address)];
    await Promise.all(servers.map(async (server) => server.prepare()));
    await servers[0]?.prepare();
    await servers[0]?.transaction(saveGround);
    expect(await servers[1]?.transaction(async (transaction) => transaction.companies.find('C-1'))).toEqual(
      companyRecords.company,
    );
    for (const server of servers) await server.close();
  });

  it('marks the received files of submitted packages as submitted when it first records that', async () => {
    const address = await postgres.preparedDatabase();
    const store = new PostgresStore(address);
    const stored = (pkFile: string, docMaterialId: string) => ({
      ...evidenceRecords.file,
      pkFile,
      docMaterialId,
      promisedKey: pkFile,
      objectKey: pkFile,
      uploadId: pkFile,
      state: 'stored' as const,
    });
    await store.transaction(async (transaction) => {
      await saveGround(transaction);
      await transaction.materials.save({ ...evidenceRecords.material, docMaterialId: 'DM-2', docDatumId: 'DD-2' });
      for (const file of [
        stored('submitted', 'DM-1'),
        { ...stored('never-came', 'DM-1'), state: 'awaited' as const },
        stored('of-a-draft', 'DM-2'),
      ])
        await transaction.files.save(file);
    });
    await withConnection(address, async (client) =>
      client.query(
        `${withoutBooks} alter table portal.files drop column submitted_at; alter table portal.sessions drop column host; alter table portal.operation_log drop column corrected; delete from portal.migrations where name >= '0011'`,
      ),
    );
    await store.prepare();
    const unused = await store.transaction(async (transaction) =>
      transaction.files.unusedUntil(evidenceRecords.file.promisedUntil),
    );
    expect(unused.map((each) => each.pkFile).toSorted()).toEqual(['never-came', 'of-a-draft']);
    await store.close();
  });

  it('puts the records from before the books into the first book', async () => {
    const address = await postgres.preparedDatabase();
    const store = new PostgresStore(address);
    await store.transaction(async (transaction) => {
      await saveGround(transaction);
      await transaction.candidates.save(evidenceRecords.credit);
    });
    await withConnection(address, async (client) => client.query(withoutBooks));
    await store.prepare();
    await store.transaction(async (transaction) => {
      expect(await transaction.packages.find('DD-1')).toEqual({ ...evidenceRecords.aPackage, changeGranted: false });
      expect(await transaction.standards.find('STD-1')).toEqual(evidenceRecords.standard);
      // Its package was repaid, and the business itself has recorded that since.
      expect(await transaction.candidates.find('K-1')).toEqual({ ...evidenceRecords.credit, state: 'SETTLED' });
    });
    await store.close();
  });
});

/** These tests are as independent of one another as with a store that is emptied between them. */
describe('PostgresStore with prepared tables', () => {
  let address: string;
  let store: PostgresStore;
  beforeAll(async () => {
    address = await postgres.preparedDatabase();
    store = new PostgresStore(address);
  });
  beforeEach(async () => store.clear());
  afterAll(async () => store.close());

  it('refuses a change of the operation log', async () => {
    await store.transaction(async (transaction) => {
      await saveGround(transaction);
      await transaction.log.append(evidenceRecords.line);
    });
    for (const statement of rewriting) {
      await expect(
        withConnection(address, async (client) => client.query(statement)),
        statement,
      ).rejects.toThrow('append-only');
    }
    expect(await store.transaction(async (transaction) => transaction.log.ofPackage('DD-1'))).toEqual([
      evidenceRecords.line,
    ]);
  });

  it('refuses a change of a posting', async () => {
    const { instrument, posting } = tradeRecords;
    await store.transaction(async ({ instruments, postings }) => {
      await instruments.save({ ...instrument, id: posting.instrumentId });
      await postings.append([posting]);
    });
    for (const statement of [
      'update portal.postings set amount = 1',
      "update portal.postings set amount = 1 where id = 'none'",
      'delete from portal.postings',
      'truncate portal.postings',
      'truncate portal.instruments cascade',
    ]) {
      await expect(
        withConnection(address, async (client) => client.query(statement)),
        statement,
      ).rejects.toThrow('append-only');
    }
    const kept = await store.transaction(async ({ postings }) => postings.ofInstrument(posting.instrumentId));
    expect(kept).toEqual([posting]);
  });

  it('runs exclusive work on one server at a time', async () => {
    const servers = [new PostgresStore(address), new PostgresStore(address)];
    const events: string[] = [];
    const work = async () => {
      events.push('begins');
      await servers[0]?.isReady();
      events.push('ends');
    };
    await Promise.all(servers.map(async (server) => server.runExclusively('seeding', work)));
    expect(events).toEqual(['begins', 'ends', 'begins', 'ends']);
    for (const server of servers) await server.close();
  });

  it('gives one password key to servers that start at once', async () => {
    const servers = [new PostgresStore(address), new PostgresStore(address), new PostgresStore(address)];
    const keyOf = async (server: Store) => storedPasswordKey({ store: server, secret: 'shared' })();
    const keys = await Promise.all(servers.map(keyOf));
    expect(new Set(keys.map((key) => key.keyId)).size).toBe(1);
    expect(
      await keys[2]?.decrypt(await encryptPassword('Huiyu#2026', keys[0]?.publicKey ?? '', 'visit'), 'visit'),
    ).toBe('Huiyu#2026');
    for (const server of servers) await server.close();
  });

  it('repeats a transaction that conflicted with another', async () => {
    await store.transaction(async (transaction) => {
      for (const key of ['a', 'b']) await transaction.attempts.save({ ...entryRecords.attempt, key, failures: 0 });
    });
    const gate = Promise.withResolvers<void>();
    let waiting = 0;
    const crossing = async (first: string, second: string) =>
      store.transaction(async (transaction) => {
        const one = await transaction.attempts.lock(first);
        waiting += 1;
        if (waiting === 2) gate.resolve();
        await gate.promise;
        const other = await transaction.attempts.lock(second);
        for (const found of [one, other])
          if (found) await transaction.attempts.save({ ...found, failures: found.failures + 1 });
      });
    await Promise.all([crossing('a', 'b'), crossing('b', 'a')]);
    expect((await store.transaction(async (transaction) => transaction.attempts.find('a')))?.failures).toBe(2);
  });

  it('is unavailable when the last try conflicts as well', async () => {
    const tries: string[] = [];
    const work = store.transaction(async () => {
      tries.push('tried');
      throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
    });
    await expect(work).rejects.toBeInstanceOf(StoreUnavailable);
    expect(tries).toHaveLength(2);
  });

  it('can be cleared despite conflicts, and reports those that do not end', async () => {
    const obstruct = async (times: number) =>
      withConnection(address, async (client) => {
        // A sequence continues although its transaction was rolled back.
        await client.query(`
          drop sequence if exists portal.tries;
          create sequence portal.tries;
          create or replace function portal.obstruct() returns trigger language plpgsql as $$
          begin
            if nextval('portal.tries') <= ${times} then raise exception 'in the way' using errcode = 'deadlock_detected'; end if;
            return null;
          end $$;
          create or replace trigger obstruct before truncate on portal.attempts for each statement execute function portal.obstruct()`);
      });
    await store.transaction(async (transaction) => transaction.attempts.save(entryRecords.attempt));
    await obstruct(4);
    await expect(store.clear()).rejects.toBeInstanceOf(StoreUnavailable);
    expect(await store.transaction(async (transaction) => transaction.attempts.find('k'))).toEqual(
      entryRecords.attempt,
    );
    await obstruct(3);
    await store.clear();
    expect(await store.transaction(async (transaction) => transaction.attempts.find('k'))).toBeUndefined();
  });

  it('uses the index for the newest packages of a company', async () => {
    const plan = await withConnection(address, async (client) => {
      await client.query('set enable_seqscan = off');
      await client.query('set enable_sort = off');
      return client.query<{ 'QUERY PLAN': string }>(
        "explain select * from portal.packages where pk_corp = 'C-1' and book = 'credit' order by created_at desc, doc_datum_id desc limit 20",
      );
    });
    const text = plan.rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(text).toContain('packages_newest');
    expect(text).not.toContain('Sort');
  });

  it('tells the planner about a large insert when it tidies', async () => {
    await store.transaction(async (transaction) => {
      await saveGround(transaction);
      await transaction.packages.saveAll(
        Array.from({ length: 400 }, (_unused, index) => ({
          ...evidenceRecords.begunPackage,
          docDatumId: `DD-${String(1000 + index)}`,
        })),
      );
    });
    const expectedRows = async (): Promise<number> =>
      withConnection(address, async (client) => {
        const { rows } = await client.query<{ rows: number }>(
          "select reltuples::integer as rows from pg_class where oid = 'portal.packages'::regclass",
        );
        return rows[0]?.rows ?? 0;
      });
    await store.tidy();
    expect(await expectedRows()).toBeGreaterThanOrEqual(400);
  });

  it('sums up the ledgers of old postings, and the daily comparison finds a sum that is wrong', async () => {
    const clock = { now: () => Date.parse('2026-11-27T02:00:00Z'), realTime: () => Date.now() };
    const { instrument, posting } = tradeRecords;
    await store.transaction(async ({ companies, instruments, postings }) => {
      await companies.saveAll(['C-1', 'C-2'].map((pkCorp) => ({ ...companyRecords.company, pkCorp })));
      await instruments.save({ ...instrument, id: posting.instrumentId });
      await postings.append([posting, { ...posting, id: 'L-2', businessDay: '2026-11-28' }]);
    });
    const faults = async () => store.transaction(async ({ postings }) => postings.dayFaults(['C-1', 'C-2']));
    // The tables before there were sums. Later migrations do not change existing objects.
    await withConnection(address, async (client) => {
      await client.query(`
        drop trigger sum_days on portal.postings;
        drop view portal.ledger_moves;
        drop table portal.ledger_days, portal.ledger_day_changes, portal.trade_sums, portal.trade_sum_changes;
        delete from portal.migrations where name >= '0129-trade-sums'`);
    });
    await store.prepare();
    expect(await faults()).toEqual([]);
    await withConnection(address, async (client) => {
      await client.query(
        "update portal.ledger_days set in_amount = 12.35 where company_id = 'C-2' and business_day = '2026-11-28'",
      );
      await client.query("delete from portal.ledger_days where company_id = 'C-1' and business_day = '2026-11-27'");
    });
    expect((await createLedgerCheck({ store, clock })())?.first.filter(({ kind }) => kind === 'days')).toEqual([
      { kind: 'days', number: 'C-1 holder 2026-11-27', holdingId: '', expected: '-12.34', found: '0.00' },
      { kind: 'days', number: 'C-2 holder 2026-11-28', holdingId: '', expected: '12.34', found: '12.35' },
    ]);
    await postgres.removeRows(address);
  });

  it('goes on with its prepared statements after another server adds a column', async () => {
    const { company } = companyRecords;
    const roundTrip = async (name: string) => {
      await store.transaction(async ({ companies }) => companies.save({ ...company, name }));
      return store.transaction(async ({ companies }) => ({
        found: (await companies.find(company.pkCorp))?.name,
        locked: (await companies.lock(company.pkCorp))?.name,
      }));
    };
    // Connections of a pool take turns, so that each prepares the statements.
    await Promise.all(Array.from({ length: 8 }, async () => roundTrip('重庆嘉澄')));
    await withConnection(address, async (client) =>
      client.query("alter table portal.companies add column added_later text not null default 'later'"),
    );
    const [one, ...others] = await Promise.all(Array.from({ length: 8 }, async () => roundTrip('重庆嘉澄精密')));
    expect(one).toEqual({ found: '重庆嘉澄精密', locked: '重庆嘉澄精密' });
    expect(new Set(others.map((each) => JSON.stringify(each))).size).toBe(1);
    await withConnection(address, async (client) =>
      client.query('alter table portal.companies drop column added_later'),
    );
    await postgres.removeRows(address);
  });

  it('has the same pages as the memory store for any packages, order and conditions', async () => {
    const memory = new MemoryStore();
    const both = [
      { store, empty: async () => postgres.removeRows(address) },
      { store: memory, empty: async () => memory.clear() },
    ];
    const part = fc.constantFrom('启', '衡', 'A', 'a', 'Ä', '%', '_', '\\', "'", ' ', '（');
    const text = fc.string({ unit: part, maxLength: 4 });
    const amount = fc.constantFrom(0n, 1n, 100n, 99_999_999_999_998n).map((fen) => ({ fen }));
    const instant = fc.constantFrom(0, 1, 1_700_000_000_000, 1_700_000_000_001);
    const aPackage = fc.record({
      docDatumId: fc.string({ unit: fc.constantFrom('D', 'd', '0', '-', '_'), minLength: 1, maxLength: 4 }),
      state: fc.constantFrom(...packageStates.slice(0, 4)),
      totalAmount: amount,
      payerName: text,
      supplierName: text,
      counterpartyName: text,
      expectDueDate: fc.constantFrom('', '2026-01-01', '2026-09-01'),
      creditState: fc.constantFrom('HOLDING', 'holding'),
      invoiceNeed: fc.constantFrom(undefined, 'absent' as const, 'owed' as const),
      createdAt: instant,
    });
    const world = fc.uniqueArray(aPackage, { selector: (each) => each.docDatumId, maxLength: 12 });
    const query: fc.Arbitrary<PackageQuery> = fc.record({
      pkCorp: fc.constant('C-1'),
      book: fc.constant('credit' as const),
      side: fc.constant('finance' as const),
      states: maybe(fc.subarray(packageStates.slice(0, 4))),
      creditStates: maybe(fc.subarray(['HOLDING', 'holding'])),
      businessTypes: fc.constant(undefined),
      productType: fc.constant(undefined),
      counterparty: maybe(text),
      keyword: maybe(text),
      fkFinance: fc.constant(undefined),
      handlerId: fc.constant(undefined),
      invoiceNeed: fc.constantFrom(undefined, undefined, 'absent' as const, 'owed' as const),
      createdFrom: maybe(instant),
      createdTo: maybe(instant),
      amountFrom: maybe(amount),
      amountTo: maybe(amount),
    });
    const page = fc.record({
      orderBy: fc.constantFrom<PackageColumn>('createTime', 'totalAmount', 'expectDueDate', 'state', 'docDatumId'),
      descending: fc.boolean(),
      offset: fc.nat(4),
      limit: fc.integer({ min: 1, max: 6 }),
    });
    await fc.assert(
      fc.asyncProperty(
        world,
        fc.array(fc.tuple(query, page), { minLength: 4, maxLength: 8 }),
        async (packages, questions) => {
          const answers = await Promise.all(both.map(async (each) => answersOf(each, packages, questions)));
          expect(answers[0]).toEqual(answers[1]);
        },
      ),
      { numRuns: 40 },
    );
  });
});

async function answersOf(
  { store, empty }: { readonly store: Store; readonly empty: () => Promise<void> },
  packages: readonly Partial<PackageRecord>[],
  questions: readonly (readonly [
    PackageQuery,
    Parameters<Parameters<Parameters<Store['transaction']>[0]>[0]['packages']['page']>[1],
  ])[],
) {
  await empty();
  return store.transaction(async (transaction) => {
    await transaction.companies.save(companyRecords.company);
    await transaction.users.save(companyRecords.user);
    await transaction.standards.save(evidenceRecords.standard);
    await transaction.packages.saveAll(packages.map((each) => ({ ...evidenceRecords.begunPackage, ...each })));
    const answers: unknown[] = [];
    for (const [query, page] of questions) answers.push(await transaction.packages.page(query, page));
    const queries = questions.map(([query]) => query);
    answers.push(
      await transaction.packages.totalsOfEach(queries),
      await transaction.packages.oldestSinceOfEach(queries),
    );
    return answers;
  });
}

describe('the demo world of the tests', () => {
  const wrong = `
    select id from portal.instruments where owed <> coalesce((
      select sum(amount) from portal.holdings where instrument_id = instruments.id and place in ('transit', 'held')
    ), 0)`;

  it('owes for each instrument what its holdings say, when it is copied and after it is restored', async () => {
    const address = await postgres.preparedDatabase(demoWorld);
    const wrongNow = async (): Promise<readonly unknown[]> =>
      withConnection(address, async (client) => (await client.query(wrong)).rows);
    const copied = await wrongNow();
    const kept = await KeptWorld.of(address);
    await kept.putBack();
    await kept.close();
    expect({ copied, restored: await wrongNow() }).toEqual({ copied: [], restored: [] });
  });
});
