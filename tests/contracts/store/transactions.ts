import { it, expect } from 'vitest';
import type { Transaction } from '../../../server/core/store.ts';
import * as commonRecords from './records/common.ts';
import * as companyRecords from './records/company.ts';
import * as entryRecords from './records/entry.ts';
import * as evidenceRecords from './records/evidence.ts';
import * as shellRecords from './records/shell.ts';
import { certification, realName } from './records/certification.ts';
import { standing } from './records/notices.ts';
import { delegation } from './records/people.ts';
import { application } from './records/trade.ts';
import type { StoreSuite } from './store-suite.ts';

function commitsContract({ doing, store }: StoreSuite): void {
  it('tells whether a transaction has written, without counting reads or other transactions', async () => {
    const written = async (work: (transaction: Transaction) => Promise<unknown>) =>
      doing(async (transaction) => {
        await work(transaction);
        return transaction.hasWritten();
      });
    const save = async ({ receipts }: Transaction): Promise<void> => receipts.save(commonRecords.receipt);
    expect(await written(async ({ receipts }) => receipts.find('none'))).toBe(false);
    expect(await written(save)).toBe(true);
    expect(await written(async ({ receipts }) => receipts.lock(commonRecords.receipt.key))).toBe(false);
    expect(await written(async ({ receipts }) => receipts.lock('none'))).toBe(false);
    expect(await written(async ({ receipts }) => receipts.find(commonRecords.receipt.key))).toBe(false);
    expect(await written(async ({ receipts }) => receipts.remove(commonRecords.receipt.key))).toBe(true);
    expect(await written(async (transaction) => transaction.nextNumber('of a test'))).toBe(true);
    expect(await written(async ({ facts }) => facts.write('of a test', 1))).toBe(true);
    expect(await written(async ({ facts }) => facts.lock('of a test'))).toBe(false);
    expect(await written(async ({ announce }) => announce([{ userId: 'U-1', topic: 'messages' }]))).toBe(false);
  });

  it('copies records when it saves and when it reads them', async () => {
    const mine = { ...companyRecords.user, userId: 'U-8', userName: 'copied', roles: ['A'] };
    await doing(async (transaction) => transaction.users.save(mine));
    mine.roles.push('B');
    const read = await doing(async (transaction) => transaction.users.find('U-8'));
    if (read) (read.roles as string[]).push('C');
    expect((await doing(async (transaction) => transaction.users.find('U-8')))?.roles).toEqual(['A']);
  });

  it('reads within a transaction its own writes', async () => {
    await doing(async (transaction) => {
      await transaction.attempts.save(entryRecords.attempt);
      expect(await transaction.attempts.find('k')).toEqual(entryRecords.attempt);
    });
  });

  it('rolls back a failed transaction', async () => {
    await doing(async (transaction) => transaction.attempts.save(entryRecords.attempt));
    const failing = doing(async (transaction) => {
      await transaction.attempts.save({ ...entryRecords.attempt, failures: 99 });
      await transaction.platforms.save(shellRecords.platform);
      await transaction.companies.save({ ...companyRecords.company, pkCorp: 'C-7' });
      await transaction.companies.remove('C-7');
      await transaction.log.append(evidenceRecords.line);
      await transaction.facts.write('fact', 1);
      throw new Error('thought better of it');
    });
    await expect(failing).rejects.toThrow('thought better of it');
    await doing(async (transaction) => {
      expect(await transaction.attempts.find('k')).toEqual(entryRecords.attempt);
      expect(await transaction.platforms.find(shellRecords.platform.host)).toBeUndefined();
      expect(await transaction.log.ofPackage('DD-1')).toEqual([]);
      expect(await transaction.facts.read('fact')).toBeUndefined();
    });
  });

  it('is ready, and is empty after it was cleared', async () => {
    expect(await store().isReady()).toBe(true);
    await doing(async (transaction) => transaction.log.append(evidenceRecords.line));
    await doing(async (transaction) => transaction.nextNumber('DD'));
    await store().clear();
    await doing(async (transaction) => {
      expect(await transaction.companies.find('C-1')).toBeUndefined();
      expect(await transaction.users.all()).toEqual([]);
      expect(await transaction.log.ofPackage('DD-1')).toEqual([]);
      expect(await transaction.nextNumber('DD')).toBe(1);
    });
  });
}

function locksContract({ doing }: StoreSuite): void {
  it('makes transactions that lock one record wait for each other', async () => {
    await doing(async (transaction) => transaction.attempts.save({ ...entryRecords.attempt, failures: 0 }));
    const addOne = async () =>
      doing(async (transaction) => {
        const found = await transaction.attempts.lock('k');
        await transaction.attempts.save({ ...entryRecords.attempt, failures: (found?.failures ?? 0) + 1 });
      });
    await Promise.all(Array.from({ length: 12 }, addOne));
    expect((await doing(async (transaction) => transaction.attempts.find('k')))?.failures).toBe(12);
  });

  const makeOnce = async () =>
    doing(async (transaction) => {
      const found = await transaction.receipts.lock('new');
      if (!found) await transaction.receipts.save({ ...commonRecords.receipt, key: 'new', answer: 'first' });
      return found === undefined;
    });

  it('makes transactions that lock a key without a record wait for each other', async () => {
    const made = await Promise.all(Array.from({ length: 8 }, makeOnce));
    expect(made.filter(Boolean)).toHaveLength(1);
  });

  it('makes transactions that lock a fact wait for each other, even before it exists', async () => {
    const addOne = async () =>
      doing(async (transaction) =>
        transaction.facts.write('count', Number((await transaction.facts.lock('count')) ?? 0) + 1),
      );
    await Promise.all(Array.from({ length: 8 }, addOne));
    expect(await doing(async (transaction) => transaction.facts.lock('count'))).toBe(8);
  });

  it('gives each number of a series once, from 1', async () => {
    const numbers = await Promise.all(
      Array.from({ length: 10 }, async () => doing(async (transaction) => transaction.nextNumber('DD'))),
    );
    expect(numbers.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(await doing(async (transaction) => transaction.nextNumber('other'))).toBe(1);
  });
}

function readAheadContract({ doing }: StoreSuite): void {
  it('finds rows that were read ahead as they are stored, and later writes', async () => {
    const { user, company } = companyRecords;
    const ids = [company.pkCorp, 'C-none'];
    await doing(async (transaction) => {
      await transaction.companies.save(company);
      await transaction.users.saveAll([user, { ...user, userId: 'U-8', userName: 'other', roles: ['A', 'B'] }]);
      await transaction.standings.save({ ...standing, pkCorp: company.pkCorp });
      await transaction.certifications.save({ ...certification, pkCorp: company.pkCorp });
      await transaction.realNames.save({ ...realName, pkCorp: company.pkCorp });
      await transaction.delegations.saveAll(
        (['waiting', 'standing', 'ended'] as const).map((state, index) => ({
          ...delegation,
          id: `DL-${state}`,
          pkCorp: company.pkCorp,
          madeAt: 1_700_000_000_001 + index,
          state,
        })),
      );
      await transaction.mailAddresses.save({ userId: 'U-8', address: 'a@example.org', confirmedAt: 1_700_000_000_007 });
      await transaction.facts.write('a fact', { list: [1, null] });
    });
    const read = async (all: Transaction) => ({
      companies: await all.companies.findAll(ids),
      company: await all.companies.find('C-none'),
      standing: await all.standings.find(company.pkCorp),
      certification: await all.certifications.find(company.pkCorp),
      realName: await all.realNames.find(company.pkCorp),
      branches: await Promise.all(ids.map(async (id) => all.realNames.certifiedBranch(id))),
      user: await all.users.find('U-8'),
      users: await Promise.all(ids.map(async (id) => all.users.ofCompany(id))),
      delegations: await Promise.all(ids.map(async (id) => all.delegations.openOf(id))),
      mails: await all.mailAddresses.findAll([user.userId, 'U-8']),
      choices: await all.alertChoices.find(user.userId),
      facts: [await all.facts.read('a fact'), await all.facts.read('no fact')],
    });
    const kept = await doing(read);
    expect(kept.delegations[0]).toHaveLength(2);
    await doing(async (transaction) => {
      await transaction.prefetchParties(ids, ['a fact', 'no fact']);
      expect(await read(transaction)).toEqual(kept);
      await transaction.users.save({ ...user, roles: ['C'] });
      await transaction.standings.remove(company.pkCorp);
      await transaction.facts.write('no fact', 1);
      expect((await transaction.users.ofCompany(company.pkCorp)).map(({ roles }) => roles)).toContainEqual(['C']);
      expect(await transaction.standings.find(company.pkCorp)).toBeUndefined();
      expect(await transaction.facts.read('no fact')).toBe(1);
    });
  });

  it('locks a record for a company that one of the fields names, as often as it is asked', async () => {
    const { id, companyId, counterpartyId } = application;
    await doing(async ({ tradeApplications }) => tradeApplications.save(application));
    await doing(async ({ tradeApplications }) => {
      const by = ['companyId', 'counterpartyId'] as const;
      expect(await tradeApplications.lock('none', { companyId, by })).toBeUndefined();
      for (const each of ['first', 'again']) {
        expect(await tradeApplications.lock(id, { companyId: 'C-none', by }), each).toBeUndefined();
        expect(
          await tradeApplications.lock(id, { companyId: counterpartyId, by: ['companyId'] }),
          each,
        ).toBeUndefined();
        expect(await tradeApplications.lock(id, { companyId: counterpartyId, by }), each).toEqual(application);
        expect(await tradeApplications.lock(id, { companyId, by }), each).toEqual(application);
      }
      await tradeApplications.save({ ...application, companyId: 'C-none' });
      expect(await tradeApplications.lock(id, { companyId, by: ['companyId'] })).toBeUndefined();
    });
  });

  it('finds a record that it has locked as it has changed it', async () => {
    await doing(async ({ tradeApplications }) => tradeApplications.save(application));
    await doing(async ({ tradeApplications }) => {
      const locked = await tradeApplications.lock(application.id);
      expect(await tradeApplications.lock(application.id)).toEqual(locked);
      await tradeApplications.save({ ...application, version: 77 });
      expect((await tradeApplications.find(application.id))?.version).toBe(77);
      expect((await tradeApplications.lock(application.id))?.version).toBe(77);
      await tradeApplications.saveAll([{ ...application, version: 78 }]);
      expect((await tradeApplications.find(application.id))?.version).toBe(78);
      await tradeApplications.remove(application.id);
      expect(await tradeApplications.find(application.id)).toBeUndefined();
      expect(await tradeApplications.lock(application.id)).toBeUndefined();
    });
  });
}

export function transactionsStoreContract(suite: StoreSuite): void {
  commitsContract(suite);
  locksContract(suite);
  readAheadContract(suite);
}
