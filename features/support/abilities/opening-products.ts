export interface OpeningProducts {
  /** Looks at all products. */
  lookAtProducts(): Promise<void>;
  /** Looks at the one that is called so. */
  lookAtProduct(title: string): Promise<void>;
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
  /** What became of its agreement where it is open; empty where it holds. */
  productAgreement(): Promise<string>;
  /** Reads the agreement that is to be signed anew to its end and agrees; what is said then. */
  signAnew(): Promise<string>;
  /** Where the product that is looked at leads, below the portal's base; empty where the menus name no page of it. */
  productLeadsTo(): Promise<string>;
  /** Where one is, below the portal's base. */
  pageAt(): string;
}
