import { describe, expect, it } from 'vitest';
import { emptyInvoice, type Invoice } from '../../../../src/domain/evidence/invoice/invoice.ts';
import type { InvoiceAmount } from '../../../../src/domain/evidence/invoice/invoice-amounts.ts';
import type { FileReading } from '../../../../src/domain/evidence/reading/file-reading.ts';
import {
  checkStatusOf,
  sumCorrectionOf,
  type CheckStatus,
  type CheckFacts,
} from '../../../../src/domain/evidence/reading/reading-check.ts';
import { readDocumentFrom } from '../../../../src/domain/evidence/reading/read-document-from.ts';
import { money, moneyToText } from '../../../../src/domain/money/money.ts';

const circumstances = { today: '2026-11-21', parties: { sellers: [], buyers: [] } };
const read = (sure: boolean): FileReading => ({
  state: 'read',
  document: readDocumentFrom(
    'contract',
    [
      { field: 'number', value: 'QH2026NB0918', source: 'pdf-text', sure },
      { field: 'amount', value: '10.00', source: 'pdf-text', sure: true },
    ],
    circumstances,
  ),
});
const certain = read(true);
const guessed = read(false);

describe('a document read by machine', () => {
  const right: CheckFacts = { reading: certain, toMend: false, complete: true, asRead: true, confirmed: false };

  it.each<[string, Partial<CheckFacts>, CheckStatus | undefined]>([
    ['can be confirmed when it is complete and every check passes', {}, 'confirmable'],
    ['is to be checked when a field is missing or wrong', { complete: false }, 'to-check'],
    [
      'is to be checked when a field is missing, even after confirmation',
      { complete: false, confirmed: true },
      'to-check',
    ],
    ['is to be checked where it says something else than the paper', { asRead: false }, 'to-check'],
    ['is to be checked when a source was unsure', { reading: guessed }, 'to-check'],
    ['is checked after confirmation', { confirmed: true }, 'checked'],
    [
      'is checked after confirmation of values that differ from the paper',
      { asRead: false, confirmed: true },
      'checked',
    ],
    ['is checked after confirmation despite doubts', { reading: guessed, confirmed: true }, 'checked'],
    ['is being read', { reading: { state: 'running' } }, 'reading'],
    ['waits to be read', { reading: { state: 'waiting' }, complete: false }, 'reading'],
    ['is to be checked when it could not be read', { reading: { state: 'not-readable' }, complete: false }, 'to-check'],
    ['counts as looked at where it was filled in by hand', { reading: { state: 'not-readable' } }, 'checked'],
    [
      'is to be checked where it was returned and has not changed, whatever was read or confirmed',
      { toMend: true, confirmed: true },
      'to-check',
    ],
    [
      'is to be checked after a return without a change, while it is being read',
      { toMend: true, reading: { state: 'running' } },
      'to-check',
    ],
    ['has no check state without reading', { reading: undefined }, undefined],
  ])('%s', (_what, change, expected) => {
    expect(checkStatusOf({ ...right, ...change })).toBe(expected);
  });
});

describe('the correction of three amounts that do not add up', () => {
  const invoice = (amountExcludingTax: string, tax: string, total: string): Invoice => ({
    ...emptyInvoice,
    type: 'E_SPECIAL_VAT_ELEC',
    amountExcludingTax: amountExcludingTax === '' ? undefined : money(amountExcludingTax),
    tax: tax === '' ? undefined : money(tax),
    total: total === '' ? undefined : money(total),
  });
  const equally = (): number => 0;
  const less =
    (wrong: InvoiceAmount) =>
    (field: InvoiceAmount): number =>
      field === wrong ? 5 : 1;

  it.each<[string, Invoice, (field: InvoiceAmount) => number, readonly [InvoiceAmount, string, string]]>([
    [
      'the tax, when all are trusted equally',
      invoice('40250.00', '5282.50', '45482.50'),
      equally,
      ['tax', '5232.50', '50.00'],
    ],
    [
      'the least trusted amount',
      invoice('40250.00', '5282.50', '45482.50'),
      less('total'),
      ['total', '45532.50', '50.00'],
    ],
    [
      'the amount without tax, when it is least trusted',
      invoice('40200.00', '5232.50', '45482.50'),
      less('amountExcludingTax'),
      ['amountExcludingTax', '40250.00', '-50.00'],
    ],
  ])('changes %s to fit the other two', (_what, given, distrust, [field, value, excess]) => {
    const correction = sumCorrectionOf(given, distrust);
    expect(correction && [correction.field, moneyToText(correction.value), moneyToText(correction.excess)]).toEqual([
      field,
      value,
      excess,
    ]);
  });

  it.each<[string, Invoice]>([
    ['they add up', invoice('40250.00', '5232.50', '45482.50')],
    ['one is missing', invoice('40250.00', '', '40000.00')],
    ['the corrected amount would be negative', invoice('50000.00', '5282.50', '45482.50')],
  ])('is missing when %s', (_what, given) => {
    expect(sumCorrectionOf(given, equally)).toBeUndefined();
  });
});
