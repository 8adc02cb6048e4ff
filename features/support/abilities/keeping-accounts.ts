export interface KeepingAccounts {
  openBankAccounts(): Promise<void>;
  /** Returns the error message of the form; empty on success. */
  listBankAccount(accountNumber: string, bankName: string): Promise<string>;
  /** Enters an amount in yuan for the account that waits for one. Returns the message of the page. */
  enterSmallAmount(amount: string): Promise<string>;
  haveTransferSent(): Promise<void>;
  useForPayments(lastDigits: string): Promise<void>;
  /** Bank, last digits, state, and whether it is in use, of each listed account. */
  bankAccountsListed(): Promise<readonly string[]>;
  mayChangeBankAccounts(): Promise<boolean>;
}
