import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { amount, date, identifier } from '../../fields.ts';

const optionalText = v.nullish(v.string());
const day = v.nullish(v.union([date, v.literal('')]));
const labelled = v.nullish(v.array(v.object({ label: v.string(), value: optionalText })));

/** Document 1, section 3. The names of the two lists are ours. */
export const orderWire = v.object({
  orderNum: optionalText,
  tradeContractNum: optionalText,
  bizOrderNum: optionalText,
  tradeContractName: optionalText,
  bizOrderName: optionalText,
  goodsName: optionalText,
  coreName: optionalText,
  goodsCount: optionalText,
  orderAmount: v.nullish(amount),
  goodsDesc: optionalText,
  orderSignDate: day,
  goodsDeliveryDate: day,
  expectPayDate: day,
  memo: optionalText,
  drawdownAmount: v.nullish(amount),
  /** In months. */
  drawdownLimit: v.nullish(v.number()),
  receiveAccount: optionalText,
  backType: optionalText,
  orderInfoList: labelled,
  loanInfoList: labelled,
});
export type OrderWire = v.InferOutput<typeof orderWire>;

const billWire = v.object({
  businessNo: optionalText,
  invoiceNum: optionalText,
  processState: v.string(),
  taxIncludedAmountReal: v.nullish(amount),
  invoiceType: optionalText,
  invoicePdfUrl: optionalText,
});

const journeyWire = v.object({
  ...billWire.entries,
  businessTime: day,
  importDate: day,
  invoiceMakeDate: day,
  postDate: day,
  showPdfUrl: v.nullish(v.boolean()),
  invoiceTypeName: optionalText,
  logisticsinfos: v.nullish(v.array(v.object({ remark: optionalText, accept_time: optionalText }))),
  invoiceInfo: v.nullish(v.object({ businessNos: v.nullish(v.array(v.string())) })),
});
export type JourneyWire = v.InferOutput<typeof journeyWire>;

/** Documents behind a business: its purchase order, and its invoices on their way (document 1, sections 3, 4 and 7). */
export const orderCalls = {
  orderByNumber: defineCall({
    base: 'web',
    method: 'GET',
    path: '/corp/v1/edt/order/infoByOrderNum',
    source: 'document 1, section 7',
    caller: 'signed-in',
    changes: false,
    request: v.object({ orderNum: identifier }),
    answer: orderWire,
  }),
  orderOfCredit: defineCall({
    base: 'web',
    method: 'GET',
    path: '/corp/v1/credits/order/detail/{channelCreditCode}',
    source: 'document 1, section 7 (path proposed)',
    caller: 'signed-in',
    changes: false,
    request: v.object({ channelCreditCode: identifier }),
    answer: orderWire,
  }),
  /**
   * The order behind a business of a package, as the core enterprise has it. A contract of the package can be filled in
   * from it.
   */
  remoteOrder: defineCall({
    base: 'web',
    method: 'POST',
    path: '/corp/mps/v1/certificate/busiContracts/remote/order-info',
    source: 'document 2, section 7, which names no fields',
    caller: 'signed-in',
    changes: false,
    request: v.object({ docDatumId: identifier, businessNo: identifier }),
    answer: orderWire,
  }),
  invoiceJourneys: defineCall({
    base: 'web',
    method: 'GET',
    path: '/corp/v1/corps/invoice/journeys',
    source: 'document 1, section 3 (path proposed): the business of an invoice',
    caller: 'signed-in',
    changes: false,
    request: v.object({ invoiceNum: identifier }),
    answer: v.object({ invoiceBillDetail: v.array(billWire) }),
  }),
  invoiceJourney: defineCall({
    base: 'web',
    method: 'GET',
    path: '/corp/v1/bigdata/invoices/journey/{businessNo}',
    source: 'document 1, sections 3 and 7',
    caller: 'signed-in',
    changes: false,
    request: v.object({ businessNo: identifier }),
    answer: v.object({ businessNo: v.string(), invoiceBillDetail: v.array(journeyWire) }),
  }),
};
