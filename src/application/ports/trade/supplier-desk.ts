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

/** A company that was recommended as a supplier. Times are milliseconds since the epoch. */
export interface SupplierRecommendation extends Omit<TypedRecommendation, 'mobile'> {
  readonly id: string;
  /** Masked. */
  readonly mobile: string;
  /** Undefined for a state that is not known here. */
  readonly state: ProposalState | undefined;
  readonly makerName: string;
  readonly proposedAt: number;
  /** Who answered or withdrew it; empty while it is open. */
  readonly deciderName: string;
  readonly decidedAt: number | undefined;
  /** Whether the platform sent the invitation by text message. */
  readonly isTextSent: boolean;
  /** Undefined where it is not invited, and for what is not known here. */
  readonly progress: InvitedProgress | undefined;
  /** What the reader may answer. */
  readonly mayAnswer: readonly ProposalAnswer[];
}

export interface SupplierPage {
  readonly count: number;
  /** What is open with all suppliers that fit. */
  readonly open: Money;
  /** What else is open: with companies that are not named yet, and with funders. */
  readonly unnamed: Money;
  readonly funders: Money;
  readonly rows: readonly Supplier[];
}

export interface SupplierRecommendations {
  /** The newest first. */
  readonly rows: readonly SupplierRecommendation[];
  /** Whether there are older ones. */
  readonly isMore: boolean;
  readonly mayRecommend: boolean;
}

/**
 * Why nothing was recommended or answered. `own-company`: it is the company itself. `can-be-paid`: it needs no
 * invitation. `invited`: it was recommended before. `too-many`: too many wait for a director. `ended`: it was answered
 * meanwhile. `not-theirs`: the role may not. `own`: nobody answers what they recommended themselves. `not-own`: only
 * who recommended it withdraws it. `unidentified`: nobody knows whether they are two people. `gone`: it is not found.
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

/** Suppliers of a core enterprise, and those that it recommends (checklist 1.4, `/supplier`). Throws `PortFault`. */
export interface SupplierDesk {
  suppliers(asked: SuppliersAsked, signal?: AbortSignal): Promise<SupplierPage>;
  recommendations(kind: InstrumentKind, signal?: AbortSignal): Promise<SupplierRecommendations>;
  recommend(kind: InstrumentKind, typed: TypedRecommendation): Promise<RecommendationOutcome>;
  answer(recommendationId: string, answer: ProposalAnswer): Promise<RecommendationOutcome>;
}
