import type { Money } from '../../money/money.ts';

/** A contract as the user enters it; `amount` is undefined while empty or unreadable. */
export interface TradeContract {
  readonly number: string;
  /** The number with its separators, where the number itself is without them. */
  readonly asWritten?: string | undefined;
  readonly amount: Money | undefined;
}

export const emptyContract: TradeContract = { number: '', amount: undefined };
