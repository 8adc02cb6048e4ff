import type { PlainDate } from '../../../domain/calendar/plain-date.ts';
import type { TradeParty } from '../../../domain/trade/shared/trade-application.ts';
import type { MadeFile } from '../made-file.ts';
import type { Financing, FinancingRow, ReadOffers } from '../../../domain/trade/financing/financing.ts';
import type { FinancingState } from '../../../domain/trade/financing/financing-machine.ts';
import type { InstrumentKind } from '../../../domain/trade/shared/instrument.ts';
import type { Money } from '../../../domain/money/money.ts';

/** Holdings with the part of each that is to be financed; amounts are texts as they were typed. */
export interface OffersAsked {
  readonly kind: InstrumentKind;
  /** Application whose own reservations do not count; undefined for a new one. */
  readonly applicationId: string | undefined;
  readonly holdings: readonly { readonly holdingId: string; readonly amount: string }[];
}

export interface FinancingFilter {
  /** Undefined for every state. */
  readonly states: readonly FinancingState[] | undefined;
  readonly keyword: string;
  /** Issuer; for a core enterprise its supplier. Undefined for any. */
  readonly counterpartyId?: string | undefined;
  readonly funderId?: string | undefined;
  /** Days between which they are due, both included; each undefined for no bound. */
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
  /** Parties of all financings, by which the list can be filtered. */
  readonly counterparties: readonly ListedParty[];
  readonly funders: readonly ListedParty[];
  readonly rows: readonly FinancingRow[];
}

/** An account of the reader's company to which a financing can be paid. */
export interface PayoutAccount {
  readonly id: string;
  readonly bankName: string;
  readonly branchName: string;
  /** Its last digits alone. */
  readonly masked: string;
  readonly isDefault: boolean;
}

export interface PayoutAccounts {
  /** The verified accounts; none where the back end has no accounts. */
  verified(signal?: AbortSignal): Promise<readonly PayoutAccount[]>;
}

/** Why a change of a financing was refused. `changed`: somebody handled it meanwhile. */
export type FinancingRefusal = 'changed' | 'state' | 'gone' | 'not-permitted' | 'incomplete';

export type FinancingOutcome =
  | { readonly done: true; readonly financing: Financing }
  | { readonly done: false; readonly because: FinancingRefusal };

/** Offers of funders, and what becomes of financings (checklist F-248). */
export interface FundingDesk {
  /** Whether the back end has financings at all. */
  readonly isOffered: boolean;
  offers(asked: OffersAsked, signal?: AbortSignal): Promise<ReadOffers>;
  /** Financings of the reader's company; for a core enterprise those of its suppliers. The newest come first. */
  financings(filter: FinancingFilter, signal?: AbortSignal): Promise<FinancingPage>;
  /** Undefined for one that does not exist, or belongs to another company. */
  financing(financingId: string, signal?: AbortSignal): Promise<Financing | undefined>;
  /** The contract as a PDF. Throws `PortFault`, with NOT_FOUND before it is drawn up. */
  contract(financingId: string): Promise<MadeFile>;
  /** Answers everything that the funder has asked. */
  answer(
    which: { readonly financingId: string; readonly version: number },
    answers: readonly { readonly questionId: string; readonly answer: string }[],
  ): Promise<FinancingOutcome>;
  /** Takes a financing back before its contract is signed. */
  cancel(which: { readonly financingId: string; readonly version: number }, words: string): Promise<FinancingOutcome>;
}
