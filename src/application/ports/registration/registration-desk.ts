import type { AgreedText } from '../../../domain/agreements/platform-agreements.ts';
import type { ProductCode } from '../../../domain/catalogue/product-code.ts';
import type { RegistrationForm, RegistrationProblems } from '../../../domain/registration/registration.ts';
import type { CodeOutcome, HumanProof } from '../identity/code-outcome.ts';

/** The guarantee project for which one registers. */
export interface GuaranteeProject {
  readonly serial: string;
  readonly name: string;
  /** Beneficiary of the guarantee; empty where it is not told. */
  readonly beneficiary: string;
}

export interface RegistrationOrder extends Omit<RegistrationForm, 'agreements'> {
  /** Makes the same order sent twice happen once. */
  readonly key: string;
  /** Which texts were read to their end and agreed to. */
  readonly agreements: readonly AgreedText[];
  readonly product: ProductCode | undefined;
  readonly serial: string | undefined;
}

/** What came about. `repeated`: it had come about before, by the same order. */
export interface RegisteredAccount {
  readonly userName: string;
  readonly companyName: string;
  readonly projectName: string;
  readonly repeated: boolean;
}

export type RegistrationOutcome =
  | { readonly registered: true; readonly account: RegisteredAccount }
  /** What was said is not taken, field by field. */
  | { readonly registered: false; readonly because: 'refused'; readonly problems: RegistrationProblems }
  /** `other-before`: an earlier order under the same key came about, which said something else. */
  | {
      readonly registered: false;
      readonly because:
        | 'code-refused'
        | 'company-registered'
        | 'company-deregistered'
        | 'form-expired'
        | 'other-before';
    };

/** A company's account (document 1, sections 2 and 5; checklist F-053 to F-060). */
export interface RegistrationDesk {
  askCode(order: HumanProof & { readonly mobile: string }): Promise<CodeOutcome>;
  register(order: RegistrationOrder): Promise<RegistrationOutcome>;
  /** Undefined where there is none. */
  project(serial: string): Promise<GuaranteeProject | undefined>;
}
