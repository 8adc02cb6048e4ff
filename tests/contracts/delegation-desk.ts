import { describe, expect, it } from 'vitest';
import type { Store } from '../../server/core/store.ts';
import { MemoryStore } from '../../server/storage/memory/memory-store.ts';
import { addDays } from '../../src/domain/calendar/plain-date.ts';
import { signIn, type Desks } from '../builders/desks.ts';

/** Contract of the delegation desk, for every transport. */
export function delegationDeskContract(
  name: string,
  open: (store: Store) => Promise<{ readonly device: () => Desks; readonly close: () => Promise<void> }>,
): void {
  describe(name, () => {
    it('names the delegates, refuses an invalid delegation, and ends one', async () => {
      const { device, close } = await open(new MemoryStore());
      try {
        const [director, clerk] = [device(), device()];
        await signIn(director, 'guyunzhou');
        const { today, ...seen } = await director.delegations.delegations();
        expect([director.delegations.isOffered, seen.mayManage, seen.mayName, seen.delegations]).toEqual([
          true,
          false,
          true,
          [],
        ]);
        expect(seen.people.find(({ isSelf }) => isSelf)).toMatchObject({
          personName: '顾云舟',
          roles: [{ code: 'ROLE_CORP_DIRECTOR', template: 'director' }],
        });
        const entry = {
          fromUserId: 'U-guyunzhou',
          toUserId: 'U-limin',
          roles: ['ROLE_CORP_DIRECTOR'],
          from: today,
          until: addDays(today, 2),
        };
        expect(await director.delegations.name({ ...entry, until: addDays(today, -1), roles: [] })).toEqual({
          done: false,
          because: 'refused',
          problems: { roles: 'missing', until: 'past' },
        });
        expect(await director.delegations.name({ ...entry, toUserId: 'U-guyunzhou' })).toEqual({
          done: false,
          because: 'to-oneself',
        });
        expect(await director.delegations.name({ ...entry, toUserId: 'U-heqinghe' })).toEqual({
          done: false,
          because: 'gone',
        });
        await signIn(clerk, 'limin');
        expect(await clerk.delegations.name(entry)).toEqual({ done: false, because: 'not-permitted' });
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
        const [given] = (await clerk.delegations.delegations()).delegations;
        expect(await clerk.delegations.end(given?.id ?? '')).toMatchObject({
          done: true,
          now: { delegations: [{ state: 'ended', ended: { by: '李敏' } }] },
        });
        expect(await clerk.delegations.end(given?.id ?? '')).toEqual({ done: false, because: 'now' });
      } finally {
        await close();
      }
    });
  });
}
