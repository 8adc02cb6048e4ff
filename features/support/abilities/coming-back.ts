export interface ComingBack {
  /** Closes the portal like a browser tab, which ends all its work. */
  close(): void;
  /** Opens the portal again at the same page. */
  comeBack(): Promise<void>;
  /**
   * Signs in after a redirection. Returns the number of the package that the next page shows; undefined for another
   * page.
   */
  signInAgain(userName: string, password: string): Promise<string | undefined>;
}
