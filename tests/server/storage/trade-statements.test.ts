import { Client } from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { scenarioStart } from '../../../features/support/demo-world.ts';
import { PostgresStore } from '../../../server/storage/postgres/postgres-store.ts';
import { Trading } from '../../builders/trading.ts';
import { demoWorld, PostgresUnderTest } from './postgres-under-test.ts';

let postgres: PostgresUnderTest;

beforeAll(async () => {
  postgres = await PostgresUnderTest.start();
});
afterAll(async () => postgres.stop(), 60_000);

it('a transfer takes at most 14 statements to submit and 14 to approve, beginning and commit aside', async () => {
  const store = new PostgresStore(await postgres.preparedDatabase(demoWorld));
  const trading = new Trading(store, { now: () => scenarioStart });
  const [operator, director] = [
    await trading.caller('zhousiyuan', 'operator'),
    await trading.caller('guyunzhou', 'director'),
  ];
  const query = { companyId: 'C-YANZHOU', place: 'held', keyword: '', orderBy: 'amount', descending: true } as const;
  const [holding] = await store.transaction(async ({ holdings }) => holdings.page(query, { offset: 0, limit: 1 }));
  const asked = vi.spyOn(Client.prototype, 'query');
  const form = { holdingId: holding?.id ?? '', lines: [{ payeeId: 'C-CHENGYE', amount: '1.00' }] };
  const made = await trading.save(operator, 'transfer', form);
  const toSubmit = asked.mock.calls.length;
  asked.mockClear();
  expect((await trading.decide(director, made)).state).toBe('EFFECTIVE');
  const toApprove = asked.mock.calls.length;
  asked.mockRestore();
  expect(toSubmit).toBeGreaterThan(2);
  expect(toSubmit).toBeLessThanOrEqual(14 + 2);
  expect(toApprove).toBeLessThanOrEqual(14 + 2);
  await store.close();
});
