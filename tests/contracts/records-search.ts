import { describe, expect, it } from 'vitest';
import { signIn, type Desks } from '../builders/desks.ts';
import { kindOf } from './fault-kind.ts';

/** Contract of the records search, for every transport. Each test has its own back end. */
export function recordsSearchContract(
  name: string,
  open: () => Promise<{ readonly device: () => Desks; readonly close: () => Promise<void> }>,
): void {
  async function as(userName: string, work: (desks: Desks) => Promise<void>): Promise<void> {
    const { device, close } = await open();
    try {
      const desks = device();
      if (userName !== '') await signIn(desks, userName);
      await work(desks);
    } finally {
      await close();
    }
  }

  describe(name, () => {
    it('finds receivables by a part of their number, in any case', async () =>
      as('zhousiyuan', async ({ search }) => {
        expect(search.isOffered).toBe(true);
        const { receivables, packages, documents, more } = await search.find('rx6101-2026-00871');
        expect(receivables).toEqual([
          expect.objectContaining({ number: 'RX6101-2026-00871', book: 'credit', party: '启衡重工集团股份有限公司' }),
        ]);
        expect([packages, documents, more]).toEqual([
          [],
          [],
          { packages: false, receivables: false, documents: false },
        ]);
      }));

    it('finds packages and companies by a part of a name, and tells whether there are more', async () =>
      as('zhousiyuan', async ({ search }) => {
        const { packages, parties, more } = await search.find('启衡');
        expect(packages).toHaveLength(5);
        expect(packages[0]).toMatchObject({ party: '启衡重工集团股份有限公司' });
        expect([parties, more.packages]).toEqual([['启衡重工集团股份有限公司'], true]);
      }));

    it('finds packages by the name of their product, and names the product', async () =>
      as('luoqiubai', async ({ search }) => {
        const { packages, books } = await search.find('ABS');
        expect([new Set(packages.map(({ book }) => book)), books]).toEqual([new Set(['abs']), ['abs']]);
      }));

    it('refuses calls without a session', async () =>
      as('', async ({ search }) => expect(await kindOf(search.find('RX6101'))).toBe('not-signed-in')));
  });
}
