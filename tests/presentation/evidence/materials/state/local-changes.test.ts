import { expect, it } from 'vitest';
import { LocalChanges } from '../../../../../src/presentation/evidence/materials/state/local-changes.ts';
import { invoiceItem, invoices } from '../../../../builders/materials.ts';

it('leave an answer as it is, where nothing was changed since its question', () => {
  const changes = new LocalChanges();
  changes.add('I1');
  const answer = [invoices([invoiceItem('I1', '2.00')])];
  expect(changes.mergeInto(answer, [invoices([invoiceItem('I1', '1.00')])], changes.count)).toEqual(answer);
});

it('stand over an older answer: what was changed since as it is here, what was made since behind the rest', () => {
  const changes = new LocalChanges();
  const asked = changes.count;
  changes.add('I1');
  changes.add('I3');
  const here = [invoices([invoiceItem('I1', '9.00'), invoiceItem('I2', '9.00'), invoiceItem('I3', '9.00')])];
  const answer = [invoices([invoiceItem('I1', '1.00'), invoiceItem('I2', '1.00')])];
  expect(changes.mergeInto(answer, here, asked)).toEqual([
    invoices([invoiceItem('I1', '9.00'), invoiceItem('I2', '1.00'), invoiceItem('I3', '9.00')]),
  ]);
});
