import type { PlainDate } from '../../../domain/calendar/plain-date.ts';
import type { TradeParty } from '../../../domain/trade/shared/trade-application.ts';
import type { GeneratedFile } from '../generated-file.ts';
import type { Financing, FinancingRow, ReadOffers } from '../../../domain/trade/financing/financing.ts';
import type { FinancingState } from '../../../domain/trade/financing/financing-machine.ts';
import type { InstrumentKind } from '../../../domain/trade/shared/instrument.ts';
import type { Money } from '../../../domain/money/money.ts';

/** Holdings, and the part of each to be financed; amounts as the user typed them. */
export interface OffersAsked {
  readonly kind: InstrumentKind;
  /** Application whose own reservations are ignored; undefined for a new one. */
  readonly applicationId: string | undefined;
  readonly holdings: readonly { readonly holdingId: string; readonly amount: string }[];
}

export interface FinancingFilter {
  /** Undefined for any state. */
  readonly states: readonly FinancingState[] | undefined;
  readonly keyword: string;
  /** Company id of the issuer; for a core enterprise, of the supplier. Undefined for any. */
  readonly counterpartyId?: string | undefined;
  readonly funderId?: string | undefined;
  /** Bounds of the due date, inclusive; undefined for no bound. */
  readonly dueFrom?: PlainDate | undefined;
  readonly dueTo?: PlainDate | undefined;
  readonly page: number;
  readonly pageSize: number;
}

/** A party by which a list can be filtered. */
export type ListedParty = Pick<TradeParty, 'companyId' | 'name'>;

export interface FinancingPage {
  readonly total: number;
  readonly amount: Money;
  /** Parties of all financings, as options of the filter. */
  readonly counterparties: readonly ListedParty[];
  readonly funders: readonly ListedParty[];
  readonly rows: readonly FinancingRow[];
}

/** An account of the user's company to which a financing can be paid. */
export interface PayoutAccount {
  readonly id: string;
  readonly bankName: string;
  readonly branchName: string;
  /** Account number; only the last digits are visible. */
  readonly masked: string;
  readonly isDefault: boolean;
}

export interface PayoutAccounts {
  /** The verified accounts; empty where the back end has no accounts. */
  verified(signal?: AbortSignal): Promise<readonly PayoutAccount[]>;
}

/** Why a change of a financing was refused. `changed`: another user changed it meanwhile. */
export type FinancingRefusal = 'changed' | 'state' | 'gone' | 'not-permitted' | 'incomplete';

export type FinancingOutcome =
  | { readonly done: true; readonly financing: Financing }
  | { readonly done: false; readonly because: FinancingRefusal };

/** Offers of funders, and financings (checklist F-248). */
export interface FundingDesk {
  /** Whether the back end offers financings. */
  readonly isOffered: boolean;
  offers(asked: OffersAsked, signal?: AbortSignal): Promise<ReadOffers>;
  /** Financings of the user's company; for a core enterprise, those of its suppliers. The newest first. */
  financings(filter: FinancingFilter, signal?: AbortSignal): Promise<FinancingPage>;
  /** Undefined for an unknown financing, or one of another company. */
  financing(financingId: string, signal?: AbortSignal): Promise<Financing | undefined>;
  /** The contract as a PDF. Throws `PortFault`, with NOT_FOUND before the contract exists. */
  contract(financingId: string): Promise<GeneratedFile>;
  /** Answers all open questions of the funder. */
  answer(
    which: { readonly financingId: string; readonly version: number },
    answers: readonly { readonly questionId: string; readonly answer: string }[],
  ): Promise<FinancingOutcome>;
  /** Cancels a financing before its contract is signed. */
  cancel(which: { readonly financingId: string; readonly version: number }, words: string): Promise<FinancingOutcome>;
}
