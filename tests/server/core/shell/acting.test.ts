import { beforeEach, describe, expect, it } from 'vitest';
import type { CallScope } from '../../../../server/core/call-scope.ts';
import type { Caller } from '../../../../server/core/context.ts';
import type { DelegationRecord } from '../../../../server/core/records/people.ts';
import type { SessionRecord } from '../../../../server/core/records/entry.ts';
import type { UserRecord } from '../../../../server/core/records/company.ts';
import {
  announceRoleChange,
  lastEndedDelegation,
  handlerOf,
  callerInRole,
  peopleNow,
  rolesActedBy,
  rolesNow,
  hasEndedDelegation,
} from '../../../../server/core/identity/people-in-role.ts';
import { actingStore } from '../../../../server/core/identity/acting-store.ts';
import type { Transaction } from '../../../../server/core/store.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import { demoBackEnd } from '../../../builders/desks.ts';

const now = Date.parse('2026-11-21T02:00:00Z');
const operator = 'ROLE_CORP_OPERATOR';
const director = 'ROLE_CORP_DIRECTOR';
/** A delegation of Gu Yunzhou, the director, to Li Min. */
const lent: DelegationRecord = {
  id: 'DG-1',
  pkCorp: 'C-YANZHOU',
  fromUserId: 'U-guyunzhou',
  fromPersonId: 'P-guyunzhou',
  fromName: '顾云舟',
  toUserId: 'U-limin',
  toPersonId: 'P-limin',
  toName: '李敏',
  roles: [director],
  from: '2026-11-20',
  until: '2026-11-23',
  state: 'standing',
  madeAt: 1,
  madeBy: 'U-guyunzhou',
  madeByName: '顾云舟',
  begun: true,
  endedAt: undefined,
  endedByName: '',
};
const ended = { state: 'ended', endedAt: now - 9, endedByName: '顾云舟' } as const;

let store: MemoryStore;
let announced: string[];

beforeEach(async () => {
  [store, announced] = [new MemoryStore(), []];
  await demoBackEnd(store);
  store.onAnnounced((each) => void (each && announced.push(`${each.topic} ${each.userId}`)));
});

const all = async <Found>(look: (transaction: Transaction) => Promise<Found>): Promise<Found> =>
  store.transaction(look);
const keep = async (...made: readonly Partial<DelegationRecord>[]): Promise<void> =>
  all(async ({ delegations }) => {
    for (const [index, each] of made.entries()) await delegations.save({ ...lent, id: `DG-${index + 1}`, ...each });
  });
const person = async (userId: string): Promise<UserRecord> => {
  const found = await all(async ({ users }) => users.find(userId));
  if (!found) throw new Error(`The demo world has lost ${userId}`);
  return found;
};

describe('the roles of a delegate', () => {
  it('contain each role once, and none from a colleague who no longer exists', async () => {
    await keep(
      {},
      { fromUserId: 'U-linzhixia', fromPersonId: 'P-linzhixia', fromName: '林知夏' },
      { fromUserId: 'U-gone' },
      { fromUserId: 'U-shenruogu', fromPersonId: 'P-shenruogu', fromName: '沈若谷', roles: ['CORP_QUERY'] },
    );
    const li = await person('U-limin');
    expect(
      (await all(async (transaction) => rolesActedBy(transaction, li, now))).map(
        ({ role, delegation }) => `${role} ${delegation.id}`,
      ),
    ).toEqual([`${director} DG-1`, 'CORP_QUERY DG-4']);
    expect(await all(async (transaction) => rolesNow(transaction, li, now))).toEqual([
      operator,
      director,
      'CORP_QUERY',
    ]);
  });

  it('act for the colleague who lent the role', async () => {
    await keep(
      {},
      { fromUserId: 'U-shenruogu', fromPersonId: 'P-shenruogu', fromName: '沈若谷', roles: ['CORP_QUERY'] },
    );
    const li = await person('U-limin');
    const names = await all(async (transaction) =>
      Promise.all(
        [operator, director, 'CORP_QUERY', 'CORP_MANAGER'].map(async (role) => {
          const found = await callerInRole(transaction, li, role, now);
          return found && `${found.user.personName} ${found.actsFor?.delegationId ?? 'of their own'}`;
        }),
      ),
    );
    expect(names).toEqual(['李敏 of their own', '李敏（代顾云舟） DG-1', '李敏（代沈若谷） DG-2', undefined]);
  });

  it('are added to the people’s own roles in the list of a company', async () => {
    await keep(
      {},
      { toUserId: 'U-shenruogu', toPersonId: 'P-shenruogu', state: 'waiting' },
      { toUserId: 'U-zhousiyuan', toPersonId: 'P-zhousiyuan', from: '2026-11-22' },
    );
    const own = new Map(
      (await all(async ({ users }) => users.ofCompany('C-YANZHOU'))).map(({ userId, roles }) => [userId, roles]),
    );
    const people = await all(async (transaction) => peopleNow(transaction, 'C-YANZHOU', now));
    expect(people.map(({ userId }) => userId)).toEqual([...own.keys()]);
    expect(
      people
        .filter(({ userId, roles }) => roles.join() !== own.get(userId)?.join())
        .map(({ userId, roles }) => `${userId} ${roles.join()}`),
    ).toEqual([`U-limin ${operator},${director}`]);
  });

  it('leave a person’s own work in that person’s name', async () => {
    const user = await person('U-limin');
    expect(handlerOf({ user })).toEqual({ handlerId: 'U-limin', handlerName: '李敏' });
  });
});

describe('a former delegate', () => {
  it.each<[string, Partial<DelegationRecord>, boolean]>([
    ['for a colleague in this role until the end', ended, true],
    ['in another role', { ...ended, roles: ['CORP_QUERY'] }, false],
    ['for nobody when the delegation never began', { ...ended, begun: false }, false],
    ['for nobody when another person was the delegate', { ...ended, toUserId: 'U-shenruogu' }, false],
  ])('acted %s', async (_how, made, was) => {
    await keep(made, { ...ended, toUserId: 'U-zhousiyuan', toPersonId: 'P-zhousiyuan' });
    const li = await person('U-limin');
    expect(await all(async (transaction) => hasEndedDelegation(transaction, li, director))).toBe(was);
  });

  it.each<[string, readonly Partial<DelegationRecord>[], object | undefined]>([
    [
      'of the delegation that ended last, in any stored order',
      [
        { ...ended, endedAt: now - 9, endedByName: '顾云舟' },
        { ...ended, endedAt: now - 5, endedByName: '周思远', madeAt: 0 },
        { ...ended, endedAt: now - 7, endedByName: '李敏' },
      ],
      { by: '周思远', at: now - 5 },
    ],
    [
      'of a delegation that ran out after another was ended',
      [
        { ...ended, endedAt: Date.parse('2026-11-19T02:00:00Z') },
        { from: '2026-11-19', until: '2026-11-20' },
      ],
      { by: '', at: Date.parse('2026-11-20T16:00:00Z') },
    ],
    ['of no end while a delegation is in force', [{}], undefined],
    ['of no end when the delegation never began', [{ ...ended, begun: false }], undefined],
    ['of no end when another person was the delegate', [{ ...ended, toUserId: 'U-shenruogu' }], undefined],
    ['of no end when another colleague lent the role', [{ ...ended, fromUserId: 'U-linzhixia' }], undefined],
  ])('is informed %s', async (_what, made, told) => {
    await keep(...made);
    const li = await person('U-limin');
    const found = await all(async (transaction) => lastEndedDelegation(transaction, li, 'U-guyunzhou', now));
    if (told) expect(found).toMatchObject({ personName: '顾云舟', today: '2026-11-21', ...told });
    else expect(found).toBeUndefined();
  });
});

it('a change of a person’s roles is announced only to that person’s delegates', async () => {
  await keep(
    {},
    { toUserId: 'U-shenruogu', toPersonId: 'P-shenruogu', state: 'waiting' },
    { fromUserId: 'U-linzhixia', toUserId: 'U-zhousiyuan', toPersonId: 'P-zhousiyuan' },
  );
  await all(async (transaction) => announceRoleChange(transaction, { userId: 'U-guyunzhou', pkCorp: 'C-YANZHOU' }));
  expect(announced).toEqual(['session U-limin']);
});

describe('work for a colleague', () => {
  /** Li Min saves a telephone number; the caller is resolved by the given function. */
  async function done(
    caller: (user: UserRecord) => Caller | undefined,
    meanwhile: (transaction: Transaction) => Promise<void> = async () => undefined,
  ): Promise<{ readonly outcome: string; readonly kept: string }> {
    const li = await person('U-limin');
    const scope: Pick<CallScope, 'caller'> = { caller: () => caller(li) };
    const outcome = await actingStore(store, scope, { now: () => now })
      .transaction(async (transaction) => {
        await transaction.users.save({ ...li, mobile: '13900009999' });
        await meanwhile(transaction);
        return 'done';
      })
      .catch((thrown: unknown) => (thrown as { readonly code?: string }).code ?? 'thrown');
    return { outcome, kept: (await person('U-limin')).mobile };
  }
  const session = {} as SessionRecord;
  const acting = (user: UserRecord): Caller => ({
    session,
    user,
    role: director,
    actsFor: {
      delegationId: 'DG-1',
      userId: 'U-guyunzhou',
      personId: 'P-guyunzhou',
      personName: '顾云舟',
      until: '2026-11-23',
      ownName: '李敏',
    },
  });
  const end = async ({ delegations }: Transaction): Promise<void> => delegations.save({ ...lent, ...ended });

  it('is kept while the delegation is in force', async () => {
    await keep({});
    expect(await done(acting)).toEqual({ outcome: 'done', kept: '13900009999' });
  });

  it.each<[string, (transaction: Transaction) => Promise<void>]>([
    ['the delegation ends', end],
    [
      'the delegation ends and another lends the same role',
      async (transaction) => {
        await end(transaction);
        await transaction.delegations.save({
          ...lent,
          id: 'DG-2',
          fromUserId: 'U-linzhixia',
          fromPersonId: 'P-linzhixia',
          fromName: '林知夏',
        });
      },
    ],
    [
      'the delegate gets the same role',
      async ({ users }) => {
        const own = await users.find('U-limin');
        if (own) await users.save({ ...own, roles: [operator, director] });
      },
    ],
    ['the delegate’s account is removed', async ({ users }) => users.remove('U-limin')],
  ])('is rolled back when %s before it is complete', async (_what, meanwhile) => {
    await keep({});
    const { mobile } = await person('U-limin');
    expect(await done(acting, meanwhile)).toEqual({ outcome: 'ACTING_OVER', kept: mobile });
    // The transaction was rolled back.
    expect(await all(async ({ delegations }) => delegations.ofCompany('C-YANZHOU', 9))).toEqual([lent]);
  });

  it.each<[string, (user: UserRecord) => Caller | undefined]>([
    ['is done in the person’s own role', (user) => ({ session, user, role: operator })],
    ['has no caller', () => undefined],
  ])('is not checked when it %s', async (_what, caller) => {
    await keep(ended);
    expect(await done(caller)).toEqual({ outcome: 'done', kept: '13900009999' });
  });

  it('uses the underlying store for readiness and clearing', async () => {
    const under = actingStore(store, { caller: () => undefined }, { now: () => now });
    expect(await under.isReady()).toBe(true);
    await under.clear();
    expect(await all(async ({ users }) => users.find('U-limin'))).toBeUndefined();
  });
});
