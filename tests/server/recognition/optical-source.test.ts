import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { defaultLimits } from '../../../server/recognition/document-source.ts';
import type { RecognisedLine } from '../../../server/recognition/optical/text-recogniser.ts';
import { opticalSource } from '../../../server/recognition/optical-source.ts';
import { companies } from '../../../server/seed/parties/companies.ts';

const line = (text: string, x: number, y: number): RecognisedLine => ({
  text,
  confidence: 1,
  box: { x, y, length: text.length * 20, height: 30, angle: 0 },
});

/** The certain and the uncertain values of a picture with these lines. */
async function said(...lines: readonly RecognisedLine[]) {
  const source = opticalSource(async () => ({ lines: async () => lines }));
  const found = (await source.read(await createCanvas(20, 20).encode('png'), 'invoice', defaultLimits)) ?? [];
  return Object.fromEntries(found.map(({ field, value, sure }) => [field, [value, sure]]));
}

test('amounts that add up are sure, and fields without a rule are unsure', async () => {
  const found = await said(
    line('发票号码：26992000000001280371', 300, 0),
    line('合计', 100, 300),
    line('￥100.00', 600, 300),
    line('￥13.00', 900, 300),
    line('(小写)￥113.00', 800, 400),
  );
  expect(found).toEqual({
    number: ['26992000000001280371', false],
    amountExcludingTax: ['100.00', true],
    tax: ['13.00', true],
    total: ['113.00', true],
  });
});

test('an amount without tax is unsure, as nothing confirms it', async () => {
  const found = await said(line('合计', 100, 300), line('￥113.00', 600, 300), line('(小写)￥113.00', 800, 400));
  expect(found).toMatchObject({ amountExcludingTax: ['113.00', false], tax: ['0.00', false] });
});

test('the total in capitals is not the row of sums, even when its label was read in part', async () => {
  const found = await said(line('合计（大写）', 100, 300), line('(小写)￥113.00', 800, 300));
  expect(Object.keys(found)).toEqual(['total']);
});

test('a credit code is sure when its check character matches, and unsure when one was misread', async () => {
  const { uscc } = companies.yanzhou;
  const misread = `${uscc.slice(0, 9)}${uscc[9] === '8' ? '3' : '8'}${uscc.slice(10)}`;
  const found = await said(line(`纳税人识别号：${uscc}`, 300, 0), line(`纳税人识别号：${misread}`, 300, 300));
  expect([found['buyerTaxNumber'], found['sellerTaxNumber']]).toEqual([
    [uscc, true],
    [misread, false],
  ]);
});
