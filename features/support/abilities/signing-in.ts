import type { AtToken, IssuedKey } from '../scenario-token.ts';

/** What a host's portal shows of its platform, in Chinese; its products by the names that differ there. */
export interface HostLook {
  readonly name: string;
  readonly slogan: string;
  readonly hotline: string;
  readonly rightBar: 'whole' | 'help-and-fold';
  readonly hasInstitutions: boolean;
  readonly hasQr: boolean;
  readonly titles: readonly string[];
  /** The configuration could not be had: it may be asked for again. */
  readonly missing: boolean;
}

export interface SigningIn {
  /** Follows a partner's link: as whom one would come in, or the words why not. */
  followPartner(path: string): Promise<string>;
  /** Says that it is oneself: where one stands then, or the words why not. */
  enterFromPartner(): Promise<string>;
  signIn(userName: string, password: string, proof?: 'prove'): Promise<void>;
  /** Signs in without the form, where the form would take seconds and is not what the scenario is about. */
  enterBeside?(userName: string): Promise<void>;
  /** The telephone to which the second step sends its code, masked; undefined where no second step is asked for. */
  secondStepTo(): Promise<string | undefined>;
  askSecondCode(): Promise<void>;
  /** Gives the code of the second step; `trust`: and has this browser trusted. */
  giveSecondCode(code: string, trust: boolean): Promise<void>;
  /** Gives a code of the authenticator app, or a recovery code. */
  giveAppCode(code: string): Promise<void>;
  /** What the second step says, or empty. */
  secondStepNotice(): Promise<string>;
  /** Several people use the browser. */
  shareComputer(): Promise<void>;
  /** Whether the second step lets one trust the browser. */
  mayTrust(): Promise<boolean>;
  /** Asks for a code to a number, on the sign-in page. */
  askForCode(mobile: string): Promise<void>;
  signInByCode(code: string): Promise<void>;
  /** A key is plugged in, with a certificate that is issued of it. */
  plugInKey(issue: (publicKey: string) => Promise<IssuedKey>): Promise<void>;
  /** Looks for the key, and signs in by it as its owner answers in the token's window. */
  signInByKey(owner: AtToken): Promise<void>;
  /** Asks for a confirmation on the telephone of an account's owner; what comes of it is seen later. */
  askPhone(userName: string): Promise<void>;
  /** Whether one is to show first that no machine asks. */
  humanAsked(): Promise<boolean>;
  /** Shows it by what the device computes, and asks once more. */
  askPhoneAsHuman(): Promise<void>;
  /** The number that the page shows for comparing; undefined where it shows none. */
  phoneNumber(): Promise<string | undefined>;
  /** What one is told that may keep a key from working at this machine; nothing once it was read. */
  keyTips(): Promise<readonly string[]>;
  readKeyTips(): Promise<void>;
  /** What the page of keys says: a notice, or what it has not found. */
  keyNotice(): Promise<string>;
  /** Days on which certificates expired that are at hand, and cannot be chosen. */
  expiredKeys(): Promise<readonly string[]>;
  /** Has the helper run with nothing plugged in, and opens the page of the certificates. */
  awaitKey(): Promise<void>;
  /** How many days the certificates have left of which one is warned, as the page shows them. */
  daysLeftOfKeys(): Promise<readonly number[]>;
  /** Goes to where keys are tried, and tries the one that is there. */
  tryKey(): Promise<void>;
  /** What came of it. */
  keyTrial(): Promise<string>;
  /** What was found there, of which something helps. */
  keyAdvice(): Promise<readonly string[]>;
  /** Why it is not known where the helper is to be had; empty where it is. */
  helperTrouble(): Promise<string>;
  /** What the page of codes says, or empty. */
  codeNotice(): Promise<string>;
  /** In how many seconds another code may be asked for. */
  codeWait(): Promise<number>;
  /** Loads the sign-in page again, where one asked for a code. */
  codePageReloaded(): Promise<void>;
  /**
   * What the sign-in page at an address below the base calls itself, and in whose name it stands; the host's where none
   * is told.
   */
  wayIn(address: string): Promise<{ readonly title: string; readonly brand: string | undefined } | undefined>;
  /** How the portal shows at a host, before anybody signs in. */
  lookAt(host: string): Promise<HostLook>;
  /** Comes to the portal by a sign-in page of its own. */
  comeBy(address: string): Promise<void>;
  /** The sign-in page, as one finds it after a session's end. */
  signInPageOpened(): Promise<void>;
  /** Does something for so many minutes, once in so many: each minute where it is not told. */
  workFor(minutes: number, pace?: number): Promise<void>;
  /** Leaves the desk for so many minutes; the portal stays open. */
  beAway(minutes: number): Promise<void>;
  /** In how many minutes the session ends, as far as the portal says so. */
  sessionEndsIn(): Promise<number | undefined>;
  /** Whether that end comes whatever one does. */
  sessionEndIsLast(): Promise<boolean>;
  stay(): Promise<void>;
  /** Waits until the portal knows that nobody is signed in any more; the place is then the sign-in page. */
  sessionOver(): Promise<void>;
  /** What the sign-in page says, or empty. */
  signInNotice(): Promise<string>;
  captchaAsked(): Promise<boolean>;
  deregistrationTold(): Promise<boolean>;
  role(): Promise<string>;
  /** What the menu lists, page by page. */
  menuNames(): Promise<readonly string[]>;
  takeRole(name: string): Promise<void>;
  signOut(): Promise<void>;
  /** Where the portal stands, below its base. */
  place(): Promise<string>;
}
