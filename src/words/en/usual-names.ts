/** Names of materials, files and the like that funders usually give, as a trade-finance desk calls them in English. */
const usualNames: ReadonlyMap<string, string> = new Map([
  ['融资申请授权书', 'Financing authorisation letter'],
  ['融资授权书', 'Financing authorisation letter'],
  ['授权书', 'Authorisation letter'],
  ['融资申请书', 'Financing application'],
  ['采购订单', 'Purchase order'],
  ['票据正反面', 'Both sides of the bill'],
  ['农民工工资代发清单', 'Payroll of labourers'],
  ['贸易合同', 'Trade contract'],
  ['采购合同', 'Purchase contract'],
  ['销售合同', 'Sales contract'],
  ['服务合同', 'Service contract'],
  ['工程合同', 'Construction contract'],
  ['劳务合同', 'Labour service contract'],
  ['订单', 'Purchase order'],
  ['发票', 'Invoice'],
  ['增值税发票', 'VAT invoice'],
  ['收款账户变更函', 'Collection account change letter'],
  ['逾期情况说明函', 'Overdue explanation letter'],
  ['应收账款转让通知书', 'Notice of assignment of receivables'],
  ['应收账款确认函', 'Confirmation of receivables'],
  ['提单', 'Bill of lading'],
  ['运单', 'Waybill'],
  ['物流单据', 'Transport documents'],
  ['送货单', 'Delivery note'],
  ['入库单', 'Goods received note'],
  ['验收单', 'Acceptance certificate'],
  ['结算单', 'Statement of account'],
  ['对账单', 'Statement of account'],
  ['营业执照', 'Business licence'],
  ['融资授权', 'Authorisation'],
  ['其他资料', 'Other documents'],
  ['其他补充资料', 'Other supporting documents'],
  ['补充资料', 'Supporting documents'],
]);

/** The English name of a usual document. A funder's own name is not translated. */
export function usualName(name: string): string {
  return usualNames.get(name.trim()) ?? name;
}
