import type { ProductCode } from '../../../domain/catalogue/product-code.ts';

/** What the frame knows of the company. */
export interface CompanyContext {
  /** What it has opened; undefined where the back end does not say. */
  readonly opened: ReadonlySet<ProductCode> | undefined;
  /** The institution for which one acts for it; empty for users of an enterprise. */
  readonly institution: string;
}

/** An account of the person who is signed in, in one of the enterprises that they serve. */
export interface ServedAccount {
  readonly userId: string;
  readonly company: string;
  readonly roles: readonly string[];
  /** The institution for which one acts for the company; empty for users of an enterprise. */
  readonly institution: string;
  /** It is the one under which one works. */
  readonly isCurrent: boolean;
}

/**
 * Where else one may go from the frame (document 1, section 2, header). Every method faults with `not-signed-in` when
 * nobody is.
 */
export interface CrossingDesk {
  companyContext(): Promise<CompanyContext>;
  /** All accounts of the person; none where the back end knows of no such thing. */
  servedAccounts(): Promise<readonly ServedAccount[]>;
  /**
   * Goes on as another of them: the session is that account's from then on. Faults with `not-found` for what is not
   * among them.
   */
  enter(userId: string): Promise<void>;
  /**
   * Writes down that one goes back to the old version from a product, or from the platform as a whole. Faults with
   * `forbidden` where the host has none.
   */
  recordReturn(product: ProductCode | undefined): Promise<void>;
}
