import type { KeepingAccounts } from '../abilities/keeping-accounts.ts';
import type { BrowserTab } from './browser-tab.ts';

export function keepingAccounts(
  tab: BrowserTab,
): Pick<KeepingAccounts, 'openBankAccounts' | 'listBankAccount' | 'enterSmallAmount'> {
  const { page, device, words } = tab;
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  return {
    openBankAccounts: async () => {
      await tab.open('/my/enterprise-info/bank-account');
      await page.getByRole('heading', { level: 1, name: words['company.accounts-title'] }).waitFor();
    },
    listBankAccount: async (accountNumber, bankName) => {
      const values = { bankName, branchName: `${bankName}示例支行`, cnaps: '999290012345', accountNumber } as const;
      for (const field of ['bankName', 'branchName', 'cnaps', 'accountNumber'] as const)
        await device.write(tab.field(words[`company.${field}`]), values[field]);
      await device.press(button(words['company.send']));
      await tab.field(words['company.amount']).waitFor();
      return '';
    },
    enterSmallAmount: async (amount) => {
      await device.write(tab.field(words['company.amount']), amount);
      await device.press(button(words['company.amount-confirm']));
      return tab.language.inScenario(
        (await page.getByText(words['company.state-verified'], { exact: true }).first().textContent()) ?? '',
      );
    },
  };
}
