import type { JourneyWire, OrderWire } from '../../../src/contract/documented/evidence/orders.ts';
import { showsPdf } from '../../../src/domain/evidence/orders/invoice-journey.ts';
import { moneyToText } from '../../../src/domain/money/money.ts';
import type { FileDesk } from './file-desk.ts';
import type { Desk } from '../handlers.ts';
import { ownPackage, permittedCaller } from './ownership.ts';
import type { CallContext } from '../context.ts';
import type { Parts } from '../parts.ts';
import type { JourneyInvoiceRecord, OrderRecord } from '../records/evidence.ts';
import { Refusal } from '../refusal.ts';

/** Key of a company's order or journey. */
export const ownKey = (pkCorp: string, number: string): string => `${pkCorp} ${number}`;

function orderToWire({ details, amount, drawdownAmount }: OrderRecord): OrderWire {
  return {
    orderNum: details.orderNumber,
    tradeContractNum: details.contractNumber,
    bizOrderNum: details.businessOrderNumber,
    tradeContractName: details.contractName,
    bizOrderName: details.businessOrderName,
    goodsName: details.goodsName,
    coreName: details.coreName,
    goodsCount: details.goodsCount,
    orderAmount: amount && moneyToText(amount),
    goodsDesc: details.goodsDescription,
    orderSignDate: details.signedOn,
    goodsDeliveryDate: details.deliveryOn,
    expectPayDate: details.expectedPaymentOn,
    memo: details.memo,
    drawdownAmount: drawdownAmount && moneyToText(drawdownAmount),
    drawdownLimit: details.drawdownMonths,
    receiveAccount: details.receivingAccount,
    backType: details.repayment,
    orderInfoList: [...details.moreOfOrder],
    loanInfoList: [...details.moreOfLoan],
  };
}

/**
 * Purchase orders behind a company's businesses, and its invoices under way. Refuses with NOT_FOUND those of another
 * company.
 */
export function ordersDesk(
  { store }: Parts,
  files: Pick<FileDesk, 'reviewerAddress'>,
): Desk<'orderByNumber' | 'orderOfCredit' | 'remoteOrder' | 'invoiceJourneys' | 'invoiceJourney'> {
  async function order(number: string, context: CallContext): Promise<OrderWire> {
    const { user } = permittedCaller(context, 'view');
    const found = await store.transaction(async (transaction) => transaction.orders.find(ownKey(user.pkCorp, number)));
    if (!found) throw new Refusal('NOT_FOUND');
    return orderToWire(found);
  }

  async function journeyToWire(
    businessNo: string,
    { type, total, pkFile, ...invoice }: JourneyInvoiceRecord,
  ): Promise<JourneyWire> {
    const hasPdf = showsPdf(type, pkFile);
    return {
      businessNo,
      invoiceNum: invoice.invoiceNumber,
      processState: invoice.processState,
      taxIncludedAmountReal: total,
      invoiceType: type,
      invoiceTypeName: '',
      showPdfUrl: hasPdf,
      invoicePdfUrl: hasPdf ? await files.reviewerAddress(pkFile) : '',
      businessTime: invoice.businessDay,
      importDate: invoice.importedOn,
      invoiceMakeDate: invoice.madeOn,
      postDate: invoice.postedOn,
      logisticsinfos: invoice.express.map(({ remark, at }) => ({ remark, accept_time: at })),
      invoiceInfo: { businessNos: [...invoice.businessNumbers] },
    };
  }

  return {
    orderByNumber: async ({ orderNum }, context) => order(orderNum, context),
    orderOfCredit: async ({ channelCreditCode }, context) => order(channelCreditCode, context),

    remoteOrder: async ({ docDatumId, businessNo }, context) => {
      const caller = permittedCaller(context, 'edit');
      const found = await store.transaction(async (transaction) => {
        const { pkCorp } = await ownPackage(transaction, caller, docDatumId, false);
        const isInside = (await transaction.candidates.inPackage(docDatumId)).some(
          ({ number }) => number === businessNo,
        );
        return isInside ? transaction.orders.find(ownKey(pkCorp, businessNo)) : undefined;
      });
      if (!found) throw new Refusal('NOT_FOUND');
      return orderToWire(found);
    },

    invoiceJourneys: async ({ invoiceNum }, context) => {
      const { user } = permittedCaller(context, 'view');
      const found = await store.transaction(async (transaction) =>
        transaction.journeys.withInvoice(user.pkCorp, invoiceNum),
      );
      return {
        invoiceBillDetail: found.flatMap(({ businessNo, invoices }) =>
          invoices
            .filter(({ invoiceNumber }) => invoiceNumber === invoiceNum)
            .map(({ invoiceNumber, processState, total, type }) => ({
              businessNo,
              invoiceNum: invoiceNumber,
              processState,
              taxIncludedAmountReal: total,
              invoiceType: type,
            })),
        ),
      };
    },

    invoiceJourney: async ({ businessNo }, context) => {
      const { user } = permittedCaller(context, 'view');
      const found = await store.transaction(async (transaction) =>
        transaction.journeys.find(ownKey(user.pkCorp, businessNo)),
      );
      if (!found) throw new Refusal('NOT_FOUND');
      const invoices: JourneyWire[] = [];
      for (const invoice of found.invoices) invoices.push(await journeyToWire(businessNo, invoice));
      return { businessNo, invoiceBillDetail: invoices };
    },
  };
}
