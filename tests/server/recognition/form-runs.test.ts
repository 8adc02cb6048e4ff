import { describe, expect, test } from 'vitest';
import { defaultLimits } from '../../../server/recognition/document-source.ts';
import { pdfRuns, pdfTextSource } from '../../../server/recognition/pdf-text-source.ts';
import { formPdf } from './made/plain-pdf.ts';

const labels = [
  [40, 360, '电子发票（普通发票）'],
  [40, 330, '发票号码：'],
  [300, 330, '开票日期：'],
  [40, 300, '名称：'],
  [300, 300, '名称：'],
  [40, 240, '合计'],
  [40, 210, '价税合计（小写）'],
] as const;

describe.each([
  ['without appearances', false],
  ['with appearances', true],
])('the fields of a form %s', (_, drawn) => {
  test('are read beside their labels', async () => {
    const file = formPdf(labels, [
      { value: '26332000077000461509', rect: [100, 325, 260, 341], drawn },
      { value: '2026年10月07日', rect: [360, 325, 460, 341], drawn },
      { value: '启衡重工集团股份有限公司', rect: [75, 295, 280, 311], drawn },
      { value: '宁波砚舟精密铸造有限公司', rect: [335, 295, 560, 311], drawn },
      { value: '¥100.00', rect: [200, 236, 260, 250], drawn },
      { value: '¥13.00', rect: [300, 236, 360, 250], drawn },
      { value: '¥113.00', rect: [300, 206, 360, 220], drawn },
    ]);
    const fieldReadings = await pdfTextSource.read(file, 'invoice', defaultLimits);
    expect(Object.fromEntries((fieldReadings ?? []).map(({ field, value }) => [field, value]))).toMatchObject({
      type: 'E_GENERAL_VAT_ELEC',
      number: '26332000077000461509',
      date: '2026-10-07',
      buyerName: '启衡重工集团股份有限公司',
      sellerName: '宁波砚舟精密铸造有限公司',
      amountExcludingTax: '100.00',
      tax: '13.00',
      total: '113.00',
    });
    expect(fieldReadings?.find(({ field }) => field === 'number')?.place?.area.left).toBeCloseTo(100 / 600);
  });
});

test.each([
  ['hidden', { value: '壹', rect: [0, 0, 50, 20], flags: 2 }, []],
  ['empty', { value: ' ', rect: [0, 0, 50, 20] }, []],
  ['outside the page', { value: '壹', rect: [700, 0, 750, 20] }, []],
  ['of several lines', { value: '甲\n乙', rect: [0, 0, 50, 40] }, ['甲', '乙']],
] as const)('a field that is %s', async (_, field, expected) => {
  const [runs] = await pdfRuns(formPdf([], [{ ...field, rect: [...field.rect] }]), defaultLimits);
  expect(runs?.map(({ text }) => text)).toEqual(expected);
});
