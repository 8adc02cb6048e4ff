import { beforeEach, describe, expect, it } from 'vitest';
import { barsFact, objectorsOf, toWireRestrictions } from '../../../../server/core/parties/business-terms.ts';
import type { UserRecord } from '../../../../server/core/records/company.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import * as records from '../../../contracts/store/records/company.ts';
import { saveGround } from '../../../contracts/store/ground.ts';

const today = '2026-11-21';
let store: MemoryStore;
const told = async () => store.transaction(async (transaction) => toWireRestrictions(transaction, 'C-1', today));

beforeEach(async () => {
  store = new MemoryStore();
  await store.transaction(saveGround);
});

describe('the people who may object to a member’s standing', () => {
  const person = (userId: string, change: Partial<UserRecord>): UserRecord => ({
    ...records.user,
    userId,
    userName: userId,
    personId: userId,
    personName: userId,
    ...change,
  });

  it('are the main users who still work for the company, each once', async () => {
    await store.transaction(async ({ users }) =>
      users.saveAll([
        person('U-2', { personName: records.user.personName }),
        person('U-3', {}),
        person('U-4', { isMain: false }),
        person('U-5', { roles: [] }),
      ]),
    );
    const names = await store.transaction(async (transaction) => objectorsOf(transaction, 'C-1'));
    expect(names.toSorted()).toEqual(['U-3', records.user.personName].toSorted());
  });
});

describe('the restriction of a violating member', () => {
  const stands = async (effectiveOn: string): Promise<void> =>
    store.transaction(async ({ standings }) =>
      standings.save({ pkCorp: 'C-1', standing: 'violating', addedOn: '2026-11-01', effectiveOn }),
    );
  const restricted = { violating: true, barred: [], objectors: [records.user.personName] };

  it.each([
    ['from its first day', '2026-11-21', { ...restricted, violatingFrom: '2026-11-21' }],
    ['after its first day', '2026-11-20', { ...restricted, violatingFrom: '2026-11-20' }],
    ['without a day when it began at once', '', { ...restricted, violatingFrom: undefined }],
    ['not before its first day', '2026-11-22', undefined],
  ])('is reported %s', async (_when, effectiveOn, expected) => {
    await stands(effectiveOn);
    expect(await told()).toEqual(expected);
  });

  it('is reported as a bar alone before the violation begins', async () => {
    await stands('2026-11-22');
    await store.transaction(async ({ facts }) => facts.write(barsFact('C-1'), ['finance']));
    const expected = { ...restricted, violating: false, violatingFrom: undefined, barred: ['finance'] };
    expect(await told()).toEqual(expected);
  });
});
