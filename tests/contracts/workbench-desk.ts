import { describe, expect, it } from 'vitest';
import { signIn, type Desks } from '../builders/desks.ts';
import { kindOf } from './fault-kind.ts';

/** Contract of the workbench desk, for every transport. */
export function workbenchDeskContract(
  name: string,
  open: () => Promise<{ readonly device: () => Desks; readonly close: () => Promise<void> }>,
): void {
  describe(name, () => {
    it('is shown to the main user with a new key each time, and refused to others', async () => {
      const { device, close } = await open();
      try {
        const [main, other] = [device(), device()];
        expect(await kindOf(main.workbench.leave())).toBe('not-signed-in');
        await signIn(main, 'zhousiyuan');
        await signIn(other, 'limin');
        expect([
          await main.workbench.isShown(),
          await main.workbench.access(),
          await other.workbench.isShown(),
        ]).toEqual([true, { kind: 'open' }, false]);
        const [one, two] = [await main.workbench.leave(), await main.workbench.leave()];
        expect(one.address).toBe('https://workbench.example/entry');
        expect(one.fields['key']).toMatch(/^[\w-]{43}\.[0-9a-z]+\.[\w-]{43}$/);
        expect(one.fields['key']).not.toBe(two.fields['key']);
        expect([await kindOf(other.workbench.access()), await kindOf(other.workbench.leave())]).toEqual([
          'forbidden',
          'forbidden',
        ]);
      } finally {
        await close();
      }
    });

    it('ends the workbench’s session, with and without a session in the portal', async () => {
      const { device, close } = await open();
      try {
        const main = device();
        await main.workbench.end();
        await signIn(main, 'zhousiyuan');
        await main.workbench.end();
        expect(await main.workbench.isShown()).toBe(true);
        await main.sessions.signOut();
        await main.workbench.end();
      } finally {
        await close();
      }
    });
  });
}
