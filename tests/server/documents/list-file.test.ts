import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { listFile } from '../../../server/documents/list-file.ts';

const order = {
  kind: 'list',
  title: '资料清单',
  facts: ['资金方：长屿银行'],
  columns: [
    { title: '资料名称', width: 20 },
    { title: '说明', width: 30 },
  ],
  rows: [
    ['发票', '=1+1'],
    ['<合同>', ''],
  ],
  notes: ['以公布为准'],
} as const;

describe('a list as a workbook', () => {
  it('contains every text, and no formula', async () => {
    const { bytes, mimeType } = await listFile(order);
    const files = Object.entries(unzipSync(bytes)).map(
      ([name, content]) => [name, new TextDecoder().decode(content)] as const,
    );
    const all = files.map(([, content]) => content).join();
    for (const said of ['资料清单', '资金方：长屿银行', '资料名称', '发票', '=1+1', '&lt;合同&gt;', '以公布为准'])
      expect(all).toContain(said);
    expect(files.find(([name]) => name.includes('sheet1'))?.[1]).not.toContain('<f>');
    expect(mimeType).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
  });
});
