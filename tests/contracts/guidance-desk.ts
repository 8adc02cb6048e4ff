import { describe, expect, it } from 'vitest';
import { signIn, type Desks } from '../builders/desks.ts';
import { kindOf } from './fault-kind.ts';

/** Contract of the desk for guidance in products, for every transport. */
export function guidanceDeskContract(
  name: string,
  open: () => Promise<{ readonly device: () => Desks; readonly close: () => Promise<void> }>,
): void {
  describe(name, () => {
    it('lists the links of the requested types in order, each with its path', async () => {
      const { device, close } = await open();
      try {
        const desks = device();
        expect(await kindOf(desks.guidance.links([3]))).toBe('not-signed-in');
        await signIn(desks, 'zhousiyuan');
        const links = await desks.guidance.links([8, 4]);
        expect(links[0]).toEqual({
          id: '4-business',
          title: '查看业务总览',
          url: '/cv3/credit/chain/index/director',
          order: 1,
        });
        expect(links.map(({ id }) => id)).toEqual([
          '4-business',
          '4-packages',
          '4-figures',
          '8-business',
          '8-sign-contract',
          '8-packages',
          '8-figures',
        ]);
        expect(await kindOf(desks.guidance.links([]))).toBe('refused');
      } finally {
        await close();
      }
    });
  });
}
