import type { PageArea } from '../../../src/domain/viewer/shared/page-area.ts';
import type { ItemRecord } from '../../core/records/evidence.ts';
import type { Transaction } from '../../core/store.ts';

/** Where things stand on the form of fully digital invoices, in shares of its 608 by 394 points. */
const onForm = (left: number, top: number, width: number, height: number): PageArea => ({
  left: left / 608,
  top: top / 394,
  width: width / 608,
  height: height / 394,
});
const places = { number: onForm(476, 24, 112, 17), buyer: onForm(66, 95, 150, 17), total: onForm(462, 266, 86, 18) };

const seen: readonly {
  readonly place: keyof typeof places;
  readonly words: (item: ItemRecord) => string;
  readonly remark: string;
}[] = [
  {
    place: 'number',
    words: ({ content }) => (content.kind === 'invoice' ? content.invoice.number : ''),
    remark: '号码与税局底账的票面格式不一致，请核对',
  },
  { place: 'buyer', words: () => '启衡重工集团股份有限公司', remark: '购买方与合同买方名称相近，请确认是同一家' },
  { place: 'total', words: () => '价税合计', remark: '金额附近有涂改或遮挡的痕迹，请核对' },
];

/** Marks on the first invoice of a package, as a machine that looked at it might have made them. */
export async function saveWordMarks(transaction: Transaction, docDatumId: string): Promise<void> {
  const items = await transaction.items.ofPackage(docDatumId);
  const item = items.find(
    ({ content, pkFiles }) =>
      content.kind === 'invoice' && content.invoice.type === 'E_SPECIAL_VAT_ELEC' && pkFiles.length > 0,
  );
  const [pkFile] = item?.pkFiles ?? [];
  if (!item || pkFile === undefined) return;
  for (const [index, { place, words, remark }] of seen.entries()) {
    await transaction.wordMarks.save({
      id: `${docDatumId}-W${index}`,
      docDatumId,
      fileId: pkFile,
      page: 1,
      area: places[place],
      words: words(item),
      remark,
      verdict: undefined,
      judgedBy: '',
      judgedAt: undefined,
    });
  }
}
