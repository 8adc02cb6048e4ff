import type { PlainDate } from '../../../src/domain/calendar/plain-date.ts';
import type { Money } from '../../../src/domain/money/money.ts';
import type { FinancingEvent, FinancingState } from '../../../src/domain/trade/financing/financing-machine.ts';
import type { FundingProgramme } from '../../../src/domain/trade/financing/funding-programme.ts';
import type { KeptCost, KeptOffer } from '../../../src/domain/trade/financing/kept-offer.ts';
import type { PaymentPurpose, PaymentState } from '../../../src/domain/trade/financing/payment.ts';
import type { InstrumentKind } from '../../../src/domain/trade/shared/instrument.ts';

/** A funder's conditions for a kind of instrument. */
export type FundingProgrammeRecord = FundingProgramme;

/** Amount up to which a programme finances the instruments of one issuer. What is taken of it is always a sum. */
export interface FundingLimitRecord {
  /** Made of programme and issuer. */
  readonly id: string;
  readonly programmeId: string;
  readonly issuerId: string;
  readonly total: Money;
  /** Last day of its validity; empty for no end. */
  readonly validUntil: PlainDate;
  /** Whether what is repaid may be financed again. */
  readonly isRevolving: boolean;
}

/** Part of a funding limit that an application takes, until its financing ends or is repaid. */
export interface FundingUseRecord {
  /** The application for the financing. */
  readonly id: string;
  readonly limitId: string;
  /** What counts towards the limit. */
  readonly amount: Money;
  readonly at: number;
}

/** A part of a holding that is financed; the amount is a decimal text in yuan. */
export interface FinancedLine {
  readonly holdingId: string;
  readonly instrumentId: string;
  readonly number: string;
  readonly amount: string;
}

/** What happened to a financing, and who did it. */
export interface FinancingEventRecord {
  readonly event: FinancingEvent | 'applied' | 'registered' | 'sealed' | 'paid' | 'disbursement-failed';
  readonly at: number;
  /** Empty for a funder, a bank and the clock. */
  readonly personName: string;
  /** Company that acted; empty for the clock. */
  readonly companyId: string;
  readonly companyName: string;
  /** Reason code and words; empty for none. */
  readonly reason: string;
  readonly words: string;
  /** Decimal text in yuan; empty for an event without an amount. */
  readonly amount: string;
}

/** What a funder asks of a supplier, and the answer; empty before there is one. */
export interface InfoQuestion {
  readonly id: string;
  readonly words: string;
  readonly answer: string;
  readonly answeredBy: string;
  readonly answeredAt: number | undefined;
}

/** The registration of the transfer of receivables (中登网). */
export interface RegistrationRecord {
  readonly number: string;
  readonly at: number;
  readonly until: PlainDate;
  readonly text: string;
  /** When the registration was ended after the payment; undefined before. */
  readonly endedAt: number | undefined;
}

/** What becomes of an approved application at a funder (融资). */
export interface FinancingRecord {
  readonly id: string;
  /** Number of the application. */
  readonly number: string;
  readonly applicationId: string;
  readonly kind: InstrumentKind;
  readonly companyId: string;
  readonly companyName: string;
  readonly issuerId: string;
  readonly issuerName: string;
  readonly funderId: string;
  readonly funderName: string;
  readonly programmeId: string;
  readonly amount: Money;
  /** Principal that is not repaid; the amount before and after the disbursement, zero at the end. */
  readonly outstanding: Money;
  readonly dueOn: PlainDate;
  readonly state: FinancingState;
  readonly stateSince: number;
  /** Last day of its state; empty for none. */
  readonly endsOn: PlainDate;
  readonly createdAt: number;
  readonly version: number;
  readonly lines: readonly FinancedLine[];
  readonly offer: KeptOffer;
  readonly accountId: string;
  readonly accountEnding: string;
  readonly bankName: string;
  readonly questions: readonly InfoQuestion[];
  /** Number and figures of the contract; undefined before it is drawn up. */
  readonly contract:
    | {
        readonly number: string;
        readonly drawnAt: number;
        readonly figures: KeptCost;
        readonly signedAt: number | undefined;
        readonly sealedAt: number | undefined;
      }
    | undefined;
  /** When the funder has searched earlier registrations; undefined before. */
  readonly searchedAt: number | undefined;
  readonly registration: RegistrationRecord | undefined;
  /** Figures as they were paid out; undefined before. */
  readonly disbursed:
    | {
        readonly on: PlainDate;
        readonly paymentId: string;
        readonly figures: KeptCost;
        /** What the funder holds by it; amounts are decimal texts in yuan. */
        readonly holdings: readonly {
          readonly holdingId: string;
          readonly instrumentId: string;
          readonly amount: string;
        }[];
      }
    | undefined;
  readonly events: readonly FinancingEventRecord[];
}

/** Money that a bank moved or is to move (收付款). */
export interface PaymentRecord {
  readonly id: string;
  readonly purpose: PaymentPurpose;
  readonly state: PaymentState;
  readonly payerId: string;
  readonly payerName: string;
  readonly payeeId: string;
  readonly payeeName: string;
  readonly amount: Money;
  /** Day on which it is expected. */
  readonly expectedOn: PlainDate;
  /** Day on which the bank moved it; empty before. */
  readonly valueDay: PlainDate;
  /** The bank's reference; empty before. */
  readonly bankReference: string;
  readonly instrumentId: string;
  readonly financingId: string;
  readonly at: number;
  /** Why it failed or came back; empty for neither. */
  readonly reason: string;
}
