import type { AtToken, IssuedKey } from '../scenario-token.ts';

/** The brand that a host's portal shows, in Chinese; its products by the names that differ there. */
export interface HostLook {
  readonly name: string;
  readonly slogan: string;
  readonly hotline: string;
  readonly rightBar: 'whole' | 'help-and-fold';
  readonly hasInstitutions: boolean;
  readonly hasQr: boolean;
  readonly titles: readonly string[];
  /** The configuration could not be loaded and can be requested again. */
  readonly missing: boolean;
}

export interface SigningIn {
  /** Opens a partner's link. Returns the account for which it asks, or the error message. */
  followPartner(path: string): Promise<string>;
  /** Confirms the account. Returns the page that opens, or the error message. */
  enterFromPartner(): Promise<string>;
  signIn(userName: string, password: string, proof?: 'prove'): Promise<void>;
  /** Signs in without the form, where the form would take seconds and is not the subject of the scenario. */
  enterBeside?(userName: string): Promise<void>;
  /** The masked telephone number for the code of the second step; undefined where no second step is required. */
  secondStepTo(): Promise<string | undefined>;
  askSecondCode(): Promise<void>;
  /** Enters the code of the second step; `trust` marks this browser as trusted. */
  giveSecondCode(code: string, trust: boolean): Promise<void>;
  /** Enters a code of the authenticator app, or a recovery code. */
  giveAppCode(code: string): Promise<void>;
  /** The message of the second step; empty for none. */
  secondStepNotice(): Promise<string>;
  /** Marks the browser as shared by several people. */
  shareComputer(): Promise<void>;
  /** Whether the second step offers to trust the browser. */
  mayTrust(): Promise<boolean>;
  /** Requests a code to a number, on the sign-in page. */
  askForCode(mobile: string): Promise<void>;
  signInByCode(code: string): Promise<void>;
  /** Plugs in a key with a certificate that is issued for it. */
  plugInKey(issue: (publicKey: string) => Promise<IssuedKey>): Promise<void>;
  /** Looks for the key, and signs in with it; `owner` is the owner's action in the token's window. */
  signInByKey(owner: AtToken): Promise<void>;
  /** Requests a confirmation on the telephone of an account's owner. The result is read later. */
  askPhone(userName: string): Promise<void>;
  /** Whether a proof of being human is required first. */
  humanAsked(): Promise<boolean>;
  /** Computes the proof on the device, and repeats the request. */
  askPhoneAsHuman(): Promise<void>;
  /** The number on the page for comparison; undefined where none is shown. */
  phoneNumber(): Promise<string | undefined>;
  /** The tips about problems of keys on this machine; empty after they were read. */
  keyTips(): Promise<readonly string[]>;
  readKeyTips(): Promise<void>;
  /** The message of the key page: a notice, or what was not found. */
  keyNotice(): Promise<string>;
  /** Expiry dates of available certificates that have expired and cannot be chosen. */
  expiredKeys(): Promise<readonly string[]>;
  /** Starts the helper with nothing plugged in, and opens the page of the certificates. */
  awaitKey(): Promise<void>;
  /** Days left of the certificates whose expiry the page warns about. */
  daysLeftOfKeys(): Promise<readonly number[]>;
  /** Opens the key test, and tests the plugged-in key. */
  tryKey(): Promise<void>;
  /** Result of the key test. */
  keyTrial(): Promise<string>;
  /** The findings of the key test that have advice. */
  keyAdvice(): Promise<readonly string[]>;
  /** The reason why the download address of the helper is not known; empty where it is known. */
  helperTrouble(): Promise<string>;
  /** The message of the code page; empty for none. */
  codeNotice(): Promise<string>;
  /** Seconds until another code can be requested. */
  codeWait(): Promise<number>;
  /** Reloads the sign-in page on which a code was requested. */
  codePageReloaded(): Promise<void>;
  /**
   * Title and brand of the sign-in page at an address below the base; the brand is that of the host where none is
   * named.
   */
  wayIn(address: string): Promise<{ readonly title: string; readonly brand: string | undefined } | undefined>;
  /** The portal of a host before the sign-in. */
  lookAt(host: string): Promise<HostLook>;
  /** Opens the portal at its own sign-in page. */
  comeBy(address: string): Promise<void>;
  /** Opens the sign-in page as it is shown after the end of a session. */
  signInPageOpened(): Promise<void>;
  /** Works for that many minutes, with one action every `pace` minutes (default 1). */
  workFor(minutes: number, pace?: number): Promise<void>;
  /** Is away for that many minutes while the portal stays open. */
  beAway(minutes: number): Promise<void>;
  /** Minutes until the end of the session, if the portal shows them. */
  sessionEndsIn(): Promise<number | undefined>;
  /** Whether the session ends even with activity. */
  sessionEndIsLast(): Promise<boolean>;
  stay(): Promise<void>;
  /** Waits until the portal shows the sign-in page because the user is signed out. */
  sessionOver(): Promise<void>;
  /** The message of the sign-in page; empty for none. */
  signInNotice(): Promise<string>;
  captchaAsked(): Promise<boolean>;
  deregistrationTold(): Promise<boolean>;
  role(): Promise<string>;
  /** The entries of the menu. */
  menuNames(): Promise<readonly string[]>;
  takeRole(name: string): Promise<void>;
  signOut(): Promise<void>;
  /** The present address, below the portal's base. */
  place(): Promise<string>;
}
