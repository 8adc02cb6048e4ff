import type { InvoiceOrder } from './invoice-paper.ts';
import { groupedAmount, taxRate, yuan } from './invoice-format.ts';
import { type Colour, type Sheet, fittingSize } from './sheet.ts';

interface Column {
  readonly head: string;
  /** Share of the table's width. */
  readonly share: number;
  readonly align: 'left' | 'centre' | 'right';
  readonly value: (order: InvoiceOrder) => string;
  readonly sum?: (order: InvoiceOrder) => string;
}

const columns: readonly Column[] = [
  { head: '项目名称', share: 0.27, align: 'left', value: (order) => order.goods },
  { head: '规格型号', share: 0.1, align: 'centre', value: () => '' },
  { head: '单位', share: 0.06, align: 'centre', value: () => '批' },
  { head: '数量', share: 0.08, align: 'right', value: () => '1' },
  { head: '单价', share: 0.15, align: 'right', value: (order) => groupedAmount(order.amountExcludingTax) },
  {
    head: '金额',
    share: 0.15,
    align: 'right',
    value: (order) => groupedAmount(order.amountExcludingTax),
    sum: (order) => yuan(order.amountExcludingTax),
  },
  { head: '税率', share: 0.06, align: 'centre', value: (order) => taxRate(order.amountExcludingTax, order.tax) },
  {
    head: '税额',
    share: 0.13,
    align: 'right',
    value: (order) => groupedAmount(order.tax),
    sum: (order) => yuan(order.tax),
  },
];

/** Draws the row of goods with column heads and sums; `rules` adds vertical rules. */
export function drawGoodsTable(
  sheet: Sheet,
  order: InvoiceOrder,
  box: { x: number; y: number; width: number; height: number },
  ink: Colour,
  options: { readonly goodsHead: string; readonly rules: boolean },
): void {
  let left = box.x;
  const sumLine = box.y + box.height - 6;
  for (const [index, column] of columns.entries()) {
    const width = column.share * box.width;
    const cell = { left: left + 4, width: width - 8 };
    drawCell(sheet, index === 0 ? options.goodsHead : column.head, cell, box.y + 11, 'centre', ink);
    drawCell(sheet, column.value(order), cell, box.y + 26, column.align);
    if (column.sum) drawCell(sheet, column.sum(order), cell, sumLine, column.align);
    if (options.rules && index > 0) sheet.fill(left, box.y, 0.6, box.height, ink);
    left += width;
  }
  drawCell(
    sheet,
    '合　　　　计',
    { left: box.x + 4, width: columns[0]!.share * box.width - 8 },
    sumLine,
    'centre',
    ink,
  );
}

function drawCell(
  sheet: Sheet,
  text: string,
  cell: { readonly left: number; readonly width: number },
  baseline: number,
  align: Column['align'],
  ink?: Colour,
): void {
  if (text === '') return;
  const x = { left: cell.left, centre: cell.left + cell.width / 2, right: cell.left + cell.width }[align];
  const size = fittingSize(sheet, text, cell.width, 8);
  sheet.text(text, x, baseline, { size, align, ...(ink ? { colour: ink } : {}) });
}
