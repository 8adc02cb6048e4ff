import { describe, expect, it } from 'vitest';
import { submitCheck, type SubmitWarning } from '../../../../src/domain/evidence/materials/submit-check.ts';
import type { Material } from '../../../../src/domain/evidence/materials/material.ts';
import { money } from '../../../../src/domain/money/money.ts';
import { blockerViews } from '../../../../src/presentation/evidence/check-answers/blocker-views.ts';
import {
  pendingIn,
  tipWords,
  type ComingAnswers,
} from '../../../../src/presentation/evidence/check-answers/check-answers-view-model.ts';
import {
  contractItem,
  contracts,
  invoiceItem,
  invoices,
  invoiceWith,
  item,
  material,
} from '../../../builders/materials.ts';

const key = { book: 'credit', packageId: 'DD1' } as const;
const nothing: ComingAnswers = { sending: [], beingRead: new Set() };
const check = (materials: readonly Material[]) => submitCheck(materials, money('500.00'), '2026-11-21');
const missed = (materials: readonly Material[], coming: Partial<ComingAnswers>) =>
  blockerViews(
    {
      blockers: check(materials).blockers,
      toCompare: [],
      missing: [],
      separators: { line: '@@', clause: '@' },
      coming: { ...nothing, ...coming },
    },
    key,
    materials,
  ).map(({ key: name }) => name);
const unread = (id: string) =>
  invoiceWith(invoiceItem(id, '0.00'), { number: '', total: undefined, amountExcludingTax: undefined, tax: undefined });

describe('a document that is still arriving', () => {
  it('is not reported as missing while its file is being uploaded', () => {
    const materials = [invoices([]), contracts([])];
    expect(missed(materials, {})).toEqual(['material-missing MC', 'material-missing MI']);
    expect(missed(materials, { sending: [{ materialId: 'MI', documentId: undefined }] })).toEqual([
      'material-missing MC',
    ]);
  });

  it('is not reported as uncorrected while its replacement is being uploaded', () => {
    const materials = [
      invoices([
        invoiceItem('I1', '1.00', { result: 'NOPASS', reason: '不清楚' }),
        invoiceItem('I2', '1.00', { result: 'NOPASS', reason: '不清楚' }),
      ]),
    ];
    expect(missed(materials, { sending: [{ materialId: 'MI', documentId: 'I1' }] })).toEqual(['still-returned I2']);
    const whole = [material({ result: 'NOPASS', reason: '不全', items: [item()] })];
    expect([missed(whole, {}), missed(whole, { sending: [{ materialId: 'M1', documentId: undefined }] })]).toEqual([
      ['still-returned M1'],
      [],
    ]);
  });

  it('is not reported as empty while it is being read, but its faults are', () => {
    const wrong = invoiceWith(unread('I1'), { date: '2027-01-01' });
    expect(missed([invoices([wrong])], { beingRead: new Set(['I1']) })).toEqual(['item-incomplete I1 date']);
  });

  it('of another material does not hide a missing one', () => {
    expect(missed([invoices([])], { sending: [{ materialId: 'MC', documentId: undefined }] })).toEqual([
      'material-missing MI',
    ]);
  });
});

describe('warnings about sums', () => {
  const words = (materials: readonly Material[], coming: Partial<ComingAnswers>): readonly unknown[] =>
    check(materials).warnings.map((warning: SubmitWarning) =>
      Object.values(tipWords(warning, materials, { ...nothing, ...coming }) as object),
    );
  const low = [invoices([invoiceItem('I1', '100.00'), unread('I2')]), contracts([contractItem('C1', '100.00')])];

  it('report totals below the financing amount once every document has arrived', () => {
    expect(words(low, {})).toEqual([
      ['check.contracts-below-tip', { total: '¥100.00', financing: '¥500.00' }],
      ['check.invoices-below', { total: '¥100.00', financing: '¥500.00' }],
    ]);
  });

  it('count the documents being uploaded or read', () => {
    const coming: ComingAnswers = {
      sending: [
        { materialId: 'MI', documentId: undefined },
        { materialId: 'MC', documentId: undefined },
        { materialId: 'MI', documentId: 'I1' },
      ],
      beingRead: new Set(['I1', 'I2']),
    };
    expect(words(low, coming)).toEqual([
      ['check.contracts-not-counted', { total: '¥100.00', count: 1 }],
      ['check.invoices-not-counted', { total: '¥100.00', count: 2 }],
    ]);
    expect(low.map((each) => pendingIn(each, coming))).toEqual([2, 1]);
  });
});
