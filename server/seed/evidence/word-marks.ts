import type { PageArea } from '../../../src/domain/viewer/shared/page-area.ts';
import type { ItemRecord } from '../../core/records/evidence.ts';
import type { Transaction } from '../../core/store.ts';

/** An area on the form of fully digital invoices, in shares of its 608 by 394 points. */
const areaOnForm = (left: number, top: number, width: number, height: number): PageArea => ({
  left: left / 608,
  top: top / 394,
  width: width / 608,
  height: height / 394,
});
const areas = {
  number: areaOnForm(476, 24, 112, 17),
  buyer: areaOnForm(66, 95, 150, 17),
  total: areaOnForm(462, 266, 86, 18),
};

const markExamples: readonly {
  readonly place: keyof typeof areas;
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

/** Saves marks on the first digital invoice of a package, such as a machine could make. */
export async function saveWordMarks(transaction: Transaction, docDatumId: string): Promise<void> {
  const items = await transaction.items.ofPackage(docDatumId);
  const item = items.find(
    ({ content, pkFiles }) =>
      content.kind === 'invoice' && content.invoice.type === 'E_SPECIAL_VAT_ELEC' && pkFiles.length > 0,
  );
  const [pkFile] = item?.pkFiles ?? [];
  if (!item || pkFile === undefined) return;
  for (const [index, { place, words, remark }] of markExamples.entries()) {
    await transaction.wordMarks.save({
      id: `${docDatumId}-W${index}`,
      docDatumId,
      fileId: pkFile,
      page: 1,
      area: areas[place],
      words: words(item),
      remark,
      verdict: undefined,
      judgedBy: '',
      judgedAt: undefined,
    });
  }
}
