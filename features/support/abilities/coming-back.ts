export interface ComingBack {
  /** Closes the portal, as closing a tab does: nothing of it goes on. */
  close(): void;
  /** Opens the portal again at the same place. */
  comeBack(): Promise<void>;
  /**
   * Signs in where one was sent to do so, and sees what stands at the place that follows; answers whether that is a
   * package.
   */
  signInAgain(userName: string, password: string): Promise<string | undefined>;
}
