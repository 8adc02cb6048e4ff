import { describe, expect, it } from 'vitest';
import { signIn, type Desks } from '../builders/desks.ts';
import { kindOf } from './fault-kind.ts';

/** Contract of the desk that reports which companies' business funders accept, for every transport. */
export function financingDeskContract(
  name: string,
  open: () => Promise<{ readonly device: () => Desks; readonly close: () => Promise<void> }>,
): void {
  describe(name, () => {
    it('knows the switch of a book, the limits of a core enterprise, and the book’s funders', async () => {
      const { device, close } = await open();
      try {
        const { financing, ...desks } = device();
        expect(await kindOf(financing.bookTerms('credit'))).toBe('not-signed-in');
        await signIn({ ...desks, financing }, 'zhousiyuan');
        expect(await financing.bookTerms('credit')).toEqual({ switchedOn: true, rootProducts: undefined });
        expect(await financing.bookTerms('guarantee')).toEqual({ switchedOn: false, rootProducts: undefined });
        expect(await financing.bookTerms('abs')).toEqual({ switchedOn: true, rootProducts: ['ABS_POOL'] });
        const { limits, funders } = await financing.coreTerms('receivable', 'C-LANCHUAN');
        expect(funders).toBeUndefined();
        expect(limits).toContainEqual({ packageType: 'RECEIVABLE', funderId: 'F-CHANGYU', open: false });
        expect(limits).toContainEqual({ packageType: 'CREDIT', funderId: 'F-HEZE', open: true });
        expect(await financing.coreTerms('bab', 'C-LANCHUAN')).toMatchObject({ funders: ['F-CHANGYU'] });
        expect(await financing.coreTerms('credit', 'C-QIHENG')).toEqual({ limits: [], funders: undefined });
      } finally {
        await close();
      }
    });

    it.each([
      ['a director, who makes no packages', 'guyunzhou', 'C-LANCHUAN', 'forbidden'],
      ['a core enterprise that asks about another', 'luoqiubai', 'C-LANCHUAN', 'not-found'],
      ['anybody who asks about an unknown one', 'zhousiyuan', 'C-NONE', 'not-found'],
    ] as const)('tells no limits and no funders to %s', async (_who, userName, core, kind) => {
      const { device, close } = await open();
      try {
        const { financing, ...desks } = device();
        await signIn({ ...desks, financing }, userName);
        expect(await kindOf(financing.coreTerms('credit', core))).toBe(kind);
        expect(await kindOf(financing.coreTerms('bab', core))).toBe(kind);
      } finally {
        await close();
      }
    });
  });
}
