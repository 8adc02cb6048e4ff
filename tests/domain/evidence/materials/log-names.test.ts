import { expect, it } from 'vitest';
import { logNames } from '../../../../src/domain/evidence/materials/material.ts';
import { contractItem, invoiceItem, item } from '../../../builders/materials.ts';

it('a document goes by its file and by its number, where it has them', () => {
  expect(logNames(invoiceItem('I1', '1.00'))).toEqual(['a.pdf', '26992000000000000001']);
  expect(logNames(contractItem('C1', '1.00'))).toEqual(['a.pdf', 'QH2026A0917']);
  expect(logNames(item({ files: [] }))).toEqual([]);
});
