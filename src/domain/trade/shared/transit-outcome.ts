import type { PlainDate } from '../../calendar/plain-date.ts';
import type { Money } from '../../money/money.ts';
import type { AcceptanceGap } from './acceptance-gap.ts';
import type { ReturnReason } from './posting.ts';

/** State of a sent amount: waiting, accepted, reversed by a correction, or returned. */
export type TransitState = 'waiting' | 'accepted' | 'corrected' | ReturnReason;

/** Outcome of an amount that was sent to a company (proposed beside checklist F-254). */
export interface TransitOutcome {
  /** Undefined for a code that this portal does not know. */
  readonly state: TransitState | undefined;
  /** Time of the outcome, in milliseconds since the epoch. */
  readonly at: number;
  /** Last day to accept it. */
  readonly acceptBy: PlainDate;
  /** Reason code and text of a refusal; empty for none, and for users who are neither sender nor receiver. */
  readonly reason: string;
  readonly words: string;
}

/** An amount that an application sent to a company. */
export interface SentAmount {
  readonly companyName: string;
  readonly amount: Money;
  readonly outcome: TransitOutcome;
  /** Why nobody there can accept it now; undefined where somebody can, and for an amount that does not wait. */
  readonly gap?: AcceptanceGap | 'unknown' | undefined;
}

/** States of amounts that came back because they were not accepted. */
export const returnedStates: readonly (TransitState | undefined)[] = ['refused', 'recalled', 'lapsed'];

/** Whether everything that an application sent came back, or a part; undefined for nothing. */
export function returnOutcomeOf(
  sent: readonly Pick<SentAmount, 'outcome'>[],
): 'returned' | 'part-returned' | undefined {
  const returned = sent.filter(({ outcome }) => returnedStates.includes(outcome.state)).length;
  if (returned === 0) return undefined;
  return returned === sent.length ? 'returned' : 'part-returned';
}
