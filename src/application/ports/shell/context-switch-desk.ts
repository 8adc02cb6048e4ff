import type { ProductCode } from '../../../domain/catalogue/product-code.ts';

/** Company data for the frame. */
export interface CompanyContext {
  /** Opened products; undefined where the back end does not say. */
  readonly opened: ReadonlySet<ProductCode> | undefined;
  /** The user's institution; empty for users of an enterprise. */
  readonly institution: string;
}

/** An account of the signed-in person in one of their enterprises. */
export interface ServedAccount {
  readonly userId: string;
  readonly company: string;
  readonly roles: readonly string[];
  /** Institution for which the person acts; empty for users of an enterprise. */
  readonly institution: string;
  /** Whether it is the current account. */
  readonly isCurrent: boolean;
}

/** Links of the frame to other accounts and versions (document 1, section 2, header). Faults with `not-signed-in`. */
export interface ContextSwitchDesk {
  companyContext(): Promise<CompanyContext>;
  /** All accounts of the person; empty where the back end does not offer them. */
  servedAccounts(): Promise<readonly ServedAccount[]>;
  /** Switches the session to another account; faults with `not-found` for an account that is not the person's. */
  enter(userId: string): Promise<void>;
  /**
   * Records that the user returns to the old version from a product, or from the platform as a whole. Faults with
   * `forbidden` where the host has no old version.
   */
  recordReturn(product: ProductCode | undefined): Promise<void>;
}
