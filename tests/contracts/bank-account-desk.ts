import { describe, expect, it } from 'vitest';
import { signedInOver, type OpenDesks } from './signed-in.ts';

const entry = {
  bankName: '长屿银行',
  branchName: '长屿银行示例支行',
  cnaps: '999290012345',
  accountNumber: '6299030000000417',
};

/** Contract of the bank account desk, for every transport. */
export function bankAccountDeskContract(name: string, open: OpenDesks): void {
  const as = signedInOver(open);

  describe(name, () => {
    it('lists the accounts, and adds one once', async () =>
      as('zhousiyuan', async ({ bankAccounts }) => {
        expect(bankAccounts.isOffered).toBe(true);
        const before = await bankAccounts.accounts();
        expect([before.accountName, before.mayChange]).toEqual(['宁波砚舟精密铸造有限公司', true]);
        expect(before.accounts.map(({ isDefault, transfer }) => [isDefault, transfer.returned])).toEqual([
          [true, undefined],
          [false, '户名不符'],
        ]);
        expect(before.accounts[1]?.masked).toBe('**** 0318');
        expect(await bankAccounts.add({ ...entry, cnaps: '12' })).toEqual({
          done: false,
          because: 'refused',
          field: 'cnaps',
        });
        const added = await bankAccounts.add(entry);
        expect(added).toMatchObject({
          done: true,
          now: {
            accounts: [
              {},
              {},
              {
                masked: '**** 0417',
                cnaps: '999290012345',
                verifiedAt: undefined,
                isDefault: false,
                addedBy: '周思远',
                transfersLeft: 1,
                transfer: { wrong: 0, returned: undefined, until: '2026-11-28' },
              },
            ],
          },
        });
        expect(await bankAccounts.add(entry)).toEqual({ done: false, because: 'listed' });
        expect(await bankAccounts.accounts()).toEqual(added.done ? added.now : undefined);
      }));

    it('accepts only the amount that was sent, and names the reason of a refusal', async () =>
      as('zhousiyuan', async ({ bankAccounts }) => {
        const added = await bankAccounts.add(entry);
        const id = added.done ? (added.now.accounts.at(-1)?.id ?? '') : '';
        expect(await bankAccounts.sendAgain(id)).toEqual({ done: false, because: 'not-now' });
        expect(await bankAccounts.choose(id)).toEqual({ done: false, because: 'not-now' });
        let matched = 0;
        let tries = 0;
        for (let fen = 1; fen <= 3; fen += 1) {
          const outcome = await bankAccounts.enterAmount(id, fen);
          if (outcome.done) tries += 1;
          if (outcome.done && outcome.matched) matched += 1;
          if (matched > 0) break;
        }
        // One of the three amounts may have matched. The following checks hold in both cases.
        expect(matched > 0 || tries === 3).toBe(true);
        expect(await bankAccounts.enterAmount(id, 99)).toEqual({ done: false, because: 'not-now' });
        const standing = (await bankAccounts.accounts()).accounts[0]?.id ?? '';
        expect(await bankAccounts.remove(standing)).toMatchObject(
          matched > 0 ? { done: false, because: 'default' } : { done: true },
        );
        expect(await bankAccounts.remove('BA-DEMO-2')).toEqual({ done: false, because: 'gone' });
      }));

    it('lets colleagues read only', async () =>
      as('limin', async ({ bankAccounts }) => {
        expect((await bankAccounts.accounts()).mayChange).toBe(false);
        expect(await bankAccounts.add(entry)).toEqual({ done: false, because: 'not-permitted' });
      }));
  });
}
