export interface KeepingAccounts {
  openBankAccounts(): Promise<void>;
  /** Answers what the form then says is wrong, if anything. */
  listBankAccount(accountNumber: string, bankName: string): Promise<string>;
  /** In yuan, to the account that awaits one; answers what the page says of it. */
  enterSmallAmount(amount: string): Promise<string>;
  haveTransferSent(): Promise<void>;
  useForPayments(lastDigits: string): Promise<void>;
  /** Bank, last digits, state, and whether it is in use, as listed. */
  bankAccountsListed(): Promise<readonly string[]>;
  mayChangeBankAccounts(): Promise<boolean>;
}
