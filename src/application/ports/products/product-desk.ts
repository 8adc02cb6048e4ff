import type { GeneratedFile } from '../generated-file.ts';
import type { CertificationStatus } from '../../../domain/keys/certification.ts';
import type { RestrictedMember } from '../../../domain/parties/business-restriction.ts';
import type { RecalledAgreement } from '../../../domain/agreements/agreement-recall.ts';
import type { ApplicationState } from '../../../domain/products/shared/application-state.ts';
import type { OpeningReason } from '../../../domain/products/shared/opening.ts';
import type { ProductCode } from '../../../domain/catalogue/product-code.ts';

export interface OpenedProduct {
  readonly product: ProductCode;
  /** Milliseconds since the epoch; undefined where it was not recorded. */
  readonly at: number | undefined;
  /** Empty where it was not recorded. */
  readonly by: string;
}

export interface CompanyProducts {
  readonly opened: readonly OpenedProduct[];
  /** States of the applications for products that are opened on application only; other products are left out. */
  readonly applications: ReadonlyMap<ProductCode, ApplicationState>;
  /** Products whose agreement the platform has withdrawn, or that the company has to sign again. */
  readonly agreements: ReadonlyMap<ProductCode, RecalledAgreement>;
  /** Restrictions of the company by its standing and by the platform. */
  readonly member: RestrictedMember;
  /** Names of the company's users who may open products; empty where the back end does not say. */
  readonly openers: readonly string[];
}

export type OpeningOutcome =
  /** `already`: another user had opened it before; `at` and `by` as far as the back end says. */
  | { readonly opened: true; readonly already: boolean; readonly at: number | undefined; readonly by: string }
  /** The back end refuses; `reasons` is empty where it gives none that this portal knows. */
  | { readonly opened: false; readonly reasons: readonly OpeningReason[]; readonly words: string };

/**
 * Opened products of the company, obstacles to others, and opening them (document 1, sections 3 and 5; document 2,
 * section 7).
 */
export interface ProductDesk {
  products(signal?: AbortSignal): Promise<CompanyProducts>;
  /** Certification status of the company, for one product or for the platform as a whole. */
  certification(product: ProductCode | undefined, signal?: AbortSignal): Promise<CertificationStatus>;
  /** Whether the caller has signed the current agreement of the product. */
  isAgreementSigned(product: ProductCode, signal?: AbortSignal): Promise<boolean>;
  /**
   * Signs the product's agreement in the version that this portal has. `text-changed`: another version is in force, and
   * nothing was signed.
   */
  sign(product: ProductCode): Promise<'signed' | 'text-changed'>;
  open(product: ProductCode): Promise<OpeningOutcome>;
  /** Download of the product's current agreement. */
  agreementFile(product: ProductCode): Promise<GeneratedFile>;
  /** Project under which the agreement is stored; empty where the back end does not say. */
  projectCode(product: ProductCode, signal?: AbortSignal): Promise<string>;
}
