import type { TradeDecision, TradeState } from '../../../domain/trade/shared/application-machine.ts';
import type { TradeAct } from '../../../domain/trade/shared/application-policy.ts';
import type { AcceptanceGap } from '../../../domain/trade/shared/acceptance-gap.ts';
import type { PilotFunction } from '../../../domain/trade/shared/pilot.ts';
import type { InstrumentKind } from '../../../domain/trade/shared/instrument.ts';
import type { RuleCheck } from '../../../domain/trade/shared/rule-check.ts';
import type { DecisionRefusal } from '../../../domain/trade/shared/step-decision.ts';
import type {
  JudgedForm,
  TradeApplication,
  TradeApplicationRow,
  TradeParty,
  TypedTradeForm,
} from '../../../domain/trade/shared/trade-application.ts';
import type { SigningChoice, SigningRefusal, SigningText } from '../agreements/signing-choice.ts';
import type { SignedText } from '../keys/key-agent.ts';
import type { Money } from '../../../domain/money/money.ts';

/** A form of an application, with its act and kind of instrument. */
export interface TradeFormAsked {
  readonly act: TradeAct;
  readonly kind: InstrumentKind;
  /** Undefined for a form that has not been saved yet. */
  readonly applicationId?: string | undefined;
  readonly form: TypedTradeForm;
}

/** A form to save or submit. `version`: the version that was read. */
export interface TradeFormSaved extends TradeFormAsked {
  readonly version?: number | undefined;
  /** Reason code for refusing an arrived instrument; empty for other acts. */
  readonly reason?: string;
  readonly submits: boolean;
}

/**
 * Why nothing was changed. `rule`: a rule fails. `changed`: the application changed meanwhile. `state`: its state does
 * not allow it. `unsigned`: a signature is required. `not-yours`: the step is not the caller's. `field`: a field is
 * invalid.
 */
export type TradeRefusal =
  | { readonly because: 'rule'; readonly check: RuleCheck | undefined }
  /** `certificate`: it expired between the signature and this one of several approvals. */
  | { readonly because: 'state' | 'gone' | 'not-permitted' | 'unsigned' | 'failed' | 'certificate' }
  /** `state`: the state that the application has now; undefined where the back end does not say. */
  | { readonly because: 'changed'; readonly state?: TradeState | undefined }
  | { readonly because: 'not-yours'; readonly bar: DecisionRefusal | 'unknown' }
  | { readonly because: 'field'; readonly field: string }
  /** The signature was refused; nothing was decided. */
  | { readonly because: 'signature'; readonly refusal: SigningRefusal };

export type TradeOutcome =
  | { readonly done: true; readonly application: TradeApplication }
  | ({ readonly done: false } & TradeRefusal);

/** A decision about the current step of an application. */
export interface TradeDecided {
  readonly applicationId: string;
  readonly version: number;
  readonly decision: TradeDecision;
  /** Reason code and text; both are required for a return or a rejection. */
  readonly reason?: string;
  readonly words?: string;
  /** Signature for the approval of a step that requires one, and the serial of its certificate. */
  readonly signed?: SignedText & { readonly serial: string };
}

export interface TradeApplicationFilter {
  readonly acts?: readonly TradeAct[] | undefined;
  readonly states?: readonly TradeState[] | undefined;
  /** `mine`: applications that the caller made. `handled`: those that the caller made or decided. */
  readonly hands?: 'mine' | 'handled' | undefined;
  readonly keyword?: string;
  readonly page: number;
  readonly pageSize: number;
}

export interface TradeApplicationPage {
  readonly count: number;
  readonly total: Money;
  readonly rows: readonly TradeApplicationRow[];
}

/** A contract or an invoice with its files. */
export interface TradePaper {
  readonly kind: 'contract' | 'invoice';
  readonly number: string;
  readonly files: readonly { readonly fileId: string; readonly name: string }[];
}

/** `unknown`: a reason that this portal does not know. */
export type ReportedAcceptanceGap = AcceptanceGap | 'unknown';

/** Applications that change holdings, and decisions about them (checklist N-24). Throws `PortFault`. */
export interface TradeDesk {
  /** Whether the back end offers the trade with instruments. */
  readonly isOffered: boolean;
  judge(asked: TradeFormAsked, signal?: AbortSignal): Promise<JudgedForm>;
  save(saved: TradeFormSaved): Promise<TradeOutcome>;
  decide(decided: TradeDecided): Promise<TradeOutcome>;
  /** The caller's certificates for the current step; `signedBy` is empty where a click is enough. */
  signingChoice(applicationId: string): Promise<SigningChoice>;
  /** Text to sign with that certificate, to approve the application as it was read. */
  signingText(
    applicationId: string,
    version: number,
    serial: string,
  ): Promise<SigningText | ({ readonly asked: false } & TradeRefusal)>;
  withdraw(applicationId: string, version: number): Promise<TradeOutcome>;
  application(applicationId: string, signal?: AbortSignal): Promise<TradeApplication>;
  /** Documents of the caller's company behind an application that the caller may open, the contract first. */
  papers(applicationId: string, signal?: AbortSignal): Promise<readonly TradePaper[]>;
  applications(filter: TradeApplicationFilter, signal?: AbortSignal): Promise<TradeApplicationPage>;
  /** Applications that wait for the caller's role, the longest waiting first. */
  waiting(signal?: AbortSignal): Promise<readonly TradeApplicationRow[]>;
  /** Companies that may be paid, found by a part of the name or of the credit code; at most 20. */
  payees(keyword: string, signal?: AbortSignal): Promise<readonly TradeParty[]>;
  /**
   * Why a company cannot accept instruments now; undefined where it can. NOT_FOUND for a company that the caller's
   * company has no dealings with.
   */
  acceptanceGap(companyId: string, signal?: AbortSignal): Promise<ReportedAcceptanceGap | undefined>;
  /** Functions in trial that are not offered to the caller's company (checklist C-056). */
  closedPilots(signal?: AbortSignal): Promise<readonly PilotFunction[]>;
}
