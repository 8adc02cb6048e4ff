import { describe, expect, it } from 'vitest';
import { signIn, type Desks } from '../builders/desks.ts';
import { kindOf } from './fault-kind.ts';

/** Contract of the memory of seen tours, for every transport. Each test has its own back end. */
export function tourMemoryContract(
  name: string,
  open: () => Promise<{ readonly device: () => Desks; readonly close: () => Promise<void> }>,
): void {
  describe(name, () => {
    it('keeps the seen tours of each person on every machine', async () => {
      const { device, close } = await open();
      try {
        const [one, other, third] = [device(), device(), device()];
        expect([
          one.tours.isOffered,
          await kindOf(one.tours.seenTours()),
          await kindOf(one.tours.markSeen('home')),
        ]).toEqual([true, 'not-signed-in', 'not-signed-in']);
        await signIn(one, 'xuzhaoning');
        expect(await one.tours.seenTours()).toEqual([]);
        await one.tours.markSeen('list');
        await one.tours.markSeen('home');
        await one.tours.markSeen('home');
        expect(await one.tours.seenTours()).toEqual(['home', 'list']);
        await signIn(other, 'xuzhaoning');
        expect(await other.tours.seenTours()).toEqual(['home', 'list']);
        await signIn(third, 'chenlaosi');
        expect(await third.tours.seenTours()).toEqual([]);
      } finally {
        await close();
      }
    });
  });
}
