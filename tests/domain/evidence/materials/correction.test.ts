import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Invoice } from '../../../../src/domain/evidence/invoice/invoice.ts';
import {
  correctionOf,
  haveSameFiles,
  type GivenContent,
} from '../../../../src/domain/evidence/materials/correction.ts';
import { money } from '../../../../src/domain/money/money.ts';
import { contractContent } from '../../../builders/materials.ts';

const text = fc.string({ maxLength: 4 });
const amount = fc.option(
  fc.bigInt({ min: 0n, max: 10n ** 15n }).map((fen) => ({ fen })),
  { nil: undefined },
);
const invoice: fc.Arbitrary<Invoice> = fc.record({
  type: fc.constantFrom(undefined, 'GENERAL_VAT' as const, 'SPECIAL_VAT' as const, 'E_SPECIAL_VAT_ELEC' as const),
  code: text,
  number: text,
  checkCode: text,
  date: text,
  amountExcludingTax: amount,
  tax: amount,
  total: amount,
});
const contract = fc.record({ number: text, amount });
const content: fc.Arbitrary<GivenContent> = fc.record({
  fileIds: fc.array(text, { maxLength: 3 }),
  content: fc.oneof(
    invoice.map((each) => ({ kind: 'invoice' as const, invoice: each })),
    contract.map((each) => ({ kind: 'contract' as const, contract: each })),
    fc.constant({ kind: 'other' as const }),
  ),
});
const had: Invoice = {
  type: 'GENERAL_VAT',
  code: '3300',
  number: '01287734',
  checkCode: '123456',
  date: '2026-09-18',
  amountExcludingTax: money('1.00'),
  tax: undefined,
  total: money('1.13'),
};
const invoiceSaying = (wish: Partial<Invoice> = {}): GivenContent => ({
  fileIds: ['P1', 'P2'],
  content: { kind: 'invoice', invoice: { ...had, ...wish } },
});
const contractSaying = (number: string, amountText: string | undefined): GivenContent => ({
  fileIds: ['P1', 'P2'],
  content: contractContent(number, amountText),
});
const before = invoiceSaying();
const agreed = contractSaying('A1', '5.00');
const filesAlone: GivenContent = { fileIds: ['P1', 'P2'], content: { kind: 'other' } };

it('a document has the same files when they are the same ones in the same order', () => {
  const holding = (...fileIds: readonly string[]) => ({
    files: fileIds.map((fileId) => ({ fileId, name: 'a.pdf', size: 1, mimeType: 'application/pdf' })),
  });
  expect(haveSameFiles(holding('P1', 'P2'), holding('P1', 'P2'))).toBe(true);
  expect(haveSameFiles(holding('P1', 'P2'), holding('P2', 'P1'))).toBe(false);
  expect(haveSameFiles(holding('P1'), holding('P1', 'P2'))).toBe(false);
});

describe('a correction after a return', () => {
  it('is none where a document repeats its former value', () => {
    fc.assert(
      fc.property(content, (said) => {
        expect(correctionOf(said, structuredClone(said))).toEqual({ changedSinceReturn: false, replaced: undefined });
      }),
    );
  });

  it('always keeps the first value, after any number of changes', () => {
    fc.assert(
      fc.property(content, content, (said, says) => {
        const correction = correctionOf(said, says);
        expect(correction.replaced).toBe(correction.changedSinceReturn ? said : undefined);
      }),
    );
  });

  it.each<readonly [what: string, now: GivenContent]>([
    ['another file', { ...before, fileIds: ['P1', 'P3'] }],
    ['a file more', { ...before, fileIds: ['P1', 'P2', 'P3'] }],
    ['a file less', { ...before, fileIds: ['P1'] }],
    ['another order of its files', { ...before, fileIds: ['P2', 'P1'] }],
    ['another type', invoiceSaying({ type: 'GENERAL_VAT_ELEC' })],
    ['another code', invoiceSaying({ code: '3301' })],
    ['another invoice number', invoiceSaying({ number: '01287735' })],
    ['another check code', invoiceSaying({ checkCode: '123457' })],
    ['another date', invoiceSaying({ date: '2026-09-19' })],
    ['another amount', invoiceSaying({ amountExcludingTax: money('1.01') })],
    ['a tax where there was none', invoiceSaying({ tax: money('0.13') })],
    ['another total', invoiceSaying({ total: undefined })],
  ])('is %s', (_what, now) => {
    expect(correctionOf(before, now)).toEqual({ changedSinceReturn: true, replaced: before });
  });

  it.each<readonly [what: string, said: GivenContent, says: GivenContent]>([
    ['another contract number', agreed, contractSaying('A2', '5.00')],
    ['another contract amount', agreed, contractSaying('A1', '5.01')],
    ['no contract amount where there was one', agreed, contractSaying('A1', undefined)],
    ['an invoice where nothing was kept', filesAlone, before],
    ['a contract where nothing was kept', filesAlone, agreed],
    ['nothing where there was an invoice', before, filesAlone],
    ['nothing where there was a contract', agreed, filesAlone],
    ['a contract where there was an invoice', before, agreed],
  ])('is %s', (_what, said, says) => {
    expect(correctionOf(said, says)).toEqual({ changedSinceReturn: true, replaced: said });
  });

  it('is none where only that is emptied which the type of the invoice does not carry', () => {
    expect(
      correctionOf(
        invoiceSaying({ type: 'SPECIAL_VAT', checkCode: '123456' }),
        invoiceSaying({ type: 'SPECIAL_VAT', checkCode: '' }),
      ).changedSinceReturn,
    ).toBe(false);
  });

  it('is every document that came since', () => {
    expect(correctionOf(undefined, before)).toEqual({ changedSinceReturn: true, replaced: undefined });
  });
});
