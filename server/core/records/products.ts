import type { ProductCode } from '../../../src/domain/catalogue/product-code.ts';
import type { ApplicationState } from '../../../src/domain/products/shared/application-state.ts';
import type {
  ApplicationEntry,
  ApplicationPart,
  ApplicationEvent,
} from '../../../src/domain/products/shared/application.ts';

/** A company's application for a product. */
export interface ApplicationRecord {
  /** The company's number and the product. */
  readonly id: string;
  readonly pkCorp: string;
  readonly product: ProductCode;
  readonly state: Exclude<ApplicationState, 'none'>;
  readonly entry: ApplicationEntry;
  readonly files: readonly { readonly pkFile: string; readonly name: string; readonly size: number }[];
  readonly returned: readonly { readonly part: ApplicationPart; readonly reason: string }[];
  /** Why it was declined; empty otherwise. */
  readonly answer: string;
  readonly revision: number;
  readonly savedBy: string;
  readonly savedAt: number;
  /** User who submitted it last; empty and undefined before. */
  readonly submittedBy: string;
  readonly submittedAt: number | undefined;
  readonly decidedAt: number | undefined;
  /** Events other than saving, the oldest first. `by` is empty for the platform; only a submission has a `userId`. */
  readonly steps: readonly {
    readonly event: ApplicationEvent;
    readonly at: number;
    readonly by: string;
    readonly userId?: string;
  }[];
}

/** A company's opening of a product, with its agreement. */
export interface ProductOpeningRecord {
  /** The company's number and the product. */
  readonly id: string;
  readonly pkCorp: string;
  readonly product: ProductCode;
  readonly openedAt: number;
  readonly userId: string;
  /** The person's name at that time. */
  readonly openedBy: string;
  readonly agreementVersion: string;
  /** SHA-256 of the agreement's text. */
  readonly textHash: string;
}
