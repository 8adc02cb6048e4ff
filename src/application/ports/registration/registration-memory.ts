import type { AgreedText } from '../../../domain/agreements/platform-agreements.ts';
import type { ProductCode } from '../../../domain/catalogue/product-code.ts';

/** What of a registration is kept while it is filled in: never a password, an identity number or a code. */
export interface RegistrationDraft {
  /** Makes the registration happen once, however often it is sent. */
  readonly key: string;
  readonly companyName: string;
  readonly uscc: string;
  readonly legalRepresentative: string;
  readonly personName: string;
  readonly userName: string;
  readonly mobile: string;
  /** Which agreements were read to their end, by name and version. */
  readonly read: readonly AgreedText[];
  /** When it was last changed; milliseconds since the epoch. */
  readonly keptAt: number;
}

/** What the page says to which one comes afterwards. */
export interface RegistrationReceipt {
  readonly userName: string;
  readonly companyName: string;
  readonly projectName: string;
  readonly product: ProductCode | undefined;
  readonly repeated: boolean;
}

/** Remembers a registration on this device, and in this tab what came of it. */
export interface RegistrationMemory {
  draft(): RegistrationDraft | undefined;
  keep(draft: RegistrationDraft): void;
  dropDraft(): void;
  receipt(): RegistrationReceipt | undefined;
  keepReceipt(receipt: RegistrationReceipt): void;
}
