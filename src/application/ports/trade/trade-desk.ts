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

/** A form with what it asks for. */
export interface TradeFormAsked {
  readonly act: TradeAct;
  readonly kind: InstrumentKind;
  /** Undefined for a form that is not kept yet. */
  readonly applicationId?: string | undefined;
  readonly form: TypedTradeForm;
}

/** A form to keep or submit, with the version that was read. */
export interface TradeFormSaved extends TradeFormAsked {
  readonly version?: number | undefined;
  /** Reason code of a refusal of what came; empty for other acts. */
  readonly reason?: string;
  readonly submits: boolean;
}

/**
 * Why nothing was changed. `rule`: a rule does not hold. `changed`: it changed meanwhile. `state`: it is not in a state
 * for this. `unsigned`: it has to be signed. `not-yours`: the step is not the caller's. `field`: a field is not valid.
 */
export type TradeRefusal =
  | { readonly because: 'rule'; readonly check: RuleCheck | undefined }
  /** `certificate`: it ended between the signature and this one of several approvals. */
  | { readonly because: 'changed' | 'state' | 'gone' | 'not-permitted' | 'unsigned' | 'failed' | 'certificate' }
  | { readonly because: 'not-yours'; readonly bar: DecisionRefusal | 'unknown' }
  | { readonly because: 'field'; readonly field: string }
  /** The signature under it was refused; nothing was decided. */
  | { readonly because: 'signature'; readonly refusal: SigningRefusal };

export type TradeOutcome =
  | { readonly done: true; readonly application: TradeApplication }
  | ({ readonly done: false } & TradeRefusal);

/** A decision about the waiting step of an application. */
export interface TradeDecided {
  readonly applicationId: string;
  readonly version: number;
  readonly decision: TradeDecision;
  /** Reason code and words; both are needed for a return or a rejection. */
  readonly reason?: string;
  readonly words?: string;
  /** The signature under the approval of a step that is signed, and the serial of its certificate. */
  readonly signed?: SignedText & { readonly serial: string };
}

export interface TradeApplicationFilter {
  readonly acts?: readonly TradeAct[] | undefined;
  readonly states?: readonly TradeState[] | undefined;
  /** Those that the caller made, or those that the caller made or decided. */
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

/** As the back end reports it; `unknown` for a reason that is not known here. */
export type ReportedAcceptanceGap = AcceptanceGap | 'unknown';

/** Requests that change holdings, and the decisions about them (checklist N-24). Throws `PortFault`. */
export interface TradeDesk {
  /** Whether the back end knows the business. */
  readonly isOffered: boolean;
  judge(asked: TradeFormAsked, signal?: AbortSignal): Promise<JudgedForm>;
  save(saved: TradeFormSaved): Promise<TradeOutcome>;
  decide(decided: TradeDecided): Promise<TradeOutcome>;
  /** The caller's certificates for the waiting step; no kinds where a press is enough. */
  signingChoice(applicationId: string): Promise<SigningChoice>;
  /** What is to be signed by that certificate for the approval of the application as it was read. */
  signingText(
    applicationId: string,
    version: number,
    serial: string,
  ): Promise<SigningText | ({ readonly asked: false } & TradeRefusal)>;
  withdraw(applicationId: string, version: number): Promise<TradeOutcome>;
  application(applicationId: string, signal?: AbortSignal): Promise<TradeApplication>;
  /** Files of the caller's company behind an application, the contract first; those that the caller may open. */
  papers(applicationId: string, signal?: AbortSignal): Promise<readonly TradePaper[]>;
  applications(filter: TradeApplicationFilter, signal?: AbortSignal): Promise<TradeApplicationPage>;
  /** The applications that wait for the caller's role, the longest waiting first. */
  waiting(signal?: AbortSignal): Promise<readonly TradeApplicationRow[]>;
  /** Companies that may be paid, by a part of the name or the credit code; at most twenty. */
  payees(keyword: string, signal?: AbortSignal): Promise<readonly TradeParty[]>;
  /** What keeps a company from accepting now; undefined where nothing does. Not found for a company of no concern. */
  acceptanceGap(companyId: string, signal?: AbortSignal): Promise<ReportedAcceptanceGap | undefined>;
  /** The functions under trial that are not offered to the caller's company (checklist C-056). */
  closedPilots(signal?: AbortSignal): Promise<readonly PilotFunction[]>;
}
