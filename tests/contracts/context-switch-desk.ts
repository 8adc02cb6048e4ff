import { describe, expect, it } from 'vitest';
import { signIn, type Desks } from '../builders/desks.ts';
import { kindOf } from './fault-kind.ts';

/**
 * Contract of the desk for other products, enterprises and versions, for every transport. Each test has its own back
 * end.
 */
export function contextSwitchDeskContract(
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
    it('shows the products that the company has opened, without an institution', async () =>
      as('heqinghe', async ({ switcher }) => {
        const { opened, institution } = await switcher.companyContext();
        expect([[...(opened ?? [])].toSorted(), institution]).toEqual([['CREDIT', 'EST'], '']);
      }));

    it('shows the institution of the account', async () =>
      as('linzhixia-hengduo', async ({ switcher }) =>
        expect((await switcher.companyContext()).institution).toBe('衡铎银行宁波分行'),
      ));

    it('lists the companies of a person, and switches to another account', async () =>
      as('linzhixia', async ({ switcher, sessions }) => {
        const accounts = await switcher.servedAccounts();
        expect(accounts.map(({ company, isCurrent }) => [company, isCurrent])).toEqual([
          ['宁波砚舟精密铸造', true],
          ['常州陈氏五金', false],
        ]);
        await switcher.enter('U-linzhixia-chenshi');
        expect(await sessions.current()).toMatchObject({
          userId: 'U-linzhixia-chenshi',
          personName: '林知夏',
          companyName: '常州陈氏五金',
        });
      }));

    it('refuses a switch to another person’s account, or to the current one', async () =>
      as('heqinghe', async ({ switcher, sessions }) => {
        expect((await switcher.servedAccounts()).map(({ userId }) => userId)).toEqual(['U-heqinghe']);
        for (const userId of ['U-zhousiyuan', 'U-heqinghe', 'U-nobody'])
          expect(await kindOf(switcher.enter(userId))).toBe('not-found');
        expect((await sessions.current()).userId).toBe('U-heqinghe');
      }));

    it('records a return to the old version', async () =>
      as('zhousiyuan', async ({ switcher, sessions }) => {
        expect((await sessions.current()).maySwitchVersion).toBe(true);
        await switcher.recordReturn('CREDIT');
        await switcher.recordReturn(undefined);
      }));

    it('refuses calls without a session', async () =>
      as('', async ({ switcher }) => {
        for (const asked of [
          switcher.companyContext(),
          switcher.servedAccounts(),
          switcher.enter('U-linzhixia'),
          switcher.recordReturn('CREDIT'),
        ])
          expect(await kindOf(asked)).toBe('not-signed-in');
      }));
  });
}
