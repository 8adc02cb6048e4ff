import type { PageConfigWire } from '../../../src/contract/documented/platform/platform.ts';

/** A user's return from a product to the old version (document 1, section 7). */
export interface VersionReturnRecord {
  readonly id: string;
  readonly userId: string;
  readonly pkCorp: string;
  /** Product code of the documents, or that of the platform as a whole. */
  readonly product: string;
  readonly at: number;
}

/** Configuration of a platform: the look of its pages, and settings that are not disclosed. */
export interface PlatformConfig extends PageConfigWire {
  /** Codes of the funders that require the originals of red and replacement invoices. */
  readonly originalInvoiceFunders?: readonly string[];
}

export interface PlatformRecord {
  /** A host name, or `*` for any other. */
  readonly host: string;
  readonly config: PlatformConfig;
}

/** A one-time key that hands a user over to another server. */
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
