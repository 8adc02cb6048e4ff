import { expect, it } from 'vitest';
import { LocalChanges } from '../../../../../src/presentation/evidence/materials/state/local-changes.ts';
import { invoiceItem, invoices } from '../../../../builders/materials.ts';

it('leave an answer unchanged when nothing was changed since the request', () => {
  const changes = new LocalChanges();
  changes.add('I1');
  const answer = [invoices([invoiceItem('I1', '2.00')])];
  expect(changes.mergeInto(answer, [invoices([invoiceItem('I1', '1.00')])], changes.count)).toEqual(answer);
});

it('override an older answer: documents changed since stay, new ones are appended', () => {
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
