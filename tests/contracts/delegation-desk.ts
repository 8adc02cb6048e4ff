import { describe, expect, it } from 'vitest';
import type { Store } from '../../server/core/store.ts';
import { MemoryStore } from '../../server/storage/memory/memory-store.ts';
import { addDays, type PlainDate } from '../../src/domain/calendar/plain-date.ts';
import type { DelegationEntry } from '../../src/domain/people/shared/delegation-entry.ts';
import { signIn, type Desks } from '../builders/desks.ts';

/** A director of a company, and a clerk of the same one, each at a device. */
interface Pair {
  readonly director: Desks;
  readonly clerk: Desks;
  readonly today: PlainDate;
  /** A valid delegation of the director's role to the clerk. */
  readonly entry: DelegationEntry;
}

/** Contract of the delegation desk, for every transport. Each test has its own back end. */
export function delegationDeskContract(
  name: string,
  open: (store: Store) => Promise<{ readonly device: () => Desks; readonly close: () => Promise<void> }>,
): void {
  async function withBackEnd(work: (pair: Pair) => Promise<void>): Promise<void> {
    const { device, close } = await open(new MemoryStore());
    try {
      const [director, clerk] = [device(), device()];
      await signIn(director, 'guyunzhou');
      await signIn(clerk, 'limin');
      const { today } = await director.delegations.delegations();
      const entry = {
        fromUserId: 'U-guyunzhou',
        toUserId: 'U-limin',
        roles: ['ROLE_CORP_DIRECTOR'],
        from: today,
        until: addDays(today, 2),
      } as const;
      await work({ director, clerk, today, entry });
    } finally {
      await close();
    }
  }

  describe(name, () => {
    it('shows a director no delegation at first, and the roles that can be delegated', async () =>
      withBackEnd(async ({ director }) => {
        const { mayManage, mayName, delegations, people } = await director.delegations.delegations();
        expect([director.delegations.isOffered, mayManage, mayName, delegations]).toEqual([true, false, true, []]);
        expect(people.find(({ isSelf }) => isSelf)).toMatchObject({
          personName: '顾云舟',
          roles: [{ code: 'ROLE_CORP_DIRECTOR', template: 'director' }],
        });
      }));

    it('reports every problem of an invalid delegation', async () =>
      withBackEnd(async ({ director, today, entry }) =>
        expect(await director.delegations.name({ ...entry, until: addDays(today, -1), roles: [] })).toEqual({
          done: false,
          because: 'refused',
          problems: { roles: 'missing', until: 'past' },
        }),
      ));

    it('refuses a delegation to oneself, and to a person of another company', async () =>
      withBackEnd(async ({ director, entry }) =>
        expect([
          await director.delegations.name({ ...entry, toUserId: 'U-guyunzhou' }),
          await director.delegations.name({ ...entry, toUserId: 'U-heqinghe' }),
        ]).toEqual([
          { done: false, because: 'to-oneself' },
          { done: false, because: 'gone' },
        ]),
      ));

    it('refuses a clerk who delegates the role of a director', async () =>
      withBackEnd(async ({ clerk, entry }) =>
        expect(await clerk.delegations.name(entry)).toEqual({ done: false, because: 'not-permitted' }),
      ));

    it('delegates a role once', async () =>
      withBackEnd(async ({ director, entry }) => {
        expect(await director.delegations.name(entry)).toMatchObject({
          done: true,
          now: {
            delegations: [
              {
                fromName: '顾云舟',
                toName: '李敏',
                state: 'holding',
                madeBy: '顾云舟',
                mayEnd: true,
                ended: undefined,
              },
            ],
          },
        });
        expect(await director.delegations.name(entry)).toEqual({ done: false, because: 'twice' });
      }));

    it('ends a delegation once, also by the delegate', async () =>
      withBackEnd(async ({ director, clerk, entry }) => {
        expect(await director.delegations.name(entry)).toMatchObject({ done: true });
        const [delegation] = (await clerk.delegations.delegations()).delegations;
        expect(await clerk.delegations.end(delegation?.id ?? '')).toMatchObject({
          done: true,
          now: { delegations: [{ state: 'ended', ended: { by: '李敏' } }] },
        });
        expect(await clerk.delegations.end(delegation?.id ?? '')).toEqual({ done: false, because: 'now' });
      }));
  });
}
