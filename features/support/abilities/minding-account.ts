export interface MindingAccount {
  /** Takes another password; what the portal says to it. */
  /** Switches the second step of signing in; what is said then. */
  switchTwoStep(password: string): Promise<string>;
  changePassword(current: string, next: string): Promise<string>;
  /** What happened to the account, as its page tells, the newest first. */
  accountHistory(): Promise<readonly string[]>;
  /** The whole of what stands masked on the page of the account. */
  revealMobile(): Promise<{ readonly masked: string; readonly whole: string }>;
}
