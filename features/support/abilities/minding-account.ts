export interface MindingAccount {
  /** Takes another password; what the portal says to it. */
  /** Switches the second step of signing in; what is said then. */
  switchTwoStep(password: string): Promise<string>;
  /** Adds an authenticator app by the password and the first code that it shows; its secret and recovery codes. */
  addApp(password: string): Promise<{ readonly secret: string; readonly codes: readonly string[] }>;
  /** Stops the own password reset that waits; what is said then. */
  stopReset(): Promise<string>;
  /** Confirms the password reset of a colleague, by their name; what is said then. */
  confirmReset(userName: string, password: string): Promise<string>;
  /** Ends a session on another device, without a password and then with it; what is said of each. */
  endOtherSession(
    password: string,
  ): Promise<{ readonly asked: boolean; readonly wrong: string; readonly left: number }>;
  changePassword(current: string, next: string): Promise<string>;
  /** What happened to the account, as its page tells, the newest first. */
  accountHistory(): Promise<readonly string[]>;
  /** Has a code mailed to an address, proving by the password who asks; what the portal says to it. */
  askMailCode(address: string, password: string): Promise<string>;
  /** Enters the code that came; what the portal says to it. */
  confirmMail(code: string): Promise<string>;
  /** No mail from now on, proving by the password who says so; what the portal says to it. */
  endMail(password: string): Promise<string>;
  /** The address that stands on the page, masked; empty where there is none. */
  ownMail(): Promise<string>;
  /** The whole of what stands masked on the page of the account. */
  revealMobile(): Promise<{ readonly masked: string; readonly whole: string }>;
}
