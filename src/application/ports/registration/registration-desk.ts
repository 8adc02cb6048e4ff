import type { AgreedText } from '../../../domain/agreements/platform-agreements.ts';
import type { ProductCode } from '../../../domain/catalogue/product-code.ts';
import type { RegistrationForm, RegistrationProblems } from '../../../domain/registration/registration.ts';
import type { CodeOutcome, HumanProof } from '../identity/code-outcome.ts';

/** Guarantee project that the registration is for. */
export interface GuaranteeProject {
  readonly serial: string;
  readonly name: string;
  /** Beneficiary of the guarantee; empty where the back end does not say. */
  readonly beneficiary: string;
}

export interface RegistrationOrder extends Omit<RegistrationForm, 'agreements'> {
  /** Repeated calls with the same key register once. */
  readonly key: string;
  /** Agreements that were read to their end and accepted. */
  readonly agreements: readonly AgreedText[];
  readonly product: ProductCode | undefined;
  readonly serial: string | undefined;
}

/** Result of a registration. `repeated`: an earlier call with the same key had already created the account. */
export interface RegisteredAccount {
  readonly userName: string;
  readonly companyName: string;
  readonly projectName: string;
  readonly repeated: boolean;
}

export type RegistrationOutcome =
  | { readonly registered: true; readonly account: RegisteredAccount }
  /** Invalid entries, by field. */
  | { readonly registered: false; readonly because: 'refused'; readonly problems: RegistrationProblems }
  /** `other-before`: an earlier call with the same key registered with other data. */
  | {
      readonly registered: false;
      readonly because:
        | 'code-refused'
        | 'company-registered'
        | 'company-deregistered'
        | 'form-expired'
        | 'other-before';
    };

/** Registration of a company with its first user (document 1, sections 2 and 5; checklist F-053 to F-060). */
export interface RegistrationDesk {
  askCode(order: HumanProof & { readonly mobile: string }): Promise<CodeOutcome>;
  register(order: RegistrationOrder): Promise<RegistrationOutcome>;
  /** Undefined for an unknown serial. */
  project(serial: string): Promise<GuaranteeProject | undefined>;
}
