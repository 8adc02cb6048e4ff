import type { ProductCode } from '../../../src/domain/catalogue/product-code.ts';

/** Facts about a company's registration beyond those of the account itself. */
export interface RegistrationRecord {
  readonly pkCorp: string;
  /** Its first user, who registered it. */
  readonly userId: string;
  /** Name as entered at registration. */
  readonly legalRepresentative: string;
  /** Product and guarantee project for which the company registered; undefined for none. */
  readonly product: ProductCode | undefined;
  readonly serial: string | undefined;
  readonly registeredAt: number;
  /** The caller's address. */
  readonly source: string;
}

/** A project that needs a guarantee. A company with its serial registers for it. */
export interface GuaranteeProjectRecord {
  readonly serial: string;
  readonly name: string;
  /** Beneficiary of the guarantee. */
  readonly beneficiary: string;
}
