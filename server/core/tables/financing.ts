import type { PlainDate } from '../../../src/domain/calendar/plain-date.ts';
import type { Money } from '../../../src/domain/money/money.ts';
import type { FinancingState } from '../../../src/domain/trade/financing/financing-machine.ts';
import type { InstrumentKind } from '../../../src/domain/trade/shared/instrument.ts';
import type {
  FinancingRecord,
  FundingLimitRecord,
  FundingProgrammeRecord,
  FundingUseRecord,
  PaymentRecord,
} from '../records/financing.ts';
import type { Table } from '../table.ts';
import type { CountedSum, Slice } from './trade.ts';

/** Query for the financings of one company, as a supplier, an issuer or a funder. The newest come first. */
export interface FinancingQuery {
  readonly companyId: string;
  readonly as: 'supplier' | 'issuer' | 'funder';
  readonly states: readonly FinancingState[] | undefined;
  /** A part of the number or of a party's name, ignoring case; empty for any. */
  readonly keyword: string;
}

export interface FinancingTables {
  readonly fundingProgrammes: Table<FundingProgrammeRecord> & {
    /** Those for a kind of instrument, by their ids. */
    ofKind(kind: InstrumentKind): Promise<readonly FundingProgrammeRecord[]>;
  };
  readonly fundingLimits: Table<FundingLimitRecord> & {
    /** Those for an issuer, by their ids. */
    ofIssuer(issuerId: string): Promise<readonly FundingLimitRecord[]>;
  };
  readonly fundingUses: Table<FundingUseRecord> & {
    /** Sum of what is taken of a limit. */
    sum(limitId: string): Promise<Money>;
  };
  readonly financings: Table<FinancingRecord> & {
    page(query: FinancingQuery, slice: Slice): Promise<readonly FinancingRecord[]>;
    sum(query: FinancingQuery): Promise<CountedSum>;
    byApplication(applicationId: string): Promise<FinancingRecord | undefined>;
    /** Those that finance a part of an instrument, by their ids. */
    ofInstrument(instrumentId: string): Promise<readonly FinancingRecord[]>;
    /** Ids of those in one of some states, in their order. */
    idsIn(states: readonly FinancingState[]): Promise<readonly string[]>;
    /** Ids of those that are disbursed and due on a day or before, in their order. */
    dueUntil(day: PlainDate): Promise<readonly string[]>;
    /** Ids of those whose last day lies before a day, in their order. */
    ended(before: PlainDate): Promise<readonly string[]>;
  };
  readonly payments: Table<PaymentRecord> & {
    /** Payments about a financing, the earliest first. */
    ofFinancing(financingId: string): Promise<readonly PaymentRecord[]>;
    /** Payments about an instrument, the earliest first. */
    ofInstrument(instrumentId: string): Promise<readonly PaymentRecord[]>;
    /** The one with a bank's reference; undefined for none. */
    byReference(bankReference: string): Promise<PaymentRecord | undefined>;
  };
}
