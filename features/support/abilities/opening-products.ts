import type { AtToken } from '../scenario-token.ts';

export interface OpeningProducts {
  /** Looks at all products. */
  lookAtProducts(): Promise<void>;
  /** Looks at the one that is called so. */
  lookAtProduct(title: string): Promise<void>;
  /** Project under which its agreement is kept. */
  productProject(): Promise<string>;
  /** Downloads its agreement. Returns the name of the file. */
  productAgreementTakenHome(): Promise<string>;
  checkProductAgain(): Promise<void>;
  /** How the product stands that is looked at, and what keeps it from being opened, but for its agreement. */
  productStanding(): Promise<{ readonly state: string; readonly missing: readonly string[] }>;
  /** How many products stand how. */
  productGroups(): Promise<Readonly<Record<string, number>>>;
  unifiedHint(): Promise<string | undefined>;
  /** Presses open; what is said then, empty where one is led elsewhere. */
  pressOpen(): Promise<string>;
  /** Presses open, reads the agreement to its end and agrees; what is said then. */
  openAgreeing(): Promise<string>;
  /** What each of its conditions says. */
  productConditions(): Promise<Readonly<Record<string, string>>>;
  /** State of its agreement where it is no longer in force although the product is open; empty where it is in force. */
  productAgreement(): Promise<string>;
  /** Who can sign it again, as the product's page, home and the user's agreements say it. */
  signersTold(): Promise<Readonly<Record<'product' | 'home' | 'agreements', string>>>;
  /** Reads the agreement to be signed again to its end and agrees. Returns what is said then. */
  signAnew(): Promise<string>;
  /**
   * Presses open, or to sign again, reads to the end and signs by a certificate, with what its owner does at the token;
   * what is said then.
   */
  openSigning(how: AtToken): Promise<string>;
  /** Signs what is still read, by the same certificate; what is said then. */
  signOnceMore(how: AtToken): Promise<string>;
  /** Whether the agreement is still shown, to be signed. */
  stillReads(): Promise<boolean>;
  /** The certificates that do not sign, each with why, and who else could. */
  unusableCertificates(): Promise<{ readonly certificates: readonly string[]; readonly colleagues: readonly string[] }>;
  /** Looks for the token once more, and whether there is anything left that keeps it from signing. */
  lookForToken(): Promise<string>;
  /** Presses open, reads to the end and has the telephone asked. */
  beginSigningByPhone(): Promise<void>;
  /** The number that the page shows for the telephone. */
  signingNumber(): Promise<string | undefined>;
  /** What is said once the telephone has answered, or nobody has. */
  phoneSigned(): Promise<string>;
  /** Where the product that is looked at leads, below the portal's base; empty where the menus name no page of it. */
  productLeadsTo(): Promise<string>;
  /** Where one is, below the portal's base. */
  pageAt(): string;
}
