import type { BusinessTrail } from '../../../application/ports/evidence/business-trail.ts';
import { PortFault } from '../../../application/ports/port-fault.ts';
import { orderCalls, type JourneyWire, type OrderWire } from '../../../contract/documented/evidence/orders.ts';
import { showsPdf, type InvoiceJourney } from '../../../domain/evidence/orders/invoice-journey.ts';
import type { LabelledValue, OrderDetails, OrderLookup } from '../../../domain/evidence/orders/order-details.ts';
import { moneyFromWire } from '../money-from-wire.ts';
import type { WireClient } from '../wire-client.ts';

const toLabelledValues = (list: OrderWire['orderInfoList']): readonly LabelledValue[] =>
  (list ?? []).map(({ label, value }) => ({ label, value: value ?? '' }));

function orderFromWire(wire: OrderWire): OrderDetails {
  return {
    orderNumber: wire.orderNum ?? '',
    businessOrderNumber: wire.bizOrderNum ?? '',
    businessOrderName: wire.bizOrderName ?? '',
    contractNumber: wire.tradeContractNum ?? '',
    contractName: wire.tradeContractName ?? '',
    coreName: wire.coreName ?? '',
    goodsName: wire.goodsName ?? '',
    goodsCount: wire.goodsCount ?? '',
    goodsDescription: wire.goodsDesc ?? '',
    signedOn: wire.orderSignDate ?? '',
    deliveryOn: wire.goodsDeliveryDate ?? '',
    expectedPaymentOn: wire.expectPayDate ?? '',
    memo: wire.memo ?? '',
    drawdownMonths: wire.drawdownLimit ?? undefined,
    receivingAccount: wire.receiveAccount ?? '',
    repayment: wire.backType ?? '',
    moreOfOrder: toLabelledValues(wire.orderInfoList),
    moreOfLoan: toLabelledValues(wire.loanInfoList),
    amount: wire.orderAmount ? moneyFromWire(wire.orderAmount) : undefined,
    drawdownAmount: wire.drawdownAmount ? moneyFromWire(wire.drawdownAmount) : undefined,
  };
}

/** An address that may be opened in another window; empty for any other protocol. */
function openableAddress(url: string): string {
  const parsed = URL.parse(url);
  return parsed !== null && ['https:', 'http:', 'blob:'].includes(parsed.protocol) ? url : '';
}

function journeyFromWire(wire: JourneyWire): InvoiceJourney {
  const [type, address] = [
    wire.invoiceType ?? '',
    wire.showPdfUrl === false ? '' : openableAddress(wire.invoicePdfUrl ?? ''),
  ];
  return {
    invoiceNumber: wire.invoiceNum ?? '',
    processState: wire.processState,
    type,
    typeName: wire.invoiceTypeName ?? '',
    total: wire.taxIncludedAmountReal ? moneyFromWire(wire.taxIncludedAmountReal) : undefined,
    businessDay: wire.businessTime ?? '',
    importedOn: wire.importDate ?? '',
    madeOn: wire.invoiceMakeDate ?? '',
    postedOn: wire.postDate ?? '',
    express: (wire.logisticsinfos ?? []).map(({ remark, accept_time: at }) => ({ remark: remark ?? '', at: at ?? '' })),
    businessNumbers: wire.invoiceInfo?.businessNos ?? [],
    pdfAddress: showsPdf(type, address) ? address : '',
  };
}

/** Converts a `not-found` fault to undefined. */
async function undefinedIfMissing<Answer>(asked: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await asked;
  } catch (thrown) {
    if (thrown instanceof PortFault && thrown.kind === 'not-found') return undefined;
    throw thrown;
  }
}

export class WireBusinessTrail implements BusinessTrail {
  private readonly client: WireClient;

  constructor(client: WireClient) {
    this.client = client;
  }

  async order(lookup: OrderLookup, number: string, signal?: AbortSignal): Promise<OrderDetails | undefined> {
    const { client } = this;
    const asked =
      lookup === 'order-number'
        ? client.send(orderCalls.orderByNumber, { orderNum: number }, { signal })
        : client.send(orderCalls.orderOfCredit, { channelCreditCode: number }, { signal });
    const wire = await undefinedIfMissing(asked);
    return wire && orderFromWire(wire);
  }

  async orderInPackage(
    docDatumId: string,
    businessNumber: string,
    signal?: AbortSignal,
  ): Promise<OrderDetails | undefined> {
    const wire = await undefinedIfMissing(
      this.client.send(orderCalls.remoteOrder, { docDatumId, businessNo: businessNumber }, { signal }),
    );
    return wire && orderFromWire(wire);
  }

  /** An invoice's number leads to its business, and that to the journey. */
  async journey(invoiceNumber: string, signal?: AbortSignal): Promise<InvoiceJourney | undefined> {
    const { invoiceBillDetail } = (await undefinedIfMissing(
      this.client.send(orderCalls.invoiceJourneys, { invoiceNum: invoiceNumber }, { signal }),
    )) ?? { invoiceBillDetail: [] };
    const businessNo = invoiceBillDetail[0]?.businessNo;
    if (!businessNo) return undefined;
    const journey = await undefinedIfMissing(this.client.send(orderCalls.invoiceJourney, { businessNo }, { signal }));
    const wire = journey?.invoiceBillDetail.find((each) => each.invoiceNum === invoiceNumber);
    return wire && journeyFromWire(wire);
  }
}
