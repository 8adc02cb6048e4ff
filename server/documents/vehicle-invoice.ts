import {
  type InvoiceOrder,
  drawFitting,
  drawQrCode,
  drawTitle,
  invoiceTitles,
  paperInk as ink,
} from './invoice-paper.ts';
import { chineseDate, groupedAmount, inventedCharacters, invoiceCapitals, taxRate, yuan } from './invoice-format.ts';
import { type Sheet, fittingSize, frame } from './sheet.ts';

type Entry = readonly [label: string, value: string];
type Row = readonly Entry[];

const left = 30;
const width = 620;
const top = 92;
const rowHeight = 23;
const labelWidth = 92;

/** Draws an invoice of a new or used motor vehicle: a form of labelled boxes. */
export function drawVehicleInvoice(sheet: Sheet, order: InvoiceOrder): void {
  drawTitle(sheet, invoiceTitles[order.invoiceType], 40, ink);
  drawQrCode(sheet, order, left + 4, 20, 62);
  const head: readonly Entry[] = [
    ['发票代码', order.code],
    ['发票号码', order.number],
    ['开票日期', chineseDate(order.date)],
  ];
  for (const [index, [label, value]] of head.entries()) {
    sheet.text(`${label}：`, 510, 28 + index * 15, { size: 8, colour: ink });
    sheet.text(value, 556, 28 + index * 15, { size: 8 });
  }
  const rows = order.invoiceType === 'USED_VEHICLE_VAT' ? usedVehicleRows(order) : newVehicleRows(order);
  for (const [index, row] of rows.entries()) drawRow(sheet, row, top + index * rowHeight);
  sheet.text(
    '销货单位（章）　　　　　　　　开票人：陈禾　　　　　　　　备注：一车一票',
    left + 10,
    top + rows.length * rowHeight + 16,
    { size: 8, colour: ink },
  );
}

function newVehicleRows(order: InvoiceOrder): readonly Row[] {
  return [
    [
      ['购买方名称', order.buyer.name],
      ['纳税人识别号', order.buyer.uscc],
    ],
    [
      ['车辆类型', '载货汽车'],
      ['厂牌型号', order.goods],
    ],
    [
      ['合格证号', inventedNumber(order, 'certificate', 14)],
      ['产地', '宁波'],
    ],
    [
      ['发动机号码', inventedNumber(order, 'engine', 8)],
      ['车辆识别代号', inventedNumber(order, 'frame', 17)],
    ],
    [
      ['价税合计（大写）', invoiceCapitals(order.total)],
      ['小写', yuan(order.total)],
    ],
    [
      ['销货单位名称', order.seller.name],
      ['纳税人识别号', order.seller.uscc],
    ],
    [
      ['增值税税率', taxRate(order.amountExcludingTax, order.tax)],
      ['增值税税额', groupedAmount(order.tax)],
    ],
    [
      ['不含税价', yuan(order.amountExcludingTax)],
      ['完税凭证号码', ''],
    ],
    [
      ['主管税务机关', ''],
      ['吨位　限乘人数', '5 吨　3 人'],
    ],
  ];
}

function usedVehicleRows(order: InvoiceOrder): readonly Row[] {
  return [
    [
      ['买方单位', order.buyer.name],
      ['单位代码', order.buyer.uscc],
    ],
    [
      ['卖方单位', order.seller.name],
      ['单位代码', order.seller.uscc],
    ],
    [
      ['车辆类型', '载货汽车'],
      ['厂牌型号', order.goods],
    ],
    [
      ['登记证号', inventedNumber(order, 'register', 12)],
      ['车架号', inventedNumber(order, 'frame', 17)],
    ],
    [
      ['转入地车管所', ''],
      ['车牌照号', ''],
    ],
    [
      ['车价合计（大写）', invoiceCapitals(order.total)],
      ['小写', yuan(order.total)],
    ],
    [
      ['二手车市场', ''],
      ['纳税人识别号', ''],
    ],
  ];
}

function drawRow(sheet: Sheet, row: Row, y: number): void {
  frame(sheet, left, y, width, rowHeight + 0.8, ink);
  const cell = width / row.length;
  for (const [index, [label, value]] of row.entries()) {
    const x = left + index * cell;
    const size = fittingSize(sheet, label, labelWidth - 10, 8);
    sheet.text(label, x + labelWidth / 2, y + 15, { size, colour: ink, align: 'centre' });
    sheet.fill(x + labelWidth, y, 0.7, rowHeight, ink);
    if (index > 0) sheet.fill(x, y, 0.7, rowHeight, ink);
    drawFitting(sheet, value, x + labelWidth + 6, y + 15, cell - labelWidth - 12, { size: 8.5 });
  }
}

/** An invented number, without the letters I, O and Q, which frame numbers do not use. */
function inventedNumber(order: InvoiceOrder, purpose: string, length: number): string {
  return inventedCharacters(purpose + order.number, length, '0123456789ABCDEFGHJKLMNPRSTUVWXYZ');
}
