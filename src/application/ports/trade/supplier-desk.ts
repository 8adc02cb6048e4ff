import type { ProposalAnswer, ProposalState } from '../../../domain/trade/shared/colleague-proposal.ts';
import type { Money } from '../../../domain/money/money.ts';
import type { InstrumentKind } from '../../../domain/trade/shared/instrument.ts';
import type {
  InvitedProgress,
  RecommendationFault,
  RecommendationField,
  TypedRecommendation,
} from '../../../domain/trade/suppliers/recommendation.ts';
import type { Supplier } from '../../../domain/trade/suppliers/supplier.ts';
import type { FormOutcome } from '../form-outcome.ts';

/** A recommendation of a company as a supplier. Instants in milliseconds since the epoch. */
export interface SupplierRecommendation extends Omit<TypedRecommendation, 'mobile'> {
  readonly id: string;
  /** Masked. */
  readonly mobile: string;
  /** Undefined for a state that this portal does not know. */
  readonly state: ProposalState | undefined;
  readonly makerName: string;
  readonly proposedAt: number;
  /** Name of the user who answered or withdrew it; empty while it is open. */
  readonly deciderName: string;
  readonly decidedAt: number | undefined;
  /** Whether the platform sent the invitation by text message. */
  readonly isTextSent: boolean;
  /** Undefined for a company that is not invited, and for a value that this portal does not know. */
  readonly progress: InvitedProgress | undefined;
  /** Answers that the user may give. */
  readonly mayAnswer: readonly ProposalAnswer[];
}

export interface SupplierPage {
  readonly count: number;
  /** Amount that all suppliers selected by the filter hold or have not accepted yet. */
  readonly open: Money;
  /** What else is open: with companies that are not named yet, and with funders. */
  readonly unnamed: Money;
  readonly funders: Money;
  readonly rows: readonly Supplier[];
}

export interface SupplierRecommendations {
  /** The newest first. */
  readonly rows: readonly SupplierRecommendation[];
  /** Whether there are older ones that are not listed. */
  readonly isMore: boolean;
  readonly mayRecommend: boolean;
}

/**
 * Why a recommendation was not made or answered. `own-company`: the company itself. `can-be-paid`: the supplier needs
 * no invitation. `invited`: it was recommended before. `too-many`: too many recommendations wait for a director.
 * `ended`: it was answered meanwhile. `not-theirs`: the caller's role may not. `own`: users may not answer their own
 * recommendation. `not-own`: only its author may withdraw it. `unidentified`: without identity numbers, it is unknown
 * whether author and answerer are two people. `gone`: it does not exist.
 */
export const recommendationRefusals = [
  'own-company',
  'can-be-paid',
  'invited',
  'too-many',
  'ended',
  'not-theirs',
  'own',
  'not-own',
  'unidentified',
  'gone',
] as const;
export type RecommendationRefusal = (typeof recommendationRefusals)[number];

export type RecommendationOutcome = FormOutcome<
  SupplierRecommendation,
  RecommendationRefusal,
  RecommendationField,
  RecommendationFault
>;

export interface SuppliersAsked {
  readonly kind: InstrumentKind;
  readonly keyword: string;
  readonly page: number;
  readonly pageSize: number;
}

/**
 * Suppliers of a core enterprise, and its recommendations of new ones (checklist 1.4, `/supplier`). Throws `PortFault`.
 */
export interface SupplierDesk {
  suppliers(asked: SuppliersAsked, signal?: AbortSignal): Promise<SupplierPage>;
  recommendations(kind: InstrumentKind, signal?: AbortSignal): Promise<SupplierRecommendations>;
  recommend(kind: InstrumentKind, typed: TypedRecommendation): Promise<RecommendationOutcome>;
  answer(recommendationId: string, answer: ProposalAnswer): Promise<RecommendationOutcome>;
}
