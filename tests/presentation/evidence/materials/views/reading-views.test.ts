import { expect, it } from 'vitest';
import { readDocumentFrom } from '../../../../../src/domain/evidence/reading/read-document-from.ts';
import type { FieldReading } from '../../../../../src/domain/evidence/reading/read-document.ts';
import { readNotes } from '../../../../../src/presentation/evidence/materials/views/reading-views.ts';
import { message } from '../../../../../src/words/catalogue.ts';

const parties = { sellers: [{ name: '宁波砚舟精密铸造有限公司' }], buyers: [{ name: '启衡重工集团股份有限公司' }] };

it.each([
  ['北屿建设工程集团有限公司', 'reading.doubt-party'],
  ['启衡重工集团股份有限公司', 'reading.doubt-unsure'],
] as const)('a doubtful reading of the buyer %s shows the more serious doubt', (value, doubt) => {
  const fieldReadings: readonly FieldReading[] = [
    { field: 'buyerName', value, source: 'optical', sure: false },
    { field: 'sellerName', value: '宁波砚舟精密铸造有限公司', source: 'qr-code', sure: true },
  ];
  const document = readDocumentFrom('invoice', fieldReadings, { today: '2026-11-21', parties });
  const [buyer] = readNotes({ state: 'read', document }).filter(({ words }) => words.key === 'reading.buyer');
  expect(buyer?.doubt).toEqual(message(doubt));
});
