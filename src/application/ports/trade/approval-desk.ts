import type { FinancingState } from '../../../domain/trade/financing/financing-machine.ts';
import type { RuleCheck } from '../../../domain/trade/shared/rule-check.ts';
import type { TradeApplicationRow } from '../../../domain/trade/shared/trade-application.ts';
import type { SigningText } from '../agreements/signing-choice.ts';
import type { SignedText } from '../keys/key-agent.ts';
import type { TradeRefusal } from './trade-desk.ts';

/** An application as it was read; the version guards against conflicting decisions. */
export interface ReadApplication {
  readonly applicationId: string;
  readonly version: number;
}

/** One signature for several approvals, the serial of its certificate, and the signed statement. */
export interface SignedTogether extends SignedText {
  readonly serial: string;
  readonly statement: string;
}

/** The result of one of several approvals. */
export interface ApprovalResult {
  readonly applicationId: string;
  /** The application as it is now; undefined where the approval was refused. */
  readonly application: TradeApplicationRow | undefined;
  /** State of the financing that the approval has begun; undefined for none, and for a state that is not known here. */
  readonly financing?: FinancingState | undefined;
  /** The rule that failed at the final approval; undefined for none. */
  readonly rule: RuleCheck | undefined;
  /** Why it was not approved; undefined where it was approved. */
  readonly refusal: TradeRefusal | undefined;
}

/** Approval of several applications at once, each with its own result (checklist N-24). Throws `PortFault`. */
export interface ApprovalDesk {
  /** Text to sign with that certificate, for all the applications as they were read. */
  signingText(
    read: readonly ReadApplication[],
    serial: string,
  ): Promise<(SigningText & { readonly statement: string }) | ({ readonly asked: false } & TradeRefusal)>;
  /** Approves the applications in their order. Approves none where the signature is refused. */
  approve(
    read: readonly ReadApplication[],
    signed?: SignedTogether,
  ): Promise<
    { readonly done: true; readonly results: readonly ApprovalResult[] } | ({ readonly done: false } & TradeRefusal)
  >;
}
