import type { InvoiceOrder } from './made-orders.ts';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const tag = (name: string, content: string) => `<${name}>${content}</${name}>`;
const leaf = (name: string, text: string) => tag(name, escaped(text));
const label = (name: string, code: string, words: string) =>
  tag(name, leaf('LabelCode', code) + leaf('LabelName', words));

/** The data of a fully digital invoice. */
export function digitalXml(order: InvoiceOrder, time = ''): string {
  const isSpecial = order.invoiceType === 'E_SPECIAL_VAT_ELEC';
  const isRed = order.total.startsWith('-');
  const labels =
    (isRed ? label('InIssuType', 'N', '红字发票') : label('InIssuType', 'Y', '蓝字发票')) +
    label('EInvoiceType', '01', '电子发票') +
    (isSpecial ? label('GeneralOrSpecialVAT', '01', '增值税专用发票') : label('GeneralOrSpecialVAT', '02', '普通发票'));
  const line = tag(
    'IssuItemInformation',
    leaf('ItemName', order.goods) +
      leaf('Quantity', '1') +
      leaf('Amount', order.amountExcludingTax) +
      leaf('TaxRate', '0.13') +
      leaf('ComTaxAm', order.tax),
  );
  const basic =
    leaf('TotalAmWithoutTax', order.amountExcludingTax) +
    leaf('TotalTaxAm', order.tax) +
    leaf('TotalTax-includedAmount', order.total) +
    leaf('RequestTime', `${order.date} 09:30:00`) +
    leaf('Drawer', '陈禾');
  const data =
    tag('SellerInformation', leaf('SellerIdNum', order.seller.uscc) + leaf('SellerName', order.seller.name)) +
    tag('BuyerInformation', leaf('BuyerIdNum', order.buyer.uscc) + leaf('BuyerName', order.buyer.name)) +
    tag('BasicInformation', basic) +
    line +
    line +
    tag('AdditionalInformation', leaf('Remark', '样例 & 演示'));
  const body =
    tag('Header', leaf('EIid', order.number) + tag('InherentLabel', labels)) +
    tag('EInvoiceData', data) +
    tag('TaxSupervisionInfo', leaf('InvoiceNumber', order.number) + leaf('IssueTime', order.date + time));
  return `<?xml version="1.0" encoding="UTF-8"?>\n${tag('EInvoice', body)}\n`;
}

/** The data of an electronic invoice of the tax-control system, with or without a prefix before its names. */
export function taxControlXml(order: InvoiceOrder, prefix = ''): string {
  const [year = '', month = '', day = ''] = order.date.split('-');
  const own = (name: string, content: string) => tag(prefix + name, content);
  const body =
    own('InvoiceCode', order.code) +
    own('InvoiceNo', order.number) +
    own('IssueDate', prefix === '' ? `${year}${month}${day}` : `${year}年${month}月${day}日`) +
    own('InvoiceCheckCode', order.checkCode) +
    own('MachineNo', '661000000000') +
    own('Buyer', own('BuyerName', escaped(order.buyer.name)) + own('BuyerTaxID', order.buyer.uscc)) +
    own('Seller', own('SellerName', escaped(order.seller.name)) + own('SellerTaxID', order.seller.uscc)) +
    own('TaxInclusiveTotalAmount', order.total) +
    own('TaxExclusiveTotalAmount', order.amountExcludingTax) +
    own('TaxTotalAmount', `￥${order.tax}`) +
    own('GoodsInfos', own('GoodsInfo', own('Item', escaped(order.goods))));
  const space = prefix === '' ? '' : ` xmlns:${prefix.slice(0, -1)}="http://www.edrm.org.cn/schema/e-invoice/2019"`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${prefix}eInvoice${space}>${body}</${prefix}eInvoice>`;
}
