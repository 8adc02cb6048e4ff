import type { Money } from '../../money/money.ts';

export interface LabelledValue {
  readonly label: string;
  readonly value: string;
}

/** Texts of an order. Unknown texts are empty; days are ISO dates. */
export interface OrderTexts {
  readonly orderNumber: string;
  readonly businessOrderNumber: string;
  readonly businessOrderName: string;
  readonly contractNumber: string;
  readonly contractName: string;
  readonly coreName: string;
  readonly goodsName: string;
  readonly goodsCount: string;
  readonly goodsDescription: string;
  readonly signedOn: string;
  readonly deliveryOn: string;
  readonly expectedPaymentOn: string;
  readonly memo: string;
  /** Months during which money may be drawn; undefined where unknown. */
  readonly drawdownMonths: number | undefined;
  readonly receivingAccount: string;
  readonly repayment: string;
  /** What a product adds, under its own names. */
  readonly moreOfOrder: readonly LabelledValue[];
  readonly moreOfLoan: readonly LabelledValue[];
}

/** A purchase order as its viewer shows it (document 1, section 3). */
export interface OrderDetails extends OrderTexts {
  readonly amount: Money | undefined;
  readonly drawdownAmount: Money | undefined;
}

/**
 * Number by which the order behind a business is looked up: an order by its own number, a business that resulted from
 * an order by its code (checklist F-180, C-057, N-03).
 */
export type OrderLookup = 'order-number' | 'business-code';
