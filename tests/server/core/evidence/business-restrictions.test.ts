import { beforeEach, describe, expect, it } from 'vitest';
import { checkRestrictions, type RestrictedPackage } from '../../../../server/core/evidence/business-restrictions.ts';
import { agreementRecallsFact } from '../../../../server/core/agreements/agreement-recalls.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import * as records from '../../../contracts/store/records/company.ts';
import { saveGround } from '../../../contracts/store/ground.ts';

/** The evening before in UTC: the day is that of Shanghai. */
const now = Date.parse('2026-11-20T17:30:00Z');
const order: RestrictedPackage = {
  book: 'credit',
  side: 'finance',
  pkCorp: 'C-1',
  invoiceNeed: undefined,
  submittedAt: undefined,
};
let store: MemoryStore;
const check = async (): Promise<void> =>
  store.transaction(async (transaction) => checkRestrictions(transaction, order, now));

beforeEach(async () => {
  store = new MemoryStore();
  await store.transaction(saveGround);
});

describe('a package of a restricted company', () => {
  it.each([
    ['the day of its notice', '2026-11-02', '2026-11-02'],
    ['today, where it is violating at once', '', '2026-11-21'],
  ])('is refused with %s', async (_day, effectiveOn, from) => {
    await store.transaction(async ({ standings }) =>
      standings.save({ pkCorp: 'C-1', standing: 'violating', addedOn: '2026-11-01', effectiveOn }),
    );
    const values = { from, objectors: [records.user.personName] };
    await expect(check()).rejects.toMatchObject({ code: 'MEMBER_VIOLATING', values });
  });

  it('is refused with the deadline for signing its agreement', async () => {
    const published = { CREDIT: { what: 'published-anew', at: now - 10 * 86_400_000 } };
    await store.transaction(async ({ facts }) => facts.write(agreementRecallsFact, published));
    const values = { product: 'CREDIT', deadline: '2026-11-13 01:30:00' };
    await expect(check()).rejects.toMatchObject({ code: 'AGREEMENT_TO_SIGN', values });
  });
});
