import { invoiceRules } from '../../src/domain/evidence/invoice/invoice-rules.ts';
import { drawGoodsTable } from './goods-table.ts';
import {
  type InvoiceOrder,
  drawAmountGuard,
  drawEntry,
  drawFitting,
  drawQrCode,
  drawTitle,
  drawUpright,
  invoiceTitles,
  paperInk as ink,
} from './invoice-paper.ts';
import { chineseDate, inventedCharacters, invoiceCapitals, yuan } from './invoice-format.ts';
import { type Sheet, frame } from './sheet.ts';

const left = 30;
const width = 620;
const boxes = { buyer: 92, goods: 158, total: 248, seller: 272, end: 338 };
const narrow = 18;

/** Draws a general or special invoice of the tax-control system, on paper or electronic. */
export function drawTaxControlInvoice(sheet: Sheet, order: InvoiceOrder): void {
  drawTitle(sheet, invoiceTitles[order.invoiceType], 40, ink);
  drawQrCode(sheet, order, left + 4, 20, 62);
  drawHead(sheet, order);
  drawRules(sheet);
  drawParty(sheet, '购买方', order.buyer, boxes.buyer);
  drawParty(sheet, '销售方', order.seller, boxes.seller);
  drawCipherArea(sheet, order);
  drawUpright(sheet, '备注', 424 + narrow / 2, boxes.seller, boxes.end - boxes.seller, ink);
  drawGoodsTable(sheet, order, { x: left, y: boxes.goods, width, height: boxes.total - boxes.goods }, ink, {
    goodsHead: '货物或应税劳务、服务名称',
    rules: true,
  });
  drawTotal(sheet, order);
  for (const [index, entry] of (['收款人：林澜', '复核：许屿', '开票人：陈禾', '销售方：（章）'] as const).entries()) {
    sheet.text(entry, left + 10 + index * 155, boxes.end + 16, { size: 8, colour: ink });
  }
}

function drawHead(sheet: Sheet, order: InvoiceOrder): void {
  const x = 500;
  drawEntry(sheet, '发票代码：', order.code, { x, baseline: 26, width: 160 }, ink);
  drawEntry(sheet, '发票号码：', order.number, { x, baseline: 40, width: 160 }, ink);
  drawEntry(sheet, '开票日期：', chineseDate(order.date), { x, baseline: 54, width: 160 }, ink);
  if (invoiceRules[order.invoiceType].checkCode === 'required') {
    drawEntry(
      sheet,
      '校 验 码：',
      order.checkCode.replaceAll(/(\d{5})(?=\d)/gu, '$1 '),
      { x, baseline: 68, width: 160 },
      ink,
    );
  }
  drawEntry(
    sheet,
    '机器编号：',
    inventedCharacters(order.seller.uscc, 12, '0123456789'),
    { x: 110, baseline: 84, width: 200 },
    ink,
  );
}

function drawRules(sheet: Sheet): void {
  frame(sheet, left, boxes.buyer, width, boxes.end - boxes.buyer, ink);
  for (const y of [boxes.goods, boxes.total, boxes.seller]) sheet.fill(left, y, width, 0.7, ink);
  for (const [top, bottom] of [
    [boxes.buyer, boxes.goods],
    [boxes.seller, boxes.end],
  ] as const) {
    for (const x of [left + narrow, 424, 424 + narrow]) sheet.fill(x, top, 0.7, bottom - top, ink);
  }
  sheet.fill(left + 130, boxes.total, 0.7, boxes.seller - boxes.total, ink);
}

function drawParty(sheet: Sheet, role: string, party: InvoiceOrder['buyer'], top: number): void {
  drawUpright(sheet, role, left + narrow / 2, top, 66, ink);
  const entries = [
    ['名　　　　称：', party.name],
    ['纳税人识别号：', party.uscc],
    ['地 址、电 话：', ''],
    ['开户行及账号：', ''],
  ] as const;
  for (const [index, [label, value]] of entries.entries()) {
    drawEntry(sheet, label, value, { x: left + narrow + 5, baseline: top + 13 + index * 15, width: 360 }, ink);
  }
}

function drawCipherArea(sheet: Sheet, order: InvoiceOrder): void {
  drawUpright(sheet, '密码区', 424 + narrow / 2, boxes.buyer, 66, ink);
  for (let line = 0; line < 4; line += 1) {
    const cipher = inventedCharacters(`${order.code}${order.number}${line}`, 27, '0123456789+-*/<>');
    drawFitting(sheet, cipher, 450, boxes.buyer + 14 + line * 15, 192, { size: 9 });
  }
}

function drawTotal(sheet: Sheet, order: InvoiceOrder): void {
  const baseline = boxes.total + 16;
  sheet.text('价税合计（大写）', left + 65, baseline, { size: 8, colour: ink, align: 'centre' });
  drawAmountGuard(sheet, left + 142, baseline);
  drawFitting(sheet, invoiceCapitals(order.total), left + 152, baseline, 300, { size: 9 });
  drawEntry(sheet, '（小写）', yuan(order.total), { x: 500, baseline, width: 145 }, ink, 9);
}
