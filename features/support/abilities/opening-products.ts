import type { AtToken } from '../scenario-token.ts';

export interface OpeningProducts {
  /** Opens the page of all products. */
  lookAtProducts(): Promise<void>;
  /** Opens the product with this title. */
  lookAtProduct(title: string): Promise<void>;
  /** Project under which its agreement is stored. */
  productProject(): Promise<string>;
  /** Downloads its agreement. Returns the name of the file. */
  productAgreementTakenHome(): Promise<string>;
  checkProductAgain(): Promise<void>;
  /** State of the shown product, and the unmet conditions except its agreement. */
  productStanding(): Promise<{ readonly state: string; readonly missing: readonly string[] }>;
  /** Number of products in each state. */
  productGroups(): Promise<Readonly<Record<string, number>>>;
  unifiedHint(): Promise<string | undefined>;
  /** Presses open. Returns the message; empty where another page opens. */
  pressOpen(): Promise<string>;
  /** Presses open, reads the agreement to its end and agrees. Returns the message. */
  openAgreeing(): Promise<string>;
  /** The text of each condition. */
  productConditions(): Promise<Readonly<Record<string, string>>>;
  /** State of its agreement where it is no longer in force although the product is open; empty where it is in force. */
  productAgreement(): Promise<string>;
  /** The people who can sign it again, as named on the product's page, the home page and the user's agreements. */
  signersTold(): Promise<Readonly<Record<'product' | 'home' | 'agreements', string>>>;
  /** Reads the agreement to be signed again to its end and agrees. Returns the message. */
  signAnew(): Promise<string>;
  /**
   * Presses open, or sign again, reads to the end and signs with a certificate; `how` is the owner's action at the
   * token. Returns the message.
   */
  openSigning(how: AtToken): Promise<string>;
  /** Signs the agreement that is still open, with the same certificate. Returns the message. */
  signOnceMore(how: AtToken): Promise<string>;
  /** Whether the agreement is still shown for signing. */
  stillReads(): Promise<boolean>;
  /** The certificates that cannot sign, each with its reason, and the colleagues who can. */
  unusableCertificates(): Promise<{ readonly certificates: readonly string[]; readonly colleagues: readonly string[] }>;
  /** Looks for the token again. Returns the remaining obstacle; empty for none. */
  lookForToken(): Promise<string>;
  /** Presses open, reads to the end and sends the request to the telephone. */
  beginSigningByPhone(): Promise<void>;
  /** The number that the page shows for comparison with the telephone. */
  signingNumber(): Promise<string | undefined>;
  /** The message after the telephone has answered or the request has expired. */
  phoneSigned(): Promise<string>;
  /**
   * The address to which the shown product leads, below the portal's base; empty where no menu leads to a page of it.
   */
  productLeadsTo(): Promise<string>;
  /** The current address, below the portal's base. */
  pageAt(): string;
}
