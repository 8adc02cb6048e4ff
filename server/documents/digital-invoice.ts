import { drawGoodsTable } from './goods-table.ts';
import {
  type InvoiceOrder,
  digitalInk as ink,
  drawAmountGuard,
  drawEntry,
  drawFitting,
  drawQrCode,
  drawTitle,
  drawUpright,
  invoiceTitles,
} from './invoice-paper.ts';
import { chineseDate, invoiceCapitals, yuan } from './invoice-format.ts';
import { type Sheet, frame } from './sheet.ts';

const left = 22;
const width = 564;
const middle = left + width / 2;
const boxes = { parties: 90, goods: 144, total: 264, notes: 288, end: 344 };

/** Draws a fully digital invoice: no invoice code, a number of twenty digits, no seal. */
export function drawDigitalInvoice(sheet: Sheet, order: InvoiceOrder): void {
  drawTitle(sheet, invoiceTitles[order.invoiceType], 42, ink, 16);
  drawQrCode(sheet, order, left + 4, 18, 60);
  drawEntry(sheet, '发票号码：', order.number, { x: 434, baseline: 36, width: 152 }, ink, 9);
  drawEntry(sheet, '开票日期：', chineseDate(order.date), { x: 434, baseline: 54, width: 152 }, ink, 9);
  drawRules(sheet);
  drawParty(sheet, '购买方信息', order.buyer, left);
  drawParty(sheet, '销售方信息', order.seller, middle);
  drawGoodsTable(sheet, order, { x: left, y: boxes.goods, width, height: boxes.total - boxes.goods }, ink, {
    goodsHead: '项目名称',
    rules: false,
  });
  const baseline = boxes.total + 16;
  sheet.text('价税合计（大写）', left + 60, baseline, { size: 9, colour: ink, align: 'centre' });
  drawAmountGuard(sheet, left + 132, baseline);
  drawFitting(sheet, invoiceCapitals(order.total), left + 142, baseline, 260, { size: 9 });
  drawEntry(sheet, '（小写）', yuan(order.total), { x: 432, baseline, width: 150 }, ink, 9);
  drawUpright(sheet, '备注', left + 9, boxes.notes, boxes.end - boxes.notes, ink);
  drawEntry(sheet, '开票人：', '陈禾', { x: left + 40, baseline: boxes.end + 18, width: 160 }, ink, 9);
}

function drawRules(sheet: Sheet): void {
  frame(sheet, left, boxes.parties, width, boxes.end - boxes.parties, ink);
  for (const y of [boxes.goods, boxes.total, boxes.notes]) sheet.fill(left, y, width, 0.7, ink);
  for (const x of [left + 18, middle, middle + 18]) sheet.fill(x, boxes.parties, 0.7, boxes.goods - boxes.parties, ink);
  sheet.fill(left + 120, boxes.total, 0.7, boxes.notes - boxes.total, ink);
  sheet.fill(left + 18, boxes.notes, 0.7, boxes.end - boxes.notes, ink);
}

function drawParty(sheet: Sheet, role: string, party: InvoiceOrder['buyer'], x: number): void {
  drawUpright(sheet, role, x + 9, boxes.parties, boxes.goods - boxes.parties, ink);
  const place = { x: x + 24, width: width / 2 - 30 };
  drawEntry(sheet, '名称：', party.name, { ...place, baseline: boxes.parties + 18 }, ink, 9);
  drawEntry(sheet, '统一社会信用代码/纳税人识别号：', party.uscc, { ...place, baseline: boxes.parties + 42 }, ink, 9);
}
