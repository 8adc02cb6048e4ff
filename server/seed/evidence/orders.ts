import { addDays, type PlainDate } from '../../../src/domain/calendar/plain-date.ts';
import type { InvoiceType } from '../../../src/domain/evidence/invoice/invoice-type.ts';
import type { JourneyInvoiceType } from '../../../src/domain/evidence/orders/invoice-journey.ts';
import { policyOf } from '../../../src/domain/evidence/shared/book-policies.ts';
import { bookTrades } from './book-trades.ts';
import { ownKey } from '../../core/evidence/orders-desk.ts';
import type { CandidateRecord, JourneyInvoiceRecord, OrderRecord } from '../../core/records/evidence.ts';
import type { Transaction } from '../../core/store.ts';

/** A serial from the last digits of a business number, so that its order is the same each time. */
const serialOf = (number: string): number => Number(number.replaceAll(/\D/g, '').slice(-4));

function orderOf(business: CandidateRecord): OrderRecord {
  const serial = serialOf(business.number);
  const signedOn = addDays(business.dueDate, -180);
  // Every third order has hardly any texts.
  const isSparse = serial % 3 === 0;
  const textUnlessSparse = (text: string): string => (isSparse ? '' : text);
  const { goods } = bookTrades[business.book];
  const isOrder = policyOf(business.book).business === 'order';
  return {
    id: ownKey(business.pkCorp, business.number),
    pkCorp: business.pkCorp,
    amount: business.amount,
    drawdownAmount: isOrder ? { fen: (business.amount.fen * 8n) / 10n } : undefined,
    details: {
      orderNumber: isOrder ? business.number : `PO-${serial}`,
      businessOrderNumber: textUnlessSparse(`DH${signedOn.replaceAll('-', '')}${serial}`),
      businessOrderName: textUnlessSparse(`${goods.name}采购订单`),
      contractNumber: `QH${signedOn.slice(0, 4)}A${serial}`,
      contractName: textUnlessSparse(`${goods.name}年度采购合同`),
      coreName: business.creditSourceName,
      goodsName: goods.name,
      goodsCount: `${(serial % 90) + 10} ${goods.unit}`,
      goodsDescription: textUnlessSparse(goods.description),
      signedOn,
      deliveryOn: isSparse ? '' : addDays(signedOn, 60),
      expectedPaymentOn: business.dueDate,
      memo: '',
      drawdownMonths: isOrder ? 6 : undefined,
      receivingAccount: business.accountNumber,
      repayment: isOrder ? '到期一次性还本付息' : '到期由付款方直接清偿',
      moreOfOrder: isSparse ? [] : [{ label: '运输方式', value: '汽运，卖方承担' }],
      moreOfLoan: isOrder ? [{ label: '融资比例', value: '80%' }] : [],
    },
  };
}

/** Saves the purchase orders of businesses. */
export async function saveOrdersOf(transaction: Transaction, businesses: readonly CandidateRecord[]): Promise<void> {
  const orders = businesses.map(orderOf);
  await transaction.orders.saveAll([...new Map(orders.map((order) => [order.id, order])).values()]);
}

/** Type of an invoice in its journey. Vehicle invoices have no journey. */
const journeyTypes: Readonly<Record<InvoiceType, JourneyInvoiceType | undefined>> = {
  GENERAL_VAT: 'GENERAL',
  SPECIAL_VAT: 'SPECIAL',
  GENERAL_VAT_ELEC: 'GENERAL_ELEC',
  SPECIAL_VAT_ELEC: 'SPECIAL_ELEC',
  E_SPECIAL_VAT_ELEC: 'QD_SPECIAL',
  E_GENERAL_VAT_ELEC: 'QD_GENERAL',
  VEHICLE_VAT: undefined,
  USED_VEHICLE_VAT: undefined,
};

export interface JourneyWish {
  readonly type: InvoiceType;
  readonly number: string;
  /** A decimal text in yuan. */
  readonly total: string;
  readonly date: PlainDate;
  readonly pkFile: string;
  /** Whether it was returned and is being issued again. */
  readonly isBad: boolean;
}

/** The processing of an invoice. A paper invoice is posted once it is issued; an electronic one arrives at once. */
export function journeyInvoice(
  { type, number, total, date, pkFile, isBad }: JourneyWish,
  businessNumbers: readonly string[],
): JourneyInvoiceRecord | undefined {
  const kind = journeyTypes[type];
  if (kind === undefined) return undefined;
  const onPaper = kind === 'GENERAL' || kind === 'SPECIAL';
  const postedOn = addDays(date, 1);
  const base = {
    invoiceNumber: number,
    type: kind,
    total,
    businessDay: addDays(date, -3),
    importedOn: addDays(date, -2),
    businessNumbers,
    pkFile,
  };
  if (isBad) return { ...base, pkFile: '', processState: 'DEAL_INVOICE', madeOn: '', postedOn: '', express: [] };
  if (!onPaper) return { ...base, processState: 'DONE_INVOICE', madeOn: date, postedOn: '', express: [] };
  return {
    ...base,
    processState: 'DONE_EXPRESS',
    madeOn: date,
    postedOn,
    express: [
      { remark: '快件已由收发室签收', at: `${addDays(postedOn, 2)} 10:24:00` },
      { remark: '快件正在派送', at: `${addDays(postedOn, 2)} 08:05:00` },
      { remark: '快件已到达西安转运中心', at: `${addDays(postedOn, 1)} 03:41:00` },
      { remark: '快件已揽收', at: `${postedOn} 16:30:00` },
    ],
  };
}

/** Saves the processing of the invoices of a package's businesses, under the number of the first. */
export async function saveJourney(
  transaction: Transaction,
  pkCorp: string,
  businesses: readonly CandidateRecord[],
  invoices: readonly JourneyWish[],
): Promise<void> {
  const numbers = businesses.map(({ number }) => number);
  const [businessNo] = numbers;
  const known = invoices.flatMap((invoice) => journeyInvoice(invoice, numbers) ?? []);
  if (businessNo !== undefined && known.length > 0)
    await transaction.journeys.save({ id: ownKey(pkCorp, businessNo), pkCorp, businessNo, invoices: known });
}
