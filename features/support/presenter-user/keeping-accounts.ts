import type {
  BankAccountsPresenter,
  ShownAccount,
} from '../../../src/presentation/company/bank-accounts/bank-accounts-presenter.ts';
import type { KeepingAccounts } from '../abilities/keeping-accounts.ts';
import { until } from '../until.ts';
import { opened, say, type OpenPortal } from './open-portal.ts';
import { newestNote, noteSince } from './notes-since.ts';

export function keepingAccounts(portal: OpenPortal): KeepingAccounts {
  let page: BankAccountsPresenter | undefined;
  const accounts = (): BankAccountsPresenter => opened(page, 'The company’s accounts');
  const the = (which: (account: ShownAccount) => boolean): ShownAccount => {
    const found = accounts().accounts.find(which);
    if (!found) throw new Error('No such account is listed');
    return found;
  };

  return {
    openBankAccounts: async () => {
      page?.left();
      const next = (page = portal.presenters.bankAccounts());
      next.opened();
      await until('the company’s accounts are shown', () => next.content.value !== undefined);
    },
    listBankAccount: async (accountNumber, bankName) => {
      const { form } = accounts();
      accounts().addPressed();
      const values = { bankName, branchName: `${bankName}示例支行`, cnaps: '999290012345', accountNumber } as const;
      for (const field of ['bankName', 'branchName', 'cnaps', 'accountNumber'] as const) {
        form.typed(field, values[field]);
        form.fieldLeft(field);
      }
      await form.addPressed();
      const told = form.trouble ?? Object.values(form.errors)[0];
      return told === undefined ? '' : say(told);
    },
    enterSmallAmount: async (amount) => {
      const { id } = the(({ state }) => state === 'awaiting-amount');
      const before = newestNote(portal.presenters.toasts);
      accounts().amountTyped(id, amount);
      await accounts().amountPressed(id);
      const told = accounts().amountErrors.get(id) ?? noteSince(portal.presenters.toasts, before)?.message;
      return told === undefined ? '' : say(told);
    },
    haveTransferSent: async () => accounts().sendAgainPressed(the(({ nextTransfer }) => nextTransfer === 'now').id),
    useForPayments: async (lastDigits) => accounts().choosePressed(the(({ masked }) => masked.endsWith(lastDigits)).id),
    bankAccountsListed: async () =>
      accounts().accounts.map(
        ({ bankName, masked, state, isDefault }) => `${bankName} ${masked} ${state}${isDefault ? ' in use' : ''}`,
      ),
    mayChangeBankAccounts: async () => accounts().content.value?.mayChange === true,
  };
}
