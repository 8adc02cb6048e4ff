export interface SigningIn {
  signIn(userName: string, password: string, proof?: 'prove'): Promise<void>;
  /** The sign-in page, as one finds it after a session's end. */
  signInPageOpened(): Promise<void>;
  /** Does something all the time for so many minutes. */
  workFor(minutes: number): Promise<void>;
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
