import { expect, test } from 'vitest';
import { readValue } from '../../../../src/domain/evidence/reading/read-value.ts';

test.each([
  ['date', '2026年09月18日', '2026-09-18'],
  ['date', '2026 年 9 月 8 日', '2026-09-08'],
  ['date', '２０２６-０９-１８', '2026-09-18'],
  ['date', '2026-02-28 12:30:00', '2026-02-28'],
  ['date', '20260918', '2026-09-18'],
  ['date', '20260918123000', '2026-09-18'],
  ['date', '2026-02-30', '2026-02-30'],
  ['total', '￥226,000.00', '226000.00'],
  ['total', '¥ 226，000.5', '226000.50'],
  ['total', '226000.000000', '226000.00'],
  ['total', '−100元', '-100.00'],
  ['amount', '人民币642300圆', '642300.00'],
  ['number', '2661 2900 0000 0000 0127', '26612900000000000127'],
  ['number', '启购字（2026）第 018 号', '启购字（2026）第018号'],
  ['checkCode', '61522 09384 71655 02938', '61522093847165502938'],
  ['sellerName', '宁波砚舟 精密铸造　有限公司', '宁波砚舟精密铸造有限公司'],
  ['sellerName', 'Yanzhou  Foundry Ltd', 'Yanzhou Foundry Ltd'],
  ['sellerTaxNumber', '91330299ma5jmh9238', '91330299MA5JMH9238'],
  ['type', 'SPECIAL_VAT', 'SPECIAL_VAT'],
  ['colour', 'red', 'red'],
] as const)('%s %j is read as %j', (field, text, value) => {
  expect(readValue(field, text)).toBe(value);
});

test.each([
  ['date', '18th'],
  ['date', ''],
  ['total', '***'],
  ['total', '1.005'],
  ['total', '壹佰元整'],
  ['number', '无'],
  ['code', '——'],
  ['sellerTaxNumber', '无'],
  ['sellerTaxNumber', '9133-0299'],
  ['type', 'SOME_VAT'],
  ['colour', 'green'],
  ['sellerName', ' '],
  ['sellerName', '\u200B'],
  ['sellerName', '长'.repeat(201)],
] as const)('%s %j has no readable value', (field, text) => {
  expect(readValue(field, text)).toBeUndefined();
});
