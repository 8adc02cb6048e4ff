import type { DocumentOrder } from '../core/ports.ts';
import { chineseDate } from './invoice-format.ts';
import type { Paragraph } from './page-flow.ts';

/** A letter of one company with addressee, text, date and a place for the seal. */
export function letterBlocks(order: Extract<DocumentOrder, { kind: 'letter' }>): readonly Paragraph[] {
  return [
    { text: order.title, size: 18, bold: true, align: 'centre', after: 22 },
    { text: `致：${order.to}`, bold: true, after: 8 },
    ...order.paragraphs.map((text): Paragraph => ({ text, indented: true, after: 6 })),
    { text: '特此函告。', indented: true, after: 40 },
    { text: order.from.name, align: 'right' },
    { text: `统一社会信用代码：${order.from.uscc}`, align: 'right' },
    { text: '（单位盖章处）', align: 'right' },
    { text: order.date === '' ? '　　　　年　　月　　日' : chineseDate(order.date), align: 'right' },
  ];
}
