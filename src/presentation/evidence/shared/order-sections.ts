import type { LabelledValue, OrderDetails } from '../../../domain/evidence/orders/order-details.ts';
import { moneyToText, type Money } from '../../../domain/money/money.ts';
import { message, type Message, type PlainKey } from '../../../words/catalogue.ts';
import type { ShownValue } from './shown-value.ts';

export interface OrderFact {
  readonly label: Message;
  readonly value: ShownValue;
}

/** A section of an order's dialog. The receiving account is drawn separately, because it is masked. */
export interface OrderSection {
  readonly title: PlainKey;
  readonly facts: readonly OrderFact[];
}

const fact = (key: PlainKey, value: ShownValue): OrderFact => ({ label: message(key), value });
const text = (key: PlainKey, value: string): OrderFact => fact(key, { kind: 'text', text: value });
const day = (key: PlainKey, value: string): OrderFact => fact(key, { kind: 'date', text: value });
const amount = (key: PlainKey, value: Money | undefined): OrderFact =>
  fact(key, { kind: 'amount', text: value ? moneyToText(value) : '', main: false });
const more = (list: readonly LabelledValue[]): readonly OrderFact[] =>
  list.map(({ label, value }) => ({
    label: message('orders.named', { name: label }),
    value: { kind: 'text', text: value },
  }));

/** All sections of an order, in the order of document 1, section 2; unknown values are shown as empty. */
export function orderSections(order: OrderDetails): {
  readonly order: OrderSection;
  readonly payment: OrderSection;
  readonly repayment: OrderSection;
} {
  const months: ShownValue =
    order.drawdownMonths === undefined
      ? { kind: 'text', text: '' }
      : { kind: 'words', words: message('orders.months', { count: order.drawdownMonths }) };
  return {
    order: {
      title: 'orders.order-info',
      facts: [
        text('orders.order-number', order.orderNumber),
        text('orders.business-order-number', order.businessOrderNumber),
        text('orders.business-order-name', order.businessOrderName),
        text('orders.contract-number', order.contractNumber),
        text('orders.contract-name', order.contractName),
        text('orders.core', order.coreName),
        text('orders.goods', order.goodsName),
        text('orders.goods-count', order.goodsCount),
        amount('orders.amount', order.amount),
        day('orders.signed-on', order.signedOn),
        day('orders.delivery-on', order.deliveryOn),
        text('orders.goods-description', order.goodsDescription),
        text('orders.memo', order.memo),
        ...more(order.moreOfOrder),
      ],
    },
    payment: {
      title: 'orders.payment-info',
      facts: [
        day('orders.expected-payment-on', order.expectedPaymentOn),
        amount('orders.drawdown-amount', order.drawdownAmount),
        fact('orders.drawdown-limit', months),
        ...more(order.moreOfLoan),
      ],
    },
    repayment: { title: 'orders.repayment', facts: [text('orders.repayment-way', order.repayment)] },
  };
}
