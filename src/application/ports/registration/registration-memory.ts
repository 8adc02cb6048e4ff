import type { AgreedText } from '../../../domain/agreements/platform-agreements.ts';
import type { ProductCode } from '../../../domain/catalogue/product-code.ts';

/** Stored entries of a registration form. They never include passwords, identity numbers or codes. */
export interface RegistrationDraft {
  /** Idempotency key: repeated calls with it register once. */
  readonly key: string;
  readonly companyName: string;
  readonly uscc: string;
  readonly legalRepresentative: string;
  readonly personName: string;
  readonly userName: string;
  readonly mobile: string;
  /** Agreements that were read to their end, by name and version. */
  readonly read: readonly AgreedText[];
  /** Time of the last change, in milliseconds since the epoch. */
  readonly keptAt: number;
}

/** Data for the page that follows a registration. */
export interface RegistrationReceipt {
  readonly userName: string;
  readonly companyName: string;
  readonly projectName: string;
  readonly product: ProductCode | undefined;
  readonly repeated: boolean;
}

/** Stores the form's entries on this device, and the result of the registration in this tab. */
export interface RegistrationMemory {
  draft(): RegistrationDraft | undefined;
  keep(draft: RegistrationDraft): void;
  dropDraft(): void;
  receipt(): RegistrationReceipt | undefined;
  keepReceipt(receipt: RegistrationReceipt): void;
}
