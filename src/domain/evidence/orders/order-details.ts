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
  /** Number of months in which the loan can be drawn; undefined where unknown. */
  readonly drawdownMonths: number | undefined;
  readonly receivingAccount: string;
  readonly repayment: string;
  /** Additional values of a product, with its own labels. */
  readonly moreOfOrder: readonly LabelledValue[];
  readonly moreOfLoan: readonly LabelledValue[];
}

/** Data of a purchase order for display (document 1, section 3). */
export interface OrderDetails extends OrderTexts {
  readonly amount: Money | undefined;
  readonly drawdownAmount: Money | undefined;
}

/**
 * Kind of number by which an order is looked up: the order's own number, or the code of a business that resulted from
 * it (checklist F-180, C-057, N-03).
 */
export type OrderLookup = 'order-number' | 'business-code';
