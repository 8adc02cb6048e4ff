export interface SigningIn {
  signIn(userName: string, password: string, proof?: 'prove'): Promise<void>;
  /** What the sign-in page at an address below the base calls itself, and in whose name it stands; the host's where none is told. */
  wayIn(address: string): Promise<{ readonly title: string; readonly brand: string | undefined } | undefined>;
  /** The sign-in page, as one finds it after a session's end. */
  signInPageOpened(): Promise<void>;
  /** Does something all the time for so many minutes. */
  workFor(minutes: number): Promise<void>;
  /** Leaves the desk for so many minutes; the portal stays open. */
  beAway(minutes: number): Promise<void>;
  /** In how many minutes the session ends, as far as the portal says so. */
  sessionEndsIn(): Promise<number | undefined>;
  stay(): Promise<void>;
  /** Waits until the portal knows that nobody is signed in any more; the place is then the sign-in page. */
  sessionOver(): Promise<void>;
  /** What the sign-in page says, or empty. */
  signInNotice(): Promise<string>;
  captchaAsked(): Promise<boolean>;
  deregistrationTold(): Promise<boolean>;
  role(): Promise<string>;
  takeRole(name: string): Promise<void>;
  signOut(): Promise<void>;
  /** Where the portal stands, below its base. */
  place(): Promise<string>;
}
