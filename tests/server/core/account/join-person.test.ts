import { beforeEach, describe, expect, it } from 'vitest';
import { joinPerson } from '../../../../server/core/account/join-person.ts';
import type { UserRecord } from '../../../../server/core/records/company.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import * as certificationRecords from '../../../contracts/store/records/certification.ts';
import * as peopleRecords from '../../../contracts/store/records/people.ts';

const pkCorp = 'C-1';
const now = 1_000;
const user: Pick<UserRecord, 'userId' | 'pkCorp' | 'personId'> = { userId: 'U-2', pkCorp, personId: 'P-2' };
let store: MemoryStore;

beforeEach(() => (store = new MemoryStore()));

/** The account of P-2 turns out to be one more of P-1. */
const joined = async (): Promise<void> =>
  store.transaction(async (transaction) => joinPerson(transaction, user as UserRecord, 'P-1', now));

describe('an account that is joined to a person', () => {
  it.each([
    ['proposed what stands', {}, { personId: 'P-2' }, { personId: 'P-1' }],
    ['was acted for', {}, { personId: 'P-3', forPersonId: 'P-2' }, { personId: 'P-3', forPersonId: 'P-1' }],
    ['has nothing to do with it', {}, { personId: 'P-3', forPersonId: '' }, { personId: 'P-3', forPersonId: '' }],
    ['proposed what is over', { state: 'withdrawn' }, { personId: 'P-2' }, { personId: 'P-2' }],
    ['proposed at another company', { pkCorp: 'C-2' }, { personId: 'P-2' }, { personId: 'P-2' }],
  ] as const)('%s', async (_what, more, before, after) => {
    await store.transaction(async ({ proposals }) =>
      proposals.save({
        ...peopleRecords.proposal,
        id: 'PP-1',
        pkCorp,
        state: 'open',
        until: now + 1,
        forPersonId: '',
        ...more,
        ...before,
      }),
    );
    await joined();
    expect(await store.transaction(async ({ proposals }) => proposals.find('PP-1'))).toMatchObject(after);
  });

  it.each([
    [
      'lends',
      { fromUserId: 'U-2', fromPersonId: 'P-2', toUserId: 'U-4', toPersonId: 'P-4' },
      { fromPersonId: 'P-1', toPersonId: 'P-4' },
    ],
    [
      'is lent',
      { fromUserId: 'U-4', fromPersonId: 'P-4', toUserId: 'U-2', toPersonId: 'P-2' },
      { fromPersonId: 'P-4', toPersonId: 'P-1' },
    ],
    [
      'is neither',
      { fromUserId: 'U-3', fromPersonId: 'P-2', toUserId: 'U-4', toPersonId: 'P-4' },
      { fromPersonId: 'P-2', toPersonId: 'P-4' },
    ],
  ] as const)('%s in a current delegation', async (_what, before, after) => {
    await store.transaction(async ({ delegations }) =>
      delegations.save({ ...peopleRecords.delegation, id: 'DG-1', pkCorp, state: 'standing', ...before }),
    );
    await joined();
    expect(await store.transaction(async ({ delegations }) => delegations.find('DG-1'))).toMatchObject(after);
  });

  it.each([
    ['P-2', 'P-1'],
    ['P-3', 'P-3'],
  ])('is the submitter of the certification only when its former person was: %s', async (before, after) => {
    await store.transaction(async ({ realNames }) =>
      realNames.save({ ...certificationRecords.realName, pkCorp, personSubmit: before }),
    );
    await joined();
    expect(await store.transaction(async ({ realNames }) => realNames.find(pkCorp))).toMatchObject({
      personSubmit: after,
    });
  });
});
