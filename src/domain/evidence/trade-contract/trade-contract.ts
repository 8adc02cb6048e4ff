import type { Money } from '../../money/money.ts';

/** A contract as the clerk enters it; `amount` is undefined until a readable one is typed. */
export interface TradeContract {
  readonly number: string;
  /** The number with its separators, where these were removed from it. */
  readonly asWritten?: string | undefined;
  readonly amount: Money | undefined;
}

export const emptyContract: TradeContract = { number: '', amount: undefined };
