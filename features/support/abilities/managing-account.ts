export interface ManagingAccount {
  /** Switches two-step verification on or off. Returns the message of the portal. */
  switchTwoStep(password: string): Promise<string>;
  /** Adds an authenticator app with the password and its first code. Returns its secret and the recovery codes. */
  addApp(password: string): Promise<{ readonly secret: string; readonly codes: readonly string[] }>;
  /** Stops the user's own password reset that waits. Returns the message of the portal. */
  stopReset(): Promise<string>;
  /** Confirms the password reset of a colleague with this name. Returns the message of the portal. */
  confirmReset(userName: string, password: string): Promise<string>;
  /** Ends a session on another device, first without a password and then with it. Returns both messages. */
  endOtherSession(
    password: string,
  ): Promise<{ readonly asked: boolean; readonly wrong: string; readonly left: number }>;
  /** Changes the password. Returns the message of the portal. */
  changePassword(current: string, next: string): Promise<string>;
  /** The history of the account, the newest entry first. */
  accountHistory(): Promise<readonly string[]>;
  /** Requests a code to a mail address with the user's password. Returns the message of the portal. */
  askMailCode(address: string, password: string): Promise<string>;
  /** Enters the code from the mail. Returns the message of the portal. */
  confirmMail(code: string): Promise<string>;
  /** Removes the mail address with the user's password. Returns the message of the portal. */
  endMail(password: string): Promise<string>;
  /** The mail address on the page, masked; empty for none. */
  ownMail(): Promise<string>;
  /** The masked and the complete mobile number of the account's page. */
  revealMobile(): Promise<{ readonly masked: string; readonly whole: string }>;
}
