import type { FinancingState } from '../../../domain/trade/financing/financing-machine.ts';
import type { RuleCheck } from '../../../domain/trade/shared/rule-check.ts';
import type { TradeApplicationRow } from '../../../domain/trade/shared/trade-application.ts';
import type { SigningText } from '../agreements/signing-choice.ts';
import type { SignedText } from '../keys/key-agent.ts';
import type { TradeRefusal } from './trade-desk.ts';

/** An application as it was read. */
export interface ReadApplication {
  readonly applicationId: string;
  readonly version: number;
}

/** The signature under several approvals, the serial of its certificate, and the statement that it is about. */
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
  /** The rule that did not hold at the last approval; undefined for none. */
  readonly rule: RuleCheck | undefined;
  /** Why it was not approved; undefined where it was. */
  readonly refusal: TradeRefusal | undefined;
}

/** Several approvals at once, each with a result of its own (checklist N-24). Throws `PortFault`. */
export interface ApprovalDesk {
  /** What is to be signed by that certificate for all of them, as they were read. */
  signingText(
    read: readonly ReadApplication[],
    serial: string,
  ): Promise<(SigningText & { readonly statement: string }) | ({ readonly asked: false } & TradeRefusal)>;
  /** Approves them in their order. Nothing is approved where the signature is refused. */
  approve(
    read: readonly ReadApplication[],
    signed?: SignedTogether,
  ): Promise<
    { readonly done: true; readonly results: readonly ApprovalResult[] } | ({ readonly done: false } & TradeRefusal)
  >;
}
