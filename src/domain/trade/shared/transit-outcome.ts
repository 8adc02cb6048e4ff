import type { PlainDate } from '../../calendar/plain-date.ts';
import type { Money } from '../../money/money.ts';
import type { ReturnReason } from './posting.ts';

/** States of an amount that was sent: it waits, was accepted, was taken back by a correction, or went back. */
export type TransitState = 'waiting' | 'accepted' | 'corrected' | ReturnReason;

/** The outcome of an amount that was sent to a company (proposed beside checklist F-254). */
export interface TransitOutcome {
  /** Undefined for a code that is not known here. */
  readonly state: TransitState | undefined;
  /** When it came about; milliseconds since the epoch. */
  readonly at: number;
  /** Last day to accept it. */
  readonly acceptBy: PlainDate;
  /** Reason code and words of a refusal; empty for none, and for who is neither its sender nor its receiver. */
  readonly reason: string;
  readonly words: string;
}

/** An amount that an application sent to a company. */
export interface SentAmount {
  readonly companyName: string;
  readonly amount: Money;
  readonly outcome: TransitOutcome;
}
