import type { PageConfigWire } from '../../../src/contract/documented/platform/platform.ts';

/** Somebody went back to the old version from a product (document 1, section 7). */
export interface VersionReturnRecord {
  readonly id: string;
  readonly userId: string;
  readonly pkCorp: string;
  /** Product code of the documents, or that of the platform as a whole. */
  readonly product: string;
  readonly at: number;
}

/** What a platform configures: how its pages look, and what is told to nobody. */
export interface PlatformConfig extends PageConfigWire {
  /** Codes of the funders that ask for the invoices that red ones take back, and in whose place others stand. */
  readonly originalInvoiceFunders?: readonly string[];
}

export interface PlatformRecord {
  /** A host name, or `*` for any other. */
  readonly host: string;
  readonly config: PlatformConfig;
}

/** A key by which somebody is handed over to another server, once. */
export interface HandOverRecord {
  /** A digest of the key. */
  readonly key: string;
  readonly userId: string;
  /** The address for which it was made. */
  readonly target: string;
  /** Real time. */
  readonly expiresAt: number;
  readonly spent: boolean;
}
